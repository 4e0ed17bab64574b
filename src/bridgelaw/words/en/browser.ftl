### bridgelaw words: browser, English

## The law browser: names of its pages. $year, $old, $new: editions; $number: of a Law or provision; $text: finished text

browser-name = Laws of duplicate bridge

browser-lead = Every provision in plain words, what it asks of players and of the Director, and worked cases that show it at a table.

browser-own-words = These are summaries in our own words. They replace no law book.

browser-skip = To the text

browser-language = Language

browser-edition = Edition

browser-of-edition = The Laws of { $year }

browser-parts = Parts

browser-this-page = On this page

browser-record = This case as a record (YAML)

# $count files of $text megabytes in the folder $words
browser-exported = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }, { $text } MB: open { $words }/index.html

## Parts of the Laws

browser-part-preparation = Before the auction

browser-part-irregularities = When something goes wrong

browser-part-auction = The auction

browser-part-irregular_calls = Irregular calls

browser-part-understandings = Partnership understandings

browser-part-play = The play

browser-part-irregular_cards = Irregular cards

browser-part-revoke = The revoke

browser-part-tricks = Tricks

browser-part-claims = Claims and concessions

browser-part-proprieties = Proprieties

browser-part-score = The score

browser-part-director = The Director and the event

browser-part-appeals = Appeals

## The page of a Law

browser-provisions = Provisions

browser-there = { $year }: { $number }

browser-there-changed = { $year }: { $number }, reads differently

browser-elsewhere = Now in another Law

browser-asks = The Director is asked

browser-triggers = Looked at when

browser-see = See

browser-editions-also = Other editions

browser-note = Note

browser-why-text = Text only

browser-compare = What changed

browser-cases = Worked cases

browser-no-cases = No worked case of this Law in this edition.

browser-previous = Previous

browser-next = Next

## How far the program acts

browser-status-rule = The program draws the consequence itself.

browser-status-question = It asks the Director first what only a Director can tell.

browser-status-text = To be read; there is nothing for a program to do.

browser-status-missing = The program does not have it yet.

browser-reading = How to read this page

browser-force-heading = How strong the word is

browser-doing-heading = How far the program acts

## When it speaks, and for whom

browser-course = Over the course of a board

browser-bar-on = Applied in worked cases: { $text }.

browser-bar-able = Can also apply: { $text }.

browser-key-on = applied in worked cases

browser-key-able = can apply too

browser-key-off = without effect

browser-stage-setup = Setup

browser-stage-auction = Auction

browser-stage-clarification = Clarification

browser-stage-play = Play

browser-stage-ended = End

browser-persons = Who may, who must

browser-persons-from = As the worked cases show it.

browser-sort-option = May choose

browser-sort-obligation = Must

browser-sort-right = May

browser-until-chosen = until the choice is made

browser-role-everybody = every player

browser-role-offender = the offender

browser-role-offenders_partner = the offender’s partner

browser-role-offenders_lho = the opponent on the offender’s left

browser-role-offenders_rho = the opponent on the offender’s right

browser-role-opponents = the offender’s opponents

browser-role-in_turn = the player in turn

browser-role-others = the other players

browser-role-declarer = declarer

browser-role-dummy = dummy

browser-role-defender = the defenders

browser-role-director = the Director

browser-heard-standing = as long as it holds

browser-heard-explained = options explained

browser-heard-noticed = attention drawn

browser-heard-chosen = choice made

browser-heard-found = finding

browser-heard-ruled = consequence ruled

browser-heard-settled = irregularity settled

browser-heard-irregular = irregularity committed

browser-heard-informed = information received

browser-heard-stood = a call or card counts or no longer counts

browser-moment-next_turn = a player has had a turn

browser-moment-played = card played

browser-moment-summoned = Director called

browser-moment-director = Director has finished

browser-moment-end_of_auction = auction over

browser-moment-opening_lead_faced = opening lead faced

browser-moment-end_of_play = play over

## A worked case

browser-case = Worked case

browser-state = The table

browser-deal = The deal

browser-acts = What happens

browser-start = Before the first act

browser-step = Step { $number } of { $count }

browser-step-back = Back

browser-step-on = Next

browser-changed = new

browser-gone = Nothing more.

browser-unchanged = Nothing else changes.

browser-keys = Arrow keys left and right go from step to step.

browser-same-answer = The answers are those of the program itself; the record below gives the same ones on your own machine.

## Editions compared

browser-compare-title = { $old } and { $new } compared

browser-compare-lead = What is different in each Law, provision by provision.

browser-compare-count = { $count ->
        [one] { $count } difference
       *[other] { $count } differences
    }

browser-unchanged-heading = Unchanged

browser-asks-nothing = nothing

## Words from A to Z, and the search

browser-words = Words from A to Z

browser-words-lead = Each word with the Laws in whose summaries it stands.

browser-search = Search

browser-search-for = Search the Laws

browser-search-hint = In your own words, such as “trump still out after a claim”, or by number, such as 27B1.

browser-search-none = Nothing found for

browser-search-found = Found:

browser-search-script = Without JavaScript, the words from A to Z lead to every Law.

browser-search-all = All editions

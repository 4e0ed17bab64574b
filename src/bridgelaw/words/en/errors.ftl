### bridgelaw words: errors, English

## Reading a file

error-file = { $file }:{ $line }: { $reason }

error-act = act { $n } ({ $id }): { $reason }

error-law-or-search = Say either the number of a Law or what to search for (--search); --json goes with --search.

error-not-readable = The file cannot be read.

error-not-there = There is no such file or folder.

error-no-files-of-boards = There is no file of boards: expected PBN, LIN or JSON Lines.

error-too-large = The file is larger than { $limit } MB.

error-binary = This is not text.

error-encoding = The text is not in UTF-8.

error-empty = There is nothing in it.

error-not-yaml = This is not YAML.

error-not-json = This is not JSON.

error-too-deep = It is nested more than { $limit } deep.

error-too-many = There are more than { $limit } words and brackets in it.

error-too-many-moves = There are more than { $limit } calls and cards on one board.

error-alias = Anchors and aliases are not taken; write the value itself.

error-tag = Tags are not taken; types follow from the format.

error-duplicate-key = A key is there twice.
    .named = The key “{ $text }” is there twice.

error-unknown-key = “{ $text }” is not a key here.
    .allowed = “{ $text }” is not a key here. There are: { $allowed }

error-not-a-record = This is not a record: it begins with the key bridgelaw, of the value 1.

error-version = This program reads version { $allowed } of the record format, not { $text }.

error-unknown-verb = Unknown act: { $verb }

error-two-verbs = An act has one verb only; “{ $verb }” is a second one.

error-missing-field = The field “{ $field }” is missing.

error-penalty-unit = “{ $text }” is not what the totals of this session are made of: matchpoints or percent with matchpoints, else IMPs.

error-unknown-pair = There is no pair “{ $text }”.

error-not-xml = This is not XML, or not whole.

error-xml-entity = There is an entity in it; such a file is not read.

error-unknown-form = This is no session in a form that is read here.

error-no-results = There are no results in it.

error-not-pairs = Only events of pairs are read.

error-not-written = The file cannot be written: { $text }

error-sheets-ending = Pages are written as PDF or HTML: the name of the file ends in pdf or html.

error-not-access = This is no Access file, or not whole.

error-needs-bws = Access files of table units need the extra part bws: pip install "bridgelaw[bws]"

error-pair-twice = Pair “{ $text }” is there twice.

error-against-itself = Pair “{ $text }” plays against itself.

error-no-result = A result has one of: contract, score, artificial, weighted, unplayed.

error-movement-what = Say how many pairs there are (25 pairs), one movement with its size (howell 6), or a file (--check).

error-movement-none = There is no such movement: { $text }

error-movement-few = A movement needs four pairs and two boards.

error-movement-time = Minutes are more than 0.

error-plan-columns = The first line must name the columns; missing: { $columns }

error-plan-cells = Number of values expected in this line: { $count }.

error-plan-csv = This is no table of values with separators.

error-plan-empty = There is no line for a table.

error-plan-round = Round { $round } is missing.

error-plan-untold = The results do not tell their rounds and tables.

# The fuller ones first: what is allowed, the bounds of a number, the field alone
error-bad-value = “{ $text }” is not allowed here.
    .allowed = “{ $text }” is not allowed for { $field }. Allowed: { $allowed }
    .between = “{ $text }” is not allowed for { $field }. Allowed: { $least } to { $most }
    .least = “{ $text }” is not allowed for { $field }. Allowed: { $least } or more
    .named = “{ $text }” is not allowed for { $field }.

error-bad-card = “{ $text }” is not a card.

error-bad-call = “{ $text }” is not a call.
    .irregular = “{ $irregular }” is not legal here; irregular auctions are not read from PBN.

error-bad-seat = “{ $text }” is not a seat.

error-bad-deal = This is not a deal as in PBN, four hands of four suits.

error-bad-regulation = There is no such regulation, or it has other values.

error-weights = The weights do not sum to 1: { $text }

error-not-a-case = This is not a case: it has the keys id, title, laws_edition and quality.

error-contract-mismatch = “{ $text }” is not the contract that the auction gives: { $allowed }

error-declarer-mismatch = “{ $text }” is not the declarer that the auction gives: { $allowed }

error-bad-pbn = This is not PBN, or not as it is read here.

error-bad-lin = This is not LIN, or not as it is read here.

error-id-taken = Two acts are called “{ $id }”.

error-no-such-act = There is no act “{ $id }”.

## What cannot physically happen

error-duplicate-card = { $card } appears in more than one hand.

error-not-in-hand = { seat } does not hold { $card }.

error-after-closed = The board is closed; nothing can happen after that.

error-nothing-to-substitute = This player has made no call that could be replaced.

error-nothing-to-retract = This player has made nothing that could be taken back.

error-nothing-to-face = No such lead lies face down.

error-no-play-to-claim = The play has not begun; nothing can be claimed or conceded.

error-more-tricks-than-left = Not so many tricks are left ({ $left }).

error-more-left-than-unplayed = { $left } tricks cannot have been left: more have been played.

error-claim-needs-won = Say how many tricks declarer had won by then: nobody has written them down.

error-won-before-claim = Declarer cannot have won { $won } tricks when { $left } are left.

error-answer-too-large = That is more than there is: the number asked for is of the tricks left.

error-no-contract-for-result = There is no contract yet.

## What changes nothing

error-question-ambiguous = Several questions of this kind are open; say which one is meant.
    .named = Several questions of this kind are open; say which one is meant: { $ids }

error-finding-waits = So far nothing depends on that answer; it is kept.
    .named = So far nothing depends on the answer to “{ $kind }”; it is kept.

# What would have done something where an order, a choice or an answer did nothing
error-fits = What would do something: { $text }.

error-fit-rule =
    .about = the order “{ $text }” ({ $about })
    .any = the order “{ $text }”

error-fit-choose =
    .about = the option “{ $text }” ({ $about })
    .any = the option “{ $text }”

error-fit-find =
    .about = the answer to “{ $text }” ({ $about })
    .any = the answer to “{ $text }”

error-fit-explain = to explain what follows

error-no-such-question = In this edition nothing depends on that for this act, so the answer changes nothing.
    .named = In this edition nothing depends on “{ $kind }” for this act, so the answer changes nothing.

error-poll-second-forbidden = A poll of players who knew of the information changes nothing here: the authority allows no second stage (setting poll_second_stage).

error-no-such-option = This option is not open to this player now.
    .named = “{ $kind }” is not open to this player now.

error-choice-needs-suit = This option needs a suit: name one.

error-choice-needs-call = This option needs a call: name one.

error-choice-needs-card = This option needs a card: name one.

error-choice-needs-hand = This option needs a hand: declarer’s or dummy’s.

error-choice-wrong-suit = This suit is not among those that can be chosen.

error-choice-wrong-call = This call is not among those that can be chosen.

error-choice-wrong-card = This card is not among those that can be chosen.

error-correction-period-over = The correction period was over: the score stays as it was.

error-raised-alone = After the round one side’s score is not raised without lowering the other’s.

error-nothing-to-waive = There is no offending side here whose opponents could ask for a waiver.

error-no-act-meant = There is no act of that name on the board.

error-no-play-yet = There has been no play yet in which somebody could have revoked.

error-order-without-effect = What it is about is not irregular, has been ruled on already, or cannot be ruled on in this way.
error-not-judged = The acts and all else that is known stand; the Director rules on it by hand.
error-not-shown = What happened here stands, but a part of it cannot be shown. The Director goes on by hand.
error-not-read = Event { $id } of this board could not be read again; what it said is missing.
error-own-fault = the program failed over it, which is a fault of its own; please report this: { $text }

error-no-ruling-to-appeal = There is no ruling of the Director here that could be appealed against.

error-appeal-too-late = The appeal came too late.

error-no-appeal-to-join = Partner has made no appeal that is still open.

error-no-appeal-to-decide = There is no open appeal to decide.

error-illegal-result = One of these results is in a contract that came of a call found illegal.
    .told = One of these results is in the contract that came of { $calls }: the partner’s information suggested it, and it was found illegal.

error-own-part-of-offenders = Only a side that did not err can be left with a part of its damage: the side named here is the offending side.

error-own-part-denied = It has been found that this side added nothing to its own damage: then no part of it is left to it.

error-appeal-undecided = The award is under appeal: the appeal has to be decided first.

error-discipline-is-final = A disciplinary decision of the Director is final: the Director may only be recommended to change it.

## The command line

error-nothing-to-explain = Nothing in the answer is called “{ $id }”.

error-reasons-of-a-seat = The reasons follow from the Director’s answer; they do not go with the view of a seat.

error-not-answerable = “{ $text }” is nothing that can be answered here.

error-nothing-chosen = Choose something, or say that there is none.

error-nothing-picked = Choose an answer in each list.

error-question-not-open = The question “{ $text }” is not open.
    .named = The Question “{ $kind }” ({ $text }) is not open.

error-option-not-open = The option “{ $text }” is not open.
    .allowed = The option “{ $text }” is not open. Open are: { $allowed }
    .named = The option “{ $kind }” ({ $text }) is not open.
    .named_allowed = The option “{ $kind }” ({ $text }) is not open. Open are: { $allowed }

error-no-likely-result = One offending side and the vulnerability must be known for that; write the score of each side as NS: … ; EW: …

error-editions-of-a-seat = All editions side by side go without --seat, --every and --why.

error-nothing-to-withdraw = There is no adjusted score to take back.

error-unknown-start = “{ $text }” is no kind of irregularity here.
    .allowed = “{ $text }” is no kind of irregularity here. There are: { $allowed }

error-unknown-fact = Nothing of the name “{ $text }” is asked here.
    .allowed = Nothing of the name “{ $text }” is asked here. There are: { $allowed }

error-bad-fact = “{ $text }” does not fit here.
    .allowed = “{ $text }” does not fit { $key }. What fits: { $allowed }

error-facts-impossible = These answers do not fit each other: { $text }

error-no-record = Name a record, or say --start for a quick ruling.

error-answer-form = “{ $text }” is not of the form kind=value.

error-not-added = The acts of this file are not on lines of their own, so nothing can be added to it. Say --out and a name to write the record anew.

error-file-changed = The file has changed since it was read. Nothing was added; look at it again.

error-no-pdf = A PDF needs the typst package: install bridgelaw with the extra [pdf].

error-pdf-to-terminal = A PDF is not for the terminal: give it the name of a file.

error-board-number = A board number is 1 or more.

error-poll-no-choice = Act “{ $id }” is no call or card that this player had to choose.

error-poll-no-hand = The hand of the player who chose in act “{ $id }” is not in the record.

error-poll-no-question = Which choice were they asked about? Name the act with --of.

error-poll-no-replies = Either the problem or the answers: name an act with --of, or a file with --answers.

error-poll-not-possible = { $action } was no possible choice there.

error-poll-second-answer = Answer { $n } is none to these questions: at least one mark, “nothing” alone, and each of the actions asked about on one side at most.

## Remarks while reading (the record is kept as found)

reading-declarer_mismatch = The file names another declarer than the auction gives.

reading-contract_mismatch = The file names another contract than the auction gives.

reading-leading_passes_missing = Passes at the start of the auction are missing.

reading-columns_wrong = The columns of the play are out of step.

reading-card_not_in_hand = A card was played that the hand does not hold.

reading-revoke_unmarked = A card does not follow suit and the file does not mark it.

reading-illegal_call_unmarked = An illegal call is not marked as one.

reading-notes_dangling = A note belongs to no call.

reading-duplicate_tag = A tag is there twice.

reading-unquoted_tag = A tag value is not in quotes.

reading-bad_date = The date cannot be read.

reading-inherited = A value was taken from the record before.

reading-partial_deal = The deal is incomplete.

reading-tag_case = A tag is written with other capitals.

reading-comment_swallows_tags = A comment holds whole tag lines.

reading-edited_outside = The visible part was changed by another program.

reading-tricks_mismatch = The file gives another number of tricks than the cards.

reading-score_mismatch = The file gives another score than contract and tricks are worth.

reading-deal_defect = The hands cannot be a deal.

reading-assumed = A value is not in the file and was assumed.

reading-alert_mark = An exclamation mark was read as an alert.

reading-bad_value = A value has not the form that it should have.

reading-bad_mark = A mark behind a call or card is not understood.

reading-mark_unfounded = An irregularity is marked where there is none.

reading-after_end = Something follows the end of the auction or the play.

reading-card_missing = A card is missing; the play is read up to there.

reading-play_unread = There are cards, but no auction that tells whose turn it was.

reading-times_unsure = It is not certain whose times these are.

reading-stray_sign = A sign that ends something stands where nothing ends.

reading-unread_tail = A command at the end of the file has no value.

## Typed input

input-unknown = “{ $text }” is neither a call nor a card here. Try: { $examples }

## The live table

error-unexpected = Something went wrong ({ $code }). It is recorded.

## Lines of conditions. $option: an option of a command; $n: a column; $text: what could stand there

error-expected = { $option }, column { $n }: expected here: { $text }.

error-option-twice = { $text }: { seat } is there twice.

error-deals-number = The number of deals is from 0 to { $limit }.

error-cards-twice = { $card } is in two places; the second is with { seat }.

error-cards-thirteen = A known hand has 13 cards, and no hand holds more: { seat }.

error-evidence-mixed = What a card is made of ({ $option }) does not go with --event, --known, --held and --given, which count deals.

error-evidence-no-file = { $option } is about a record: name its file.

error-evidence-no-question = There is no open Question “{ $text }” about information. Open are: { $allowed }

error-evidence-which-question = Which Question is it about? Name it with --question: { $allowed }

error-evidence-nothing_conveyed = Question “{ $text }” does not rest on information that the player may not use.

error-evidence-not_chosen = The player has called or played nothing since.

error-evidence-other-player = Question “{ $text }” is about the choice of another player than { seat }.

error-evidence-vulnerable = Who is vulnerable is not known, so that no contract is worth anything.

error-evidence-field = Matchpoints need the results of the other tables (field in the record).

error-evidence-deals = The number of deals of a card is from { $least } to { $most }.

error-evidence-reading = --reading wants a name, = and a condition, each name once: { $text }

error-evidence-action-unknown = --action { $text }: no call or card that was possible there.

error-evidence-action-contract = --action { $text }: after = comes a contract with its declarer, as 3HS or 3HxS.

error-evidence-action-needs_contract = --action { $text }: no legal call there; say where it leads, as 3H=3HS.

error-evidence-action-no_contract = --action { $text }: a card is measured by the contract that is played.

error-evidence-action-twice = --action { $text } is there twice.

expected-condition = a condition (points, a length, a card, balanced, shape, any)

expected-measure = what is counted (hcp, suits, controls, aces, of)

expected-number = a number of at most two figures

expected-higher_number = a number that is not below the first

expected-suit = a suit

expected-other_suit = another suit

expected-rank = a rank

expected-comparison = > or >=

expected-card = a card, the suit first

expected-other_card = another card

expected-pattern = four lengths, such as 5431 or =54xx

expected-thirteen = four lengths of 13 cards together

expected-join = a comma, “and”, “or”, or the end

expected-close = a closing bracket

expected-seat = a seat, N E S W

expected-other_seat = another seat

expected-colon = a colon

expected-fewer_brackets = fewer brackets within brackets

expected-shorter = the end: a line that long is not read

expected-hand = a hand, such as A5.KQJ.QJT9.KJT8

expected-thirteen_cards = a hand of 13 cards

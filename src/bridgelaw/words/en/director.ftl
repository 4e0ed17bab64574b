### bridgelaw words: director, English

## The pages of the Director’s desk: the queue of calls, a case

queue-title = Director calls

queue-laws = The Laws

queue-rulings = Rulings

queue-waiting = { $calls ->
        [0] Nobody is waiting
        [one] { $calls } Director call is waiting
       *[other] { $calls } Director calls are waiting
    }

queue-none = When a player calls the Director at any table, it is shown here.

queue-later = Later, when the board is over

queue-done = Decided

queue-sample = Samples to try

queue-paper = on paper

queue-untitled = A table

queue-where = { $title } · Board { $n }

queue-since = { count-minutes }

queue-new-call = Called: { $where } – { $text }

queue-new-later = Leave it for now

queue-report = { seat } reports: { $text }

case-happened = What happened

case-nothing-irregular = Nothing irregular has been found.

case-basis-stated = stated

case-basis-agreed = agreed

case-basis-disputed = disputed

case-basis-found = found by the Director

case-basis-not_found = not found

case-over = This board is over; the table plays another one.

case-stale = The case has changed since you saw it. Nothing was recorded: look again, then decide.

case-news = Something has happened: look again

case-since = Since then:

case-was-sent = You had answered: { $text }

case-earlier = Answered before; it stays in the record:

case-change = Another answer takes its place; both stay.

case-follows = What follows

case-took = { $time } s

case-take-up = Take this up

case-caller = Yes: { seat } pointed it out

case-caller-other = Or somebody else

case-saw-it = I saw it myself

case-revoke-quickly = Quick ruling: what follows with these cards

case-nobody-changes = Nobody changes anything: let play go on

case-ask-award = Results with weights, as { $example } (contract, declarer, tricks); { $averages }; for the sides apart { $sides }

case-ask-card = A card, as { $example }

case-withdraw-award = Take the adjusted score back

case-give-score = Give this score

case-chosen = Chosen: { $label }

case-read-in = Read out in

case-then-read = Then read out

case-explained-shown = Explained – show them on the screens

case-read-out-next = Read out what follows. Done?

case-read-out-done = Read out

case-decided = Read out to all four

case-decided-tricks = Tricks: { $text }.

case-later = { $questions ->
        [one] { $questions } more question
       *[other] { $questions } more questions
    }

case-rejudged = From here on other Laws or another form of scoring hold than before: { $text }.

case-rejudged-check = Before, this case was under other Laws or scoring: { $text }. What was read out and answered then was so under them: go through it again.

case-timeline = Act by act

case-no-acts = Nothing has been done yet.

case-hands = The four hands

case-ledger = Who may use what

case-fact = Fact

case-cell-authorized = may

case-cell-unauthorized = may not

case-cell-mixed = in part

case-cell-own = it comes from this player

case-cell-heard = has heard it; it is for the opponents

case-cell-none = has not received it

case-notes = My notes

case-note = For the Director alone

case-said = Write down what was said

case-said-who = Who said it?

case-said-text = In the words that were used

case-said-claim = What the claimer says is kept with the claim, what an opponent says as that player’s objection. The ruling quotes both.

case-said-note = It is kept with the case, for you alone. The ruling does not quote it.

case-said-lacking = Say who it was, and write down what was said.

case-said-noted = { seat }: “{ $text }”

case-write = Write down

case-other-laws = Under other Laws

case-authority = By the regulations of

case-show = Show

case-statement = Statement

case-report = { $seat } reports, to you alone

case-take-report = Take it up

## A case from paper

entry-title = Write down what was done

entry-calls = Calls, from { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    } on

entry-calls-how = With spaces between, as { $examples }. A seat and a colon before a call that somebody else made, ! behind one that was alerted.

entry-cards = Cards, from { seat } on

entry-cards-dummy = Cards, from dummy ({ seat }) on

entry-cards-how = With spaces between, as { $examples }, also several tricks at once. Whose card each one is follows from the play; a seat and a colon before a card that another hand played.

entry-cards-held = { seat } holds it: if it was played from there, write { $text }.

entry-cards-none = { $text } Nothing of this line has been written down.

entry-result = Tricks won by declarer

entry-more = Something else was said or done

entry-who = Who

entry-what = What

entry-about = About

entry-text = In words; for a call or card, its letters

entry-strike = Strike out: { $text }

entry-calling = For the Director

entry-conveying = What partner could notice

entry-saying = Explained and asked

entry-doing = Calls and cards

entry-own-accord = Card put forward by dummy unasked

entry-exposing = A card exposed

entry-claiming = Claims

entry-learning = Known from elsewhere

entry-stating = Facts about the board

entry-revoke = A revoke

entry-revoke-now = While the play goes on

entry-revoke-read = Read out what holds now

entry-revoke-over = When the play is over

entry-revoke-who = Who says so?

entry-revoke-twelfth = It was in the twelfth trick.

entry-revoke-when = When was it pointed out?

entry-revoke-in_time = In time

entry-revoke-next_board = After the other side had called on the next board

entry-revoke-round_over = After the round had ended

entry-revoke-none-later = With no trick won since, there is none that was won with such a card.

entry-revoke-no-trick = By the result that side won no trick: it cannot have won the trick of the revoke.

entry-revoke-later = By the result the revoker’s side cannot have won more than { count-tricks } after the trick of the revoke.

entry-revoke-lacks-who = Choose who says so.

entry-revoke-lacks = Choose who says so, who revoked, the suit, who won the trick, how many tricks were won since, and when it was pointed out.

entry-claim = A claim

entry-claim-who = Who claims?

entry-claim-left = How many tricks are left?

entry-claim-won = How many tricks had declarer won by then?

entry-claim-tricks = How many of the tricks left are claimed?

entry-claim-tricks-how = Only of those left, not in all.

entry-claim-result = If that is agreed:

entry-claim-line = The statement, in the claimer’s own words (empty: nothing was said)

entry-claim-objects = Who objects?

entry-claim-objection = Objection of { seat }, in that player’s own words

entry-claim-own = { seat } made the claim and cannot object to it.

entry-claim-both = Somebody objects, and all agree: only one of the two can be so.

entry-claim-agreed = Nobody: all agree

entry-claim-cards = Cards left, as far as they count

entry-claim-how = Tricks that are written down card by card need not be counted. Where the opponents’ hands are known, from the deal or from the cards left, you are asked about a trump that one of them still holds and of which the statement says nothing.

entry-number = “{ $text }” is no number of tricks.

entry-nobody = Nobody is to call: the auction is over. Choose it from the list, with who made it.

entry-nobody-plays = Nobody is to play now.

entry-tricks = Begin with the number of tricks, then how they are to be made.

entry-unknown = That cannot be chosen here.

paper-board = The board

paper-number = Number of the board

paper-title = Name of the case, as a table or event

paper-of-session = Played in a session

paper-of-session-how = A session that this server keeps (bridgelaw session import FILE --into NAME): Laws, scoring, the other tables and the percentages are read from it.

paper-session = Name of the session

paper-session-table = Table with its section (A5)

paper-table = “{ $text }” is no table of a session: its name and a table such as A5 are needed.

paper-not-in-session = The board was not scored at { $text }.

paper-scoring = Scoring

paper-conditions-more = Dealer, vulnerability, Laws

paper-conditions = There is no such dealer or vulnerability.

paper-dealer = Dealer

paper-vulnerable = Vulnerable

paper-by-number = by the number

paper-unless-pasted = { $text } (unless pasted)

paper-laws = Laws of

paper-deal-heading = The deal

paper-hands-how = Each hand from spades to clubs, as { $example }; a hand that nobody knows stays empty, the fourth is worked out.

paper-pack = Or touch the cards; filling now: { seat }.

paper-paste = Paste PBN, LIN or a record instead

paper-paste-how = The board with all that it says; what is filled in above takes precedence

paper-unread = What was pasted cannot be read: { $text }

paper-late = Reading what was pasted takes too long. Paste the one board alone.

paper-acts = The board that was pasted has more than { $most } acts.

paper-bad-number = “{ $text }” is no number of a board.

paper-begin = Open the case

paper-hand = “{ $text }” is no hand: four suits from spades to clubs, with points or spaces between and a dash for a void. The honours are A K Q J T; ten may be 10.

paper-deal = The deal cannot be: { $text }

paper-put-right = Put the board, the Laws or the scoring right

paper-back = Back to the case

case-photos = Photos

case-photo = Photo { $n } kept with the case

case-photo-how = A hand record or slip, as JPEG or PNG of at most 2 MB

case-photo-keep = Keep with the case

case-photo-kind = That is no JPEG or PNG picture.

case-photo-large = The picture is larger than 2 MB.

case-photo-pixels = The picture has more than 30 million pixels. Send a smaller one.

case-photo-unreadable = This picture cannot be read.

case-photo-many = This case cannot take more photos.

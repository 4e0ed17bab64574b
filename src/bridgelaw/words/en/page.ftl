### bridgelaw words: the page of a live table, English

page-title = { $title } · { $place }

## The table

page-now = Now

page-side = Rights, duties and calls

page-seats = The four places

page-you = you

page-away = not connected

page-trick = Trick { $n }

page-last-trick = Last trick (trick { $n })

page-face-down = A card face down

page-no-calls = Nobody has called yet.

page-box = Bidding box

page-costs-touch = Touch a call: what it costs is shown here before you make it.

page-mark-free = nothing further

page-mark-costs = this call costs something

page-mark-asked = depends on what the Director finds out

page-alerted = alerted

## The line that says what is asked for

page-stopped = Play has stopped

page-stopped-over = The Director has been called

page-no-questions = No questions

page-led-early-help = Point it out: the Director comes and says what becomes of that card.

page-may-ask = { $text } may still ask before it is faced.

page-tricks-won = Tricks

page-waiting = Waiting for { $text }.

page-your-choice = The choice is yours

page-said = What was just said

page-spread = Put my hand down

page-spread-accepts = Put my hand down: this accepts the lead

page-spread-until = Until then declarer may call the Director and choose whether to accept the lead.

page-claim-no-objection = I do not object

page-claim-object = Object

page-concede-instead = Concede tricks

page-object-why = Why, in a sentence or two, if you like

page-object-read = Only the Director reads it now; the ruling quotes it.

page-claim-of = { $tricks } of the last { $left }

page-asks-to-play-on = { seat } asks that play go on. It does if all four agree: the claim is then void. Otherwise the Director decides it.
    .you = You ask that play go on. It does if all four agree: the claim is then void. Otherwise the Director decides it.

page-agree-to-play-on = Let play go on

page-refuse-to-play-on = No: call the Director

page-line-late = (after the objection)

## Play has stopped

page-heard = The Director has said

page-board-held = The Director is looking at this board, and the score may change. The next board begins when that is done.

page-reserved-now = You reserved your rights on this board: if you think that the other side used unauthorised information, call the Director now.

page-pick-one = Choose one.

## Calls and cards

page-type-call = Type a call

page-type-card = Type a card

page-unknown-call = That is no call

page-unknown-card = That is no card

page-ambiguous = That can mean two things

page-irregular = That would be irregular

page-prevented = Not possible at this table

page-do-anyway = Do it anyway

page-rather-not = Rather not

page-refused = That was not done.

## What the viewer may and must do

page-must = You must

page-may-button = More …

page-more = Something else happened

page-restate = The calls were as shown

page-do-explain = Explain

page-remind = Reminder

page-happened = Has something happened?

page-do-correct = Correct an explanation

page-wrong-here = Something was irregular on this board

page-wrong-before = On the board before

page-do-hesitated = A player hesitated

page-do-report = Tell the Director what was conveyed

page-do-reserve = Reserve rights

page-do-concede = Concede tricks

page-do-retract = Take back

page-do-substitute = Change my call

page-do-expose = A card was dropped or shown

page-do-pick_up = Pick up cards

page-do-inspect = Look at a trick

page-do-designate = Name dummy’s card in words

page-do-waive = Waive a rectification

page-do-line = Say how I would play

page-do-dispute = Dispute a fact

page-do-appeal = Appeal

## Forms: their titles

page-sheet-call = A call

page-sheet-card = A card

page-sheet-may = What you may do

page-sheet-history = What happened

page-sheet-settings = Settings

page-sheet-help = Keys

page-sheet-summoned = The Director has been called

page-sheet-ask = Ask for an explanation

page-sheet-explain = Explain

page-sheet-announce = Announce

page-sheet-correct = Correct an explanation

page-sheet-attention = Point out an irregularity

page-sheet-reserve = Reserve rights

page-sheet-dispute = Dispute a fact

page-sheet-prevent = Prevent an error

page-sheet-waive = Waive a rectification

page-sheet-assess = Impose a rectification

page-sheet-appeal = Appeal against a ruling

page-sheet-designate = Name dummy’s card

page-sheet-claim = Claim

page-sheet-line = How I would play

page-sheet-concede = Concede tricks

page-sheet-report = For the Director alone

page-sheet-revoke = No more of that suit?

page-sheet-expose = A card was dropped or shown

page-sheet-pick_up = Pick up cards

page-sheet-inspect = Look at a trick

page-sheet-retract = Take back

page-sheet-undo = Undo

page-sheet-substitute = Change my call

## Forms: what they are for, and the button that sends them

page-ask-help = The opponents see your question, and so does your partner.

page-ask-send = Ask

page-ask-meaning = What does it mean?

page-ask-strength = How strong is it?

page-ask-alternatives = What else could have been called?

page-explain-help = Say what your side has agreed, not what you hold.

page-explain-send = Explain

page-explain-natural = Natural

page-explain-undiscussed = We have no agreement

page-explain-forcing = Forcing

page-explain-not-forcing = Not forcing

page-explain-wrong = A call of mine was explained wrongly

page-announce-help = Say it as the regulations word it.

page-announce-send = Announce

page-correct-help = Say what your side has really agreed. The Director is called with it.

page-correct-send = Correct

page-attention-help = Play stops, and the Director is called. Say what happened; the Director judges it.

page-attention-before = The Director is called to this board; the one on the table goes on. Say what happened; the Director judges it.

page-attention-send = Point it out

page-reserve-help = Say what happened, not what it meant. The four at the table read it, and the other side says whether it was so. You go on, and keep the right to call the Director later.

page-reserve-send = Reserve rights

page-dispute-help = Then the Director is called and finds the facts.

page-dispute-send = I dispute that

page-prevent-help = Speak before the error is complete.

page-prevent-send = Say it

page-waive-help = Only the Director can waive a rectification; your wish is noted.

page-waive-send = Say it

page-assess-help = Only the Director can impose a rectification; what you say is noted.

page-assess-send = Say it

page-appeal-help = Your partner has to agree. Say what you disagree with.

page-appeal-send = Appeal

page-designate-help = If the words are incomplete, the Laws say which card they mean.

page-designate-send = Name it

page-name-small = small

page-name-high = high

page-name-ruff = ruff

page-name-same = same suit

page-name-anything = anything

page-expose-help = Say what has happened: everybody has seen these cards. Where a defender’s card was seen, or one during the auction, the Director is called.

page-pick_up-help = They go back into your hand.

page-inspect-help = A trick may be looked at again as long as your own card in it lies face up.

page-retract-help = It is noted that you took it back; the Director says what follows.

page-retract-call = My last call

page-retract-play = My last card

page-substitute-help = Both calls stay in the record; the Director says which one counts.

page-your-call = Your call was { $call }.

page-which-cards = Which cards?

page-about = About what?

page-about-another = Another one

page-call-after = { $call } after { $before }

page-exposed-how = How?

page-whole-auction = The whole auction

page-something-else = Something else

page-nothing-yet = Nothing yet.

page-nothing-said = Nothing has been said about it.

page-earlier = Earlier

page-words = In words

page-words-optional = In words, if you like

page-claim-help = Say at once how you will play; what is not said can count against you. The others then see your hand and what you said, and answer.

page-claim-how-many = { $left ->
        [one] Do you claim the trick that is left?
       *[other] How many of the { $left } tricks left do you claim?
    }

page-claim-tricks = I claim { count-tricks }

page-claim-line = The line of play

page-line-trumps = Drawing trumps.

page-line-high = All my cards are high.

page-line-crossruff = Ruffing back and forth.

page-line-give = Giving up one trick.

page-line-help = What you said with your claim, in the same words; or what you have not said yet. The Director sees when it was said.

page-line-send = Say it

page-concede-help = You give these tricks up; the others that are left are yours. Your hand is shown. If you are a defender, partner may object at once.

page-concede-how-many = { $left ->
        [one] Do you concede the trick that is left?
       *[other] How many of the { $left } tricks left do you concede?
    }

page-concede-tricks = I concede { count-tricks }

## The Director

page-when-over = When the board is over

page-answer-now = Answer it now

## A contested claim is heard

page-hear = First hear the claim

page-hear-repeats = What { seat } repeats

page-hear-objects = What { seat } objects

page-hear-who = Who speaks?

page-hear-write = Write it down

page-hear-faced = All four face their cards

## What is told to the Director alone

page-report-help = Only the Director reads this. Say what happened, not what it meant.

page-report-who = Who?

page-report-what = What?

page-report-when = At which call or card?

page-report-text = In your own words: how long, what was said, do the others agree?

page-report-send = Tell the Director

page-report-sent = The Director has it.

page-report-known = This has been noted already: there is nothing more to take up.

page-report-noted = What you have noted

page-report-lies = Your note lies before the Director.

page-summoned-help = The Director has been told and comes to the table. What would you like to say?

page-summoned-point = Something was irregular

page-summoned-report = Unauthorised information may have been given

page-summoned-later = I shall say it when asked

## Around the table

page-history = History

page-settings = Settings

page-help = Keys and help

page-close = Close

page-save = Save as { $text }

page-read-law = Read this Law

page-connecting = Connecting …

page-lost = The connection is lost. It is being restored; everything done is kept.

page-link-gone = This link no longer leads to the table. Ask the Director for a new one.

page-language = Language

page-letters = Letters beside the suit symbols

page-international = Type with international letters (SHDC, AKQJT)

page-shortcuts = Single-key shortcuts

page-key-bid = One heart: level, suit, Enter

page-key-calls = Pass, double, redouble

page-key-arrows = Go through your cards; Enter chooses, Enter again plays

page-key-card = The queen of hearts, typed

page-key-field = To the field for typing

page-key-director = Call the Director

page-key-help = This page

page-key-escape = Back

page-help-law = The number behind a sentence opens the provision of the Laws that says so.

## The Director

page-called = You are called at the table: Board { $n }

page-calls = Director calls

page-irregularities = What was irregular

page-rulings = Rulings

page-remarks = Remarks

page-calls-none = Nobody has called for you on this board.

page-calls-settled = Nobody is calling for you now.

page-quoted = “{ $text }”

page-option-of = { seat }:

page-report-from = Told by { seat }:

page-report-take-up = Take it up as a fact stated

page-take-up = Take it up

page-status-read = The options have been read

page-status-explained = What follows has been read out

page-next-step = What comes next

page-tasks = The Director’s steps

page-settled = Settled before

page-step-after = waits for { $n }

page-step-done = done

page-to-answer = Answer it

page-ask-first = Ask first

page-ask-alone = You decide

page-answered = Answered

page-adjusted-because = The Director’s reason: “{ $text }”

page-adjusted-ask = The Director gave this score. Ask for the reason.

page-objected-because = { seat } objected:

page-rescored = Score changed

page-reason-told = Reason, which the players see

page-costs = Costs

page-report-set-aside = Set aside: made by mistake

page-answer-result-later = The result that this gives is shown here.

page-change-answer = Change

page-leave-answer = Leave it as it is

page-question-later = Another question first ({ $n } more to answer)

page-reason = Reason, for the ruling

page-choose-number = First choose a number.

page-cannot-read = That cannot be read as an answer.

page-none-of-them = None of them

page-answer-text = The agreement

page-answer-card = The card

page-answer-poll = Considered by how many: P 4, 3D 2

page-poll-asked = Players asked

page-poll-chose = Chosen by how many

page-read-out = Read out the options

page-slip-first = First ask { seat } alone whether { $call } was a slip of the hand (Law 25A). If it was, { seat } says so by Undo, with the call that was meant; then nothing is read out. If it was not, go on here.

page-read-out-help = Read out everything that is open to the players, then press. Whoever has to choose sees it on the page of that place; the others read there what is open to that player.

page-explain-options = All options are explained

page-players-read = What the players read

page-follows = Read out what follows

page-follows-help = Nobody has to choose now. Read it out, then press.

page-follows-told = It has been read out

page-nothing-follows = Nothing to read out: nobody has to choose now

page-nothing-follows-told = It has been said

page-players-now = The players now

page-record-choice = Record what { seat } chooses

page-boards = Boards

page-board-over = This board is over; the table has gone on.

page-board-before = The board before

page-before-waits = On the board before, something still waits for you.

page-board-table = Back to the table

page-resume-title = Let the table go on

page-resume-help = When everything is said and chosen.

page-go-on-after-explaining = First read out what follows from the irregularity; then the table may go on.

page-go-on-after-choice = { $text } has still to choose; then the table may go on.

page-nobody-changes = Nobody changes anything: let play go on

page-if-explained = If what { seat } has explained is not what you meant, go on as if you had not heard it.

page-answer-due = { seat } waits for your answer

page-answer-awaited = Waiting for { seat } to answer.

page-not-taken-back = { seat } wanted to take { $text } back; the Director has decided that the card is played.

page-need-not-take-back = You need not take it back.

page-need-not-change = You need not change it.

page-leave-withdraw_play = Leave the card

page-call-stands = { $call }: the call now

page-leave-change_call = Leave the call

page-go-on-after-answering = A Question has still to be answered: it decides what the players may do. Then the table may go on.

page-go-on-after-taking-up = Something irregular has not been taken up. Take it up first; then the table may go on.

page-go-on-after-adjusting = First adjust the score; then the table may go on.

page-resume = The table may go on

page-resume-all-the-same = The table may go on all the same

page-board-waits-find = A Question about this board still waits for your answer.

page-board-waits-take_up = Something irregular on this board has not been taken up.

page-board-waits-choose = A choice on this board is still open.

page-board-waits-explain_options = What follows from the irregularity on this board has not been explained.

page-board-waits-adjust = The score of this board is still to be adjusted.

page-board-waits-withdraw_award = No finding calls for the adjusted score of this board any more.

page-withdraw-award = Take the adjusted score back

page-board-waits-decide_appeal = An appeal about this board has not been decided.

page-board-waits-by_hand = This board could not be judged in full: rule by hand.

page-board-waits-resume = You have been called on this board and have not let the table go on.

page-tools = More

page-evidence = Acts and times

page-at = At

page-took = Took

page-seconds = { $seconds } s

page-orders = Orders: roll back, accept, let stand

page-order = What is ordered

page-order-help = What is rolled back stays in the record as evidence.

page-order-send = Order it

page-cancel = Cancel: { $text }

page-result-tricks = Tricks won by declarer, if the play was not recorded

page-result-send = Enter the result

page-adjust = Adjust the score

page-adjust-send = Adjust

page-adjust-weights = Several results with weights, or one for each side: on the desk’s page of this board

page-contract = Contract

page-doubled = Doubled

page-declarer = Declarer

page-tricks = Tricks

page-penalty = Penalty for

page-amount = How much

page-unit = In

page-penalty-send = Penalise

page-links = Links and next board

page-link-renew = New link

page-link-revoke = Revoke

page-link-revoked = { seat }: the link has been revoked.

page-link-for = New link: { seat }

page-next-pbn = The next board from a PBN text, or leave it empty and the table deals

## The table

page-dealer = dealer

page-vulnerable = , vulnerable

page-ask-not-now = You can ask about the opponents’ calls when it is your turn.

page-claim-not-now = There is nothing to claim or concede now.

page-alert-not-now = There is no call to alert now.

page-noted = Noted

page-noted-agree = Do you agree?

page-noted-fair = To agree is no fault: a pause is legal. Only the Director judges what it meant, and only when called.

page-noted-yes = Yes, that is how it was

page-noted-no = I see it differently: call the Director

page-noted-stated = Noted by one side

page-noted-agreed = Both sides agree

page-noted-disputed = The sides see it differently

page-noted-unanswered = The other side has not said whether it was so.

page-noted-call = Call the Director about it?

page-noted-well = No, all well

page-noticed-pause = paused about ten seconds

page-noticed-haste = acted very fast

page-noticed-remark = a remark

page-noticed-question = a question

page-noticed-gesture = a gesture

page-noted-director = Here a pause or remark is told to the Director at once.

page-last = Last trick

page-last-not-now = The last trick can be looked at until your side has played on.

page-undo = Undo

page-undo-call = You called { $made }. What went wrong?

page-undo-designation = You played { $made } from dummy. What went wrong?

page-undo-slip = A slip: I never meant { $made }

page-undo-mind = I have changed my mind

page-undo-slip-call = The Director is called and asks what you meant. If it was a slip, the call that you meant stands.

page-undo-slip-designation = The Director is called and asks whether you ever meant that card. If you did not, it goes back and you play another one.

page-undo-mind-call = The Director is called and explains what follows. The new call counts only if the opponent on your left accepts it.

page-undo-until = It is too late once { seat } has called.

page-undo-meant = Which call did you mean?

page-undo-instead = Which call instead?

page-undo-leave = Leave it

page-undo-late = Too late: { seat } has called. You can call the Director all the same.

page-undo-nothing = There is nothing of yours to undo now.

page-undo-card = A card once played stays. If something was wrong, call the Director.

page-undo-stopped = Play has stopped: say it to the Director.

page-director-button = Director

page-others-must = The others

page-choose-call = Choose a call

page-choose-card = Choose a card

page-bid = Bid { $call }

page-call-it = Confirm: { $call }

page-play-it = Play { $card }

page-play-dummys = Play { $card } from dummy

page-corrected = corrected

page-press = Calls and cards

page-press-auto = Calls in two presses; cards in one with a mouse, in two with a finger

page-press-one = Everything in one press

page-press-two = Everything in two: choose, then confirm

page-four-colours = Each suit in a colour of its own

page-sheet-auction = The auction

page-sheet-menu = Menu

page-ready = I am ready for the next board

page-ready-waiting = You are ready. The table waits for { $text }.

page-sheet-system_cards = System cards

page-card-none = Nothing has been written on it.

page-card-not-now = You may not look at it now.

page-card-own-not-now = You may not look at your own card now.

page-card-help = What your calls and leads mean, a line for each; both of you write on it

page-card-send = Save

page-card-sent = Your card is being kept.

page-sheet-scores = Scores

page-percent = { $percent } on this board

page-first-result = First result on this board

page-not-finished = not played to the end

page-steps = Play card by card

page-step-first = Before the opening lead

page-step-back = One card back

page-step-on = One card on

page-step-trick = To the end of the trick

page-step-all = All cards

page-step-none = Before the opening lead.

page-traveller = All results on this board

page-tables = Tables

page-own-result = yours

page-score-may-change = The Director is looking at it: the score may change.

page-at-the-table = At the table, board { $n }:

page-to-table = Back to the table

page-look-failed = That cannot be shown now. Try again in a moment.

page-no-scores = No board is over yet.

page-board-column = Board

page-lead-column = Lead

page-result-column = Result

page-total = Total

page-alone-director = You are the Director here too: open the Director’s place

page-would-find = What would you find?

page-would-find-how = The Director is a program here. What only a person can judge, you are asked.

page-lesson = Lesson { $n } of { $text }:

page-lesson-chose = You chose: { $text }. And otherwise?

page-lesson-other = With the other choice ({ $text }):

page-lesson-on = You can also play this board on.

page-lesson-last = That was the last lesson.

page-lesson-next = Next lesson

page-menu-lessons = Another lesson, or free play

page-menu-front = Front page

page-lesson-free = Play alone

page-program = program

page-only-card = A card that is the only one

page-only-dummys = Dummy’s only card is played by itself

page-only-own = My own only card is played by itself, always after a second and a half

page-signals = When something waits for me

page-sound = Sound: a knock at my turn, two at a question, a bell when play stops

page-vibration = Vibration

page-trumps-left = Trumps on the left of my hand

page-alternating = Red and black suits in turn

page-large = Large cards, in two rows

page-claim-result = The result is then { $text }.

page-claim-says = The claim says: { $text }. The result is not settled yet.

page-result-open = So far: { $text }. The Director has still to decide.

page-copy = Copy the link

page-copied = The link is copied.

## A table of a session

page-session-home = My results

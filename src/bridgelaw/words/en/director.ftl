### bridgelaw words: director, English

## The pages of the Director’s desk: the queue of calls, a case

queue-title = Calls

queue-laws = The Laws

queue-waiting = { $calls ->
        [0] Nobody is waiting
        [one] { $calls } call is waiting
       *[other] { $calls } calls are waiting
    }

queue-none = When a player calls the Director at any table, it stands here.

queue-later = Later, when the board is over

queue-done = Decided

queue-paper = on paper

queue-untitled = A table

queue-where = { $title } · Board { $n }

queue-since = { count-minutes }

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

case-withdraw-award = Take the adjusted score back

case-give-score = Give this score

case-chosen = Chosen: { $label }

case-read-in = Read out in

case-then-read = Then read out

case-explained-shown = Explained – show them on the screens

case-later = { $questions ->
        [one] { $questions } more question
       *[other] { $questions } more questions
    }

case-timeline = Act by act

case-no-acts = Nothing has been done yet.

case-hands = The four hands

case-ledger = Who may use what

case-fact = Fact

case-cell-authorized = may

case-cell-unauthorized = may not

case-cell-mixed = in part

case-cell-none = has not received it

case-notes = My notes

case-note = For the Director alone

case-write = Write down

case-other-laws = Under other Laws

case-authority = By the regulations of

case-show = Show

case-statement = Statement

case-report = { $seat } reports, to you alone

case-take-report = Take it up

## What people type for calls, cards and seats, in small letters with spaces between; the usual form first

typed-strain-S = s sp spade spades ♠

typed-strain-H = h he heart hearts ♥

typed-strain-D = d di diamond diamonds ♦

typed-strain-C = c cl club clubs ♣

typed-strain-NT = nt n notrump sa

typed-call-P = p pass -

typed-call-X = x d dbl double

typed-call-XX = xx r rd rdbl redouble

typed-rank-A = a ace

typed-rank-K = k king

typed-rank-Q = q queen

typed-rank-J = j jack

typed-rank-T = t 10 ten

typed-seat-N = n north

typed-seat-E = e east

typed-seat-S = s south

typed-seat-W = w west

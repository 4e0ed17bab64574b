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

case-over = This board is over; the table plays another one.

case-stale = The case has changed since you saw it. Nothing was recorded: look again, then decide.

case-since = Since then:

case-was-sent = You had answered: { $text }

case-earlier = Answered before; it stays in the record:

case-change = Another answer takes its place; both stay.

case-follows = What follows

case-took = { $time } s

case-take-up = Take this up

case-withdraw-award = Take the adjusted score back

case-give-score = Give this score

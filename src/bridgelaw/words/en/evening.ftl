### bridgelaw words: evening, English

## The pages of a running session: what all places have. $place, $title, $time, $text, $round, $rounds, $table: finished text; $count: number

evening-language = Language

evening-connecting = Connecting…

evening-lost = No connection. What you enter is kept here and handed in later: keep this page open.

evening-gone = This link is no longer good. Scan the code of the table again, or ask the Director.

evening-unlasting = This browser keeps nothing: what is not handed in is lost when the page is closed.

evening-table = Table { $table }

evening-pair = Pair { $pair }

evening-round = Round { $round } of { $rounds }

evening-left = { $time } left

evening-time-over = Time is up

evening-boards = { $count ->
    [one] Board { $boards }
   *[other] Boards { $boards }
}

evening-close = Close

## What is kept on this phone until the server has it. $count: number; $evening, $time: finished text

evening-kept = { $count ->
    [one] { $count } entry kept here
   *[other] { $count } entries kept here
}

evening-handed-in = { $count ->
    [one] { $count } entry handed in
   *[other] { $count } entries handed in
}

evening-send-now = Send now

evening-put-away = Put away

evening-elsewhere = { $count ->
    [one] { $count } entry of { $time } belongs to { $evening } and was never handed in. It is not sent to this session.
   *[other] { $count } entries, the first of { $time }, belong to { $evening } and were never handed in. They are not sent to this session.
}

evening-elsewhere-open = Open that page and hand in

## Before the movement: who sits at a table. $side: NS EW; $names: finished text

evening-sit-title = Sit down

evening-sit-lead = Enter the two names of each side. The Director then chooses the movement.

evening-sit-name = Name

evening-sit-number = Number, if any

evening-sit-down = We sit here

evening-sit-change = Change

evening-sit-leave = We do not sit here

evening-sit-wait = All four are known. Wait for the Director to begin.

## Who sits where. $side: NS EW; $names, $pair, $tables: finished text

evening-empty = Nobody

evening-begins = The round has not been called yet.

## What the Director is called about

evening-about-insufficient_bid = Insufficient bid

evening-about-call_out_of_rotation = Call out of rotation

evening-about-opening_lead_out_of_turn = Opening lead out of turn

evening-about-lead_out_of_turn = Lead out of turn

evening-about-exposed_card = Exposed card

evening-about-revoke = Revoke

evening-about-claim = Claim or concession

evening-about-hesitation = Hesitation

evening-about-wrong_explanation = Wrong explanation

evening-about-changed_call = Changed call

evening-about-wrong_pair = Wrong pair

evening-about-wrong_board = Wrong board

evening-about-score = A score

evening-about-not_begun = Board not begun in time

evening-about-appeal = Appeal

evening-about-other = Something else

## Small answers

evening-board = Board { $board }

evening-yes = Yes

evening-no = No

evening-cancel = Cancel

evening-back = Back

## A round at a table. $boards, $table, $tables, $pair, $board: finished text; $side: NS EW; $count: number

evening-right-ask = Is that right?

evening-wrong-called = The Director is called: wrong pair. Do not begin.

evening-right-now = It is right now

evening-switched = Arrow switch: the directions are turned round in this round.

evening-shared = { $count ->
    [one] You share these boards with table { $tables }.
   *[other] You share these boards with tables { $tables }.
}

evening-sits-out = No boards here in this round: stand by.

evening-enter = Enter the result

evening-agree-ask = Is that right? The side that did not enter it answers.

evening-agree = Agreed

evening-change = Change

evening-agreed = Agreed

evening-corrected = Corrected

evening-kept-here = Kept here, not handed in yet

evening-disputed = Two different results were entered: the Director decides.

evening-not-played = Not played

evening-awarded = Adjusted by the Director

evening-correction-asked = Pair { $pair } asks for a correction

evening-others = { $count ->
    [one] { $count } other result
   *[other] { $count } other results
}

evening-begun-ask = Time is up. Has board { $board } been begun?

evening-begun-yes = Yes, we finish it

## Where everybody goes

evening-next-round = Next round

evening-last-round = That was the last round

evening-next-summary = Where do we go next?

evening-goes = Pair { $pair }: table { $table }, { side }

evening-goes-stay = Pair { $pair } stays, { side }

evening-goes-out = Pair { $pair } sits out: stand by at table { $table }

evening-boards-go = { $boards }: to table { $tables }

evening-boards-stay = { $boards }: they stay here

evening-boards-rest = { $boards }: set them aside

## Entering a result. $card: finished text; $points: with its sign; $side: NS EW

evening-enter-contract = Contract

evening-enter-by = Declarer

evening-enter-lead = Opening lead

evening-enter-tricks = Result

evening-enter-whole = What is to be changed?

evening-enter-so = Enter it like this

evening-no-lead = Leave out the lead

evening-unplayed = Not played: call the Director

evening-led = lead { $card }

evening-points = { $points } to { side }

evening-doubt-change = Put it right

evening-doubt-no-lead = Leave out the lead

evening-doubt-so = It is right

## The Director is called

evening-call = Call the Director

evening-call-about = What about?

evening-call-board = Board

evening-call-no-board = No board

evening-called = The Director is called

evening-later = The Director comes later

evening-coming = The Director is coming

## The phone of a pair. $table, $pair, $names, $board, $percent: finished text; $side: NS EW; $count: number

evening-seat = Table { $table }, { side }

evening-against = against pair { $pair }: { $names }

evening-seat-next = Next: table { $table }, { side }

evening-seat-next-out = Next: you sit out

evening-seat-out = You sit out in this round

evening-seat-none = You have no table in this round.

evening-so-far = { $count ->
    [one] { $percent } on one board that you have played
   *[other] { $percent } on { $count } boards that you have played
}

evening-results = Your results

evening-no-results = No results yet.

evening-is-wrong = This is wrong

evening-is-wrong-what = What is right?

evening-never-played = It was never played

evening-wrong-ours = You say: { $text }. The other pair is asked.

evening-wrong-theirs = Pair { $pair } says: { $text }. Is that right?

evening-wrong-no = No: the Director decides

evening-over = Play is over.

evening-ranking = To the ranking

evening-appeal = Appeal against the ruling

## A seat at a live table. $table, $name: as they are written; $seat: N E S W; $count: seconds

evening-live = Your table: { $table }, you sit { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
 }

evening-live-player = { $seat ->
    [N] North { $name }
    [E] East { $name }
    [S] South { $name }
   *[W] West { $name }
 }

evening-live-soon = { $count ->
    [one] This page takes you there in one second.
   *[other] This page takes you there in { $count } seconds.
 }

evening-live-go = Go to the table

evening-live-stay = Stay here

## A table of a session. $round, $rounds, $board, $table: as they are written; $time: minutes and seconds; $percent: finished text; $count: tables, seconds; $seat: N E S W

evening-here = Session

evening-here-round = Round { $round } of { $rounds }

evening-here-left = { $time } left

evening-here-bell = Time is up: no further board begins

evening-here-board = Board { $board }: { $percent } so far, { $count ->
    [0] first result
    [one] with one other table
   *[other] with { $count } other tables
 }

evening-here-tables = All tables

evening-here-lead = Round { $round }: your table is { $table }, you sit { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
 }.

evening-here-soon = { $count ->
    [one] You are taken there in one second.
   *[other] You are taken there in { $count } seconds.
 }

evening-here-go = Go there now

evening-here-done = The boards of this round are played. When the next round is called you are taken to your seat.

evening-here-last = The boards of the last round are played.

evening-here-next = Next: table { $table }.

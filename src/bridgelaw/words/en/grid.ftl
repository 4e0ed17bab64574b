### bridgelaw words: the Director's page of an evening, his helper's, and the big screen, English

## The Director's page: what waits. $table, $board, $pair, $names, $time, $about, $score: finished text; $count: number

grid-calls = Calls

grid-call = Table { $table }: { $about }

grid-call-board = Table { $table }, board { $board }: { $about }

grid-call-hidden = It is about a board that your own pair has still to play.

grid-going = { $who ->
    [you] You are going
   *[other] Somebody else is going
}

grid-rule = Rule on it

grid-go = I am going

grid-over = It is over

grid-asked = Corrections asked for

grid-asked-text = { $pair } says of { $play }: { $score }

grid-asked-never = it was never played

grid-correct = Correct it

grid-stands = The score stands

grid-disputed = Two results of one board

grid-change = { $before } → { $after }

grid-corrected = { $play }: corrected

grid-correct-late = The correction period is over: it is corrected all the same (Law 79C).

grid-accept = Accept

grid-accept-all = Accept all { $count } of this table

grid-accepted = Table { $table }: all results are agreed

grid-unagreed = { $count ->
    [one] Nobody has agreed to { $count } result (tables: { $tables }).
   *[other] Nobody has agreed to { $count } results (tables: { $tables }).
}

grid-earlier = Earlier rounds

grid-awarded = { $share ->
    [average_plus] average plus
    [average] average
   *[average_minus] average minus
}

grid-last-entry = Entered last: { $score }

grid-take-last = The last one counts

grid-known = Known beforehand

grid-looked-text = { $play }: pair { $pair } was told of the board ({ $law })

grid-met-text = { $play }: one of the pairs has played the board already

grid-appealed = Appeals

grid-appealed-text = { $play }: pair { $pair } appeals ({ $law })

grid-unsettled = Boards without a result

grid-unsettled-lead = The round is over. Whose fault is it that it was not played? (Law 12C2)

grid-unsettled-all = Whose fault: all { $count } at once

grid-unsettled-all-will = All { $count } boards count as not played, and both sides get their average by Law 12C2. What was played after all is ruled on board by board.

grid-unsettled-all-did = { $count } boards: not played

grid-unsettled-whose = Whose fault

grid-unsettled-one = Board by board

grid-unsettled-count = { $count ->
    [one] { $count } board has no result and counts for nobody.
   *[other] { $count } boards have no result and count for nobody.
}

grid-fault = { $fault ->
    [ns] North–South
    [ew] East–West
    [both] Both
   *[nobody] Nobody
}

grid-doubted = Results that were confirmed though they look odd

grid-board = Board { $board }

grid-labelled = { $label }: { $text }

grid-clear = Clear

grid-play = table { $table }, board { $board }

## Before the start. $tables, $free, $pairs, $count: numbers

grid-here = { $count ->
    [0] Nobody is there yet
    [one] { $count } pair is there
   *[other] { $count } pairs are there
}

grid-missing = Free: { $places }

grid-paste = Enter names

grid-paste-lead = One pair a line, the two names with a slash between: they get the free places in order.

grid-paste-do = Seat them

grid-paste-bad = Not two names: { $line }

grid-paste-few = There are only { $free } free places.

grid-paste-twice = This pair would be there twice: { $names }

grid-unseat = Take them off this table

grid-movement = Movement

grid-movement-other = Other movement

grid-movement-lead = Nothing moves before you call the first round; until then you can choose again.

grid-boards = Boards

grid-minutes = Minutes, if they are limited

grid-winners = Winners

grid-winners-any = One or two

grid-propose = Show movements

grid-none-proposed = There is no movement for { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
} and so many boards.

grid-proposed = Proposed

grid-proposal = { $rounds } rounds of { $set } boards

grid-proposal-boards = { $boards } boards a pair

grid-proposal-out = { $count ->
    [0] nobody sits out
    [one] { $count } pair sits out once
   *[other] { $count } pairs sit out once
}

grid-proposal-winners = { $count ->
    [1] one winner
   *[other] two winners
}

grid-proposal-different = not all play the same boards

grid-proposal-balance = equal chances: { $balance } of 100

grid-proposal-ends = takes { $takes }, until { $ends }

grid-proposal-late = { $count ->
    [one] { $count } minute too long
   *[other] { $count } minutes too long
}

grid-choose = Choose this one

grid-chosen = The movement is chosen: { $name }

grid-ready = { $tables } tables, { $rounds } rounds. Everybody sees where to sit.

## While it is played. $round, $count, $minutes

grid-start = Start round { $round }

grid-start-will = Round { $round } begins at all tables, and its clock runs.

grid-start-still = { $count ->
    [one] { $count } table still plays: what it has not entered counts as not played until you say otherwise.
   *[other] { $count } tables still play: what they have not entered counts as not played until you say otherwise.
}

grid-started = Round { $round } has begun

grid-do = Do it

grid-back = Not now

grid-extend = +{ $minutes } min

grid-extended = The round takes { $minutes } min more

grid-end-play = End of play

grid-end-play-will = Nobody has a board to play any more: all hands and results may be seen by everybody.

grid-end-play-rounds = { $count ->
    [one] { $count } round has not begun: it will not be played.
   *[other] { $count } rounds have not begun: they will not be played.
}

grid-ended = Play is over

grid-play-on = It was too early

grid-play-on-will = Hands and results of boards still to be played are hidden again. Whoever has looked has seen them.

grid-publish = Publish the ranking

grid-publish-will = List { $count } goes up, and the correction period begins anew.

grid-published = List { $count } is up

grid-correction = Correction period: { $time } left

grid-correction-over = The correction period is over

grid-close = Close the evening

grid-close-will = Nothing can be changed after that, and table cards wait for the next evening.

grid-closed = The evening is closed

grid-open-next = Open the next evening

## A table. $board, $boards, $minutes: text or numbers

grid-tables = Tables

grid-state = { $state ->
    [calls] calls
    [disputed] two results
    [missing] late
    [slow] slow
    [done] done
    [out] sits out
    [empty] empty
    [half] half
    [ready] there
    [agree] to be agreed
    [open] no result
   *[plays] plays
}

grid-at-board = board { $board }, { $minutes } min

grid-boards-done = { $done } of { $all }

grid-nobody = nobody

grid-board-state = { $state ->
    [to_play] to be played
    [entered] entered, not agreed
    [agreed] agreed
    [disputed] two results
    [not_played] not played
   *[awarded] ruled on
}

grid-not-played = Not played: whose fault?

grid-not-played-will = Both sides get their average by Law 12C2.

grid-not-played-did = { $play }: not played

grid-seat = Seat other pairs here

grid-seat-will = For the boards of this round that have no result yet.

grid-seated = Table { $table } has other pairs

grid-agreed = { $play }: agreed

## People, hands, penalties

grid-people = Pairs

grid-late = Late pair

grid-late-will = It takes the place of the missing pair from round { $round } on.

grid-late-none = No place is free in the movement.

grid-late-which = Which pair

grid-late-new = A new pair

grid-came = The pair is in from round { $round } on

grid-substitute = Substitute

grid-substitute-will = Other people play as this pair from round { $round } on; it stays the pair.

grid-substituted = Pair { $pair } has other players

grid-leave = Leaves

grid-leave-will = From round { $round } on its opponents sit out; what it has played { $counts ->
        [yes] counts
       *[no] does not count
    }.

grid-left = Pair { $pair } has left

grid-penalty = Penalty

grid-penalty-will = { $unit ->
    [imp] IMPs are taken off the pair’s total (Laws 90 and 91).
   *[percent] Percent of the top of one board are taken off the pair’s total (Laws 90 and 91).
}

grid-amount = { $unit ->
    [imp] IMPs
   *[percent] Percent of a top
}

grid-penalty-did = Pair { $pair }: penalty

grid-plays = I play myself, in pair

grid-plays-none = I do not play

grid-plays-will = Of boards that your pair has still to play you then see only the table and what the call is about.

grid-plays-did = Noted: the pair in which you play

grid-hands = Hands

grid-hands-lead = A PBN file with the hands: then leads are checked, and hand records printed. Nobody sees a hand before its time.

grid-hands-there = { $count ->
    [one] The hands of { $count } board are known.
   *[other] The hands of { $count } boards are known.
}

grid-hands-failed = That did not arrive. Try again.

grid-links = Links, QR and table cards

grid-print = Print and save

grid-print-ranking = Ranking

grid-print-travellers = Travellers

grid-print-hands = Hand records

grid-print-tables = Table cards of the movement

grid-print-guides = Guide cards of the pairs

grid-deeds = What you did last

grid-deed = { $kind ->
    [seated] other pairs seated
    [scored] result entered
    [agreed] result agreed
    [corrected] score corrected
    [ruled] award given
    [form] another form of the board
    [left] pair has left
   *[penalty] penalty
}

grid-undo = Undo

grid-undone = Undone: { $what }

grid-choose-pair = Choose a pair

grid-first-name = First player

grid-second-name = Second player

## The helper's page. $score, $play, $board, $table: finished text

grid-entry = Enter a result

grid-entry-line = Result

grid-entry-how = Contract, declarer, tricks: { $examples }; { $pass }: passed out.

grid-entry-unread = This is not a result yet.

grid-enter = Enter

grid-entered = { $play }: { $score }

grid-entry-done = Every board of this round has a result.

## The big screen. $pair, $table, $names: finished text

screen-welcome = Sit down and scan the card of the table

screen-free = Free places

screen-follow = Follow the evening on your phone:

screen-full = Every place is taken.

screen-soon = Find your place: it begins soon.

screen-now = Where you sit

screen-next = Next round

screen-board = Board

screen-table = Table

screen-out = sits out

screen-ranking = Ranking

screen-so-far = Ranking after { $count ->
    [one] one board
   *[other] { $count } boards
 }

screen-counting = Play is over. The ranking is being checked.

## Live tables. $seats, $board: as they are written; $phase: auction play over

grid-live-missing = not there: { $seats }

grid-live-phase = { $phase ->
    [auction] auction
    [play] play
   *[over] over
 }

grid-live-waits = the table waits for you

grid-live-go = Go to the table

grid-live-ahead = Your own pair has this board still to play: somebody else has to go.

grid-live-look = Look all the same

grid-live-looked = You looked at board { $board }: that is noted

grid-live-calls = Live tables that wait for you

grid-live-behind = Still playing a board of an earlier round

grid-live-substitute = The player who goes is led away at once; the new one needs a separate link.

### bridgelaw words: presiding, English

## A ruling about a play of a running session, and a call that leads to it. $table: its number in the hall; $kind, $who: a Director’s place, and the key of a deputy

presiding-play = The play

presiding-where = Table { $table }

presiding-round = Round { $round }

presiding-not-here = Board { $board } is not for this table in this round.

presiding-which-board = Which board?

presiding-no-board = There is no board of this round here that you may be told of.

presiding-keep = Keep this ruling

presiding-keep-scored = Keep it, and adjust the score or give a penalty

presiding-keep-how = It becomes a case of this play, and what it comes to is in the ranking.

presiding-write-down = Write down what happened

presiding-write-down-how = A case with the board and the pairs, for what no tile leads to.

## A board that the Director has still to play himself

presiding-ahead = Your own pair has this board still to play. Nothing else of it is shown here.

presiding-other-goes = { $kind ->
    [director] The Director goes
   *[deputy] Deputy { $who } goes
 }

presiding-no-other = Nobody else directs this session.

presiding-later = Later

presiding-later-how = Both sides are told that you come later.

presiding-look = Look and rule

presiding-look-how = It is noted that you have seen the board. When your pair comes to it, you have information from another source.

presiding-goes = { $kind ->
    [director] The Director is on the way.
   *[deputy] Deputy { $who } is on the way.
 }

presiding-goes-later = { $kind ->
    [director] The Director comes later.
   *[deputy] Deputy { $who } comes later.
 }

presiding-back = Back to the session

## What else is done about a play

presiding-beside = Not played, wrong board, fouled board, correction, penalty

presiding-done = Done.

presiding-lacking = Something is missing: choose an answer in each list.

presiding-correct = A correction is asked for

presiding-score-asked = Asked for: { $text }, { count-tricks }.

presiding-never-played = Asked for: it was never played.

presiding-correct-it = Correct it

presiding-score-stands = The score stands

presiding-late = Also after the correction period

presiding-not-played = Not played

presiding-not-played-how = Whose fault is it? A tap gives both sides their average.

presiding-fault = { $fault ->
    [ns] North–South
    [ew] East–West
    [both] Both sides
    [director] The Director’s error
   *[nobody] Nobody
 }

presiding-partly = Only partly at fault

presiding-wrong-board = Another board was played here

presiding-wrong-board-how = The score is kept as these two pairs played it. It counts where the board was new to both, else it is cancelled for them.

presiding-tricks = Tricks

presiding-keep-it = Keep it

presiding-turned = They sit the other way round

presiding-turned-how = For the boards of this round that have no score yet.

presiding-foul = Fouled board

presiding-foul-where = Where did it have another form?

presiding-foul-how = Each form of the board is compared by itself.

presiding-penalty = To one of the pairs, apart from the board

presiding-amount = { $unit ->
    [imp] IMPs
   *[percent] Percent of a board
 }

presiding-closed = The session is closed: what is ruled here no longer changes its ranking.

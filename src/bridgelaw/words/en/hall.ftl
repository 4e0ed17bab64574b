### bridgelaw words: hall, English

## A running session: why a message is refused. $board, $round, $pairs, $pair, $play: as they are written

hall-refused-not-allowed = This is not for you to do here.

hall-refused-not-here = This belongs to another table.

hall-refused-movement-made = The movement has been made. Whoever comes now is entered by the Director.

hall-refused-round-begun = A round has begun: the movement stays as it is.

hall-refused-few-pairs = There is no movement for { $pairs } pairs and so many boards.

hall-refused-no-such-movement = That movement is not among those proposed.

hall-refused-pairs-changed = In the meantime { $pairs } pairs sit there. Look at the movements again.

hall-refused-no-hands = There are no hands in this file.

hall-refused-no-such-pair = There is no pair { $pair }.

hall-refused-no-free-place = No place is free in the movement.

hall-refused-has-a-place = Pair { $pair } has its place in the movement already.

hall-refused-no-names = Who plays has to be said.

hall-refused-no-deal = Board { $board }: these are not four hands of thirteen cards.

hall-refused-no-such-round = There is no round { $round }.

hall-refused-round-not-called = Round { $round } has not been called yet.

hall-refused-no-such-play = { $play } is not to be played in this session. If you have played another board than shown, call the Director.

hall-refused-no-result = Board { $board }: contract, declarer and tricks do not make a result.

hall-refused-agreed-already = Board { $board } has been agreed to. If it is wrong, say so on your pair’s page.

hall-refused-changed-since = Board { $board } has been changed in the meantime. Look again.

hall-refused-played-already = Board { $board } has been played.

hall-refused-decided-already = That has been decided.

hall-refused-somebody-goes = { $kind ->
    [director] The Director is
   *[deputy] Deputy { $who } is
 } on the way there already.

hall-refused-board-of-round = Board { $board } is for this table in this round: its score is entered as usual.

hall-refused-one-board = Name tables of one board only.

hall-refused-no-score = Board { $board } has not been scored there.

hall-refused-nothing-ruled = Nothing has been ruled on board { $board } at your table.

hall-refused-period-over = The correction period is over ({ $law }). Say that it is to be corrected all the same.

hall-refused-board-ahead = This is a board that your own pair has still to play.

hall-refused-played-online = Where it is played online the boards themselves tell the results, and the movement says who plays them.

hall-refused-dealt-already = Board { $board } is on the tables: its hands stay as they are.

## What a table is asked before a result is kept. $seat1, $seat2: between whom it may lie, as they are said

hall-doubt-lead_of_partner = The card led and declarer do not fit together. Was { $seat1 } or { $seat2 } declarer, or was another card led?

hall-doubt-lead_of_declarer = The card led and declarer do not fit together. Which side played the contract, and what was led?

hall-doubt-few_trumps = Really { $seat1 }? Or did the other side play it, { $seat2 } perhaps?

hall-doubt-many_tricks = Really so many tricks?

hall-doubt-few_tricks = Really so few tricks?

hall-doubt-same_again = Just now the same was entered for the board before. The same again?

hall-doubt-other_pairs = Other pairs were to play here. Did these pairs play it?

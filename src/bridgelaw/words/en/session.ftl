### bridgelaw words: session, English

## Rankings of a session: columns of the list, what the reader noticed. $place: number; $tied: yes no

session-column-place = Place

session-column-pair = Pair

session-column-boards = Boards

session-column-total = Points

session-column-imps = IMPs

session-column-percent = %

session-section = Section { $section }

session-place = { $tied ->
    [yes] { $place }=
   *[no] { $place }
}

session-changed = Changed since the list before

session-changed-nothing = Nothing has changed since the list before.

session-changed-result = Board { $board }, { $ns } against { $ew }: { $before } → { $after }

session-refused-opened-already = The session is open already.

session-refused-closed = The session is closed: nothing is changed any more.

session-refused-not-in-session = There is no pair { $pair } in the session.

session-refused-against-itself = Pair { $pair } cannot play against itself.

session-refused-no-such-play = Nothing is known of { $play }, so nothing can be put right.

session-refused-no-such-fact = There is no entry { $number } to be agreed to or undone.

session-refused-conditions-fixed = There are results: how they are scored can no longer be changed.

session-refused-plan-broken = Section { $section }: that is no movement ({ $property }).

session-refused-round-begun = Section { $section }: round { $round } has begun, or there is no movement to go on with.

session-refused-round-order = Section { $section }: round { $round } has been called already.
session-refused-round-not-called = Section { $section }: no round has been called yet.

session-refused-penalty-unit = { $unit ->
        [imp] With matchpoints a penalty is in matchpoints or in percent of a board, not in IMPs.
       *[other] With IMPs a penalty is in IMPs.
    }

session-kept = Kept as { $id }.

session-kept-unchanged = { $id } is as it was.

error-session-not-kept = There is no session { $id } in the database.

error-session-bad-id = “{ $id }” is no name for a session: letters, digits, - and _, at most 32.

error-session-gone-on = Somebody else has changed the session at this moment. Nothing was kept; try again.

error-session-name-in-text = “{ $text }” has the name of a player in it, which could not be erased there. Nothing was kept.

error-session-names-out = Names of players go only into a file, so that it is known where they are: say --out.

error-session-no-person = Nobody has the key { $key }.

session-erased = { $key } is erased. Searched: { $count ->
    [one] { $count } file
   *[other] { $count } files
}, { $size } bytes.

session-erased-nowhere = The name is in none of them.

session-erased-left = The name is still in { $file } ({ $count ->
    [one] { $count } time
   *[other] { $count } times
}).

session-erased-busy = The write-ahead log could not be emptied, since others are at work in the database: say the same command again.

session-erased-out-of-reach = The files of the database lie with its server and were not searched.

session-erased-exports = Names went into these files, which may have been copied:

session-finding-score_contradicts_contract = Board { $board }: the score { $score } stands beside a contract that is worth { $computed }; the score counts.

session-finding-points_differ = Board { $board }: the points in the file are not those that its scores give (lines: { $lines }).

session-finding-conditions_assumed = The file gives no points: how it was scored is taken to be as usual.

session-finding-contract_unread = Board { $board }: “{ $text }” is not understood as a result.

session-finding-lead_unread = Board { $board }: the lead “{ $text }” is no card.

session-finding-score_unread = Board { $board }: the score “{ $text }” is not understood.

session-finding-row_unread = Board { $board }: “{ $text }” has not as many values as the table of scores has columns; it is left out.

session-finding-not_played = Board { $board }: a line without a result.

session-finding-pair_twice = Pair { $pair } is listed twice; what is said first counts.

session-finding-pair_unlisted = Pair { $pair } plays and is not listed.

session-finding-played_twice = Board { $board }: { $ns } and { $ew } have met on it more than once.

session-finding-against_itself = Board { $board }: pair { $pair } against itself; the line is left out.

session-finding-entered_again = Board { $board }, table { $table }: entered more than once; the last entry counts.

session-finding-deal_defect = Board { $board }: the hands cannot be a deal and are left out.

session-finding-first_only = { $text }: there are { $times }, and the first one is read.

session-finding-not_taken = Not taken over: { $text }

session-lost-weights = Board { $board }, { $ns } against { $ew }: weights cannot be written; it stands as shares of the board, with the points { $ns_points } and { $ew_points }.

session-lost-weights_in_imps = Board { $board }, { $ns } against { $ew }: weights cannot be written; only the points { $ns_points } and { $ew_points } stand there.

session-lost-award_as_score = Board { $board }, { $ns } against { $ew }: the adjusted score { $score } stands as if it had been obtained at the table.

session-lost-average_as_percent = Board { $board }, { $ns } against { $ew }: average, average plus and average minus stand as percentages.

session-lost-percent_as_average = Board { $board }, { $ns } against { $ew }: a percentage has no equivalent in IMPs; its points are not there.

session-lost-share_rounded = Board { $board }, { $ns } against { $ew }: the percentages are rounded.

session-lost-score_beside_award = Board { $board }, { $ns } against { $ew }: the score at the table, { $score }, is left out beside the adjusted score.

session-lost-unplayed = Board { $board }, { $ns } against { $ew }: not played (“{ $text }”), and left out.

session-lost-why_unplayed = Board { $board }, { $ns } against { $ew }: why it was not played is not said (“{ $text }”).

session-lost-fouled = Board { $board }, { $ns } against { $ew }: that another form of the board was played is not said.

session-lost-penalty_unit = Pair { $pair }: the penalty stands as points, without its Law.

session-lost-penalties = Penalties are not said apart from the totals.

session-lost-rounds_and_tables = Rounds and tables are not said.

session-lost-handicaps = Handicaps are not said.

session-lost-pair_numbers = Pairs of both directions have the same numbers: the direction is put behind.

session-lost-tables_expected = How many tables were to play a board is not said.

session-lost-conditions = Of the conditions is not said: { $text }

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

session-finding-score_contradicts_contract = Board { $board }: the score { $score } stands beside a contract that is worth { $computed }; the score counts.

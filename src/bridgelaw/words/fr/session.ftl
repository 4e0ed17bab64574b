### bridgelaw words: session, French

## Rankings of a session: columns of the list, what the reader noticed. $place: number; $tied: yes no

session-column-place = Rang

session-column-pair = Paire

session-column-boards = Donnes

session-column-total = Points

session-column-imps = IMP

session-column-percent = %

session-section = Section { $section }

session-place = { $tied ->
    [yes] { $place }=
   *[no] { $place }
}

session-finding-score_contradicts_contract = Donne { $board } : la marque { $score } figure à côté d’un contrat qui vaut { $computed } ; c’est la marque qui compte.

### bridgelaw words: session, Norwegian bokmål

## Rankings of a session: columns of the list, what the reader noticed. $place: number; $tied: yes no

session-column-place = Plass

session-column-pair = Par

session-column-boards = Spill

session-column-total = Poeng

session-column-imps = IMP

session-column-percent = %

session-section = Avdeling { $section }

session-place = { $tied ->
    [yes] { $place }=
   *[no] { $place }
}

session-finding-score_contradicts_contract = Spill { $board }: skåren { $score } står ved siden av en kontrakt som er verd { $computed }; skåren gjelder.

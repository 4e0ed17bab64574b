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

session-changed = Modifié depuis la liste précédente

session-changed-nothing = Rien n’a changé depuis la liste précédente.

session-changed-result = Donne { $board }, { $ns } contre { $ew } : { $before } → { $after }

session-refused-opened-already = La séance est déjà ouverte.

session-refused-closed = La séance est close : plus rien n’est modifié.

session-refused-not-in-session = Il n’y a pas de paire { $pair } dans la séance.

session-refused-against-itself = La paire { $pair } ne peut pas jouer contre elle-même.

session-refused-no-such-play = On ne sait rien de { $play } : il n’y a rien à corriger.

session-refused-no-such-fact = Il n’y a pas d’inscription { $number } à confirmer ou à annuler.

session-refused-conditions-fixed = Il y a des résultats : le mode de calcul ne peut plus être changé.

session-refused-plan-broken = Section { $section } : ce n’est pas un mouvement ({ $property }).

session-refused-round-begun = Section { $section } : le tour { $round } a commencé, ou il n’y a pas de mouvement à poursuivre.

session-refused-round-order = Section { $section } : le tour { $round } a déjà été lancé.
session-refused-round-not-called = Section { $section } : aucun tour n’a encore été lancé.

session-refused-penalty-unit = { $unit ->
        [imp] En points de match, une pénalité se donne en points de match ou en pourcentage d’une donne, pas en IMP.
       *[other] En IMP, une pénalité se donne en IMP.
    }

session-kept = Conservé sous le nom { $id }.

session-kept-unchanged = { $id } n’a pas changé.

error-session-not-kept = Il n’y a pas de séance { $id } dans la base.

error-session-bad-id = « { $id } » n’est pas un nom de séance : lettres, chiffres, - et _, 32 au plus.

error-session-gone-on = Quelqu’un d’autre vient de modifier la séance. Rien n’a été conservé ; recommencez.

error-session-name-in-text = « { $text } » contient le nom d’un joueur, qui ne pourrait pas y être effacé. Rien n’a été conservé.

error-session-names-out = Les noms des joueurs ne vont que dans un fichier, pour que l’on sache où ils sont : indiquez --out.

error-session-no-person = Personne n’a la clé { $key }.

session-erased = { $key } est effacé. { $count ->
    [one] { $count } fichier examiné
   *[other] { $count } fichiers examinés
}, { $size } octets.

session-erased-nowhere = Le nom ne figure dans aucun d’eux.

session-erased-left = Le nom figure encore dans { $file } ({ $count } fois).

session-erased-busy = Le journal d’écriture n’a pas pu être vidé, car d’autres utilisent la base : relancez la même commande.

session-erased-out-of-reach = Les fichiers de la base sont chez son serveur et n’ont pas été examinés.

session-erased-exports = Des noms sont partis dans ces fichiers, qui ont pu être copiés :

session-finding-score_contradicts_contract = Donne { $board } : la marque { $score } figure à côté d’un contrat qui vaut { $computed } ; c’est la marque qui compte.

session-finding-points_differ = Donne { $board } : les points du fichier ne sont pas ceux que donnent ses marques (lignes : { $lines }).

session-finding-conditions_assumed = Le fichier ne donne pas de points : on suppose le calcul habituel.

session-finding-contract_unread = Donne { $board } : « { $text } » n’est pas compris comme résultat.

session-finding-lead_unread = Donne { $board } : l’entame « { $text } » n’est pas une carte.

session-finding-score_unread = Donne { $board } : la marque « { $text } » n’est pas comprise.

session-finding-row_unread = Donne { $board } : « { $text } » n’a pas autant de valeurs que le tableau de marques a de colonnes ; la ligne est omise.

session-finding-not_played = Donne { $board } : une ligne sans résultat.

session-finding-pair_twice = La paire { $pair } figure deux fois dans la liste ; c’est la première mention qui compte.

session-finding-pair_unlisted = La paire { $pair } joue sans figurer dans la liste.

session-finding-played_twice = Donne { $board } : { $ns } et { $ew } s’y sont rencontrées plus d’une fois.

session-finding-against_itself = Donne { $board } : la paire { $pair } contre elle-même ; la ligne est omise.

session-finding-entered_again = Donne { $board }, table { $table } : saisie plus d’une fois ; c’est la dernière saisie qui compte.

session-finding-deal_defect = Donne { $board } : les mains ne peuvent pas former une donne et sont omises.

session-finding-first_only = { $text } : il y en a { $times }, et seul le premier élément est lu.

session-finding-not_taken = Non repris : { $text }

session-lost-weights = Donne { $board }, { $ns } contre { $ew } : les pondérations ne peuvent pas être écrites ; le résultat figure en parts de la donne, avec les points { $ns_points } et { $ew_points }.

session-lost-weights_in_imps = Donne { $board }, { $ns } contre { $ew } : les pondérations ne peuvent pas être écrites ; seuls figurent les points { $ns_points } et { $ew_points }.

session-lost-award_as_score = Donne { $board }, { $ns } contre { $ew } : la marque ajustée { $score } figure comme si elle avait été obtenue à la table.

session-lost-average_as_percent = Donne { $board }, { $ns } contre { $ew } : moyenne, moyenne plus et moyenne moins figurent en pourcentages.

session-lost-percent_as_average = Donne { $board }, { $ns } contre { $ew } : un pourcentage n’a pas d’équivalent en IMP ; ses points n’y figurent pas.

session-lost-share_rounded = Donne { $board }, { $ns } contre { $ew } : les pourcentages sont arrondis.

session-lost-score_beside_award = Donne { $board }, { $ns } contre { $ew } : la marque obtenue à la table, { $score }, est omise à côté de la marque ajustée.

session-lost-unplayed = Donne { $board }, { $ns } contre { $ew } : non jouée (« { $text } ») et omise.

session-lost-why_unplayed = Donne { $board }, { $ns } contre { $ew } : la raison pour laquelle elle n’a pas été jouée ne figure pas (« { $text } »).

session-lost-fouled = Donne { $board }, { $ns } contre { $ew } : il n’est pas dit qu’une autre forme de la donne a été jouée.

session-lost-penalty_unit = Paire { $pair } : la pénalité figure en points, sans la Loi.

session-lost-penalties = Les pénalités ne figurent que dans les totaux.

session-lost-rounds_and_tables = Les tours et les tables ne figurent pas.

session-lost-handicaps = Les handicaps ne figurent pas.

session-lost-pair_numbers = Les paires des deux lignes portent les mêmes numéros : la ligne est ajoutée derrière.

session-lost-tables_expected = Le nombre de tables prévues pour une donne ne figure pas.

session-lost-conditions = Parmi les conditions ne figurent pas : { $text }

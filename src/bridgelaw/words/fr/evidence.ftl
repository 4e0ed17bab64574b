### bridgelaw words: evidence, French

## The problem as the player had it, for players who are polled

poll-title = Problème de bridge

poll-methods = Vos méthodes : { $text }

poll-left = Encore dans votre main : { $hand }

poll-dummy-turn = Vous jouez une carte du mort.

poll-heading-told = Ce qu’on vous a dit

poll-heading-facts = Ce que vous pouvez encore utiliser

poll-heading-questions = Votre réponse

poll-explain = { seat } explique { call-named.bare } : { $text }

poll-explain-auction = { seat } explique les annonces : { $text }

poll-announce = { seat } annonce { $call } : { $text }

poll-correct = { seat } corrige l’explication { call-named.of } : { $text }

poll-seen = Vous avez vu { $card }.

## What a poll shows. $percent $low $high $probability $missed: text

poll-asked = { $players ->
        [one] { $players } joueur interrogé.
       *[other] { $players } joueurs interrogés.
    }

poll-asked-class = { $players ->
        [one] { $players } joueur interrogé : { $text }.
       *[other] { $players } joueurs interrogés : { $text }.
    }

poll-standard-considered = Le critère : { $percent } de ces joueurs envisageraient sérieusement l’action, et certains d’entre eux pourraient la choisir.

poll-standard-another_chosen = Le critère : { $percent } de ces joueurs choisiraient une autre action que celle de la plupart.

poll-standard-none = Aucun critère n’a été fixé.

poll-origin-authority = Cette part est celle de l’organisme responsable ({ $authority }).

poll-origin-given = Cette part a été fixée pour cette donne.

poll-origin-default = À notre connaissance, l’organisme responsable n’a fixé aucune part ; celle-ci est celle du programme.

poll-interval-considered = Parmi tous ces joueurs, entre { $low } et { $high } peuvent être prêts à l’envisager (intervalle à 95 %).

poll-interval-another_chosen = Parmi tous ces joueurs, entre { $low } et { $high } peuvent choisir une autre action (intervalle à 95 %).

poll-shows-reached = Tout cela atteint { $percent } : le sondage parle pour une part aussi grande.

poll-shows-not_reached = Tout cela est inférieur à { $percent } : le sondage parle contre une part aussi grande.

poll-shows-open = { $percent } se trouve entre les deux : le sondage ne montre ni que la part est aussi grande, ni qu’elle ne l’est pas.

poll-probability = Sans opinion préalable, la probabilité d’une part aussi grande est de { $probability }.

poll-chosen-none = Aucun joueur interrogé ne l’a choisie ; cela ne montre pas que personne ne la choisirait.

poll-chosen-few = Moins de { $least } joueurs interrogés l’ont choisie, alors que c’est le nombre recherché ; cela ne montre pas que trop peu la choisiraient.

poll-missed = Une action que { $percent } de ces joueurs envisageraient n’est nommée par personne dans { $missed } des sondages de cette taille.

poll-few = Il faudrait interroger au moins { count-players }.

poll-more = La question reste ouverte : interrogez d’autres joueurs, chacun séparément, avant de décider.

poll-mixed = Les joueurs interrogés ne sont pas du même niveau ; ce qui compte, ce sont les joueurs du niveau du joueur concerné.

poll-left-out = { $players ->
        [one] { $players } joueur ne serait pas arrivé dans cette position et n’est pas compté.
       *[other] { $players } joueurs ne seraient pas arrivés dans cette position et ne sont pas comptés.
    }

poll-unfit = Les nombres de ce sondage sont incohérents ; on ne peut rien en tirer.

poll-decides = C’est l’arbitre, et non un sondage, qui décide si une action est une { edition-logical_alternative }.

poll-record = À ajouter au relevé :

## Times beside a Question. $time $median $low $high: numbers as text, in seconds

evidence-time = { seat } a mis { $time } s.

evidence-time-action = { seat } a mis { $time } s pour { $action }.

evidence-pause = Le règlement demande ici une pause de { $time } s.

evidence-norm-acts = Habituel pour { seat } dans cette phase : { $median } s ; la moitié des temps se situe entre { $low } et { $high } s ({ $n } actes).

evidence-norm-norms = Habituel pour { seat } : { $median } s ({ $n } actes).

evidence-norm-none = On connaît trop peu de temps de réflexion { seat-of } pour dire ce qui est habituel.

## Double dummy: what the board is worth with all four hands open. $text $points: text

dd-heading = À cartes ouvertes

dd-par = Par : { $points } ({ $text }).

dd-par-none = Par : { $points } ; aucun contrat n’est faisable.

dd-contract = Le contrat atteint : { $text }.

dd-cost = Levée { $number }, { seat } : { $card } a coûté { count-tricks }.

dd-endings = Si tout le monde passe après la déclaration { seat-of } :

dd-call = { $call } : { $text }

dd-call-made = { $call } (la déclaration faite) : { $text }

dd-caution = Calculé les quatre mains ouvertes. Aucun joueur ne pouvait les voir, et cela ne décide de rien.

dd-unsolved-deal = Impossible pour cette donne : il faut quatre mains connues de 13 cartes, et la vulnérabilité.

dd-unsolved-absent = Le programme de calcul n’est pas installé : pip install "bridgelaw[dd]".

dd-unsolved-late = Le calcul n’a pas abouti à temps.

dd-unsolved-broken = Le calcul a échoué sur cette donne.

## How many deals fit. $text $percent $value: text; $seat $other: seats

fit-known = Connu : { $text }

fit-held = Vu : { $text }

fit-given = Montré : { $text }

fit-count = { $text } donnes sur { $value } conviennent : { $percent }.

fit-count-rare = { $text } donnes sur { $value } conviennent : une sur { $n }.

fit-estimated = Sur { $value } donnes, environ { $percent } conviennent. Les conditions sont trop larges pour que les donnes soient comptées ; { $text } n’a été vérifié que sur des donnes tirées.

fit-event = { $text } : { $percent }

fit-event-exact = { $percent }, exactement { $value }

fit-event-rare = une fois sur { $n }, exactement { $value }

fit-event-estimated = environ { $percent }

fit-sample = Tirées avec la graine { $text } :

fit-caution = Ces chiffres portent sur ces conditions. Ils ne disent rien de ce que quelqu’un a pensé.

fit-refused-impossible = Aucune donne ne convient. Ces conditions se contredisent : { $text }
    .less = Aucune donne ne convient. Cette condition contredit les cartes connues : { $text }

fit-refused-too_wide = Les conditions sont trop larges pour un décompte, et parmi les donnes conformes aux autres, moins d’une sur mille convient à celle-ci : { $text }

fit-refused-no_hand = Tant qu’aucune main n’est connue, une seule place peut avoir une condition.

fit-refused-no_solver = Ce qui compte les donnes n’est pas installé : pip install "bridgelaw[dd]".

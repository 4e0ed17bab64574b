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

poll-shows-reached = Tout l’intervalle atteint { $percent } : le sondage parle pour une part aussi grande.

poll-shows-not_reached = Tout l’intervalle est inférieur à { $percent } : le sondage parle contre une part aussi grande.

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

fit-sample = Tirées avec le germe { $text } :

fit-caution = Ces chiffres portent sur ces conditions. Ils ne disent rien de ce que quelqu’un a pensé.

fit-refused-impossible = Aucune donne ne convient. Ces conditions se contredisent : { $text }
    .less = Aucune donne ne convient. Cette condition contredit les cartes connues : { $text }

fit-refused-too_wide = Les conditions sont trop larges pour un décompte, et parmi les donnes conformes aux autres, moins d’une sur mille convient à celle-ci : { $text }

fit-refused-no_hand = Tant qu’aucune main n’est connue, une seule place peut avoir une condition.

fit-refused-no_solver = Ce qui compte les donnes n’est pas installé : pip install "bridgelaw[dd]".

## The card: what information changes. $value $text $action $low $high $percent $n: text; $seat $other: seats

infocard-title = Que changerait l’information ?

infocard-about = { seat } avait à choisir ; l’information venait { other-of }.

infocard-shown = Ce qui avait été montré

infocard-of-call = { seat }, { $text }

infocard-line-agreement = { $value } : { $text } (convention de la paire)

infocard-line-explained = { $value } : { $text } (selon l’explication { seat-of })

infocard-line-director = { $value } : { $text } (indiqué par l’arbitre)

infocard-silent = { $value } : rien qui puisse se compter
    .words = { $value } : rien qui puisse se compter dans « { $text } »

infocard-words = { $value } : « { $text } »

infocard-measured = Les actions comparées

infocard-passed-out = passe général

infocard-action-passed = { $action } : { $text }, si tout le monde passe

infocard-action-director = { $action } : { $text }, comme l’a indiqué l’arbitre

infocard-action-card = { $action } : jouée dans { $text }

infocard-reading = Si cela signifiait « { $text } » ({ $value }) :

infocard-share = une telle main existe dans { $percent } des donnes qui conviennent ; résolues : { $n }.

infocard-share-rare = une telle main existe dans une sur { $n } des donnes qui conviennent. Ce qui avait été montré l’exclut presque.

infocard-shift-towards = La comparaison se déplace de { $value } vers { $action }, en s’éloignant de { $text } ({ $low } à { $high }).

infocard-shift-away = La comparaison se déplace de { $value } vers { $text }, en s’éloignant de { $action } ({ $low } à { $high }).

infocard-shift-nothing = { $action } contre { $text } : { $value } ({ $low } à { $high }), rien qui se distingue de zéro.

infocard-nothing-small = C’est moins de { $text }, trop peu pour être distingué.

infocard-nothing-chance = Par le seul hasard, on en obtient autant.

infocard-nothing-together = La carte porte { $n } comparaisons ; l’intervalle valable pour toutes ensemble est plus large et contient zéro.

infocard-shift-too_few = { $action } contre { $text } : trop peu de donnes pour en dire quoi que ce soit.

infocard-null = Par le seul hasard : { $low } à { $high }.

infocard-better = Sur 100 donnes, celles où { $action } est devant { $text }, moins celles où c’est l’inverse, changent de { $n } ({ $low } à { $high }).

infocard-differ = Le sens du déplacement dépend de ce que l’information signifiait.

infocard-unit-points = { $n } points

infocard-unit-imps = { $n } IMP

infocard-unit-matchpoints = { $n } centièmes d’un top

infocard-silent-calls = Déclarations sans condition : { $n }.

infocard-no-poll = Il n’y a pas eu de sondage : { $text }

infocard-cannot = La carte ne peut dire ni ce que feraient des joueurs du même niveau, ni quel est ce niveau, ni les raisons de ce joueur, ni les conventions de cette paire.

infocard-open = Les donnes ont été résolues à cartes ouvertes. En moyenne, c’est proche des levées que l’on fait à une table ; dans les petits contrats, cela favorise la défense, et dans les chelems le déclarant.

infocard-slam = L’un des contrats comparés est un chelem, où les cartes ouvertes favorisent le déclarant.

infocard-how-often = Le nombre de donnes où une telle main existe ne dit pas s’il est probable que l’information ait signifié cela.

infocard-intervals = Les chiffres entre parenthèses sont des intervalles à 95 % : d’autres donnes tirées changeraient les résultats à peu près d’autant. Ils ne disent pas si les lignes et les lectures sont justes.

infocard-level = Quelle action est la meilleure n’est pas dit ici et n’en découle pas : seul est montré de combien la comparaison se déplace.

infocard-named = Ce que l’information pouvait signifier a été indiqué par l’arbitre ; le programme n’en a rien inventé.

infocard-drawn = Donnes résolues : { $n }, tirées avec le germe { $text }.

infocard-sample = Trois donnes : { $text }

infocard-sample-all = parmi toutes celles qui conviennent

infocard-refused-poll_open = Un sondage sur ce choix est ouvert. La carte viendra quand il sera clos.

infocard-refused-no_poll = D’abord un sondage auprès de joueurs du même niveau. S’il n’y en a pas eu, dites pourquoi (--no-poll).
    .desk = D’abord un sondage auprès de joueurs du même niveau. S’il n’y en a pas eu, dites pourquoi.

infocard-refused-reading_impossible = Aucune donne ne convient à cette lecture.

infocard-refused-reading_all = Cette lecture est vraie dans toutes les donnes qui conviennent : elle ne dit rien de plus que ce qui avait été montré.

infocard-refused-too_few_readings = Indiquez au moins deux choses que l’information pouvait signifier (--reading).
    .desk = Indiquez de deux à quatre choses que l’information pouvait signifier.

infocard-refused-too_many = Quatre lectures au plus se comparent à la fois.

infocard-refused-too_few_actions = Indiquez au moins deux actions qui mènent à des issues différentes (--action).
    .desk = Indiquez au moins deux actions qui mènent à des issues différentes.

infocard-refused-silent = On ne sait rien de ce qu’avait montré le joueur dont venait l’information. Comparée à n’importe quelle main, une lecture ne veut rien dire (--showed).
    .desk = On ne sait rien de ce qu’avait montré le joueur dont venait l’information. Comparée à n’importe quelle main, une lecture ne veut rien dire : remplissez une ligne de ce joueur.

infocard-refused-no_hand = La main du joueur qui a choisi n’est pas connue.

infocard-refused-late = Le temps est écoulé, et une moitié de carte n’est pas montrée (--seconds, --deals).
    .desk = Le temps est écoulé, et une moitié de carte n’est pas montrée.

infocard-refused-broken = Le calcul a échoué.

## The card at the desk. $text $n $value $allowed $action: text; $seat: a seat

infocard-off = La carte n’est pas active ici (réglage evidence_card).

infocard-no-question = Sur cette donne, il n’a pas été demandé ce que suggérait une information.

infocard-none-nothing_conveyed = La question ne repose pas sur une information que le joueur n’a pas le droit d’utiliser.

infocard-none-not_chosen = Le joueur n’a rien déclaré ni joué depuis.

infocard-intro = Les actions sont comparées dans les donnes qui conviennent à ce que le joueur pouvait utiliser, puis dans celles qui conviennent aussi à ce que l’information pouvait signifier. L’ampleur du déplacement est un élément de preuve. Cela ne répond à aucune question, et aucun joueur ne le voit, à moins que vous ne le mettiez dans la décision écrite.

infocard-other-choice = Plutôt le choix { seat-of }

infocard-kept-heading = Cartes de ce dossier

infocard-lines = Ce que montrait chaque déclaration

infocard-lines-hint = Une ligne par déclaration, sur la main telle que distribuée, par exemple { $text }. Une ligne vide ne dit rien.

infocard-condition = Condition

infocard-source-agreement = convention de la paire

infocard-source-explained = selon l’explication { seat-of }

infocard-source-director = l’arbitre

infocard-source-silent = rien qui puisse se compter

infocard-sure = La condition dit ce que disent ces mots.

infocard-unsure = Comparez chaque condition à ses mots, puis confirmez-la ou modifiez-la.

infocard-readings = Ce que l’information pouvait signifier

infocard-readings-hint = De deux à quatre lectures, chacune avec un nom et une condition sur la main. Joueur : { $text }. Elles sont fixées avant que la première donne soit résolue ; qui les modifie fait une autre carte, et les deux restent.

infocard-name = Nom { $n }

infocard-names = Noms possibles pour une lecture :

infocard-actions-hint = Chacune est comparée à la première. Sans contrat, tout le monde passe après la déclaration.

infocard-cards-hint = Chaque carte jouée est comparée à la première.

infocard-action = Action { $n }

infocard-contract = Contrat où elle mène

infocard-declarer = Déclarant

infocard-scale = Mesuré en

infocard-scale-points = points

infocard-scale-imps = IMP

infocard-scale-matchpoints = points de match contre les autres tables

infocard-poll-there = Le sondage sur ce choix est clos.

infocard-why-no-poll = Pourquoi il n’y a pas eu de sondage

infocard-start = Résoudre les donnes

infocard-busy = Une autre carte est en cours de calcul. Il s’en calcule une à la fois.

infocard-solving = Les donnes sont en cours de résolution

infocard-progress = Résultats : { $n } sur { $value }

infocard-counting = Les donnes qui conviennent sont comptées et tirées.

infocard-solving-hint = Le jeu et les décisions passent avant ce calcul, et il continue si vous quittez la page.

infocard-cancel = Annuler

infocard-was-cancelled = Le calcul a été annulé : il n’y a pas de carte.

infocard-unreadable = « { $text } », au signe { $n } : il est attendu ici { $allowed }.

infocard-half-reading = Chaque lecture a besoin d’un nom, de 60 signes au plus, et d’une condition.

infocard-reading-twice = Deux lectures portent le nom « { $text } ».

infocard-action-bad-unknown = « { $text } » n’est ni une déclaration ni une carte possible à ce moment.

infocard-action-bad-contract = Pour « { $text } », indiquez le contrat avec son déclarant.

infocard-action-bad-needs_contract = « { $text } » n’était pas une déclaration légale à ce moment : indiquez le contrat où elle aurait mené.

infocard-action-bad-no_contract = « { $text } » se mesure au contrat joué.

infocard-action-bad-twice = « { $text } » y est deux fois.

infocard-arrows = De combien la comparaison se déplace

infocard-column = { $action } contre { $text }

infocard-legend = Le trait pointillé est l’absence de changement, la barre l’intervalle à 95 %, la bande grise ce que donne le seul hasard. À droite, le déplacement va vers l’action ; à gauche, vers la première.

infocard-cannot-heading = Ce qu’elle peut dire et ne peut pas dire

infocard-samples = Trois donnes de chaque ensemble

infocard-kept = lectures : { $n }, donnes résolues : { $value }

infocard-put-in-letter = Elle figure dans la décision écrite.

infocard-taken-out = Elle ne figure plus dans la décision écrite.

infocard-not-in-letter = Elle ne figure dans la décision écrite que si vous l’y mettez, et alors avec toutes les lignes et toutes les lectures.

infocard-put-in = La mettre dans la décision écrite

infocard-take-out = La retirer de la décision écrite

infocard-another = Faire une autre carte

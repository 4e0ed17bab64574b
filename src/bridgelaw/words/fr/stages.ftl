### bridgelaw words: stages, French

## A poll in two stages: what its players are told. $call, $card, $text, $words, $action: finished text; $players, $seconds numbers

stages-told-heading = Vous savez en outre ceci

stages-told-call-measured = Déclaration de votre partenaire : { $call }, après environ { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.

stages-told-call-pause = Déclaration de votre partenaire : { $call }, visiblement lente.

stages-told-call-haste = Déclaration de votre partenaire : { $call }, visiblement rapide.

stages-told-card-measured = Carte de votre partenaire : { $card }, après environ { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.

stages-told-card-pause = Carte de votre partenaire : { $card }, jouée avec une lenteur visible.

stages-told-card-haste = Carte de votre partenaire : { $card }, jouée avec une rapidité visible.

## What they are asked

stages-ask-hold = Que peut avoir votre partenaire ?

stages-ask-hold-hint = Cochez tout ce que cela peut signifier.

stages-mark-more = plus de force que montré

stages-mark-less = moins de force que montré

stages-mark-longer = une couleur plus longue que montré

stages-mark-shorter = une couleur plus courte que montré

stages-mark-wanted_double = une envie de contrer

stages-mark-nothing = rien de particulier

stages-next = Question suivante

stages-ask-actions = Laquelle de ces actions cela rend-il plus attrayante, laquelle moins ?

stages-more = plus

stages-less = moins

stages-neither = ni l’un ni l’autre

stages-none = Aucune

stages-missing-mark = Cochez au moins une case. « Rien de particulier » va seul.

stages-missing-action = Répondez pour chaque action, ou touchez « Aucune ».

stages-alone = Répondez sans aide et sans en parler à personne. Deux questions sur le même problème ; cela prend une minute.

## At the desk, before it is sent. $n, $asked: numbers as text

stages-title = Sondage, deuxième étape

stages-new = Deuxième étape du sondage

stages-intro = Les joueurs reçoivent le même problème, et on leur dit combien de temps le partenaire a réfléchi. Il s’agit de ce que cela suggère ; cette étape ne dit jamais si une action est une { edition-logical_alternative }.

stages-group = Qui est interrogé

stages-group-other = d’autres joueurs du même niveau

stages-group-same = les mêmes joueurs à nouveau

stages-group-same-hint = Ils connaissent le problème : le dossier dit donc que ce sont les mêmes. Tous ceux qui ont répondu à la première étape sont interrogés ; les noms saisis ne comptent pas alors.

stages-small = Ce que si peu de joueurs peuvent montrer

stages-small-first = À la première étape, { $players ->
        [one] { $players } joueur a répondu
       *[other] { $players } joueurs ont répondu
    }. Le tableau dit combien de joueurs interrogés maintenant doivent trouver une action plus attrayante pour que le seul hasard n’écarte autant les groupes que dans 5 % des sondages au plus.

stages-small-asked = Interrogés maintenant

stages-small-width = Largeur de l’intervalle

stages-small-of = { $n } sur { $asked }

stages-small-never = impossible à montrer

stages-small-points = { $n } points

stages-small-same = Parmi les mêmes joueurs, seuls comptent ceux qui trouvent une action plus ou moins attrayante qu’avant : au moins { $n }, tous dans le même sens.

stages-small-few = Cinq joueurs ou moins à une étape, c’est peu : seule une très grande différence se voit.

## What came of it. $chose, $before, $attractive, $less, $low, $high, $chance: numbers as text

stages-asked-other = Première étape : { $before } réponses. Deuxième étape : { $players ->
        [one] { $players } autre joueur du même niveau, qui le savait.
       *[other] { $players } autres joueurs du même niveau, qui le savaient.
    }

stages-asked-same = Première étape : { $before } réponses. Deuxième étape : { $players ->
        [one] { $players } des mêmes joueurs, qui connaissait déjà le problème.
       *[other] { $players } des mêmes joueurs, qui connaissaient déjà le problème.
    }

stages-result = { $action } : sans cela, choisie par { $chose } sur { $before } ; avec cela, plus attrayante pour { $attractive }, moins attrayante pour { $less }, sur { count-players }.

stages-interval = La deuxième part s’écarte de la première d’une valeur entre { $low } et { $high } points de pourcentage (intervalle à 95 %).

stages-chance-other = Le seul hasard écarte autant deux groupes semblables dans { $chance } des sondages.

stages-chance-same = Le seul hasard partage aussi inégalement ceux qui ont changé dans { $chance } des sondages.

stages-moves-more = Un simple hasard ne l’explique pas : avec cela, les joueurs la trouvent plus attrayante.

stages-moves-less = Un simple hasard ne l’explique pas : avec cela, les joueurs la trouvent moins attrayante.

stages-moves-open = Un simple hasard peut l’expliquer.

stages-no-larger = La deuxième part n’est pas plus grande. Cela ne montre rien : un joueur que cela ne fait pas changer ne nomme aucune action.

stages-few = L’un des groupes est petit : seule une très grande différence se verrait.

stages-never = Ce qui était suggéré, c’est l’arbitre qui en décide. Cette étape ne dit jamais si une action est une { edition-logical_alternative }.

stages-first-share = Choisie sans cela

stages-second-share = Plus attrayante avec cela

stages-less-share = Moins attrayante avec cela

stages-difference = Différence

stages-chance = Par le seul hasard

stages-plot = { $text } : la différence se trouve entre { $low } et { $high } points de pourcentage.

stages-readings = Sens possibles, nommés par les joueurs

stages-readings-words = Ce que peut avoir le partenaire, pour des joueurs qui le savaient : { $words }. Combien l’ont dit n’est pas montré : un nom n’est pas une preuve.

stages-readings-none = Personne n’a rien nommé de particulier.

stages-answer = { $text } : plus attrayante { $words } ; moins attrayante { $action }

stages-answer-none = aucune

stages-record = { $players ->
        [one] { $players } joueur interrogé, qui savait que le partenaire avait été { $knows ->
            [haste] rapide
           *[pause] lent
        }.
       *[other] { $players } joueurs interrogés, qui savaient que le partenaire avait été { $knows ->
            [haste] rapide
           *[pause] lent
        }.
    }

stages-record-same = { $players ->
        [one] { $players } joueur de la première étape interrogé à nouveau, qui savait maintenant que le partenaire avait été { $knows ->
            [haste] rapide
           *[pause] lent
        }.
       *[other] { $players } joueurs de la première étape interrogés à nouveau, qui savaient maintenant que le partenaire avait été { $knows ->
            [haste] rapide
           *[pause] lent
        }.
    }

stages-record-action = { $action } : plus attrayante pour { $attractive }, moins attrayante pour { $less }, sur { count-players }.

stages-letter = Le même problème, avec l’information, a été soumis à { count-players } de même niveau, pour savoir ce qu’elle suggère.

stages-letter-same = Le problème a été soumis de nouveau, cette fois avec l’information, à { count-players } { $players ->
        [one] qui l’avait déjà reçu
       *[other] qui l’avaient déjà reçu
    } sans elle, pour savoir ce qu’elle suggère.

### bridgelaw words: adjusting, French

## The page of an adjusted score. $text $points $weight $sum $value: finished text

adjust-title = Marque ajustée

adjust-lead = Indiquez les résultats possibles et donnez un poids à chacun. L’effet pour les deux camps est montré avant que quoi que ce soit ne soit attribué.

adjust-in-play = La donne n’est pas terminée. Une marque peut être attribuée, mais il n’y a pas de résultat à la table auquel la comparer.

adjust-at-table = Le résultat à la table

adjust-at-table-why = Il figure à côté de la marque ajustée ; sans lui, on ne voit pas ce qu’elle change.

adjust-table-read = À la table, d’après « { $session } » : { $text }

adjust-kind = Type de marque

adjust-kind-assigned = Des résultats, pondérés s’il y en a plusieurs

adjust-kind-likely = Des résultats avec leurs chances : à un camp le meilleur qui était vraisemblable, à l’autre le pire qui était tant soit peu probable

adjust-kind-artificial = Artificielle : une part de la donne

adjust-results = Résultats possibles

adjust-results-of = Résultats possibles pour { side }

adjust-apart = Les camps sont marqués séparément

adjust-contract = Contrat

adjust-risk = Contré ?

adjust-risk-X = contré

adjust-risk-XX = surcontré

adjust-declarer = Déclarant

adjust-tricks = Levées : =, +1, −1 ou leur nombre

adjust-tricks-short = Levées

adjust-weight = Poids en %

adjust-row = Résultat { $number }

adjust-slide = Poids du résultat { $number }

adjust-row-declarer = Le résultat { $number } demande un déclarant.

adjust-call-of = { $call } { seat-of }

adjust-insist = Je lui donne ce poids malgré tout : il pouvait être atteint sans cette déclaration.

adjust-illegal = Rien n’a été attribué : dites d’abord que vous maintenez le résultat issu de la déclaration illégale.

adjust-sum = Somme des poids : { $sum }

adjust-sum-off = Somme des poids : { $sum }. Elle doit être de 100 %.

adjust-hurt = Un camp qui s’est lui-même infligé un dommage après l’infraction

adjust-hurt-side = Quel camp

adjust-hurt-none = aucun

adjust-hurt-without = Ce qu’il aurait obtenu sans sa propre faute

adjust-percent = Pourcentage

adjust-share-other = un autre pourcentage

adjust-share-of = Part pour { side }

adjust-reason = Pourquoi cette marque (figure dans la décision écrite)

adjust-typed = L’écrire en une ligne

adjust-look = Montrer l’effet

adjust-give = Attribuer cette marque

adjust-changed = Ceci a été modifié depuis le dernier affichage. Regardez l’effet actuel, puis attribuez la marque.

adjust-take-back = Annuler cette marque ajustée

## What it does

adjust-effect = L’effet

adjust-effect-none = Modifiez ou ajoutez un résultat pour voir l’effet pour les deux camps.

adjust-side = Camp

adjust-now = Actuellement

adjust-then = Avec cette marque

adjust-change = Différence

adjust-change-mp = { $text } en points de match

adjust-change-imp = { $text } IMP

adjust-change-none = aucun changement

adjust-not-yet = Pas encore comparable : personne d’autre n’a joué cette donne. Les points suivront à mesure que les autres tables la joueront.

adjust-unknown = Inconnu : les résultats des autres tables manquent.
    .result = Inconnu : le résultat à la table manque.

adjust-steps = Comment { side } y arrive

adjust-step-result = Résultat

adjust-step-points = Points

adjust-step-compared = Face aux autres tables

adjust-step-mp = Points de match

adjust-step-imp = IMP

adjust-step-weight = Poids

adjust-step-part = Part

adjust-step-against = { $text } : { $value }

adjust-step-against-tables = { $tables ->
        [one] { $text } ({ $tables } table) : { $value }
       *[other] { $text } ({ $tables } tables) : { $value } chacune
    }

adjust-step-neuberg = { $scores } résultats sur { $expected } attendus, donc { $formula } (formule de Neuberg).

adjust-step-factor = { $scores } résultats sur { $expected } attendus, donc en proportion : { $formula }.

adjust-step-mean = La moyenne des comparaisons avec { $tables } tables.

adjust-step-sum = Somme : { $formula }

adjust-step-percent = { $formula } des { $top } que la donne peut rapporter.

adjust-step-hurt = Sans l’infraction { $without }, avec elle mais sans sa propre faute { $without_error }, à la table { $table }. Sa propre part ({ $inflicted }) reste à sa charge : { $formula }.

adjust-step-rounded = Arrondi à des IMP entiers, selon l’organisme responsable : { $value }.

adjust-step-knockout = Dans un match à élimination directe, les deux camps reçoivent la moyenne des deux marques : { $value }.

adjust-step-artificial = Une part de la donne : { $text }.

## The other tables

adjust-field = Les autres tables

adjust-field-known = { $text } (points de Nord-Sud).

adjust-field-none = Aucun résultat d’une autre table n’est connu : les points sont montrés, les points de match et les IMP ne le sont pas.

adjust-field-results = Leurs résultats en points de Nord-Sud, séparés par des espaces ; A+, A ou A− pour une marque artificielle

adjust-field-expected = Tables qui devaient jouer la donne, celle-ci comprise (vide : autant qu’il y en a)

adjust-field-session = { side } : pourcentage sur les autres donnes de la séance

adjust-field-of-session = { $session }, table { $table } : la séance ou la table n’y est plus ; ce qui a été lu en dernier reste.

adjust-field-read = Lu dans { $session }, table { $table } : { $known } résultats sur { $expected }.

adjust-field-datum = Butler : c’est la moyenne (datum) des autres tables.

adjust-field-percent = { $label } : { $percent }

adjust-field-not-typed = Les autres tables de ce dossier sont lues dans sa séance. Rien n’a été changé.

adjust-field-keep = Enregistrer ces résultats

adjust-field-change = Les modifier

adjust-field-here = Les reprendre des autres tables de ce serveur

adjust-field-here-none = Aucune autre table de ce serveur n’a terminé cette donne.

adjust-field-wrong = « { $text } » n’est pas un résultat possible. Rien n’a été changé.

## Penalties

adjust-penalty = Pénalités, en dehors de la marque

adjust-penalty-lead = Une pénalité est retirée au camp qui la paie et ne va à personne. Elle n’entre pas dans le calcul ci-dessus.

adjust-penalty-side = Camp qui la paie

adjust-penalty-amount = Montant

adjust-penalty-unit = Unité

adjust-penalty-kind = Type

adjust-penalty-reason = Motif

adjust-penalty-give = Infliger cette pénalité

adjust-penalty-wrong = Une pénalité demande un montant supérieur à 0.

## Help with all hands open

adjust-dd = Ce que vaut la donne à cartes ouvertes

adjust-dd-ask = Le calculer

adjust-dd-use = Ajouter { $text } aux résultats

adjust-dd-hands = Ces quatre mains, à cartes ouvertes

adjust-dd-field-head = Ce qui a été marqué aux autres tables

adjust-dd-field-lead = { $n ->
        [one] Un résultat réellement obtenu ailleurs
       *[other] { $n } résultats réellement obtenus ailleurs
    }, après les annonces et le jeu propres à chaque table. Rien n’est calculé.

adjust-dd-field-none = Aucun résultat d’une autre table n’est connu.

adjust-dd-contract-unknown = contrat inconnu

adjust-dd-result = Résultat

adjust-dd-worth = Valeur

adjust-dd-tables = Tables

adjust-dd-share = Part

adjust-dd-tricks = { count-tricks } ({ $value })

adjust-dd-fit = D’autres donnes qui conviennent à ce { seat-that } pouvait utiliser

adjust-dd-fit-lead = Pas cette donne : { $n } donnes tirées de toutes celles qui conviennent à ce { seat-that } avait le droit d’utiliser à ce moment, calculées à cartes ouvertes. Les vraies mains n’y ont aucune part.

adjust-dd-fit-uncounted = Sur { $value } donnes, on n’a pas compté combien conviennent ; celles qui ont été tirées conviennent.

adjust-dd-fit-made = { $text } (l’action choisie), si tout le monde passe : { $value }
    .card = { $text } (l’action choisie) : { $value }

adjust-dd-fit-other = { $text }, si tout le monde passe : { $value }
    .card = { $text } : { $value }

adjust-dd-fit-margin = Du seul fait du tirage, une part peut s’écarter de { $n } points de pourcentage au plus.

adjust-dd-fit-not = Elles ne disent ni ce qui serait arrivé à cette donne, ni ce que des joueurs du même niveau auraient envisagé, ni ce qui était suggéré.

adjust-dd-fit-ask = Calculer des donnes qui conviennent à ce { seat-that } pouvait utiliser

adjust-dd-fit-wait = Cela prend quelques secondes.

adjust-dd-fit-nobody = Une fois que des alternatives ont été retenues, ou des joueurs sondés, on peut aussi calculer pour elles des donnes qui conviennent à ce que le joueur pouvait utiliser.

adjust-dd-fit-busy = Le programme de calcul travaille pour quelqu’un d’autre. Redemandez dans un instant.

adjust-dd-fit-silent = On ne sait d’aucune déclaration ce qu’elle montrait, sous une forme qui se compte : n’importe quelle donne conviendrait. Notez ce que les joueurs ont expliqué, avec des points ou des couleurs et des nombres.

adjust-dd-fit-vulnerable = La vulnérabilité n’est pas connue.

adjust-dd-fit-cards = Les cartes vues ne sont d’aucune donne.

### bridgelaw words: options, French (FFB usage)

## What a player with the choice may take. The list is read in the order of the Law; nothing is preselected

options-intro = { seat }, le choix vous revient : { count-options }.

options-director = Le choix revient à l’arbitre : { count-options }.

options-one = { seat } peut choisir ceci :
    .must = { seat } doit faire ceci :

options-calls = Déclarations qui conviennent : { $text }.

options-cards = Cartes qui conviennent : { $text }.

## Option ids

option-accept_call =
    .label = Accepter la déclaration
    .sentence = Accepter { call-named.the }, qui compte alors comme une déclaration légale ; les annonces continuent.
    .why = La déclaration irrégulière compte alors comme une autre, sans { edition-rectification.any }.
    .chosen = { seat } a accepté { call-named.the }.
    .chosen_less = { seat } a accepté la déclaration.

option-reject_call =
    .label = Refuser la déclaration
    .sentence = Refuser { call-named.bare } : la déclaration est annulée et la Loi fixe ce que doit faire son auteur.
    .why = Le fautif remplace sa déclaration ou attend son tour, et son partenaire peut subir des restrictions.
    .chosen = { seat } a refusé { call-named.the }.
    .chosen_less = { seat } a refusé la déclaration.

option-correct =
    .label = Remplacer la déclaration
    .sentence = Faire une autre déclaration légale à la place.
    .why = { $laws_replacement_call ->
            [more_precise] La liberté du partenaire dépend de ce que signifie la nouvelle déclaration à côté de l’ancienne.
           *[comparable] Le partenaire reste libre si la nouvelle déclaration est comparable à l’ancienne.
        }
    .chosen = { seat } a remplacé { call-named.the } par une autre déclaration.
    .chosen_by = { seat } a remplacé { call-named.the } par { $new ->
            [Passe] un Passe
            [Contre] un contre
            [Surcontre] un surcontre
           *[other] { $new }
        }.
    .chosen_less = { seat } a remplacé sa déclaration.

option-other_call =
    .label = Remplacer par une autre déclaration
    .sentence = Remplacer la déclaration par une autre déclaration légale : { partner } subit alors des restrictions.
    .why = L’arbitre explique combien de temps le partenaire doit passer et quelles attaques le déclarant peut exiger ou interdire.
    .chosen = { seat } a remplacé { call-named.the } par une déclaration d’un autre sens.
    .chosen_less = { seat } a remplacé sa déclaration par une autre.

option-accept_lead =
    .label = Accepter l’attaque
    .sentence = Accepter l’attaque de { $card } : le jeu continue à partir de cette carte.
    .why = L’attaque est considérée comme correcte et la carte n’est pas pénalisée.
    .chosen = { seat } a accepté l’attaque de { $card }.
    .chosen_less = { seat } a accepté l’attaque.
    .opening_label = Accepter l’entame
    .opening_chosen = { seat } a accepté l’entame de { $card }.
    .opening_chosen_less = { seat } a accepté l’entame.

option-accept_and_spread_dummy =
    .label = Accepter l’entame et faire étaler le mort
    .sentence = Accepter l’entame de { $card } : le mort étale son jeu et vous jouez en second, de votre main.
    .why = Vous restez le déclarant et voyez le mort avant de jouer.
    .chosen = { seat } a accepté l’entame de { $card } et a vu le mort avant de jouer.
    .chosen_less = { seat } a accepté l’entame et a vu le mort avant de jouer.

option-accept_and_become_dummy =
    .label = Étaler votre main et devenir le mort
    .sentence = Étaler votre main : { partner } devient déclarant.
    .why = L’entame est acceptée et votre partenaire joue le contrat.
    .chosen = { seat } a accepté l’entame de { $card } et est devenu le mort.
    .chosen_less = { seat } a accepté l’entame et est devenu le mort.

option-refuse_lead =
    .label = Refuser l’attaque
    .sentence = Refuser l’attaque de { $card } : c’est à { due } d’attaquer.
    .back = Refuser l’attaque de { $card } : la carte retourne en main, et c’est à { due } d’attaquer.
    .why = Une carte refusée de la défense peut devenir une carte pénalisée ; celle du déclarant retourne en main.
    .chosen = { seat } a refusé l’attaque de { $card }.
    .chosen_less = { seat } a refusé l’attaque.
    .opening_label = Refuser l’entame
    .opening_chosen = { seat } a refusé l’entame de { $card }.
    .opening_chosen_less = { seat } a refusé l’entame.

option-require_suit =
    .label = Exiger une couleur
    .sentence = Exiger { leader-that } attaque { suit-in }.
    .why = Le joueur doit attaquer cette couleur s’il en possède.
    .several = Exiger { leader-that } attaque dans l’une de ces couleurs : { $text }.
    .played = Exiger { leader-that } joue { suit-card } à cette levée, faute de pouvoir fournir.
    .played_several = Exiger { leader-that } joue dans l’une de ces couleurs à cette levée, faute de pouvoir fournir : { $text }.
    .chosen = { seat } a exigé { leader-that } attaque { suit-in }.
    .chosen_less = { seat } a exigé une attaque { suit-in }.
    .chosen_played = { seat } a exigé { leader-that } joue { suit-card } à la levée.
    .opening_chosen = { seat } a exigé { leader-that } entame { suit-in }.
    .opening_chosen_less = { seat } a exigé une entame { suit-in }.

option-forbid_suit =
    .label = Interdire une couleur
    .sentence = Interdire à { leader } d’attaquer { suit-in } tant { leader-that } garde la main.
    .why = Le joueur attaque une autre couleur s’il en possède une.
    .several = Interdire à { leader } d’attaquer dans l’une de ces couleurs tant { leader-that } garde la main : { $text }.
    .played = Interdire à { leader } de jouer { suit-card } à cette levée.
    .played_several = Interdire à { leader } de jouer dans l’une de ces couleurs à cette levée : { $text }.
    .chosen = { seat } a interdit à { leader } d’attaquer { suit-in }.
    .chosen_less = { seat } a interdit d’attaquer { suit-in }.
    .chosen_played = { seat } a interdit à { leader } de jouer { suit-card } à la levée.
    .opening_chosen = { seat } a interdit à { leader } d’entamer { suit-in }.
    .opening_chosen_less = { seat } a interdit d’entamer { suit-in }.
    .chosen_several = { seat } a interdit à { leader } d’attaquer dans ces couleurs : { $text }.
    .chosen_several_less = { seat } a interdit d’attaquer dans ces couleurs : { $text }.

option-no_restriction =
    .label = Aucune restriction
    .sentence = Laisser { leader } libre d’attaquer ce qui lui plaît.
    .why = La carte pénalisée, s’il y en a une, reste sur la table.
    .chosen = { seat } a laissé à { leader } le libre choix de son attaque.
    .chosen_less = { seat } a laissé l’attaque libre.
    .opening_chosen = { seat } a laissé { leader } entamer comme il lui plaisait.
    .opening_chosen_less = { seat } a laissé l’entame libre.

option-require_highest =
    .label = Exiger la plus haute carte
    .sentence = Exiger { partner-that } joue sa plus haute carte { suit-in }.
    .why = Ce choix vous revient parce que les adversaires ont montré une carte trop tôt.
    .chosen = { seat } a exigé { leader-that } joue sa plus haute carte dans la couleur demandée.
    .chosen_less = { seat } a exigé la plus haute carte dans la couleur demandée.

option-require_lowest =
    .label = Exiger la plus petite carte
    .sentence = Exiger { partner-that } joue sa plus petite carte { suit-in }.
    .why = Ce choix vous revient parce que les adversaires ont montré une carte trop tôt.
    .chosen = { seat } a exigé { leader-that } joue sa plus petite carte dans la couleur demandée.
    .chosen_less = { seat } a exigé la plus petite carte dans la couleur demandée.

option-choose_hand =
    .label = Choisir la main qui attaque
    .sentence = Dire de quelle main le déclarant attaque.
    .why = Quand les deux mains sont possibles, celui à qui la Loi donne le choix dit laquelle attaque.
    .chosen = { seat } a choisi la main qui attaque : celle { other-of }.
    .chosen_less = { seat } a choisi la main qui attaque.

option-designate_dummy_card =
    .label = Désigner la carte du mort
    .sentence = Désigner la carte que le mort joue à cette levée.
    .why = La carte doit être légale à cette levée.
    .chosen = { seat } a désigné { $card } au mort.
    .chosen_less = { seat } a désigné la carte du mort.

option-leave_penalty_card =
    .label = Laisser la carte pénalisée
    .sentence = Laisser { $card } pénalisée sur la table et laisser { leader } attaquer librement.
    .why = La carte doit toujours être jouée à la première occasion légale.
    .chosen = { seat } a laissé { $card } sur la table comme carte pénalisée.
    .chosen_less = { seat } a laissé la carte pénalisée sur la table.

option-treat_as_penalty_card =
    .label = En faire une carte pénalisée
    .sentence = Faire traiter { $card } comme une carte pénalisée.
    .why = La carte reste face visible devant son joueur.
    .chosen = { seat } a fait traiter { $card } comme carte pénalisée.
    .chosen_less = { seat } a fait traiter la carte comme carte pénalisée.

option-choose_penalty_card =
    .label = Choisir la carte pénalisée
    .refuse_label = Refuser la carte
    .sentence = Choisir la carte pénalisée que joue { seat }.
    .why = S’il y a plusieurs cartes pénalisées, le déclarant choisit celle qui sera jouée.
    .chosen = { seat } a fait jouer la carte pénalisée { $card }.
    .chosen_less = { seat } a choisi la carte pénalisée qui est jouée.
    .refused = { seat } a refusé { $card } : la carte pénalisée est jouée à sa place.
    .refused_less = { seat } a refusé la carte : la carte pénalisée est jouée à sa place.

option-let_first_call_stand =
    .label = Maintenir la première déclaration
    .sentence = Maintenir { first-named.the } et retirer { second-named.the }.
    .why = Le changement est annulé et les annonces reprennent à la première déclaration.
    .chosen = { seat } a maintenu { first-named.the }.
    .chosen_less = { seat } a maintenu la première déclaration.

option-change_call =
    .label = Déclarer de nouveau, la même chose ou non
    .sentence = Remplacer { call-named.the }, à cause d’une information erronée, ou répéter la même déclaration.
    .sentence_apart = Remplacer { call-named.the }, à cause d’une information erronée.
    .sentence_over = Remplacer { call-named.the } sur { $last }, à cause d’une information erronée, ou répéter la même déclaration.
    .sentence_over_apart = Remplacer { call-named.the } sur { $last }, à cause d’une information erronée.
    .why = Vous pouvez déclarer de nouveau : votre déclaration reposait sur une information erronée, ou sur une déclaration retirée depuis.
    .unnamed = Remplacer la dernière déclaration, ou la répéter.
    .unnamed_apart = Remplacer la dernière déclaration.
    .over = Remplacer { call-named.the }, qui a suivi la déclaration retirée, ou répéter la même déclaration.
    .over_apart = Remplacer { call-named.the }, qui a suivi la déclaration retirée.
    .over_unnamed = Remplacer la déclaration qui a suivi la déclaration retirée, ou répéter la même déclaration.
    .over_unnamed_apart = Remplacer la déclaration qui a suivi la déclaration retirée.
    .chosen = { seat } a déclaré de nouveau : { $named }.
    .kept = { seat } pouvait reprendre sa déclaration ({ $call }) et l’a maintenue.
    .changed = { seat } pouvait reprendre sa déclaration ({ $call }) et l’a remplacée par { $named ->
        [Passe] un Passe
        [Contre] un contre
        [Surcontre] un surcontre
       *[other] { $named }
    }.
    .kept_over = { seat } pouvait reprendre sa déclaration ({ $call } sur { $last }) et l’a maintenue.
    .changed_over = { seat } pouvait reprendre sa déclaration ({ $call } sur { $last }) et l’a remplacée par { $named ->
        [Passe] un Passe
        [Contre] un contre
        [Surcontre] un surcontre
       *[other] { $named }
    }.

option-withdraw_play =
    .label = Reprendre la carte
    .sentence = Reprendre { $card } et jouer une autre carte.
    .why = Votre jeu reposait sur quelque chose que l’autre camp a changé depuis.
    .lead = Reprendre { $card } : c’est à { due } d’attaquer. Ou la laisser.
    .unnamed = Reprendre la carte jouée dessus et en jouer une autre, ou la laisser.
    .down = Reprendre l’entame posée face cachée et entamer d’une autre carte, ou la laisser.
    .whose = Reprendre la carte { other-of }, jouée depuis dans cette levée, et en jouer une autre, ou la laisser.
    .placed = Reprendre { $text } et jouer une autre carte, ou la laisser.
    .several = Reprendre une ou plusieurs de ces cartes et en jouer une autre pour chacune : { $text }. Ou les laisser.
    .chosen = { seat } a repris { $card }.
    .chosen_less = { seat } a repris sa carte.

# a card of which nobody has said which one it was
options-card-in-place = { $place ->
        [lead] l’attaque { other-of } à la levée suivante
        [next] la carte { other-of } dans la levée suivante
       *[trick] la carte { other-of } dans la levée de la renonce
    }

# the same, of who has taken it back
options-own-card-in-place = { $place ->
        [lead] son attaque à la levée suivante
        [next] sa carte dans la levée suivante
       *[trick] sa carte dans la levée de la renonce
    }

option-change_explanation =
    .label = Corriger l’explication
    .sentence = Corriger l’explication { call-named.of }.
    .why = Les adversaires apprennent la véritable entente avant de continuer.
    .chosen = { seat } a corrigé l’explication { call-named.of }.
    .chosen_less = { seat } a corrigé l’explication.

option-play_on =
    .label = Demander que le jeu continue
    .sentence = Demander que le jeu continue après la revendication : seulement si les quatre joueurs sont d’accord.
    .board = Faire jouer la donne, et que sa marque compte.
    .why = Les quatre joueurs doivent être d’accord ; le résultat obtenu ensuite à la table compte.
    .chosen = { seat } a demandé que le jeu continue.

option-accept_card =
    .label = Accepter la carte
    .sentence = Accepter { $card } comme carte jouée à cette levée.
    .why = La carte est considérée comme régulièrement jouée.
    .chosen = { seat } a accepté { $card } comme carte jouée.
    .chosen_less = { seat } a accepté la carte comme jouée.

## The Director's choices after information from another source

option-reverse_positions =
    .label = Changer la position des joueurs
    .sentence = Faire changer les joueurs de place pour { seat-that } ait la main qui a été vue.
    .less = Faire changer les joueurs de place, pour que la main vue revienne à celui qui l’a vue.
    .why = Possible seulement si la forme de l’épreuve et le moment le permettent.
    .ordered = Les joueurs changent de place, de sorte que la main vue revienne à celui qui l’a vue.

option-appoint_substitute =
    .label = Nommer un remplaçant
    .sentence = Avec l’accord des quatre joueurs, faire jouer la donne par un remplaçant à la place du joueur informé.
    .why = Un joueur qui n’a rien appris peut jouer la donne normalement.
    .ordered = Avec l’accord des quatre joueurs, un remplaçant joue la donne à la place du joueur informé.

option-redeal =
    .label = Faire redonner
    .sentence = Faire redonner pour ces concurrents, si la forme de la compétition le permet.
    .why = Possible seulement si la forme de l’épreuve le permet.
    .ordered = La donne est redonnée.

option-play_and_stand_ready =
    .label = Jouer, puis ajuster au besoin
    .sentence = Faire jouer la donne et se tenir prêt à ajuster la marque si l’information a pu affecter le résultat.
    .why = L’information peut se révéler sans effet.
    .ordered = La donne est jouée, et l’arbitre se tient prêt à ajuster la marque.
    .past_ordered = L’arbitre a laissé jouer la donne, en se tenant prêt à ajuster la marque.

option-artificial_score =
    .label = Marque ajustée artificielle
    .sentence = Annuler la donne et attribuer une marque ajustée artificielle.
    .why = Utilisée quand la donne n’est plus jouable équitablement.
    .from_source = { $laws_other_source_score ->
            [artificial] Annuler la donne et attribuer une marque ajustée artificielle.
           *[adjusted] Annuler la donne et attribuer une marque ajustée ; par équipes, la Loi 86B dit laquelle.
        }

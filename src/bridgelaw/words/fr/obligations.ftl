### bridgelaw words: obligations, French (FFB usage)

## Duties. .sentence for the desk and reading aloud; .you for the player himself

obligation-pass =
    .label = Doit passer
    .sentence = { seat } doit passer { duration-phrase }.
    .you = Vous devez passer { $until ->
        [next_turn] à votre tour
       *[other] { duration-phrase }
    }.
    .why = Une décision vous retire le droit de déclarer ; cela n’affecte que vos annonces, non vos cartes.

obligation-play_card =
    .label = Doit jouer une carte
    .sentence = { seat } doit jouer { $card } à la première occasion légale.
    .less = { seat } doit jouer sa carte pénalisée à la première occasion légale.
    .you = Vous devez jouer { $card } à la première occasion légale.
    .played = { seat } doit jouer cette carte { suit-in } à cette levée, s’il le peut.
    .you_played = Jouez cette carte { suit-in } à cette levée, si vous le pouvez.
    .why = Une carte pénalisée se joue dès que la Loi le permet.

obligation-lead_suit =
    .label = Doit attaquer une couleur
    .sentence = { seat } doit attaquer { suit-in }, s’il le peut.
    .you = Vous devez attaquer { suit-in }, si vous le pouvez.
    .why = Le déclarant a exigé cette couleur à cause d’une infraction de votre camp.
    .several = { seat } doit attaquer, s’il le peut, dans l’une de ces couleurs : { $text }.
    .played = { seat } doit jouer { suit-card } à cette levée, s’il le peut légalement.
    .you_played = Jouez { suit-card } à cette levée, si vous le pouvez légalement.
    .opening = { seat } doit entamer { suit-in }, s’il le peut.

obligation-not_lead_suit =
    .label = Ne peut attaquer une couleur
    .sentence = { seat } ne peut pas attaquer { suit-in } ({ duration-phrase }), sauf s’il n’a rien d’autre.
    .you = Vous ne pouvez pas attaquer { suit-in } ({ $until ->
        [retained] tant que vous gardez la main
       *[other] { duration-phrase }
    }), sauf si vous n’avez rien d’autre.
    .why = Le déclarant a interdit cette couleur à cause d’une infraction de votre camp.
    .several = { seat } ne peut attaquer dans aucune de ces couleurs ({ duration-phrase }), sauf s’il n’a rien d’autre : { $text }.
    .played = { seat } ne peut pas jouer { suit-card } à cette levée, sauf s’il n’a rien d’autre à jouer légalement.
    .you_played = Vous ne pouvez pas jouer { suit-card } à cette levée, sauf si vous n’avez rien d’autre à jouer légalement.
    .opening = { seat } ne peut pas entamer { suit-in } ({ duration-phrase }), sauf s’il n’a rien d’autre.

obligation-follow_suit =
    .label = Doit fournir à la couleur
    .sentence = { seat } doit fournir { suit-in } à cette levée.
    .you = Fournissez { suit-in } à cette levée.
    .why = Qui peut fournir doit le faire, et une renonce découverte à temps est corrigée.
    .placed = { seat } doit fournir { suit-in } et placer la carte parmi ses cartes jouées.

obligation-correct_call =
    .label = Doit faire une déclaration légale
    .sentence = { seat } doit maintenant faire une déclaration légale.
    .you = Faites maintenant une déclaration légale.
    .why = La déclaration irrégulière n’a pas été acceptée et doit être remplacée.

obligation-avoid_taking_advantage =
    .label = Ne doit pas utiliser l’information
    .sentence = { seat } doit soigneusement éviter de tirer avantage de l’information non autorisée venue { partner-of }.
    .you = Évitez soigneusement de tirer avantage de l’information non autorisée venue { partner-of }.
    .why = Déclarez et jouez comme si vous ne l’aviez pas reçue ; s’il existe une autre action raisonnable, ne choisissez pas celle qu’elle suggère.
    .not_choose = { seat } ne peut pas choisir, parmi les { $laws_logical_alternative ->
            [possibility] possibilités
           *[alternative] alternatives
        } logiques, celle que l’information non autorisée venue { partner-of } { $laws_suggestion ->
            [could_have] pouvait manifestement suggérer
           *[did] suggère manifestement
        } plutôt qu’une autre.
    .you_not_choose = Ne choisissez pas, parmi les { $laws_logical_alternative ->
            [possibility] possibilités
           *[alternative] alternatives
        } logiques, celle que l’information non autorisée venue { partner-of } { $laws_suggestion ->
            [could_have] pouvait manifestement suggérer
           *[did] suggère manifestement
        } plutôt qu’une autre.

# when the duty about a withdrawn call ends again
duties-ends-unless = Cela cesse si la déclaration de remplacement n’entraîne aucune autre { edition-rectification.any }.

duties-ends-unless_natural = Cela cesse si la déclaration de remplacement est l’enchère suffisante la plus basse dans la même dénomination et qu’aucune des deux enchères n’est { edition-artificial_bid }.

# by the side of what an opponent withdrew because of that side
duties-not-by-withdrawn = { seat } ne peut pas choisir, parmi les { $laws_logical_alternative ->
        [possibility] possibilités
       *[alternative] alternatives
    } logiques, celle que { $what ->
        [card] la carte retirée
       *[call] la déclaration retirée
    } par { other } { $laws_suggestion ->
        [could_have] pouvait manifestement suggérer
       *[did] suggère manifestement
    } plutôt qu’une autre.

obligation-choose_without_consulting =
    .label = Choisit sans aide
    .sentence = { seat } doit choisir sans consulter { partner }.
    .you = Choisissez sans consulter votre partenaire.
    .why = Un signe du partenaire serait un échange d’informations.

obligation-take_no_action =
    .label = Attendre l’arbitre
    .sentence = { seat } ne peut ni déclarer ni jouer avant que l’arbitre ait tout expliqué.
    .you = Ne déclarez pas et ne jouez pas avant que l’arbitre ait tout expliqué.
    .why = Une irrégularité a été signalée ; agir maintenant peut aggraver les choses.

obligation-summon_director =
    .label = Appeler l’arbitre
    .sentence = C’est à { seat } d’appeler l’arbitre.
    .you = Appelez l’arbitre.
    .why = Seul l’arbitre peut régler l’affaire, et l’appeler ne vous coûte rien.

obligation-restate =
    .label = Rappeler les déclarations
    .sentence = { seat } rappelle toutes les déclarations à { partner }.
    .you = Rappelez toutes les déclarations, alertes comprises.
    .why = Un adversaire du joueur qui demande rappelle toute la séquence, jamais une partie seulement.

obligation-explain =
    .label = Expliquer la déclaration
    .sentence = { seat } explique { call-named.bare }.
    .you = Expliquez ce que signifie { call-named.bare } selon votre entente.
    .why = Indiquez votre entente, y compris ce que vous a appris l’expérience commune, et rien sur votre main.
    .auction = { seat } explique les annonces.

obligation-correct_own_explanation =
    .label = Corriger votre explication
    .sentence = { seat } doit appeler l’arbitre et corriger l’explication { call-named.of }.
    .you = Appelez l’arbitre et corrigez votre explication { call-named.of }.
    .why = Les adversaires agissent d’après ce qu’on leur a dit : votre erreur se corrige avant la suite.

obligation-inform_opponents_of_partners_error =
    .label = Corriger l’explication du partenaire
    .sentence = { seat } doit informer les adversaires que l’explication { partner-of } était erronée ({ opening-phrase }).
    .you = Appelez l’arbitre et informez les adversaires que l’explication de votre partenaire était erronée ({ opening-phrase }).
    .why = On ne dit rien pendant les annonces ; le moment vient où cela n’aide plus le partenaire.

obligation-correct_restatement =
    .label = Corriger le rappel
    .sentence = { seat } doit faire corriger l’erreur dans le rappel.
    .you = Le rappel comportait une erreur : faites-la corriger.
    .why = Chacun répond de l’exactitude du rappel.

obligation-alert =
    .label = Alerter
    .sentence = { seat } alerte { call-named.the } { partner-of }.
    .you = Alertez { call-named.bare }.
    .why = Les adversaires sont avertis que la déclaration a un sens particulier ; ils peuvent demander lequel.

obligation-repeat_call =
    .label = Répéter la déclaration
    .sentence = { seat } doit répéter { call-named.bare }, car le joueur dont c’était le tour a passé.
    .you = Répétez { call-named.bare }.
    .why = Si le joueur dont c’était le tour passe, la déclaration hors tour se refait à son rang.
    .again = { seat } doit répéter { call-named.bare }.
    .unnamed = { seat } doit répéter la même déclaration.

obligation-may_not_double =
    .label = Ne peut pas contrer
    .sentence = { seat } ne peut ni contrer ni surcontrer { duration-phrase }.
    .you = Vous ne pouvez ni contrer ni surcontrer { $until ->
        [next_turn] à votre tour
       *[other] { duration-phrase }
    }.
    .why = Une irrégularité de votre camp vous a retiré cette déclaration.

## How long a duty lasts, each value by itself

until-next_turn = à son prochain tour de déclarer

until-opening_lead_faced = jusqu’à ce que l’entame soit retournée face visible

until-end_of_auction = jusqu’à la fin des annonces

until-end_of_trick = jusqu’à la fin de cette levée

until-played = jusqu’à ce que la carte soit jouée

until-retained = tant qu’il garde la main

until-end_of_play = jusqu’à la fin du jeu

until-now = tout de suite

until-final_pass = jusqu’au Passe final

until-summoned = jusqu’à l’appel de l’arbitre

until-director = jusqu’à la décision de l’arbitre

until-end_of_board = jusqu’à la fin de la donne

# the same, chosen by $until inside another message
duration-phrase = { $until ->
        [next_turn] { until-next_turn }
        [opening_lead_faced] { until-opening_lead_faced }
        [end_of_auction] { until-end_of_auction }
        [end_of_trick] { until-end_of_trick }
        [played] { until-played }
        [retained] { until-retained }
        [end_of_play] { until-end_of_play }
        [now] { until-now }
        [final_pass] { until-final_pass }
        [summoned] { until-summoned }
        [director] { until-director }
       *[end_of_board] { until-end_of_board }
    }

# the moment at which a duty opens (obligation-inform_opponents_of_partners_error)
opening-phrase = { $until ->
        [now] tout de suite
        [final_pass] après le Passe final
       *[end_of_play] à la fin du jeu
    }

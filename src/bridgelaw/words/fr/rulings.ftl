### bridgelaw words: rulings, French (FFB usage)

## What the Director orders (rule)

ruling-accept =
    .label = Accepté
    .sentence = L’action irrégulière est acceptée et maintenue.

ruling-cancel =
    .label = Annulé
    .sentence = L’action est annulée.

ruling-stand =
    .label = Maintenu
    .sentence = L’action est maintenue.

ruling-rectify =
    .label = Rectifié
    .sentence = L’erreur est rectifiée selon la Loi.

ruling-play_on =
    .label = On continue
    .sentence = Le jeu continue sans autre { edition-rectification.any }.
    .of_dummy = Le jeu continue. À la fin du jeu, l’arbitre doit ajuster la marque si le mort a suggéré un jeu et que la défense en a subi un dommage.

ruling-redeal =
    .label = Redonne
    .sentence = On redonne.

ruling-allow =
    .label = Admis
    .sentence = Ce que les joueurs ont réglé entre eux est admis.

ruling-waive =
    .label = Rectification abandonnée
    .sentence = À la demande du camp non fautif, il est renoncé à { edition-rectification.the }.

## What follows from a ruling (rectification in the answer; the list may grow)

rectification-none =
    .label = { $laws_puts_right ->
            [penalty] Pas de pénalité
           *[rectification] Pas de rectification
        }
    .sentence = { $laws_puts_right ->
            [penalty] Aucune pénalité n’est appliquée.
           *[rectification] Aucune rectification n’est appliquée.
        }
    .named = { $laws_puts_right ->
            [penalty] L’irrégularité ({ $named }) n’entraîne aucune pénalité.
           *[rectification] L’irrégularité ({ $named }) n’entraîne aucune rectification.
        }
    .slip = { $laws_puts_right ->
            [penalty] { first-named.opening } { seat-of } était un lapsus : la déclaration voulue ({ $second }) prend sa place. Aucune pénalité n’est appliquée.
           *[rectification] { first-named.opening } { seat-of } était un lapsus : la déclaration voulue ({ $second }) prend sa place. Aucune rectification n’est appliquée.
        }
    .claim = Levées de la donne : { $ns } pour Nord-Sud, { $ew } pour Est-Ouest.
    .left = Des levées restantes : { $ns } pour Nord-Sud, { $ew } pour Est-Ouest.
    .tricks = Aucune levée n’est transférée.
    .further = { $laws_puts_right ->
            [penalty] Aucune autre pénalité n’est appliquée.
           *[rectification] Aucune autre rectification n’est appliquée.
        }
    .named_further = { $laws_puts_right ->
            [penalty] L’irrégularité ({ $named }) n’entraîne aucune autre pénalité.
           *[rectification] L’irrégularité ({ $named }) n’entraîne aucune autre rectification.
        }
    .begun = L’entame est acceptée. { seat } doit étaler toute sa main et devient le mort ; { partner } devient le déclarant.
    .spread = L’entame est acceptée. { seat } devient le mort ; { partner } devient le déclarant.

rectification-partner_passes =
    .label = Le partenaire doit passer
    .sentence = { partner } doit passer { duration-phrase }.
    .open = { partner } doit passer.
    .over = { partner } a dû passer { duration-phrase }.

rectification-offender_passes =
    .label = Le fautif doit passer
    .sentence = { seat } doit passer { duration-phrase }.
    .open = { seat } doit passer.
    .over = { seat } a dû passer { duration-phrase }.

rectification-lead_restriction =
    .label = { edition-lead_restriction.heading }
    .sentence = La première fois { partner-that } doit attaquer, le déclarant peut exiger une couleur, ou en interdire une tant { partner-that } garde la main.
    .forbid = La première fois { partner-that } doit attaquer, le déclarant peut lui interdire une couleur, tant { partner-that } garde la main.
    .require_suit = À sa première attaque, { partner } doit jouer { suit } : le déclarant l’a exigé.
    .forbid_suit = À sa première attaque, { partner } ne peut jouer { suit } tant qu’il garde la main : le déclarant l’a interdit.
    .require_suit_over = Le déclarant a exigé { $text } à l’attaque { partner-of }.
    .forbid_suit_over = Le déclarant a interdit { $text } à l’attaque { partner-of }.
    .trick = Le déclarant choisit ce { partner-that } doit ou ne doit pas jouer à cette levée.
    .hand = Un joueur de la défense choisit la main d’où le déclarant attaque.

rectification-penalty_card =
    .label = Carte pénalisée
    .sentence = { $card } { $cards ->
        [one] devient une { penalties-card-name }
       *[other] deviennent des cartes pénalisées principales
    }.
    .became = { $cards ->
        [one] La carte { $card } est devenue une { penalties-card-name }
       *[other] Les cartes { $card } sont devenues des cartes pénalisées principales
    }.
    .returned = { $cards ->
        [one] La carte { $card } était une carte pénalisée principale et a été reprise
       *[other] Les cartes { $card } étaient des cartes pénalisées principales et ont été reprises
    } en main.
    .taken_back = La carte reprise par { partner } devient une { penalties-card-name }.
    .less = { $cards ->
        [one] La carte { $card } est devenue une carte pénalisée
       *[other] Les cartes { $card } sont devenues des cartes pénalisées
    }.

rectification-transfer =
    .label = Levées transférées
    .sentence = { count-tricks } { $tricks ->
            [one] est transférée
           *[other] sont transférées
        } à { side }.

rectification-call_cancelled =
    .label = Déclaration annulée
    .sentence = { call-named.opening } est annulé{ call-named.ending } et les annonces reviennent à { due }.
    .less = La déclaration est annulée.
    .ended = { call-named.opening } est annulé{ call-named.ending } ; les annonces restent terminées.
    .alone = { call-named.opening } est annulé{ call-named.ending }.
    .was = { call-named.opening } a été annulé{ call-named.ending }.

rectification-call_stands =
    .label = Déclaration maintenue
    .sentence = { call-named.opening } est maintenu{ call-named.ending } et les annonces continuent.

rectification-trick_stands =
    .label = Levée maintenue
    .sentence = La levée est maintenue telle qu’elle a été jouée.

rectification-card_withdrawn =
    .label = Carte retirée
    .sentence = La carte { $card } est retirée et retourne dans la main { seat-of }.
    .dummy = La carte { $card } est retirée et retourne au mort.
    .less = La carte retourne en main.
    .told = La carte { $card } est retirée et retourne dans la main { seat-of }, sans autre { edition-rectification.any } : un adversaire avait dit à { seat } que c’était à lui de jouer.

rectification-right_forfeited =
    .label = Droit perdu
    .sentence = { side } a perdu le droit à { $laws_puts_right ->
            [penalty] la pénalité
           *[rectification] rectification
        }.

rectification-adjusted_score =
    .label = Marque ajustée
    .sentence = L’arbitre attribue une marque ajustée.
    .named = L’arbitre ajuste la marque pour l’irrégularité ({ $named }).
    .tricks = La marque est ajustée : { side } obtient en tout { count-tricks }, levées transférées comprises.
    .ignorance = { side } perd l’avantage tiré de ce qu’un adversaire a fait sans connaître la Loi ; { other_side } garde sa marque obtenue à la table.

rectification-procedural_penalty =
    .label = Pénalité de procédure
    .sentence = { side } reçoit une pénalité de procédure.

rectification-cap_average_minus =
    .label = Au plus moyenne moins
    .sentence = { side } obtient au plus moyenne moins sur cette donne.

rulings-left_face_up = Il faut laisser { $card } face visible sur la table jusqu’à la fin de la période des annonces.

rulings-adjusted_later =
    .bid = { $laws_assistance ->
            [told_much] Après le jeu, l’arbitre doit ajuster la marque si l’enchère insuffisante en a tant dit que l’autre camp en est lésé.
           *[could_well] Après le jeu, l’arbitre doit ajuster la marque si, sans l’aide de l’enchère insuffisante, le résultat aurait bien pu être différent et que l’autre camp en est lésé.
        }
    .call = Après le jeu, l’arbitre doit ajuster la marque si, sans l’aide de la déclaration retirée, le résultat aurait bien pu être différent et que l’autre camp en est lésé.

rulings-no_further_damage = L’arbitre a établi que l’autre camp n’a pas subi d’autre dommage.

rulings-both_not_offending = Les deux camps sont considérés comme non fautifs.

rulings-goes_back =
    .clarification = { $cards ->
            [one] { $card } reste face visible jusqu’à la fin de la période des annonces ; { seat } reprend alors la carte en main. Ce n’est pas une carte pénalisée.
           *[other] { $card } restent face visible jusqu’à la fin de la période des annonces ; { seat } reprend alors les cartes en main. Ce ne sont pas des cartes pénalisées.
        }
    .play = { $cards ->
            [one] { seat } a repris { $card } en main. Ce n’est pas une carte pénalisée.
           *[other] { seat } a repris { $card } en main. Ce ne sont pas des cartes pénalisées.
        }

rulings-no_concession =
    { $cards ->
        [none] Il n’y a pas de concession : le jeu continue.
        [one] Il n’y a pas de concession : le jeu continue, et { $card } n’est pas une carte pénalisée.
       *[other] Il n’y a pas de concession : le jeu continue, et { $card } ne sont pas des cartes pénalisées.
    }

rulings-wrong = L’arbitre avait décidé : { $text }. Cette décision était erronée.

rulings-call-stands = { call-named.opening } est maintenu{ call-named.ending } : l’arbitre ne juge pas que l’information erronée ait bien pu l’influencer.

## Penalty cards

penalty_card-major =
    .label = Carte pénalisée principale
    .sentence = { $card } est une carte pénalisée principale { seat-of } : elle doit être jouée à la première occasion légale.
    .unnamed = La carte reprise par { seat } est une carte pénalisée principale : elle doit être jouée à la première occasion légale.
    .lying = { $cards ->
        [one] Elle reste visible jusque-là
       *[other] Elles restent visibles jusque-là, et { declarer } dit laquelle est jouée d’abord
    } ; l’obligation de fournir et les { edition-lead_restriction.many } passent avant. Chaque fois que c’est à { leader } d’attaquer tant { $cards ->
        [one] qu’elle est là
       *[other] qu’une d’elles est là
    }, { declarer } choisit d’abord : exiger sa couleur, ou l’interdire aussi longtemps { leader-that } garde la main (dans les deux cas la carte est alors reprise), ou laisser l’attaque libre (la carte reste).
    .staying = { $cards ->
        [one] Elle doit toujours être jouée à la première occasion légale
       *[other] Elles doivent toujours être jouées à la première occasion légale, et { declarer } dit laquelle d’abord
    } ; l’obligation de fournir et les { edition-lead_restriction.many } passent avant. Chaque fois que c’est à { leader } d’attaquer tant { $cards ->
        [one] qu’elle est là
       *[other] qu’une d’elles est là
    }, { declarer } a de nouveau ce choix.

penalties-partner-waits = Chaque fois que c’est à { leader } d’attaquer tant { $cards ->
        [one] qu’elle est là, { leader } ne peut pas attaquer avant le choix { declarer-of } : exiger sa couleur, ou l’interdire aussi longtemps { leader-that } garde la main (dans les deux cas la carte est alors reprise), ou laisser l’attaque libre (la carte reste)
       *[other] qu’elles sont là, { leader } ne peut pas attaquer avant le choix { declarer-of } : exiger une de leurs couleurs, ou en interdire une ou plusieurs aussi longtemps { leader-that } garde la main (les cartes des couleurs nommées sont alors reprises), ou laisser l’attaque libre (les cartes restent)
    }.

penalty_card-minor =
    .label = Carte pénalisée secondaire
    .sentence = { $card } est une carte pénalisée secondaire { seat-of } : { seat } peut jouer un honneur de cette couleur à la place.
    .unnamed = La carte reprise par { seat } est une carte pénalisée secondaire : { seat } peut jouer un honneur de cette couleur à la place.
    .lying = Elle reste visible. Tant qu’elle n’est pas jouée, { seat } ne joue aucune autre carte de cette couleur plus petite que le dix ; { leader } attaque librement.

penalties-card-name = { $penalty_rank ->
        [minor] carte pénalisée secondaire
       *[major] carte pénalisée principale
    }

## Cancellations (cancel)

cancel-waiver =
    .label = Renonciation

cancel-payment =
    .label = Règlement entre joueurs

cancel-call =
    .label = Déclaration

cancel-play =
    .label = Jeu

cancel-claim =
    .label = Revendication

cancel-board =
    .label = Donne

## Penalties against a side

penalty-procedural =
    .label = Pénalité de procédure

penalty-disciplinary =
    .label = Pénalité disciplinaire

penalties-warning = Avertissement, sans retrait de points

penalties-amount = { $unit ->
        [percent] { $amount } % d’un top
        [imp] { $amount } IMP
        [vp] { $amount } PV
       *[mp] { $amount ->
            [one] { $amount } point de match
           *[other] { $amount } points de match
        }
    }

penalties-procedural = Pénalité de procédure pour { side } : { penalties-amount }.

penalties-disciplinary = Pénalité disciplinaire pour { side } : { penalties-amount }.

unit-mp =
    .label = Points de match

unit-imp =
    .label = IMP

unit-vp =
    .label = Points de victoire

unit-percent =
    .label = Pourcentage d’un top

## Appeals

appeal_decision-upheld =
    .label = Décision confirmée

appeal_decision-varied =
    .label = Décision modifiée

appeal_decision-withdrawn =
    .label = Appel retiré

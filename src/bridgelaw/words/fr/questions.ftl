### bridgelaw words: questions, French (FFB usage)

## Frame

questions-heading = À décider par l’arbitre

questions-open = { $questions ->
        [one] { $questions } question en suspens
       *[other] { $questions } questions en suspens
    }

questions-evidence = Éléments du dossier

questions-why = Motif

questions-consulted = Qui avez-vous consulté ?

questions-answered = Réponse : { $answer }

questions-replaced = Remplace la réponse précédente ; les deux restent au dossier.

questions-in_passing = En passant : sans réponse, c’est non

questions-yes = Oui

questions-no = Non

questions-tricks_left = { $left ->
        [one] la seule levée restante
       *[other] les { $left } levées restantes
    }

questions-nothing_meant = Rien d’irrégulier

questions-cards_left = Cartes restantes :

questions-revoke_meant = Une renonce dans des levées non notées

questions-revoke_told = { seat } n’a pas fourni { suit-in } ; { winner } a gagné la levée. Ensuite, le camp { side } a gagné { count-tricks }.

questions-revoke_with_suit = Le fautif en a gagné une avec une carte qu’il aurait pu légalement jouer à la levée de la renonce.

questions-revoke-by = Qui a fait la renonce ?

questions-revoke-suit = Quelle couleur était demandée ?

questions-revoke-won_by = Quelle main a gagné la levée de la renonce ?

questions-revoke-later = Combien de levées le camp du fautif a-t-il gagnées ensuite ?

questions-revoke-with_suit = Le fautif en a-t-il gagné une avec une carte qu’il aurait pu légalement jouer à la levée de la renonce ?

questions-revoke-trick = Quelle levée était-ce, si c’était la douzième ?

questions-if_yes = Oui – { $text }

questions-if_no = Non – { $text }

questions-threshold = { $laws_damage_in_doubt ->
        [possible] Une possibilité raisonnable de dommage suffit.
       *[probable] Le dommage doit être probable.
    }

## Question kinds. .yes and .no say what each answer means

question-unintended_call =
    .label = { $laws_unintended_call ->
            [inadvertent] Déclaration par inadvertance ?
           *[unintended] Déclaration non intentionnelle ?
        }
    .sentence = { $laws_pause_for_thought ->
            [counts] Est-ce involontairement { seat-that } a { call-named.made }, en changeant cette déclaration sans temps de réflexion ?
           *[does_not_count] Est-ce involontairement { seat-that } a { call-named.made } ?
        }
    .claimed = { $laws_pause_for_thought ->
            [counts] Au dire { seat-of }, { call-named.the } était un lapsus : c’est { $meant ->
                [Passe] le Passe
                [Contre] le contre
                [Surcontre] le surcontre
               *[other] { $meant }
            } qui était voulu. Cette déclaration était-elle non intentionnelle, et changée sans temps de réflexion ?
           *[does_not_count] Au dire { seat-of }, { call-named.the } était un lapsus : c’est { $meant ->
                [Passe] le Passe
                [Contre] le contre
                [Surcontre] le surcontre
               *[other] { $meant }
            } qui était voulu. Cette déclaration était-elle non intentionnelle ?
        }
    .why = { $laws_pause_for_thought ->
            [counts] Une erreur mécanique ou un lapsus se corrige si le joueur a changé sa déclaration, ou a tenté de le faire, sans temps de réflexion dès qu’il s’en est aperçu ; un changement d’idée, non.
           *[does_not_count] Une erreur mécanique ou un lapsus se corrige, de quelque façon que le joueur s’en soit aperçu ; un changement d’idée ou un défaut de concentration, non.
        }
    .yes = Erreur mécanique ou lapsus : la déclaration voulue peut prendre sa place.
    .no = { $laws_pause_for_thought ->
            [counts] La déclaration était voulue au moment où elle a été faite, ou n’a été changée qu’après réflexion.
           *[does_not_count] La déclaration était voulue au moment où elle a été faite.
        }
    .found = { call-named.opening } { seat-of } était un lapsus, une déclaration jamais voulue.
    .found_less = La déclaration était un lapsus et n’a jamais été voulue.
    .denied = { $laws_pause_for_thought ->
            [counts] { seat } voulait bien faire cette déclaration ({ $call }) au moment où elle a été faite, ou ne l’a changée qu’après réflexion.
           *[does_not_count] { seat } voulait bien faire cette déclaration ({ $call }) au moment où elle a été faite.
        }
    .denied_less = { $laws_pause_for_thought ->
            [counts] La déclaration était voulue au moment où elle a été faite, ou n’a été changée qu’après réflexion.
           *[does_not_count] La déclaration était voulue au moment où elle a été faite.
        }

question-comparable_call =
    .label = { $laws_replacement_call ->
            [more_precise] Signification identique ou plus précise ?
           *[comparable] Déclaration comparable ?
        }
    .sentence = { $laws_replacement_call ->
            [more_precise] Est-ce que { call-named.the } a le même sens que la déclaration irrégulière, ou un sens plus précis ?
           *[comparable] Est-ce que { call-named.the } est une déclaration comparable ?
        }
    .why = { $laws_replacement_call ->
            [more_precise] Comparez ce que montrent les deux déclarations : toute main qui fait la nouvelle aurait aussi fait l’ancienne.
           *[comparable] Est comparable une déclaration qui a le même sens que l’irrégulière ou presque, qui ne se fait qu’avec des mains que celle-ci montrait aussi (un sous-ensemble), ou qui a le même but.
        }
    .yes = Oui : pas d’autre { edition-rectification.any }.
    .yes_law26 = Oui : l’attaque est libre.
    .no = Non : le partenaire doit passer à son prochain tour de déclarer, et ses attaques peuvent être restreintes.
    .no_law27 = Non : le partenaire doit passer jusqu’à la fin des annonces, et ses attaques peuvent être restreintes.
    .no_law26 = Non : l’attaque peut être restreinte.
    .found = { $laws_replacement_call ->
            [more_precise] { call-named.opening } avait le même sens que la déclaration irrégulière, ou un sens plus précis.
           *[comparable] { call-named.opening } était une déclaration comparable.
        }
    .found_less = { $laws_replacement_call ->
            [more_precise] La déclaration avait le même sens que l’irrégulière, ou un sens plus précis.
           *[comparable] La déclaration était comparable.
        }
    .denied = { $laws_replacement_call ->
            [more_precise] { call-named.opening } n’avait ni le même sens que la déclaration irrégulière, ni un sens plus précis.
           *[comparable] { call-named.opening } n’était pas une déclaration comparable.
        }
    .found_same = { call-named.opening } { seat-of } à son tour était comparable à la même déclaration faite hors tour.
    .denied_same = { call-named.opening } { seat-of } à son tour n’était pas comparable à la même déclaration faite hors tour.
    .found_of = { $laws_replacement_call ->
            [more_precise] { call-named.opening } { seat-of } avait le même sens que { $old }, ou un sens plus précis.
           *[comparable] { call-named.opening } { seat-of } était une déclaration comparable à { $old }.
        }
    .denied_of = { $laws_replacement_call ->
            [more_precise] { call-named.opening } { seat-of } n’avait ni le même sens que { $old }, ni un sens plus précis.
           *[comparable] { call-named.opening } { seat-of } n’était pas une déclaration comparable à { $old }.
        }
    .denied_less = { $laws_replacement_call ->
            [more_precise] La déclaration n’avait ni le même sens que l’irrégulière, ni un sens plus précis.
           *[comparable] La déclaration n’était pas comparable.
        }

question-lowest_same_denomination_artificial =
    .label = L’enchère était-elle { edition-artificial_bid } ?
    .sentence = L’enchère insuffisante, ou celle qui la corrigerait, était-elle { edition-artificial_bid } ?
    .why = { $laws_artificial_correction ->
            [closed] Seules deux enchères naturelles dans la même dénomination s’échangent sans conséquence.
           *[compared] Deux enchères naturelles dans la même dénomination s’échangent sans autre { edition-rectification.any }.
        }
    .yes = { $laws_artificial_correction ->
            [closed] Conventionnelle : la correction sans conséquence est exclue.
           *[compared] Artificielle : il importe alors que la correction ait une signification identique ou plus précise.
        }
    .no = Naturelle : elle peut être corrigée sans conséquence.
    .found = L’enchère insuffisante, ou celle qui la corrigeait, était { edition-artificial_bid }.
    .denied = Ni l’enchère insuffisante ni celle qui la corrigeait n’étaient { edition-artificial_bids }.

question-conventional_call =
    .label = { $laws_artificial_call ->
            [conventional] Déclaration conventionnelle ?
           *[artificial] Déclaration artificielle ?
        }
    .sentence = Selon l’entente, est-ce que { call-named.the } { seat-of } était une déclaration { edition-artificial_call } ?
    .why = Une déclaration { edition-artificial_call } dit autre chose que l’envie de jouer cette dénomination.
    .yes = { $laws_artificial_call ->
            [conventional] Conventionnelle.
           *[artificial] Artificielle.
        }
    .no = Naturelle.
    .found = { call-named.opening } { seat-of } était, selon l’entente, une déclaration { edition-artificial_call }.
    .found_less = La déclaration était { edition-artificial_call } selon l’entente.
    .denied = { call-named.opening } { seat-of } n’était pas une déclaration { edition-artificial_call }.
    .denied_less = La déclaration n’était pas { edition-artificial_call }.

question-specified_suits =
    .label = Quelles couleurs ont été montrées ?
    .sentence = Quelles couleurs montre { call-named.the } ?
    .why = La suite dépend de ce que montrait la déclaration retirée.
    .withdrawn = Quelles couleurs montrait la déclaration retirée ({ $call }) ?
    .replacing = Quelles couleurs montre { call-named.bare }, qui la remplace ?
    .replacing_why = La suite dépend de savoir si elle montre la même chose que la déclaration retirée.
    .told = { call-named.opening } montrait { $text }.
    .told_less = La déclaration montrait { $text }.
    .nothing = { call-named.opening } ne montrait aucune couleur précise.
    .nothing_less = La déclaration ne montrait aucune couleur précise.

question-information_made_available =
    .label = Information perceptible ?
    .sentence = { seat } a-t-il sans équivoque rendu une information perceptible à { partner } ?
    .why = Une réflexion normale n’informe pas ; une hésitation marquée, si.
    .yes = Oui : l’information n’est pas autorisée pour le partenaire.
    .no = Non : rien n’a été rendu perceptible.
    .found = { from } a rendu une information perceptible à { partner }.
    .found_less = Une information a été rendue perceptible au partenaire.
    .denied = Il n’est pas établi { from-that } ait rendu une information perceptible à { partner }.
    .denied_less = Il n’est pas établi qu’une information ait été rendue perceptible au partenaire.
    .manner = { seat } a-t-il par là rendu une information perceptible à { partner } ?
    .manner_why = Il s’agit de toute information pouvant suggérer une déclaration ou un jeu.

question-facts_agreed =
    .label = Les faits sont-ils reconnus ?
    .sentence = Les quatre joueurs sont-ils d’accord sur ce fait ?
    .disputed = Ce fait est contesté. Chacun ayant été entendu, les quatre joueurs sont-ils d’accord ?
    .why = { $laws_disputed_facts ->
            [found] Les faits contestés sont établis par l’arbitre, s’il le peut, avant qu’il ne statue.
           *[probable] Les faits contestés sont tranchés selon la plus grande probabilité.
        }
    .yes = Reconnu : décidez sur cette base.
    .no = Contesté : établissez d’abord le fait.
    .found = Les faits sont établis d’un commun accord.
    .denied = { $laws_disputed_facts ->
            [found] Les faits sont contestés. L’arbitre les établit avant de statuer.
           *[probable] Les faits sont contestés. L’arbitre tranche selon la plus grande probabilité.
        }
    .denied_open = Les faits sont contestés ; ce que l’arbitre a établi n’est pas consigné.

question-happened =
    .label = Est-ce arrivé ?
    .sentence = { $laws_disputed_facts ->
            [found] Les faits sont contestés. Cela s’est-il passé comme il a été dit ?
           *[probable] Les faits sont contestés. Selon la plus grande probabilité, cela s’est-il passé comme il a été dit ?
        }
    .why = Ce qui n’est pas arrivé n’est pas une irrégularité : il ne s’ensuit rien, et le jeu continue.
    .yes = Oui : décider sur cette base.
    .no = Non : il n’y a pas d’irrégularité, et le jeu continue.
    .found = L’arbitre établit que cela s’est passé comme il a été dit.
    .denied = L’arbitre établit que cela ne s’est pas passé comme il a été dit.

question-suggested =
    .label = Que suggérait-elle ?
    .sentence = { $laws_suggestion ->
            [could_have] Quelles actions l’information pouvait-elle manifestement suggérer à { seat } ?
           *[did] Quelles actions l’information suggérait-elle manifestement à { seat } ?
        }
    .why = Aucune, si l’information ne suggérait rien de précis.
    .told = { $laws_suggestion ->
            [could_have] L’information pouvait manifestement suggérer { $text } à { seat }.
           *[did] L’information suggérait manifestement { $text } à { seat }.
        }
    .told_open = { $laws_suggestion ->
            [could_have] Si une information a été rendue perceptible, elle pouvait manifestement suggérer { $text } à { seat }.
           *[did] Si une information a été rendue perceptible, elle suggérait manifestement { $text } à { seat }.
        }
    .told_less = { $laws_suggestion ->
            [could_have] L’information pouvait manifestement suggérer { $text }.
           *[did] L’information suggérait manifestement { $text }.
        }
    .nothing = { $laws_suggestion ->
            [could_have] L’information ne pouvait manifestement suggérer rien de particulier à { seat }.
           *[did] L’information ne suggérait manifestement rien de particulier à { seat }.
        }
    .nothing_less = { $laws_suggestion ->
            [could_have] L’information ne pouvait manifestement suggérer rien de particulier.
           *[did] L’information ne suggérait manifestement rien de particulier.
        }

question-logical_alternatives =
    .label = { $laws_logical_alternative ->
            [possibility] Possibilités logiques
           *[alternative] Alternatives logiques
        }
    .sentence = { $laws_alternatives_measured_by ->
            [authority] Quelles actions étaient des possibilités logiques pour { seat } ?
           *[law] Quelles actions un joueur du niveau { seat-of } aurait-il sérieusement envisagées ?
        }
    .why = { $laws_alternatives_measured_by ->
            [authority] La Loi ne dit pas combien de joueurs doivent songer à une action, ni la choisir : l’organisme responsable et l’arbitre en décident.
           *[law] Une action compte si une proportion significative de joueurs de ce niveau y songerait et que certains pourraient la choisir.
        }
    .told = { $text } étaient des { $laws_logical_alternative ->
            [possibility] possibilités logiques
           *[alternative] alternatives logiques
        } pour { seat }.
    .told_less = { $text } étaient des { $laws_logical_alternative ->
            [possibility] possibilités logiques
           *[alternative] alternatives logiques
        }.
    .only = { $text } était la seule { edition-logical_alternative } pour { seat }.
    .only_less = { $text } était la seule { edition-logical_alternative }.
    .nothing_named = Aucune action autre que { call-named.bare } n’était une { edition-logical_alternative } pour { seat }.
    .nothing = Aucune autre action n’était une { edition-logical_alternative } pour { seat }.
    .nothing_less = Aucune autre action n’était une { edition-logical_alternative }.

question-poll =
    .label = Sondage auprès de joueurs de même niveau
    .sentence = Demandez à des joueurs de ce niveau ce qu’ils choisiraient et ce qu’ils envisageraient.
    .why = Donnez-leur le problème sans l’information non autorisée, et séparément, pour que personne n’influence personne.

question-evidence =
    .label = Ce que l’information changerait
    .sentence = Voyez de combien change la comparaison des actions si l’information signifiait telle ou telle chose.
    .why = C’est calculé dans les donnes qui conviennent à ce que le joueur pouvait utiliser ; c’est un élément de preuve, qui ne répond à aucune question.

question-misinformation =
    .label = Information erronée ?
    .sentence = L’explication { call-named.of } différait-elle de l’entente ?
    .less = L’explication différait-elle de l’entente ?
    .why = Sauf preuve du contraire, l’explication est présumée erronée, et non la déclaration. Si l’entente correspond à l’explication mais non à la main, c’est une déclaration erronée et non une infraction.
    .yes = Information erronée : recherchez le dommage.
    .yes_open = Information erronée : voyez d’abord si une déclaration qui s’y fondait peut encore être changée ; le dommage est examiné après le jeu.
    .no = Les adversaires ont été bien informés.
    .found_lacking = L’explication { call-named.of } ne reposait sur aucune entente : les adversaires ont reçu une information erronée.
    .found_lacking_less = L’explication ne reposait sur aucune entente : les adversaires ont reçu une information erronée.
    .found = L’explication { call-named.of } ne correspondait pas à l’entente : les adversaires ont reçu une information erronée.
    .found_less = L’explication ne correspondait pas à l’entente : les adversaires ont reçu une information erronée.
    .denied = L’explication { call-named.of } correspondait à l’entente : les adversaires ont été bien informés.
    .denied_less = L’explication correspondait à l’entente : les adversaires ont été bien informés.
    .alert = L’alerte { call-named.of } était-elle erronée ?
    .alert_why = Une alerte qui n’est pas due informe mal les adversaires, comme une explication erronée.
    .no_alert = Fallait-il alerter { call-named.bare } ?
    .no_alert_why = Une alerte due et non donnée informe mal les adversaires, comme une explication erronée.
    .found_no_alert = Il fallait alerter { call-named.bare } : les adversaires ont reçu une information erronée.
    .denied_no_alert = Il n’y avait pas lieu d’alerter { call-named.bare } : les adversaires ont été bien informés.

question-agreement =
    .label = Quelle est l’entente ?
    .sentence = Quelle est l’entente au sujet { call-named.of } ?
    .less = Quelle est l’entente ?
    .why = Notez l’entente de la paire et ce qui la prouve.
    .none = Aucune entente
    .lacking = La paire n’avait pas d’entente au sujet { call-named.of }.
    .lacking_less = La paire n’avait pas d’entente à ce sujet.
    .told = L’entente sur { call-named.bare } : { $text }.
    .told_less = L’entente : { $text }.

question-would_have_acted =
    .label = Influencé par l’information erronée ?
    .sentence = { $laws_misinformed_call ->
            [probably] Ce { seat-that } a fait est-il probablement dû à l’information erronée ?
           *[could_well] L’information erronée a-t-elle bien pu influencer { seat } ?
        }
    .asked_over = { $laws_misinformed_call ->
            [probably] Est-ce que { call-named.the } { seat-of } sur { $last } s’explique probablement par l’information erronée ?
           *[could_well] L’information erronée a-t-elle bien pu influencer { call-named.the } { seat-of } sur { $last } ?
        }
    .asked_called = { $laws_misinformed_call ->
            [probably] Est-ce que { call-named.the } { seat-of } s’explique probablement par l’information erronée ?
           *[could_well] L’information erronée a-t-elle bien pu influencer { call-named.the } { seat-of } ?
        }
    .why = { $laws_misinformed_call ->
            [probably] Personne n’a à prouver qu’il aurait décidé autrement ; il faut que ce soit probable. Une déclaration ne peut être changée que si le partenaire n’a pas déclaré depuis et tant que dure la période des annonces.
           *[could_well] Personne n’a à prouver qu’il aurait décidé autrement ; il suffit que ce soit bien possible. Une déclaration ne peut être changée que si le partenaire n’a pas déclaré depuis et tant que dure la période des annonces.
        }
    .yes = Oui : ce qui en est résulté peut être corrigé.
    .yes_law21 = Oui : le joueur peut changer cette déclaration, sans autre { edition-rectification.any } pour son camp.
    .no = Non : la déclaration est maintenue.
    .found_over = { $laws_misinformed_call ->
            [probably] { call-named.opening } { seat-of } sur { $last } s’explique probablement par l’information erronée.
           *[could_well] L’information erronée a bien pu influencer { call-named.the } { seat-of } sur { $last }.
        }
    .found_called = { $laws_misinformed_call ->
            [probably] { call-named.opening } { seat-of } s’explique probablement par l’information erronée.
           *[could_well] L’information erronée a bien pu influencer { call-named.the } { seat-of }.
        }
    .found_card = { $laws_misinformed_call ->
            [probably] Si { seat } a joué { $card }, c’était probablement à cause de l’information erronée.
           *[could_well] L’information erronée a bien pu influencer { seat } lorsqu’il a joué { $card }.
        }
    .found = { $laws_misinformed_call ->
            [probably] Ce { seat-that } a fait était probablement dû à l’information erronée.
           *[could_well] L’information erronée a bien pu influencer { seat }.
        }
    .found_less = { $laws_misinformed_call ->
            [probably] Ce que les adversaires ont fait était probablement dû à l’information erronée.
           *[could_well] L’information erronée a bien pu influencer les adversaires.
        }
    .denied_over = { $laws_misinformed_call ->
            [probably] { call-named.opening } { seat-of } sur { $last } ne s’explique probablement pas par l’information erronée.
           *[could_well] L’information erronée n’a guère pu influencer { call-named.the } { seat-of } sur { $last }.
        }
    .denied_called = { $laws_misinformed_call ->
            [probably] { call-named.opening } { seat-of } ne s’explique probablement pas par l’information erronée.
           *[could_well] L’information erronée n’a guère pu influencer { call-named.the } { seat-of }.
        }
    .denied_card = { $laws_misinformed_call ->
            [probably] Si { seat } a joué { $card }, ce n’était probablement pas à cause de l’information erronée.
           *[could_well] L’information erronée n’a guère pu influencer { seat } lorsqu’il a joué { $card }.
        }
    .denied = { $laws_misinformed_call ->
            [probably] Ce { seat-that } a fait n’était probablement pas dû à l’information erronée.
           *[could_well] L’information erronée n’a guère pu influencer { seat }.
        }
    .denied_less = { $laws_misinformed_call ->
            [probably] Ce que les adversaires ont fait n’était probablement pas dû à l’information erronée.
           *[could_well] L’information erronée n’a guère pu influencer les adversaires.
        }

question-damage =
    .label = Dommage ?
    .sentence = Le camp non fautif a-t-il subi un dommage du fait de l’infraction ?
    .named = Le camp non fautif a-t-il subi un dommage du fait de l’infraction ({ $named }) ?
    .why = Comparez à ce qui se serait passé sans elle, non au meilleur résultat possible.
    .yes = Ajuster la marque.
    .no = La marque n’est pas ajustée.
    .revoke = La renonce a-t-elle coûté à l’autre camp plus de levées qu’il ne lui en est transféré ?
    .revoke_why = Comparez avec les levées que ce camp aurait gagnées sans la renonce ; la Loi le demande même si aucune levée n’est transférée.
    .found_revoke = La renonce a coûté au camp { side } plus de levées qu’il ne lui en est transféré.
    .found_named = { side } a subi un dommage du fait de l’infraction ({ $named }).
    .found = { side } a subi un dommage du fait de l’infraction.
    .found_less = Le camp non fautif a subi un dommage du fait de l’infraction.
    .denied_revoke = La renonce n’a pas coûté au camp { side } plus de levées qu’il ne lui en est transféré.
    .denied_named = L’infraction ({ $named }) n’a causé aucun dommage.
    .denied = L’infraction n’a causé aucun dommage.
    .found_affected = Ce { seat-that } avait appris a pu affecter le résultat.
    .denied_affected = Ce { seat-that } avait appris n’a pas pu affecter le résultat.
    .found_gained_named = { side } a tiré avantage de l’irrégularité ({ $named }).
    .found_gained = { side } a tiré avantage de l’irrégularité.
    .denied_gained_named = { side } n’a tiré aucun avantage de l’irrégularité ({ $named }).
    .denied_gained = { side } n’a tiré aucun avantage de l’irrégularité.

question-serious_error =
    .label = { $laws_serious_error ->
            [serious] Erreur grossière ?
           *[extremely_serious] Erreur extrêmement grave ?
        }
    .sentence = Le camp non fautif a-t-il contribué à son propre dommage par une { edition-serious_error } sans lien avec l’infraction ?
    .why = La part du dommage qu’il s’est ainsi causée n’est pas réparée.
    .yes = Oui : réduire la réparation.
    .no = Non : une erreur ordinaire ne change rien.
    .found = { side } a contribué à son propre dommage par une { edition-serious_error }, sans lien avec l’infraction ; cette part n’est pas réparée.
    .found_less = Le camp non fautif a contribué à son propre dommage par une { edition-serious_error }, sans lien avec l’infraction ; cette part n’est pas réparée.
    .denied = { side } n’a pas contribué à son propre dommage par une { edition-serious_error }.
    .denied_less = Le camp non fautif n’a pas contribué à son propre dommage par une { edition-serious_error }.

question-gambling_action =
    .label = { $laws_gambling_action ->
            [wild_or_gambling] Action inconsidérée ou aventureuse ?
           *[gambling] Action aventureuse ?
        }
    .sentence = Le camp non fautif a-t-il contribué à son propre dommage par une { edition-gambling_action } ?
    .why = On ne peut pas tenter sa chance en comptant sur une réparation en cas d’échec.
    .yes = Aventureuse : réduire la réparation.
    .no = Jeu normal.
    .found = { side } a contribué à son propre dommage par une { edition-gambling_action } ; cette part n’est pas réparée.
    .found_less = Le camp non fautif a contribué à son propre dommage par une { edition-gambling_action } ; cette part n’est pas réparée.
    .denied = { side } n’a pas contribué à son propre dommage par une { edition-gambling_action }.
    .denied_less = Le camp non fautif n’a pas contribué à son propre dommage par une { edition-gambling_action }.

question-own_ruling_wrong =
    .label = La décision précédente était-elle erronée ?
    .sentence = La décision précédente était-elle erronée en droit ou en fait ?
    .why = Si oui, les deux camps sont traités comme non fautifs pour ce qu’elle a causé.
    .yes = Erronée : corriger.
    .no = Elle était correcte.
    .found = La décision précédente était une erreur d’arbitrage ; les deux camps sont considérés comme non fautifs.
    .denied = La décision précédente était juste en droit et en fait.

question-not_judged =
    .label = Décidé par vous-même ?
    .sentence = Le programme n’a pas pu juger cet acte. L’avez-vous jugé vous-même ?
    .why = Deux dispositions se contredisent ici, ou l’une n’a pas pu être suivie ; le reste de la donne est jugé comme toujours.
    .yes = Oui : ma décision figure au dossier.
    .no = Pas encore : la question reste ouverte.
    .found = L’arbitre a jugé cet acte lui-même.
    .denied = L’arbitre n’a pas encore jugé cet acte.

question-could_have_known =
    .label = Aurait-on pu savoir ?
    .sentence = { $laws_foreseen_damage ->
            [likely] { seat } aurait-il pu savoir, sur le moment, que l’irrégularité léserait vraisemblablement les adversaires ?
           *[could_well] { seat } aurait-il pu savoir, sur le moment, que l’irrégularité pouvait fort bien léser les adversaires ?
        }
    .why = La question porte sur ce qui pouvait être su, non sur l’intention du joueur.
    .yes = Oui : la marque est ajustée si le camp fautif y a gagné.
    .no = Non : pas d’ajustement à ce titre.
    .found_named = { $laws_foreseen_damage ->
            [likely] { seat } aurait pu savoir, à ce moment, que l’irrégularité ({ $named }) léserait vraisemblablement les adversaires.
           *[could_well] { seat } aurait pu savoir, à ce moment, que l’irrégularité ({ $named }) pouvait fort bien léser les adversaires.
        }
    .found = { $laws_foreseen_damage ->
            [likely] { seat } aurait pu savoir, à ce moment, que l’irrégularité léserait vraisemblablement les adversaires.
           *[could_well] { seat } aurait pu savoir, à ce moment, que l’irrégularité pouvait fort bien léser les adversaires.
        }
    .found_less = { $laws_foreseen_damage ->
            [likely] Le fautif aurait pu savoir, à ce moment, que l’irrégularité léserait vraisemblablement les adversaires.
           *[could_well] Le fautif aurait pu savoir, à ce moment, que l’irrégularité pouvait fort bien léser les adversaires.
        }
    .denied_named = { $laws_foreseen_damage ->
            [likely] { seat } ne pouvait pas savoir, à ce moment, que l’irrégularité ({ $named }) léserait vraisemblablement les adversaires.
           *[could_well] { seat } ne pouvait pas savoir, à ce moment, que l’irrégularité ({ $named }) pouvait fort bien léser les adversaires.
        }
    .denied = { $laws_foreseen_damage ->
            [likely] { seat } ne pouvait pas savoir, à ce moment, que l’irrégularité léserait vraisemblablement les adversaires.
           *[could_well] { seat } ne pouvait pas savoir, à ce moment, que l’irrégularité pouvait fort bien léser les adversaires.
        }
    .denied_less = { $laws_foreseen_damage ->
            [likely] Le fautif ne pouvait pas savoir, à ce moment, que l’irrégularité léserait vraisemblablement les adversaires.
           *[could_well] Le fautif ne pouvait pas savoir, à ce moment, que l’irrégularité pouvait fort bien léser les adversaires.
        }

question-right_forfeited =
    .label = Droit perdu à cause d’un spectateur ?
    .sentence = Le camp { side } perd-il son droit parce qu’un spectateur a signalé l’irrégularité le premier ?
    .why = Un camp répond de ses propres spectateurs, et c’est l’arbitre qui décide si le droit est perdu.
    .yes = Le droit est perdu.
    .no = Le droit demeure.
    .found = Le camp { side } a perdu son droit parce qu’un spectateur a signalé l’irrégularité le premier.
    .found_less = Le droit est perdu parce qu’un spectateur a signalé l’irrégularité le premier.
    .denied = Le camp { side } a gardé son droit, bien qu’un spectateur ait signalé l’irrégularité le premier.
    .denied_less = Le droit est conservé, bien qu’un spectateur ait signalé l’irrégularité le premier.

question-may_have_gained =
    .label = { $laws_gain_in_ignorance ->
            [may_be] Ont-ils pu en profiter ?
           *[has_been] En ont-ils profité ?
        }
    .sentence = Le camp { side } { $laws_gain_in_ignorance ->
            [may_be] a-t-il pu profiter
           *[has_been] a-t-il profité
        } d’une action adverse { $laws_puts_right ->
            [penalty] due à l’ignorance de la pénalité
           *[rectification] due à l’ignorance de la Loi
        } ?
    .why = Un camp qui agit avant l’arrivée de l’arbitre peut perdre son droit.
    .yes = Oui : le droit est perdu.
    .no = Non : le droit demeure.
    .found = Le camp { side } { $laws_gain_in_ignorance ->
            [may_be] a pu profiter
           *[has_been] a profité
        } d’une action adverse { $laws_puts_right ->
            [penalty] due à l’ignorance de la pénalité
           *[rectification] due à l’ignorance de la Loi
        }.
    .found_less = Ce camp { $laws_gain_in_ignorance ->
            [may_be] a pu profiter
           *[has_been] a profité
        } d’une action adverse { $laws_puts_right ->
            [penalty] due à l’ignorance de la pénalité
           *[rectification] due à l’ignorance de la Loi
        }.
    .denied = Le camp { side } { $laws_gain_in_ignorance ->
            [may_be] n’a pu profiter
           *[has_been] n’a profité
        } d’aucune action adverse { $laws_puts_right ->
            [penalty] due à l’ignorance de la pénalité
           *[rectification] due à l’ignorance de la Loi
        }.
    .denied_less = Ce camp { $laws_gain_in_ignorance ->
            [may_be] n’a pu profiter
           *[has_been] n’a profité
        } d’aucune action adverse { $laws_puts_right ->
            [penalty] due à l’ignorance de la pénalité
           *[rectification] due à l’ignorance de la Loi
        }.

question-interferes =
    .label = { $laws_interference ->
            [could] Pourrait-elle interférer ?
           *[likely] Risque-t-elle d’interférer ?
        }
    .sentence = { $laws_interference ->
            [could] L’information venue d’une autre source pourrait-elle interférer avec le jeu normal de la donne ?
           *[likely] L’information venue d’une autre source risque-t-elle vraisemblablement d’interférer avec le jeu normal de la donne ?
        }
    .why = Une remarque en passant peut être sans effet ; une main aperçue l’est rarement.
    .yes = Oui : choisissez un remède.
    .no = Sans effet : on continue.
    .found = { $laws_interference ->
            [could] Ce { seat-that } avait appris pouvait interférer avec le jeu normal de la donne.
           *[likely] Ce { seat-that } avait appris risquait vraisemblablement d’interférer avec le jeu normal de la donne.
        }
    .found_less = { $laws_interference ->
            [could] L’information venue d’une autre source pouvait interférer avec le jeu normal de la donne.
           *[likely] L’information venue d’une autre source risquait vraisemblablement d’interférer avec le jeu normal de la donne.
        }
    .denied = { $laws_interference ->
            [could] Ce { seat-that } avait appris ne pouvait pas interférer avec le jeu normal de la donne.
           *[likely] Il n’était pas vraisemblable que ce { seat-that } avait appris interfère avec le jeu normal de la donne.
        }
    .denied_less = { $laws_interference ->
            [could] L’information venue d’une autre source ne pouvait pas interférer avec le jeu normal de la donne.
           *[likely] Il n’était pas vraisemblable que l’information venue d’une autre source interfère avec le jeu normal de la donne.
        }

question-assisted =
    .label = Résultat dû à l’infraction ?
    .sentence = { $laws_assistance ->
            [told_much] L’irrégularité a-t-elle livré assez de renseignements pour avoir pu léser l’autre camp ?
           *[could_well] Le résultat aurait-il bien pu être différent sans l’aide procurée par l’irrégularité ?
        }
    .named = { $laws_assistance ->
            [told_much] L’irrégularité ({ $named }) a-t-elle livré assez de renseignements pour avoir pu léser l’autre camp ?
           *[could_well] Le résultat aurait-il bien pu être différent sans l’aide procurée par l’irrégularité ({ $named }) ?
        }
    .line = La ligne de jeu du déclarant a-t-elle pu se fonder sur ce que l’infraction lui a appris ?
    .why = Il s’agit de l’aide que l’irrégularité a procurée à son camp. S’il y en a eu, et que l’autre camp en est lésé, l’arbitre doit ajuster la marque.
    .yes = Oui : recherchez alors le dommage.
    .no = Non : pas d’ajustement à ce titre.
    .found_named = { $laws_assistance ->
            [told_much] L’irrégularité ({ $named }) a livré assez de renseignements pour avoir pu léser l’autre camp.
           *[could_well] Sans l’aide procurée par l’irrégularité ({ $named }), le résultat aurait bien pu être différent.
        }
    .found = { $laws_assistance ->
            [told_much] L’irrégularité a livré assez de renseignements pour avoir pu léser l’autre camp.
           *[could_well] Sans l’aide procurée par l’irrégularité, le résultat aurait bien pu être différent.
        }
    .found_line = La ligne de jeu du déclarant a pu se fonder sur ce que l’infraction lui a appris.
    .denied_named = { $laws_assistance ->
            [told_much] Il n’est pas établi que l’irrégularité ({ $named }) ait livré assez de renseignements pour avoir pu léser l’autre camp.
           *[could_well] Il n’est pas établi que le résultat aurait bien pu être différent sans l’aide procurée par l’irrégularité ({ $named }).
        }
    .denied = { $laws_assistance ->
            [told_much] Il n’est pas établi que l’irrégularité ait livré assez de renseignements pour avoir pu léser l’autre camp.
           *[could_well] Il n’est pas établi que le résultat aurait bien pu être différent sans l’aide procurée par l’irrégularité.
        }
    .denied_line = Il n’est pas établi que la ligne de jeu du déclarant ait pu se fonder sur ce que l’infraction lui a appris.
    .exposed = Le résultat aurait-il bien pu être différent sans l’aide de la carte exposée ?
    .exposed_named = Le résultat aurait-il bien pu être différent sans l’aide de la carte exposée ({ $named }) ?
    .found_exposed_named = Sans l’aide de la carte exposée ({ $named }), le résultat aurait bien pu être différent.
    .found_exposed = Sans l’aide de la carte exposée, le résultat aurait bien pu être différent.
    .denied_exposed_named = Il n’est pas établi que le résultat aurait bien pu être différent sans l’aide de la carte exposée ({ $named }).
    .denied_exposed = Il n’est pas établi que le résultat aurait bien pu être différent sans l’aide de la carte exposée.

question-offender_responsible =
    .label = Le fautif est-il responsable ?
    .sentence = La responsabilité de ce qui s’est produit incombe-t-elle à { seat } ?
    .less = Le fautif est-il responsable de ce qui s’est produit ?
    .why = Certaines décisions dépendent de qui est fautif, ou de l’absence de faute.
    .yes = Responsable.
    .no = Non responsable.
    .found = { seat } était responsable de ce qui s’est produit.
    .found_less = Le fautif était responsable de ce qui s’est produit.
    .denied = { seat } n’était pas responsable de ce qui s’est produit.
    .denied_less = Le fautif n’était pas responsable de ce qui s’est produit.

question-normal_line =
    .label = Levées par une ligne de jeu normale
    .sentence = Sur { questions-tricks_left }, combien le camp { side } en gagne-t-il par la moins bonne des lignes de jeu normales, compte tenu des explications éventuelles ?
    .less = Combien de levées le camp qui revendique gagne-t-il par la moins bonne des lignes de jeu normales, compte tenu des explications éventuelles ?
    .trump = Il reste un atout aux adversaires. Une levée qu’un jeu normal pourrait perdre sur cet atout leur revient. Sur { questions-tricks_left }, combien le camp { side } en gagne-t-il ?
    .without = Combien des treize levées l’autre camp aurait-il gagnées sans la renonce ?
    .why = Est normal aussi ce qui, pour un joueur de cette catégorie, serait négligent ou inférieur. De plusieurs lignes normales, c’est la moins bonne qui compte ; les points douteux vont contre celui qui revendique.
    .rational_why = Est normal aussi ce qui, pour un joueur de cette catégorie, serait négligent ou inférieur, sans être irrationnel. De plusieurs lignes normales, c’est la moins bonne qui compte ; les points douteux vont contre celui qui revendique.
    .trump_why = Des levées ne changent de camp que si un jeu normal pouvait en faire perdre une au profit de cet atout. Est normal aussi ce qui, pour un joueur de cette catégorie, serait négligent ou inférieur.
    .trump_rational_why = Des levées ne changent de camp que si un jeu normal pouvait en faire perdre une au profit de cet atout. Est normal aussi ce qui, pour un joueur de cette catégorie, serait négligent ou inférieur, sans être irrationnel.
    .without_why = Ce qui compte est ce qui se serait passé sans la renonce, chaque camp jouant aussi bien qu’il l’aurait fait.
    .told = Sur { questions-tricks_left }, le camp { side } en gagne { $given } par la moins bonne des lignes de jeu normales compatibles avec les explications données.
    .told_less = Le camp qui revendique gagne { $given } des levées restantes par la moins bonne des lignes de jeu normales.
    .unstated = Sur { questions-tricks_left }, le camp { side } en gagne { $given } par la moins bonne des lignes de jeu normales.
    .told_without = Sans la renonce, l’autre camp aurait gagné { $given } des treize levées.

question-intended_designation =
    .label = Quelle carte était visée ?
    .sentence = Quelle carte cet ordre { declarer-of } devait-il désigner ?
    .why = Les Lois fixent le sens d’un ordre abrégé ; à défaut, l’intention compte.
    .told = Par cet ordre, { declarer } désignait { $text }.
    .told_less = La carte visée était { $text }.

question-inadvertent_play =
    .label = Jouée par inadvertance ?
    .sentence = { seat } a-t-il joué { $card } par inadvertance ?
    .why = Un lapsus ou un geste involontaire, rectifié aussitôt, se corrige ; une carte choisie puis regrettée est jouée.
    .yes = Par inadvertance : cela se corrige.
    .no = Choisie : elle est jouée.
    .found = { seat } a joué { $card } par inadvertance.
    .found_less = La carte a été jouée par inadvertance.
    .denied = { seat } n’a pas joué { $card } par inadvertance.
    .denied_less = La carte n’a pas été jouée par inadvertance.

question-in_time =
    .label = En temps voulu ?
    .sentence = Cela a-t-il été fait dans le délai permis par la Loi ?
    .revoke = La renonce a-t-elle été signalée avant qu’un joueur du camp non fautif ait déclaré sur l’étui suivant ?
    .why = Beaucoup de droits s’éteignent avec la déclaration ou le jeu suivant.
    .yes = En temps voulu.
    .no = Trop tard.
    .found_revoke = La renonce a été signalée avant qu’un joueur du camp non fautif ait déclaré sur l’étui suivant.
    .found = Cela a été fait dans le délai permis par la Loi.
    .denied_revoke = La renonce n’a été signalée qu’après qu’un joueur du camp non fautif a déclaré sur l’étui suivant.
    .denied = Cela n’a pas été fait dans le délai permis par la Loi.

question-asked_for_partner =
    .label = Posée dans l’intérêt du partenaire ?
    .sentence = { seat } n’a-t-il posé la question que pour faire entendre la réponse à { partner } ?
    .why = On interroge pour sa propre décision, jamais pour informer ou avertir le partenaire.
    .yes = Pour le partenaire : infraction.
    .no = Pour sa propre décision.
    .found = { seat } n’a posé la question que pour faire entendre la réponse à { partner }.
    .found_less = La question n’a été posée que pour faire entendre la réponse au partenaire.
    .denied = { seat } n’a pas posé la question dans le seul but de faire entendre la réponse à { partner }.
    .denied_less = La question n’a pas été posée dans le seul but de faire entendre la réponse au partenaire.

question-asked_to_mislead =
    .label = Posée pour induire en erreur ?
    .sentence = { seat } n’a-t-il posé la question que pour obtenir d’un adversaire une réponse inexacte ?
    .why = On interroge pour connaître les ententes adverses, jamais pour égarer l’adversaire.
    .yes = Pour une réponse inexacte : infraction.
    .no = Pour connaître la réponse.
    .found = { seat } n’a posé la question que pour obtenir d’un adversaire une réponse inexacte.
    .found_less = La question n’a été posée que pour obtenir d’un adversaire une réponse inexacte.
    .denied = { seat } n’a pas posé la question dans le seul but d’obtenir d’un adversaire une réponse inexacte.
    .denied_less = La question n’a pas été posée dans le seul but d’obtenir d’un adversaire une réponse inexacte.

question-choice_stands =
    .label = Le choix est-il maintenu ?
    .sentence = { seat } peut-il garder son choix bien que son partenaire ait été consulté ?
    .why = Sinon, l’arbitre décide de ce que perd le camp.
    .yes = Le choix est maintenu.
    .no = Le choix est annulé.
    .found = { seat } garde son choix bien que son partenaire ait été consulté.
    .found_less = Le choix est maintenu bien que le partenaire ait été consulté.
    .denied = Le choix { seat-of } n’est pas maintenu, car le partenaire a été consulté.
    .denied_less = Le choix n’est pas maintenu, car le partenaire a été consulté.

question-can_be_played_normally =
    .label = Jouable ?
    .sentence = La donne peut-elle encore être jouée normalement ?
    .why = Sinon, elle est annulée et une marque artificielle est attribuée.
    .yes = On joue.
    .no = On annule.
    .found = La donne pouvait encore être jouée normalement.
    .denied = La donne ne pouvait plus être jouée normalement.

question-call_differs =
    .label = La déclaration diffère-t-elle ?
    .sentence = La déclaration faite avec les bonnes cartes diffère-t-elle notablement de celle faite avec le mauvais étui ?
    .why = Si le sens diffère, ce qui a été appris ne peut être effacé.
    .yes = Elle diffère : annuler la donne.
    .no = La même : les annonces continuent.
    .found = La déclaration faite avec les bonnes cartes différait notablement de celle faite avec le mauvais étui.
    .denied = La déclaration faite avec les bonnes cartes ne différait pas notablement de celle faite avec le mauvais étui.

question-visible_to_partner =
    .label = Visible du partenaire ?
    .sentence = La carte { $card } était-elle dans une position où { partner } pouvait en voir la face ?
    .why = Seule une carte que le partenaire a pu voir devient pénalisée.
    .yes = Visible.
    .no = Non visible.
    .found = La carte { $card } était dans une position où { partner } pouvait en voir la face.
    .found_less = La carte était dans une position où le partenaire pouvait en voir la face.
    .denied = La carte { $card } n’était pas dans une position où { partner } pouvait en voir la face.
    .denied_less = La carte n’était pas dans une position où le partenaire pouvait en voir la face.

question-could_have_seen =
    .label = Le déclarant a-t-il pu voir une carte du mort ?
    .sentence = { seat } a-t-il pu voir une des cartes du mort ?
    .why = Ce qui compte est ce qui pouvait être vu, non ce qui l’a été.
    .yes = Il le pouvait : l’entame est acceptée.
    .no = Il ne le pouvait pas.
    .found = { seat } a pu voir une carte du mort.
    .found_less = Le déclarant a pu voir une carte du mort.
    .denied = { seat } n’a pu voir aucune carte du mort.
    .denied_less = Le déclarant n’a pu voir aucune carte du mort.

question-deemed_led =
    .label = Est-ce une attaque ?
    .sentence = La carte avait-elle atteint la position d’une carte jouée en attaque ?
    .why = Une carte qui n’en est pas là n’est pas une attaque, mais peut être une carte exposée.
    .yes = C’est une attaque.
    .no = Pas encore jouée.
    .found = La carte avait atteint la position d’une carte jouée en attaque.
    .denied = La carte n’avait pas atteint la position d’une carte jouée en attaque.

question-played_position =
    .label = La carte était-elle jouée ?
    .sentence = La carte { $card } était-elle en position de carte jouée ?
    .why = La carte du déclarant compte dès qu’elle est tenue face visible sur la table ou presque, celle d’un joueur de la défense dès que le partenaire a pu en voir la face.
    .yes = Jouée.
    .no = Non jouée.
    .found = La carte { $card } était en position de carte jouée.
    .found_less = La carte était en position de carte jouée.
    .denied = La carte { $card } n’était pas en position de carte jouée.
    .denied_less = La carte n’était pas en position de carte jouée.

question-claim_intended =
    .label = Une revendication était-elle voulue ?
    .sentence = { seat } voulait-il revendiquer ou concéder ?
    .why = Montrer ses cartes ou parler du résultat n’est une revendication que si c’était voulu.
    .yes = Une revendication : le jeu s’arrête.
    .no = Pas de revendication : le jeu continue.
    .found = { seat } voulait revendiquer ou concéder.
    .found_less = Une revendication ou une concession était voulue.
    .denied = { seat } ne voulait ni revendiquer ni concéder.
    .denied_less = Ni revendication ni concession n’était voulue.

question-unaware_of_trump =
    .label = Atout oublié ?
    .sentence = Est-il tant soit peu vraisemblable qu’un atout resté chez l’adversaire ait échappé à { seat } ?
    .why = Un atout resté chez l’adversaire et peut-être oublié peut coûter des levées.
    .yes = L’atout peut lui coûter des levées.
    .no = Ne pas l’avoir mentionné ne coûte rien.
    .found = Il était tant soit peu vraisemblable qu’un atout resté chez l’adversaire ait échappé à { seat }.
    .found_less = Il était tant soit peu vraisemblable qu’un atout resté chez l’adversaire ait échappé à celui qui revendiquait.
    .denied = Il n’était nullement vraisemblable qu’un atout resté chez l’adversaire ait échappé à { seat }.
    .denied_less = Il n’était nullement vraisemblable qu’un atout resté chez l’adversaire ait échappé à celui qui revendiquait.

question-demonstrable_bridge_reason =
    .label = Une raison de bridge ?
    .sentence = { seat } avait-il une raison de bridge démontrable pour ce tempo ?
    .why = Réfléchir est permis ; faire semblant, non.
    .yes = Une raison : pas d’infraction.
    .no = Aucune raison : recherchez le dommage.
    .found = { seat } avait une raison de bridge démontrable pour ce tempo.
    .found_less = Il y avait une raison de bridge démontrable pour ce tempo.
    .denied = { seat } n’avait pas de raison de bridge démontrable pour ce tempo.
    .denied_less = Il n’y avait pas de raison de bridge démontrable pour ce tempo.

question-varied_by_agreement =
    .label = Changement de méthode convenu ?
    .sentence = Le camp { side } avait-il convenu d’avance de changer de méthode après une question ou une irrégularité ?
    .why = Là où c’est interdit, une paire ne peut pas convenir de changer de méthode après une question ou une irrégularité.
    .yes = Convenu d’avance : non autorisé.
    .no = Rien de convenu.
    .found = Le camp { side } avait convenu d’avance de changer de méthode après une question ou une irrégularité.
    .found_less = Il avait été convenu d’avance de changer de méthode après une question ou une irrégularité.
    .denied = Le camp { side } n’avait pas convenu d’avance de changer de méthode après une question ou une irrégularité.
    .denied_less = Il n’avait pas été convenu d’avance de changer de méthode après une question ou une irrégularité.

question-withheld_information =
    .label = Un point décisif a-t-il été tu ?
    .sentence = Cette réponse a-t-elle tu un point décisif pour le choix d’un adversaire ?
    .why = Une réponse peut être exacte sans être complète. Ce qu’elle tait est réparé si un choix en dépendait.
    .yes = Tu, et décisif.
    .no = Rien de décisif n’a été tu.
    .found = La réponse a tu un point décisif pour le choix d’un adversaire.
    .denied = La réponse n’a tu aucun point décisif pour le choix d’un adversaire.

question-partner_could_expect =
    .label = Le partenaire pouvait-il s’y attendre ?
    .sentence = { partner } pouvait-il s’attendre à cet écart par rapport à l’entente ?
    .why = Si le partenaire avait lieu de s’y attendre, cela fait partie de l’entente et doit être révélé.
    .yes = Attendu : entente non révélée.
    .no = Non attendu : rien à révéler.
    .found = { partner } pouvait s’attendre à cet écart par rapport à l’entente.
    .found_less = Le partenaire pouvait s’attendre à cet écart par rapport à l’entente.
    .denied = { partner } ne pouvait pas s’attendre à cet écart par rapport à l’entente.
    .denied_less = Le partenaire ne pouvait pas s’attendre à cet écart par rapport à l’entente.

question-act_meant =
    .label = De quel acte s’agit-il ?
    .sentence = Une irrégularité a été signalée : de quel acte s’agit-il ?
    .why = Rien de ce qui a été nommé, ou que chacun peut voir, n’est irrégulier ; la Loi applicable dépend de l’acte visé.
    .seen_why = Dans la levée nommée, une carte a été jouée contrairement aux Lois, et personne n’a désigné cette carte-là. Si c’est d’elle qu’il s’agit, saisissez-vous-en ; sinon, choisissez l’acte dont il s’agit.
    .told = L’acte signalé : { $text }.
    .nothing = Rien d’irrégulier n’a été constaté dans ce qui a été signalé.

question-could_have_followed =
    .label = La main pouvait-elle fournir ?
    .sentence = { seat } avait-il une carte de la couleur demandée quand la carte { $card } a été jouée ?
    .why = La main n’a pas été notée : vous seul pouvez dire s’il y a renonce.
    .yes = Oui : c’est une renonce.
    .no = Non : rien d’irrégulier.
    .found = { seat } avait une carte de la couleur demandée quand la carte { $card } a été jouée.
    .found_less = La main avait une carte de la couleur demandée.
    .denied = { seat } n’avait pas de carte de la couleur demandée quand la carte { $card } a été jouée.
    .denied_less = La main n’avait pas de carte de la couleur demandée.

question-won_with_playable_card =
    .label = Une autre levée avec une telle carte ?
    .sentence = Parmi les levées non notées, { seat } en a-t-il gagné une avec une carte qu’il aurait pu jouer à la levée de la renonce ?
    .why = Une telle levée en coûte une de plus.
    .yes = Oui : une levée de plus est transférée.
    .no = Non.
    .found = { seat } a gagné ensuite une levée, non notée, avec une carte qu’il aurait pu jouer à la levée de la renonce.
    .found_less = Le fautif a gagné ensuite une levée, non notée, avec une carte qu’il aurait pu jouer à la levée de la renonce.
    .denied = Parmi les levées non notées, { seat } n’en a gagné aucune avec une carte qu’il aurait pu jouer à la levée de la renonce.
    .denied_less = Parmi les levées non notées, le fautif n’en a gagné aucune avec une carte qu’il aurait pu jouer à la levée de la renonce.

question-revoke_facts =
    .label = Les faits de la renonce
    .sentence = Qui a fait la renonce, dans quelle couleur, qui a gagné la levée de la renonce, et combien de levées le camp du fautif a-t-il gagnées ensuite ?
    .why = Les levées n’ont pas été notées ; ces faits suffisent à la décision.

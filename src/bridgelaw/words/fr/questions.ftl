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

questions-revoke-by = Qui a renoncé ?

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
            [counts] La déclaration { $call } { seat-of } était-elle non intentionnelle, et changée sans temps de réflexion ?
           *[does_not_count] La déclaration { $call } { seat-of } était-elle non intentionnelle ?
        }
    .why = { $laws_pause_for_thought ->
            [counts] Un lapsus de la main ou de la langue se corrige si le joueur l’a changé, ou a tenté de le faire, sans temps de réflexion dès qu’il l’a remarqué ; un changement d’idée, non.
           *[does_not_count] Un lapsus de la main ou de la langue se corrige, de quelque façon qu’il ait été remarqué ; un changement d’idée ou un défaut de concentration, non.
        }
    .yes = C’était un lapsus.
    .no = { $laws_pause_for_thought ->
            [counts] La déclaration était voulue au moment où elle a été faite, ou n’a été changée qu’après réflexion.
           *[does_not_count] La déclaration était voulue au moment où elle a été faite.
        }

question-comparable_call =
    .label = { $laws_replacement_call ->
            [more_precise] Signification identique ou plus précise ?
           *[comparable] Déclaration comparable ?
        }
    .sentence = { $laws_replacement_call ->
            [more_precise] La déclaration { $call } a-t-elle le même sens que l’irrégulière, ou un sens plus précis ?
           *[comparable] La déclaration { $call } est-elle comparable ?
        }
    .why = { $laws_replacement_call ->
            [more_precise] Comparez ce que montrent les deux déclarations : toute main qui fait la nouvelle aurait aussi fait l’ancienne.
           *[comparable] Est comparable une déclaration qui a le même sens que l’irrégulière ou presque, qui ne se fait qu’avec des mains que celle-ci montrait aussi (un sous-ensemble), ou qui a le même but.
        }
    .yes = Oui : pas d’autre rectification.
    .no = Non : le partenaire doit passer aussi longtemps que la Loi le prescrit, et ses attaques peuvent être restreintes.

question-lowest_same_denomination_artificial =
    .label = L’enchère était-elle artificielle ?
    .sentence = L’enchère insuffisante, ou celle qui la corrigerait, était-elle artificielle ?
    .why = Seules deux enchères naturelles dans la même dénomination s’échangent sans conséquence.
    .yes = Artificielle : la correction sans conséquence est exclue.
    .no = Naturelle : elle peut être corrigée sans conséquence.

question-conventional_call =
    .label = Déclaration artificielle ?
    .sentence = La déclaration { $call } { seat-of } était-elle artificielle selon l’entente ?
    .why = Une déclaration artificielle dit autre chose que l’envie de jouer cette dénomination.
    .yes = Artificielle.
    .no = Naturelle.

question-specified_suits =
    .label = Quelles couleurs ont été montrées ?
    .sentence = Quelles couleurs la déclaration { $call } montre-t-elle ?
    .why = La suite dépend de ce que montrait la déclaration retirée.

question-information_made_available =
    .label = Une information a-t-elle été transmise ?
    .sentence = { seat } a-t-il indiscutablement transmis une information à { partner } ?
    .why = Une réflexion normale n’informe pas ; une hésitation marquée, si.
    .yes = Oui : l’information n’est pas autorisée pour le partenaire.
    .no = Non : rien n’a été transmis.

question-facts_agreed =
    .label = Les faits sont-ils reconnus ?
    .sentence = Les quatre joueurs sont-ils d’accord sur ce fait ?
    .why = Les faits contestés sont tranchés selon la plus grande probabilité.
    .yes = Reconnu : décidez sur cette base.
    .no = Contesté : établissez d’abord le fait.

question-suggested =
    .label = Que suggérait-elle ?
    .sentence = Quelles actions l’information pouvait-elle suggérer à { seat } ?
    .why = Aucune, si l’information ne suggérait rien de précis.

question-logical_alternatives =
    .label = { $laws_logical_alternative ->
            [possibility] Possibilités logiques
           *[alternative] Alternatives logiques
        }
    .sentence = Quelles actions un joueur du niveau { seat-of } aurait-il sérieusement envisagées ?
    .why = Une action compte si une part réelle de joueurs de ce niveau y songerait et que certains la choisiraient.

question-poll =
    .label = Sondage auprès de pairs
    .sentence = Demandez à des joueurs de ce niveau ce qu’ils choisiraient et ce qu’ils envisageraient.
    .why = Donnez-leur le problème sans l’information non autorisée, et séparément, pour que personne n’influence personne.

question-misinformation =
    .label = Information erronée ?
    .sentence = L’explication de { $call } différait-elle de l’entente ?
    .less = L’explication différait-elle de l’entente ?
    .why = Si l’entente correspond à l’explication mais non à la main, c’est une déclaration erronée et non une infraction.
    .yes = Information erronée : recherchez le dommage.
    .no = Pas d’information erronée.

question-agreement =
    .label = Quelle est l’entente ?
    .sentence = Quelle est l’entente au sujet de { $call } ?
    .less = Quelle est l’entente ?
    .why = Notez l’entente de la paire et ce qui la prouve.
    .none = Aucune entente

question-would_have_acted =
    .label = Influencé par l’information erronée ?
    .sentence = L’information erronée a-t-elle bien pu influencer { seat } ?
    .why = Personne n’a à prouver qu’il aurait décidé autrement ; la disposition dit quel degré de vraisemblance il faut.
    .yes = Oui : ce qui en est résulté peut être corrigé.
    .no = Non : la déclaration est maintenue.

question-damage =
    .label = Dommage ?
    .sentence = Le camp non fautif a-t-il subi un dommage du fait de l’infraction ?
    .why = Comparez à ce qui se serait passé sans elle, non au meilleur résultat possible.
    .yes = Ajuster la marque.
    .no = La marque n’est pas ajustée.
    .revoke = La renonce a-t-elle coûté à l’autre camp plus de levées qu’il ne lui en est transféré ?
    .revoke_why = Comparez avec les levées que ce camp aurait gagnées sans la renonce ; la Loi le demande même si aucune levée n’est transférée.

question-serious_error =
    .label = { $laws_serious_error ->
            [serious] Erreur grossière ?
           *[extremely_serious] Erreur extrêmement grave ?
        }
    .sentence = Le camp non fautif s’est-il nui par une { edition-serious_error } sans lien avec l’infraction ?
    .why = Cette part du dommage n’est pas réparée.
    .yes = Oui : réduire la réparation.
    .no = Non : une erreur ordinaire ne change rien.

question-gambling_action =
    .label = { $laws_gambling_action ->
            [wild_or_gambling] Action inconsidérée ou aventureuse ?
           *[gambling] Action aventureuse ?
        }
    .sentence = Le camp non fautif s’est-il livré à une { edition-gambling_action } ?
    .why = On ne peut pas tenter sa chance puis être protégé contre la perte.
    .yes = Aventureuse : réduire la réparation.
    .no = Jeu normal.

question-own_ruling_wrong =
    .label = La décision précédente était-elle erronée ?
    .sentence = La décision précédente était-elle erronée en droit ou en fait ?
    .why = Si oui, les deux camps sont traités comme non fautifs pour ce qu’elle a causé.
    .yes = Erronée : corriger.
    .no = Elle était correcte.

question-not_judged =
    .label = Décidé par vous-même ?
    .sentence = Le programme n’a pas pu juger cet acte. L’avez-vous jugé vous-même ?
    .why = Deux dispositions se contredisent ici, ou l’une n’a pas pu être suivie ; le reste de la donne est jugé comme toujours.
    .yes = Oui : ma décision figure au relevé.
    .no = Pas encore : la question reste ouverte.

question-could_have_known =
    .label = Aurait-on pu savoir ?
    .sentence = { seat } aurait-il pu savoir, sur le moment, que l’irrégularité risquait de léser les adversaires ?
    .why = La question porte sur ce qui pouvait être su, non sur l’intention du joueur.
    .yes = Oui : l’avantage est retiré.
    .no = Non : les règles ordinaires suffisent.

question-right_forfeited =
    .label = Droit perdu à cause d’un spectateur ?
    .sentence = Le camp { side } perd-il son droit parce qu’un spectateur a signalé l’irrégularité le premier ?
    .why = Un camp répond de ses propres spectateurs, et c’est l’arbitre qui décide si le droit est perdu.
    .yes = Le droit est perdu.
    .no = Le droit demeure.

question-may_have_gained =
    .label = Ont-ils pu en profiter ?
    .sentence = Le camp { side } a-t-il pu profiter d’une action adverse due à l’ignorance de la Loi ?
    .why = Un camp qui agit avant l’arrivée de l’arbitre peut perdre son droit.
    .yes = Oui : le droit est perdu.
    .no = Non : le droit demeure.

question-interferes =
    .label = L’information interfère-t-elle ?
    .sentence = L’information venue d’une autre source interfère-t-elle avec le jeu normal de la donne ?
    .why = Une remarque en passant peut être sans effet ; une main aperçue l’est rarement.
    .yes = Elle interfère : choisissez un remède.
    .no = Sans effet : on continue.

question-assisted =
    .label = Résultat dû à l’infraction ?
    .sentence = Le résultat aurait-il pu être différent sans l’aide procurée par l’irrégularité ?
    .why = Une irrégularité rectifiée, ou sans rectification, ne doit pas pour autant donner un meilleur résultat au fautif.
    .yes = Oui : rétablir le résultat probable.
    .no = Non : le résultat est maintenu.

question-offender_responsible =
    .label = Le fautif est-il responsable ?
    .sentence = { seat } est-il responsable de ce qui s’est produit ?
    .why = Certaines décisions dépendent de qui est fautif, ou de l’absence de faute.
    .yes = Responsable.
    .no = Non responsable.

question-normal_line =
    .label = Levées par une ligne de jeu normale
    .sentence = Sur { questions-tricks_left }, combien le camp { side } en gagne-t-il par la moins bonne des lignes de jeu normales, compte tenu des explications éventuelles ?
    .less = Combien de levées le camp qui revendique gagne-t-il par la moins bonne des lignes de jeu normales, compte tenu des explications éventuelles ?
    .without = Combien des treize levées l’autre camp aurait-il gagnées sans la renonce ?
    .why = Est normal aussi ce qui, pour un joueur de cette catégorie, serait négligent ou inférieur. De plusieurs lignes normales, c’est la moins bonne qui compte ; les points douteux vont contre celui qui revendique.
    .without_why = Ce qui se serait passé sans la renonce, chaque camp jouant comme il l’aurait fait.

question-intended_designation =
    .label = Quelle carte était visée ?
    .sentence = Quelle carte cet ordre { declarer-of } devait-il désigner ?
    .why = Les Lois fixent le sens d’un ordre abrégé ; à défaut, l’intention compte.

question-inadvertent_play =
    .label = Jouée par inadvertance ?
    .sentence = { seat } a-t-il joué { $card } par inadvertance ?
    .why = Une carte tombée n’est pas une carte choisie.
    .yes = Par inadvertance : cela se corrige.
    .no = Choisie : elle est jouée.

question-in_time =
    .label = En temps voulu ?
    .sentence = Cela a-t-il été fait dans le délai permis par la Loi ?
    .revoke = La renonce a-t-elle été signalée avant qu’un joueur du camp non fautif ait déclaré sur l’étui suivant ?
    .why = Beaucoup de droits s’éteignent avec la déclaration ou le jeu suivant.
    .yes = En temps voulu.
    .no = Trop tard.

question-asked_for_partner =
    .label = Posée dans l’intérêt du partenaire ?
    .sentence = { seat } n’a-t-il posé la question que pour faire entendre la réponse à { partner } ?
    .why = On interroge pour sa propre décision, jamais pour informer ou avertir le partenaire.
    .yes = Pour le partenaire : infraction.
    .no = Pour sa propre décision.

question-asked_to_mislead =
    .label = Posée pour induire en erreur ?
    .sentence = { seat } n’a-t-il posé la question que pour obtenir d’un adversaire une réponse inexacte ?
    .why = On interroge pour connaître les ententes adverses, jamais pour égarer l’adversaire.
    .yes = Pour une réponse inexacte : infraction.
    .no = Pour connaître la réponse.

question-choice_stands =
    .label = Le choix est-il maintenu ?
    .sentence = { seat } peut-il garder son choix bien que son partenaire ait été consulté ?
    .why = Sinon, l’arbitre décide de ce que perd le camp.
    .yes = Le choix est maintenu.
    .no = Le choix est annulé.

question-can_be_played_normally =
    .label = Jouable ?
    .sentence = La donne peut-elle encore être jouée normalement ?
    .why = Sinon, elle est annulée et une marque artificielle est attribuée.
    .yes = On joue.
    .no = On annule.

question-call_differs =
    .label = La déclaration diffère-t-elle ?
    .sentence = La déclaration faite avec les bonnes cartes diffère-t-elle notablement de celle faite avec le mauvais étui ?
    .why = Si le sens diffère, ce qui a été appris ne peut être effacé.
    .yes = Elle diffère : annuler la donne.
    .no = La même : les annonces continuent.

question-visible_to_partner =
    .label = Visible du partenaire ?
    .sentence = La carte { $card } était-elle dans une position où { partner } pouvait en voir la face ?
    .why = Seule une carte que le partenaire a pu voir devient pénalisée.
    .yes = Visible.
    .no = Non visible.

question-could_have_seen =
    .label = Le partenaire a-t-il pu la voir ?
    .sentence = { partner } a-t-il pu voir la face de { $card } ?
    .why = Ce qui compte est ce qui pouvait être vu, non ce qui l’a été.
    .yes = Le partenaire pouvait la voir.
    .no = Le partenaire ne le pouvait pas.

question-deemed_led =
    .label = Est-ce une attaque ?
    .sentence = La carte avait-elle atteint la position d’une carte jouée en attaque ?
    .why = Une carte qui n’en est pas là n’est pas une attaque, mais peut être une carte exposée.
    .yes = C’est une attaque.
    .no = Pas encore jouée.

question-played_position =
    .label = La carte était-elle jouée ?
    .sentence = La carte { $card } était-elle en position de carte jouée ?
    .why = La carte du déclarant compte dès qu’elle est tenue face visible sur la table ou presque, celle d’un joueur de la défense dès que le partenaire a pu en voir la face.
    .yes = Jouée.
    .no = Non jouée.

question-claim_intended =
    .label = Une revendication était-elle voulue ?
    .sentence = { seat } voulait-il revendiquer ou concéder ?
    .why = Montrer ses cartes ou parler du résultat n’est une revendication que si c’était voulu.
    .yes = Une revendication : le jeu s’arrête.
    .no = Pas de revendication : le jeu continue.

question-unaware_of_trump =
    .label = Atout oublié ?
    .sentence = Est-il tant soit peu vraisemblable qu’un atout resté chez l’adversaire ait échappé à { seat } ?
    .why = Un atout resté chez l’adversaire et peut-être oublié peut coûter des levées.
    .yes = C’est tant soit peu vraisemblable.
    .no = Il le savait.

question-demonstrable_bridge_reason =
    .label = Une raison de bridge ?
    .sentence = { seat } avait-il une raison de bridge démontrable pour ce tempo ?
    .why = Réfléchir est permis ; faire semblant, non.
    .yes = Une raison : pas d’infraction.
    .no = Aucune raison : recherchez le dommage.

question-varied_by_agreement =
    .label = Changement de méthode convenu ?
    .sentence = Le camp { side } avait-il convenu d’avance de changer de méthode après une question ou une irrégularité ?
    .why = Là où c’est interdit, une paire ne peut préparer ce à quoi les adversaires ne peuvent se préparer.
    .yes = Convenu d’avance : non autorisé.
    .no = Rien de convenu.

question-withheld_information =
    .label = Un point décisif a-t-il été tu ?
    .sentence = Cette réponse a-t-elle tu un point décisif pour le choix d’un adversaire ?
    .why = Une réponse peut être exacte sans être complète. Ce qu’elle tait est réparé si un choix en dépendait.
    .yes = Tu, et décisif.
    .no = Rien de décisif n’a été tu.

question-partner_could_expect =
    .label = Le partenaire pouvait-il s’y attendre ?
    .sentence = { partner } pouvait-il s’attendre à cet écart par rapport à l’entente ?
    .why = Si le partenaire avait lieu de s’y attendre, cela fait partie de l’entente et doit être révélé.
    .yes = Attendu : entente non révélée.
    .no = Non attendu : rien à révéler.

question-act_meant =
    .label = De quel acte s’agit-il ?
    .sentence = Une irrégularité a été signalée : de quel acte s’agit-il ?
    .why = Rien de ce qui a été nommé, ou que chacun peut voir, n’est irrégulier ; la Loi applicable dépend de l’acte visé.

question-could_have_followed =
    .label = La main pouvait-elle fournir ?
    .sentence = { seat } avait-il une carte de la couleur demandée quand la carte { $card } a été jouée ?
    .why = La main n’a pas été notée : vous seul pouvez dire s’il y a renonce.
    .yes = Oui : c’est une renonce.
    .no = Non : rien d’irrégulier.

question-won_with_playable_card =
    .label = Une autre levée avec une telle carte ?
    .sentence = Parmi les levées non notées, { seat } en a-t-il gagné une avec une carte qu’il aurait pu jouer à la levée de la renonce ?
    .why = Une telle levée en coûte une de plus.
    .yes = Oui : une levée de plus est transférée.
    .no = Non.

question-revoke_facts =
    .label = Les faits de la renonce
    .sentence = Qui a renoncé, dans quelle couleur, qui a gagné la levée de la renonce, et combien de levées le camp du fautif a-t-il gagnées ensuite ?
    .why = Les levées n’ont pas été notées ; ces faits suffisent à la décision.

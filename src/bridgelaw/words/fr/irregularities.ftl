### bridgelaw words: irregularities, French (FFB usage)

## Auction

irregularity-insufficient_bid =
    .label = Enchère insuffisante
    .sentence = { seat } a enchéri { $call }, ce qui est insuffisant sur { $last }.
    .why = Chaque enchère doit dépasser la précédente : un palier plus haut, ou le même palier dans une dénomination supérieure.

irregularity-pass_out_of_rotation =
    .label = Passe hors tour
    .sentence = { seat } a passé alors que c’était à { due } de parler.
    .why = Un joueur a passé alors que ce n’était pas à lui de parler.
    .you = Ce n’est pas à vous de parler.

irregularity-bid_out_of_rotation =
    .label = Enchère hors tour
    .sentence = { seat } a enchéri { $call } alors que c’était à { due } de parler.
    .why = Un joueur a fait une enchère alors que ce n’était pas à lui de parler.
    .you = Ce n’est pas à vous de parler.

irregularity-double_out_of_rotation =
    .label = Contre hors tour
    .sentence = { seat } a contré alors que c’était à { due } de parler.
    .why = Un joueur a contré alors que ce n’était pas à lui de parler.
    .you = Ce n’est pas à vous de parler.

irregularity-redouble_out_of_rotation =
    .label = Surcontre hors tour
    .sentence = { seat } a surcontré alors que c’était à { due } de parler.
    .why = Un joueur a surcontré alors que ce n’était pas à lui de parler.
    .you = Ce n’est pas à vous de parler.

irregularity-inadmissible_double =
    .label = Contre inadmissible
    .sentence = { seat } a contré, mais il n’y a ici aucune enchère adverse qui puisse l’être.
    .why = On ne peut contrer que si la dernière déclaration autre que Passe est une enchère adverse.

irregularity-inadmissible_redouble =
    .label = Surcontre inadmissible
    .sentence = { seat } a surcontré, mais il n’y a ici aucun contre adverse à surcontrer.
    .why = On ne peut surcontrer que si la dernière déclaration autre que Passe est un contre adverse.

irregularity-bid_over_seven =
    .label = Enchère de plus de sept
    .sentence = { seat } a enchéri { $call } ; aucune enchère n’existe au-dessus du palier de sept.
    .less = { seat } a enchéri au palier de 8 ; aucune enchère n’existe au-dessus du palier de sept.
    .why = Il n’y a que treize levées : sept au-delà de six est donc le maximum.

irregularity-call_after_auction =
    .label = Déclaration après le Passe final
    .sentence = { seat } a { call-named.made } après la fin des annonces.
    .why = Après trois Passe consécutifs suivant une enchère, les annonces sont closes et plus personne ne peut déclarer.

irregularity-call_when_barred =
    .label = Déclaration qu’une décision ne permettait pas
    .sentence = { seat } devait passer mais a { call-named.made }.
    .no_double = { seat } pouvait enchérir ou passer, mais a { call-named.made }.
    .why_no_double = Une décision permet à ce joueur d’enchérir ou de passer à ce tour, mais ni de contrer ni de surcontrer.
    .why = Une décision obligeait ce joueur à passer ; toute autre déclaration y contrevient.

irregularity-changed_call =
    .label = Changement de déclaration
    .sentence = { seat } a { first-named.made }, puis a voulu remplacer cette déclaration par { $second ->
        [Passe] un Passe
        [Contre] un contre
        [Surcontre] un surcontre
       *[other] { $second }
    }.
    .less = { seat } a changé une déclaration déjà faite.
    .why = Une déclaration faite est maintenue, sauf s’il s’agit d’un geste involontaire et non d’un changement d’avis.

irregularity-simultaneous_call =
    .label = Déclarations simultanées
    .sentence = { due } et { seat } ont déclaré en même temps ; c’était à { due } de parler.
    .why = Quand deux joueurs déclarent ensemble, celui dont c’était le tour est censé avoir parlé le premier.

irregularity-exposed_card_in_auction =
    .label = Carte exposée ou attaquée pendant les annonces
    .sentence = { seat } a exposé { $card } avant le début du jeu.
    .why = Votre partenaire ne doit connaître vos cartes que par les déclarations et les jeux légaux.
    .dropped = { seat } a laissé tomber { $card } avant le début du jeu.
    .led = { seat } a attaqué { $card } avant la fin de la période des annonces.

## Play

irregularity-opening_lead_out_of_turn =
    .label = Entame hors tour
    .sentence = { seat } a entamé { $card } ; l’entame revenait à { due }.
    .less = { seat } a entamé ; l’entame revenait à { due }.
    .down = { seat } a entamé face cachée ; l’entame revenait à { due }.
    .why = C’est le joueur à gauche du déclarant qui entame, d’abord face cachée.

irregularity-lead_out_of_turn =
    .label = Attaque hors tour
    .sentence = { seat } a attaqué { $card } ; c’était à { due } d’attaquer.
    .why = Le joueur qui gagne une levée attaque la suivante (Loi 44G).

irregularity-lead_from_wrong_hand =
    .label = Attaque de la mauvaise main
    .sentence = { declarer } a attaqué { $card } de la mauvaise main.
    .why = Le déclarant attaque de la main, la sienne ou celle du mort, qui a gagné la dernière levée.
    .dummy = { declarer } a attaqué { $card } du mort alors que la main était de son côté.
    .closed = { declarer } a attaqué { $card } de sa main alors que la main était au mort.

irregularity-play_out_of_turn =
    .label = Jeu hors tour
    .sentence = { seat } a joué { $card } hors tour.
    .why = Chacun joue une carte à son tour, dans le sens des aiguilles d’une montre.

irregularity-premature_play =
    .label = Attaque ou jeu prématuré
    .sentence = { seat } a joué { $card } avant { due-that } n’ait joué à la levée.
    .why = Un joueur de la défense qui joue trop tôt montre à son partenaire une carte encore inconnue.

irregularity-revoke =
    .label = Renonce
    .sentence = { seat } n’a pas fourni { suit-in } tout en pouvant le faire.
    .card = { seat } n’a pas fourni { suit-in } tout en pouvant le faire ; la carte jouée était { $card }.
    .dummy = Le mort ({ seat }) n’a pas fourni { suit-in } tout en pouvant le faire ; la carte jouée était { $card }.
    .why = Qui possède une carte de la couleur demandée doit en fournir une.

irregularity-failure_to_play_penalty_card =
    .label = Carte pénalisée non jouée
    .sentence = { seat } a joué { $card } alors qu’il fallait jouer une carte pénalisée.
    .due = { seat } a joué { $card } au lieu de la carte pénalisée { $text }.
    .several = { seat } a joué { $card } au lieu d’une des cartes pénalisées { $text }.
    .less = { seat } n’a pas joué de carte pénalisée quand il le fallait.
    .why = Une carte pénalisée principale doit être jouée à la première occasion légale.

irregularity-failure_to_honour_lead_restriction =
    .label = Restriction d’attaque non respectée
    .sentence = { seat } a attaqué { $card } malgré la restriction imposée.
    .why = Une couleur était exigée ou interdite et le joueur ne s’y est pas conformé alors qu’il le pouvait.

irregularity-exposed_card =
    .label = Carte exposée
    .sentence = { seat } a exposé { $card } sans la jouer.
    .why = Une carte de la défense que le partenaire a pu voir peut devenir une carte pénalisée.
    .why_led_too_soon = Avant votre attaque, le déclarant choisit ce que vous pouvez attaquer : votre partenaire a une carte pénalisée sur la table.
    .several = { seat } a exposé { $card } sans les jouer.
    .named = { seat } a nommé une carte de sa main : { $card }.
    .dropped = { seat } a laissé tomber { $card }.
    .led_too_soon = { seat } a attaqué { $card } avant que le déclarant ait choisi l’attaque permise.

irregularity-played_card_retracted =
    .label = Carte jouée puis reprise
    .designation = Désignation changée
    .sentence = { seat } a repris { $card } après avoir joué cette carte : elle compte comme carte jouée.
    .less = { seat } a repris une carte qui compte comme jouée.
    .named = { seat } a voulu changer la carte annoncée : { $card } compte comme carte jouée.
    .dummy = { seat } a voulu changer une carte demandée au mort : { $card } compte comme carte jouée.
    .why = Une carte jouée ne se reprend que dans les cas prévus par les Lois.

irregularity-simultaneous_play =
    .label = Jeux simultanés
    .sentence = { seat } a joué { count-cards } à la fois.
    .why = Une seule carte peut être jouée ; ce qui a été vu et dit détermine laquelle.

irregularity-defective_trick =
    .label = Levée défectueuse
    .sentence = La levée { $n } comporte { count-cards } au lieu de quatre.
    .why = Quelqu’un a joué trop ou trop peu de cartes pour une levée.
    .unnumbered = La levée comporte { count-cards } au lieu de quatre.
    .uncounted = La levée { $n } ne compte pas quatre cartes.
    .unknown = La levée ne compte pas quatre cartes.

irregularity-incomplete_designation =
    .label = Désignation incomplète
    .sentence = { declarer } a demandé une carte du mort sans nommer la couleur et le rang.
    .why = Des règles fixes disent quelle carte désigne un ordre abrégé, par exemple la couleur seule ou « petit ».

irregularity-dummy_participation =
    .label = Participation du mort au jeu
    .sentence = Le mort ({ seat }) a participé au jeu.
    .why = Le mort joue les cartes que nomme le déclarant ; il ne suggère aucun jeu et n’en commente aucun.
    .indicated = Le mort ({ seat }) a désigné une carte sans y être invité.
    .remark = Le mort ({ seat }) a fait une remarque sur le jeu.

irregularity-dummy_called_attention =
    .label = Intervention du mort
    .sentence = Le mort ({ seat }) a attiré l’attention sur une irrégularité pendant le jeu.
    .called = Le mort ({ seat }) a attiré l’attention sur { call-named.the } { other-of } pendant le jeu.
    .played = Le mort ({ seat }) a attiré l’attention sur la carte { $card }, jouée par { other }, pendant le jeu.
    .why = Le mort peut essayer d’éviter une irrégularité, mais doit attendre la fin du jeu pour en signaler une.

irregularity-improper_inspection =
    .label = Levée regardée sans droit
    .sentence = { seat } a regardé une levée qui ne pouvait plus être consultée.
    .own = { seat } a regardé sa propre dernière carte alors que la levée suivante était déjà attaquée.
    .why = Une fois la levée fermée, ses cartes ne se regardent plus, sauf instruction de l’arbitre.

irregularity-play_after_claim =
    .label = Jeu après une revendication
    .sentence = { seat } a continué à jouer après une revendication.
    .why = Une revendication met fin au jeu ; ce qui est joué ensuite ne compte pas en soi.

## Board

irregularity-wrong_number_of_cards =
    .label = Nombre incorrect de cartes
    .sentence = { seat } a { count-cards } au lieu de treize.
    .why = Chacun compte ses cartes faces cachées avant de les regarder ; chaque main en compte treize.

irregularity-wrong_board =
    .label = Mauvais étui
    .sentence = { seat } a déclaré avec les cartes de l’étui { $n }.
    .of_another = { seat } avait les cartes d’un autre étui.
    .not_theirs = Un étui que ces concurrents ne devaient pas jouer a été joué, ou commencé.
    .why = Les cartes en main viennent d’un autre étui que celui qui est joué.

irregularity-misdeal =
    .label = Donne irrégulière
    .sentence = La donne n’a pas été distribuée correctement.
    .why = Les cartes ont été distribuées d’une façon que les Lois n’admettent pas ; on redonne si l’erreur est découverte à temps.

irregularity-looked_at_other_hand =
    .label = Main d’un autre joueur regardée
    .sentence = { seat } a regardé des cartes { other-of }.
    .why = Personne ne doit regarder les cartes d’un autre ; ce qui a été vu peut rendre la donne injouable.

irregularity-fouled_board =
    .label = Étui faussé
    .sentence = L’étui { $n } n’était pas le même à toutes les tables.
    .less = L’étui n’était pas le même à toutes les tables.
    .why = Des cartes ont été remises dans la mauvaise poche : les résultats d’avant et d’après ne sont pas directement comparables.

## Procedure

irregularity-action_while_frozen =
    .label = Action avant les explications de l’arbitre
    .sentence = { seat } a agi avant que l’arbitre ait expliqué la suite.
    .why = Dès qu’une irrégularité est signalée, chacun attend que l’arbitre ait expliqué la suite.
    .called = { seat } a { call-named.made } avant que l’arbitre ait expliqué la suite.
    .led = { seat } a attaqué de { $card } avant que l’arbitre ait expliqué la suite.
    .played = { seat } a joué { $card } avant que l’arbitre ait expliqué la suite.

irregularity-premature_correction =
    .label = Correction prématurée
    .sentence = { seat } a corrigé l’erreur avant les explications de l’arbitre.
    .why = Une réparation hâtive peut en révéler davantage ; l’arbitre tient compte de l’erreur et de la correction.

irregularity-attention_not_followed_by_summons =
    .label = Arbitre non appelé immédiatement
    .sentence = Une irrégularité a été signalée, mais l’arbitre n’a pas été appelé immédiatement.
    .why = Les joueurs ne peuvent pas régler l’affaire entre eux ; il faut l’arbitre.

irregularity-player_assessed_rectification =
    .label = Décision prise par un joueur
    .sentence = { seat } a imposé { edition-rectification.one } sans l’arbitre.
    .why = Seul l’arbitre décide ; ce que les joueurs s’imposent peut être annulé.

irregularity-player_waived_rectification =
    .label = { $laws_puts_right ->
            [penalty] Renonciation d’un joueur à la pénalité
           *[rectification] Renonciation d’un joueur à la rectification
        }
    .sentence = { seat } a renoncé à { edition-rectification.one } sans l’arbitre.
    .cancelled = { seat } a renoncé à { edition-rectification.one } sans l’arbitre, qui a annulé cette renonciation.
    .why = Un joueur peut demander à l’arbitre de renoncer à { edition-rectification.one }, mais non en décider seul.

irregularity-choice_consulted_partner =
    .label = Choix fait avec l’aide du partenaire
    .sentence = { seat } a consulté son partenaire avant de choisir.
    .why = Le joueur à qui revient le choix décide seul.

irregularity-attention_when_forbidden =
    .label = Irrégularité signalée au mauvais moment
    .sentence = { seat } a signalé une irrégularité à un moment où ce n’était pas permis.
    .why = Certains faits doivent attendre : les Lois fixent le moment où chacun peut parler.

irregularity-spectator_attention =
    .label = Intervention d’un spectateur
    .sentence = Un spectateur dont { side } répond a signalé une irrégularité.
    .why = Les spectateurs se taisent ; un camp peut perdre un droit à cause de son spectateur.
    .why_nothing_lost = Les spectateurs se taisent ; l’arbitre statue tout de même sur l’irrégularité.
    .less = Un spectateur a signalé une irrégularité.

## Communication

irregularity-use_of_unauthorized_information =
    .label = Utilisation d’une information non autorisée
    .sentence = { seat } a choisi { $action }, { $laws_suggestion ->
        [could_have] que l’information non autorisée venue du partenaire pouvait manifestement suggérer.
       *[did] que l’information non autorisée venue du partenaire suggérait manifestement.
    }
    .why = Recevoir une telle information n’est pas une faute ; choisir ce qu’elle suggère alors qu’une autre action raisonnable existait en est une.

irregularity-extraneous_from_other_source =
    .label = Information d’une autre source
    .sentence = { seat } a reçu d’une autre source une information sur cette donne.
    .why = Ce n’est peut-être la faute de personne, mais l’arbitre doit en être informé aussitôt et décide si la donne est encore jouable.

irregularity-reserved_when_prohibited =
    .label = Réserve là où elle n’est pas admise
    .sentence = { seat } a réservé ses droits alors que le règlement impose d’appeler l’arbitre.
    .why = Ici on appelle l’arbitre aussitôt ; dire « je réserve mes droits » ne suffit pas.

irregularity-partial_review =
    .label = Rappel partiel
    .sentence = { seat } n’a demandé le rappel que d’une partie des annonces.
    .why = Se faire rappeler une seule déclaration montre au partenaire ce qui vous intéresse : on rappelle donc toutes les annonces.

irregularity-halted_review =
    .label = Rappel interrompu
    .sentence = { seat } a interrompu le rappel avant la fin.
    .why = Le rappel va jusqu’au bout, pour que personne ne sache ce que le joueur voulait entendre.

irregularity-review_out_of_turn =
    .label = Rappel demandé sans y avoir droit
    .sentence = { seat } a demandé un rappel alors que ce n’était pas son tour.
    .why = On demande le rappel quand vient son tour, jamais pour aider ou réveiller son partenaire.
    .dummy = Le mort ({ seat }) a demandé un rappel ; il n’y a pas droit.
    .barred = { seat } devait passer, et a demandé un rappel : qui doit passer n’y a pas droit.

irregularity-restatement_by_wrong_side =
    .label = Rappel fait par le mauvais camp
    .sentence = { seat } a rappelé des déclarations à son propre partenaire.
    .why = Seul un adversaire répond, pour qu’aucune insistance n’aide le partenaire.

irregularity-uncorrected_restatement =
    .label = Rappel erroné non corrigé
    .sentence = { seat } n’a pas fait corriger une erreur dans le rappel.
    .why = Chaque joueur doit faire corriger une erreur dans le rappel.

irregularity-question_out_of_turn =
    .label = Question hors tour
    .sentence = { seat } a demandé une explication sans être à son tour.
    .why = Une question posée hors de son tour peut renseigner le partenaire.

irregularity-supplementary_question =
    .label = Question sur une seule déclaration
    .sentence = { seat } n’a posé de question que sur { call-named.bare }.
    .why = S’enquérir d’une seule déclaration peut révéler au partenaire ce qui vous intéresse.

irregularity-question_for_partner =
    .label = Question posée pour le partenaire
    .sentence = { seat } a posé une question dans le seul intérêt de son partenaire.
    .why = On interroge pour savoir, jamais pour informer ou avertir son partenaire.

irregularity-explanation_by_wrong_player =
    .label = Explication donnée par le mauvais joueur
    .sentence = { seat } a expliqué une déclaration { partner-that } aurait dû expliquer.
    .why = En principe, c’est le partenaire de l’auteur de la déclaration qui l’explique ; expliquer sa propre déclaration révèle son intention au partenaire.

irregularity-mistaken_explanation =
    .label = Explication erronée
    .sentence = { seat } a donné { call-named.of } une explication qui ne correspond pas à l’entente.
    .less = { seat } a donné une explication qui ne correspond pas à l’entente.
    .why = Les adversaires ont le droit de connaître l’entente de la paire ; une réponse fausse les trompe.

irregularity-missing_alert =
    .label = Absence d’alerte
    .sentence = { seat } devait alerter { call-named.the } { partner-of } et ne l’a pas fait.
    .less = { seat } devait alerter une déclaration { partner-of } et ne l’a pas fait.
    .why = L’alerte avertit les adversaires qu’une déclaration a un sens auquel ils ne s’attendent peut-être pas.

irregularity-unexpected_alert =
    .label = Alerte sans objet
    .sentence = { seat } a alerté { call-named.the } { partner-of }, qui ne devait pas l’être.
    .why = L’alerte annonce aux adversaires un sens particulier ; une alerte qui n’est pas due les informe mal.

irregularity-early_correction =
    .label = Explication du partenaire corrigée trop tôt
    .sentence = { seat } a corrigé l’explication { partner-of } plus tôt que les Lois ne le permettent.
    .why = Pendant les annonces, on ne peut pas dire que l’explication du partenaire était fausse. Si votre camp déclare, appelez l’arbitre et dites-le après le Passe final, avant que l’entame ne soit retournée ; si vous défendez, une fois le jeu terminé.
    .alert = { seat } a dit plus tôt que les Lois ne le permettent que l’alerte { partner-of } était erronée.

irregularity-late_correction =
    .label = Correction tardive
    .sentence = { seat } n’a pas corrigé l’explication erronée en temps voulu.
    .why = Une explication erronée doit être corrigée au moment fixé par les Lois.

irregularity-consulted_own_card =
    .label = Consultation de sa feuille ou de ses notes
    .sentence = { seat } a consulté sa propre feuille de conventions à un moment où ce n’était pas permis.
    .notes = { seat } a consulté ses propres notes à un moment où ce n’était pas permis.
    .why = Vous devez connaître vos ententes de mémoire ; la feuille est faite pour les adversaires.

irregularity-undisclosed_understanding =
    .label = Agrément occulte
    .sentence = { side } a utilisé une entente que les adversaires ne pouvaient pas connaître.
    .why = Toute entente, explicite ou née de l’expérience, doit pouvoir être connue des adversaires.

irregularity-varied_understanding =
    .label = Changement de méthode convenu
    .sentence = { side } a changé de méthode après une question ou une irrégularité, comme convenu d’avance.
    .why = Là où c’est interdit, une paire ne peut pas convenir de changer de méthode après une question ou une irrégularité.

irregularity-improper_communication =
    .label = Adversaire induit en erreur
    .sentence = Par autre chose que ses déclarations et son jeu, { seat } a pu induire un adversaire en erreur.
    .why = On ne trompe un adversaire que par des déclarations et un jeu légaux, jamais par l’attitude, le tempo ou une question.
    .pause = { seat } a hésité sans motif démontrable de bridge et pouvait savoir à ce moment que cela pourrait profiter à { side }.
    .reason = Ce qu’a fait { seat } n’avait pas de motif démontrable de bridge, et { seat } pouvait savoir à ce moment que cela pourrait profiter à { side }.

## Status of an irregularity

irregularity_status-unnoticed =
    .label = Aucun signalement
    .over = Aucune décision
    .why = Personne ne l’a signalée ; seul l’arbitre la voit.

irregularity_status-attention =
    .label = Décision à rendre
    .over = Aucune décision
    .why = Elle a été signalée et l’arbitre n’a pas encore décidé.
    .found = Établi par l’arbitre

irregularity_status-ruled =
    .label = Décision rendue
    .why = L’arbitre a décidé.
    .choice = Choix en attente

irregularity_status-accepted =
    .label = Irrégularité acceptée
    .why = Elle a été acceptée, ou le moment d’objecter est passé.

irregularity_status-forfeited =
    .label = { $laws_puts_right ->
            [penalty] Droit à la pénalité perdu
           *[rectification] Droit à la rectification perdu
        }
    .why = Le droit à { edition-rectification.any } a été perdu par décision.

### bridgelaw words: acts, French (FFB usage)

## What a player does. .label in a list; .sentence in the time line and for the screen reader

act-call =
    .label = Déclaration
    .sentence = { seat } : { $call }

act-substitute =
    .label = Remplacement
    .sentence = { seat } remplace sa déclaration par { call-named.a }.
    .past = { seat } a remplacé sa déclaration par { call-named.a }.
    .unintended = { seat } remplace sa déclaration, qui était selon ses dires un lapsus, par { call-named.a }.
    .past_unintended = { seat } a remplacé sa déclaration, qui était selon ses dires un lapsus, par { call-named.a }.
    .slip = { seat } dit que sa déclaration était un lapsus.
    .past_slip = { seat } a dit que sa déclaration était un lapsus.

act-retract =
    .label = Reprise
    .sentence = { seat } retire { $what ->
            [call] sa déclaration
           *[play] sa carte
        }.
    .past = { seat } a retiré { $what ->
            [call] sa déclaration
           *[play] sa carte
        }.
    .you = Vous retirez votre { $what ->
            [call] déclaration
           *[play] carte
        }.

act-prevent =
    .label = Avertissement à temps
    .sentence = { seat } intervient pour empêcher une irrégularité.
    .past = { seat } a parlé pour empêcher une irrégularité.
    .you = Vous intervenez pour empêcher une irrégularité.

act-realise =
    .label = Erreur constatée
    .sentence = { seat } prend conscience d’une erreur.

act-play =
    .label = Carte
    .sentence = { seat } joue { $card }.
    .lead = { seat } attaque { $card }.
    .dummy = { seat } joue { $card } du mort.
    .down = { seat } entame face cachée.

act-face =
    .label = Entame retournée
    .sentence = { seat } retourne l’entame : { $card }.

act-spread =
    .label = Main étalée
    .sentence = { seat } étale sa main comme mort.

act-designate =
    .label = Carte désignée
    .sentence = { seat } désigne la carte du mort : « { $words } ».
    .past = { seat } a désigné la carte du mort : « { $words } ».
    .card = { seat } demande { $card } au mort.
    .past_card = { seat } a demandé { $card } au mort.
    .you_card = Vous demandez { $card } au mort.
    .you = Vous désignez la carte du mort : « { $words } ».

act-expose =
    .label = Cartes montrées
    .sentence = { seat } montre { $card }.
    .dropped = { seat } laisse tomber { $card }.
    .faced = { seat } pose { $card } face visible.
    .named = { seat } nomme { $card }, une carte de sa main.
    .shown = { seat } montre { $card }.
    .past = { seat } a montré { $card }.
    .past_dropped = { seat } a laissé tomber { $card }.
    .past_faced = { seat } a posé { $card } face visible.
    .past_named = { seat } a nommé { $card }, une carte de sa main.
    .past_shown = { seat } a montré { $card }.
    .you = Vous montrez { $card }.
    .you_dropped = Vous laissez tomber { $card }.
    .you_faced = Vous posez { $card } face visible.
    .you_named = Vous nommez { $card }, une carte de votre main.
    .you_shown = Vous montrez { $card }.

act-pick_up =
    .label = Cartes reprises
    .sentence = { seat } reprend { $card } en main.
    .past = { seat } a repris { $card } en main.
    .you = Vous reprenez { $card } en main.

act-inspect =
    .label = Levée consultée
    .sentence = { seat } regarde une levée.
    .past = { seat } a regardé une levée.
    .you = Vous regardez une levée.

act-claim =
    .label = Revendication
    .sentence = { seat } revendique { count-tricks }.
    .stated = { seat } revendique { count-tricks } : { $text }.
    .past = { seat } a revendiqué { count-tricks }.
    .past_stated = { seat } a revendiqué { count-tricks } : { $text }.
    .you = Vous revendiquez { count-tricks }.
    .you_stated = Vous revendiquez { count-tricks } : { $text }.

act-concede =
    .label = Concession
    .sentence = { seat } concède { count-tricks }.
    .stated = { seat } concède { count-tricks } : { $text }.
    .past = { seat } a concédé { count-tricks }.
    .past_stated = { seat } a concédé { count-tricks } : { $text }.
    .you = Vous concédez { count-tricks }.
    .you_stated = Vous concédez { count-tricks } : { $text }.

act-line =
    .label = Ligne de jeu
    .sentence = { seat } énonce sa ligne de jeu : { $text }
    .past = { seat } a énoncé sa ligne de jeu : { $text }
    .you = Vous énoncez votre ligne de jeu : { $text }

act-agree =
    .label = Accord
    .sentence = { seat } donne son accord.
    .past = { seat } a donné son accord.
    .past_claim = { seat } a accepté la revendication.
    .past_concession = { seat } a accepté la concession.
    .you = Vous donnez votre accord.

act-contest =
    .label = Contestation
    .sentence = { seat } conteste la revendication.
    .stated = { seat } conteste la revendication : { $text }.
    .past = { seat } a contesté la revendication.
    .past_stated = { seat } a contesté la revendication : { $text }.
    .conceded = { seat } fait opposition à la concession.
    .conceded_stated = { seat } fait opposition à la concession : { $text }.
    .past_conceded = { seat } a fait opposition à la concession.
    .past_conceded_stated = { seat } a fait opposition à la concession : { $text }.
    .you = Vous contestez la revendication.
    .you_stated = Vous contestez la revendication : { $text }.
    .you_conceded = Vous faites opposition à la concession.
    .you_conceded_stated = Vous faites opposition à la concession : { $text }.

act-play_on =
    .label = Demander que le jeu continue
    .sentence = { seat } demande que le jeu continue.
    .past = { seat } a demandé que le jeu continue.
    .you = Vous demandez que le jeu continue.

act-alert =
    .label = Alerte
    .sentence = { seat } alerte { call-named.bare }.
    .past = { seat } a alerté { call-named.bare }.
    .you = Vous alertez { call-named.bare }.

act-announce =
    .label = Annonce verbale
    .sentence = { seat } annonce : { $text }
    .past = { seat } a annoncé : { $text }
    .you = Vous annoncez : { $text }

act-ask =
    .label = Question
    .sentence = { seat } demande : { $text }
    .past = { seat } a demandé : { $text }
    .about = { seat } demande, à propos { call-named.of } : { $text }
    .past_about = { seat } a demandé, à propos { call-named.of } : { $text }
    .you = Vous demandez : { $text }
    .you_about = Vous demandez, à propos { call-named.of } : { $text }

act-explain =
    .label = Explication
    .sentence = { seat } explique { call-named.bare } : { $text }
    .auction = { seat } explique la séquence : { $text }
    .past = { seat } a expliqué { call-named.bare } : { $text }
    .past_auction = { seat } a expliqué la séquence : { $text }
    .you = Vous expliquez { call-named.bare } : { $text }
    .you_auction = Vous expliquez la séquence : { $text }

act-clarify =
    .label = Quelle déclaration ?
    .sentence = { seat } demande quelle déclaration a été faite.
    .past = { seat } a demandé quelle déclaration avait été faite.
    .you = Vous demandez quelle déclaration a été faite.

act-review =
    .label = Rappel des annonces
    .sentence = { seat } demande le rappel des annonces.
    .past = { seat } a demandé le rappel des annonces.
    .you = Vous demandez le rappel des annonces.

act-restate =
    .label = Rappel donné
    .sentence = { seat } rappelle les déclarations : { $text }
    .as_made = telles qu’elles ont été faites
    .past = { seat } a rappelé les déclarations : { $text }
    .you = Vous rappelez les déclarations : { $text }

act-correct =
    .label = Rectification d’une explication
    .sentence = { seat } corrige : { $text }
    .past = { seat } a corrigé : { $text }
    .whose = { seat } corrige l’explication { call-named.of } donnée par { other } : { $text }
    .about = { seat } corrige l’explication { call-named.of } : { $text }
    .past_whose = { seat } a corrigé l’explication { call-named.of } donnée par { other } : { $text }
    .past_about = { seat } a corrigé l’explication { call-named.of } : { $text }
    .you = Vous corrigez : { $text }
    .you_whose = Vous corrigez l’explication { call-named.of } donnée par { other } : { $text }
    .you_about = Vous corrigez votre explication { call-named.of } : { $text }

act-convey =
    .label = Information perceptible
    .sentence = { seat } a rendu une information perceptible : { $channel }

act-learn =
    .label = Appris par ailleurs
    .sentence = { seat } a appris quelque chose sur la donne.

act-consult =
    .label = Consulté
    .sentence = { seat } consulte quelque chose.

act-attention =
    .label = Irrégularité signalée
    .sentence = { seat } attire l’attention sur une irrégularité.
    .past = { seat } a attiré l’attention sur une irrégularité.
    .past_stated = { seat } a attiré l’attention sur une irrégularité : { $text }
    .you = Vous attirez l’attention sur une irrégularité.

act-summon =
    .label = Arbitre appelé
    .sentence = { seat } appelle l’arbitre.
    .you = Vous avez appelé l’arbitre.

act-reserve =
    .label = Droits réservés
    .sentence = { seat } se réserve le droit d’appeler l’arbitre plus tard.
    .about = { seat } réserve ses droits au sujet { call-named.of }.
    .noted = { seat } a noté à propos { call-named.of } : { $text }.
    .about_whose = { seat } réserve ses droits au sujet { call-named.of } { other-of }.
    .noted_whose = { seat } a noté à propos { call-named.of } { other-of } : { $text }.
    .you = Vous vous réservez le droit d’appeler l’arbitre plus tard.
    .you_about = Vous réservez vos droits au sujet { call-named.of }.
    .you_about_whose = Vous réservez vos droits au sujet { call-named.of } { other-of }.
    .you_noted_whose = Vous avez noté à propos { call-named.of } { other-of } : { $text }.

act-dispute =
    .label = Faits contestés
    .sentence = { seat } conteste les faits.
    .past = { seat } a contesté les faits.
    .past_explained = { seat } a contesté l’explication { call-named.of }.
    .you = Vous contestez les faits.

act-waive =
    .label = Renonciation d’un joueur
    .sentence = { seat } déclare renoncer à { edition-rectification.the }.
    .past = { seat } a déclaré renoncer à { edition-rectification.the }.
    .you = Vous déclarez renoncer à { edition-rectification.the }.

act-assess =
    .label = Rectification par un joueur
    .sentence = { seat } impose { edition-rectification.one }.
    .past = { seat } a imposé { edition-rectification.one }.
    .you = Vous imposez { edition-rectification.one }.

act-choose =
    .label = Choix
    .sentence = { seat } choisit : { $option }

act-leave =
    .label = Laissé tel quel
    .sentence = { $what ->
        [change_call] { seat } maintient sa déclaration.
       *[withdraw_play] { seat } laisse sa carte sur la table.
    }

act-score =
    .label = Marque
    .sentence = { seat } inscrit le résultat : { $result }

act-appeal =
    .label = Appel
    .sentence = { side } fait appel de la décision.
    .past = { side } a fait appel de la décision.

act-state =
    .label = Fait sur la donne
    .sentence = Un fait sur la donne est relevé : { $text }

act-explain_options =
    .label = Suites expliquées
    .sentence = L’arbitre a expliqué ce qui s’ensuit.

act-find =
    .label = Constatation
    .sentence = L’arbitre a répondu : { $text }
    .answer = À la question « { $text } », l’arbitre a répondu : { $value }.
    .evidence = Joint au dossier : { $text }

act-rule =
    .label = Décision
    .sentence = L’arbitre décide : { $text }

act-cancel =
    .label = Annulation
    .sentence = L’arbitre annule : { $text }

act-penalize =
    .label = Pénalité
    .sentence = Pénalité pour { side } : { $text }

act-adjust =
    .label = Marque ajustée
    .sentence = L’arbitre ajuste la marque.

act-resume =
    .label = Le jeu reprend
    .sentence = L’arbitre laisse la table continuer.

act-decide_appeal =
    .label = Décision d’appel
    .sentence = La décision est { $decision ->
            [upheld] confirmée
            [varied] modifiée
           *[withdrawn] maintenue, l’appel étant retiré
        }.

act-result =
    .label = Résultat
    .sentence = Le déclarant a gagné { count-tricks }.

## How information reached a partner (convey). .noun carries its article

convey-hesitation =
    .label = Hésitation
    .noun = une hésitation flagrante
    .sentence = { seat } a marqué une hésitation flagrante.

convey-haste =
    .label = Rapidité inhabituelle
    .noun = une rapidité inhabituelle
    .sentence = { seat } a agi avec une rapidité inhabituelle.

convey-remark =
    .label = Remarque
    .noun = une remarque
    .sentence = { seat } a fait une remarque.

convey-question =
    .label = Question posée
    .noun = une question
    .sentence = { seat } a posé une question.

convey-answer =
    .label = Réponse
    .noun = une réponse
    .sentence = { seat } a répondu à une question.

convey-alert =
    .label = Alerte imprévue
    .noun = une alerte
    .sentence = { seat } a alerté.

convey-no_alert =
    .label = Absence d’alerte
    .noun = une absence d’alerte
    .sentence = { seat } n’a pas alerté.

convey-emphasis =
    .label = Insistance
    .noun = une insistance particulière
    .sentence = { seat } a marqué une insistance particulière.

convey-tone =
    .label = Intonation
    .noun = une intonation
    .sentence = { seat } a eu une intonation révélatrice.

convey-gesture =
    .label = Geste
    .noun = un geste
    .sentence = { seat } a fait un geste.

convey-movement =
    .label = Mouvement
    .noun = un mouvement
    .sentence = { seat } a fait un mouvement.

convey-mannerism =
    .label = Maniérisme
    .noun = un maniérisme
    .sentence = { seat } a eu un maniérisme révélateur.

convey-stop_card =
    .label = Carton STOP
    .noun = l’usage correct ou non du carton STOP
    .sentence = { seat } a utilisé le carton STOP de façon révélatrice.

## Where knowledge came from (learn)

learn-wrong_hand =
    .label = Mauvaise main vue
    .sentence = { seat } a vu la mauvaise main.
    .named = { seat } a vu la main { other-of }.

learn-overheard =
    .label = Entendu par hasard
    .sentence = { seat } a entendu par hasard quelque chose sur la donne.

learn-other_table =
    .label = Autre table
    .sentence = { seat } a appris quelque chose sur la donne à une autre table.

learn-saw_card =
    .label = Carte aperçue
    .sentence = { seat } a aperçu une carte d’une autre main.
    .named = { seat } a aperçu une carte de la main { other-of }.

learn-traveller =
    .label = Feuille ambulante
    .sentence = { seat } a lu la feuille ambulante de l’étui.

learn-remark =
    .label = Remarque entendue
    .sentence = { seat } a entendu une remarque sur la donne.

learn-screen =
    .label = Sur un écran
    .sentence = { seat } a vu quelque chose sur la donne sur un écran.

learn-other =
    .label = Autre source
    .sentence = { seat } a appris quelque chose sur la donne d’une autre source.

learn-prior =
    .label = Connu d’avance
    .sentence = { seat } savait quelque chose avant de prendre sa main.

learn-standing =
    .label = Estimation de son score
    .sentence = { seat } estime le classement de son camp.
    .past = { seat } a estimé le classement de son camp.

learn-trait =
    .label = Caractéristiques des adversaires
    .sentence = { seat } se fonde sur les habitudes des adversaires.
    .past = { seat } s’est fondé sur les habitudes des adversaires.

learn-regulation =
    .label = Règlement
    .sentence = { seat } se fonde sur les exigences du règlement.
    .past = { seat } s’est fondé sur les exigences du règlement.

## What was consulted

consult-own_card =
    .label = Sa propre feuille de conventions
    .sentence = { seat } consulte sa propre feuille de conventions.
    .past = { seat } a consulté sa propre feuille de conventions.

consult-opponents_card =
    .label = Feuille de conventions adverse
    .sentence = { seat } consulte la feuille de conventions adverse.
    .past = { seat } a consulté la feuille de conventions adverse.

consult-notes =
    .label = Notes
    .sentence = { seat } consulte ses propres notes.
    .past = { seat } a consulté ses propres notes.

consult-partner =
    .label = Partenaire
    .sentence = { seat } demande à son partenaire.
    .past = { seat } a demandé à son partenaire.

## Which trick was looked at

inspect-own_last =
    .label = Sa dernière carte

inspect-last_trick =
    .label = Dernière levée

inspect-quitted =
    .label = Une levée plus ancienne

## Facts about the board (state)

state-arrived =
    .label = Arrivée à la table
    .sentence = { seat } a rejoint la table.
    .past = { seat } avait rejoint la table.

state-took_cards =
    .label = Cartes sorties
    .sentence = { seat } a sorti les cartes de l’étui.
    .past = { seat } avait sorti les cartes de l’étui.

state-looked_at_cards =
    .label = Cartes regardées
    .sentence = { seat } a regardé ses cartes.
    .past = { seat } avait regardé ses cartes.

state-misdealt =
    .label = Donne mal distribuée
    .sentence = L’étui a été mal distribué.

state-wrong_board =
    .label = Mauvais étui
    .sentence = Le mauvais étui est sur la table.
    .past = Le mauvais étui était sur la table.

state-extra_card =
    .label = Carte en trop
    .sentence = { seat } a une carte en trop.
    .past = { seat } avait une carte en trop.

state-missing_card =
    .label = Carte manquante
    .sentence = Il manque une carte à { seat }.
    .past = Il manquait une carte à { seat }.

state-fouled =
    .label = Étui faussé
    .sentence = Les cartes sont dans les mauvaises poches de l’étui.
    .past = Les cartes étaient dans les mauvaises poches de l’étui.

state-next_board_begun =
    .label = Étui suivant commencé
    .sentence = Le jeu de l’étui suivant a commencé.
    .past = Le jeu de l’étui suivant avait commencé.

state-round_over =
    .label = Tour terminé
    .sentence = Le tour est terminé.
    .past = Le tour était terminé.

state-correction_period_over =
    .label = Période de correction terminée
    .sentence = La période de correction est terminée.
    .past = La période de correction était terminée.

## How cards became visible

expose-dropped =
    .label = Carte tombée

expose-faced =
    .label = Carte posée face visible

expose-named =
    .label = Carte nommée

expose-shown =
    .label = Carte montrée

## Phases of a board

phase-setup =
    .label = Avant les annonces

phase-auction =
    .label = Annonces

phase-clarification =
    .label = { $laws_clarification_period ->
            [unnamed] Après les annonces, avant que l’entame ne soit retournée face visible
           *[named] Période de clarification
        }

phase-play =
    .label = Jeu de la carte

phase-ended =
    .label = Jeu terminé

phase-closed =
    .label = Donne close

## Status of a call

call_status-made =
    .label = Faite
    .why = Elle compte.
    .sentence = { call-named.opening } { seat-of } compte.

call_status-accepted =
    .label = Acceptée
    .why = Elle était irrégulière et a été acceptée.
    .sentence = { call-named.opening } { seat-of } était une irrégularité, mais a été accepté{ call-named.ending } et tenu{ call-named.ending } pour légal{ call-named.ending }.

call_status-pending =
    .label = En suspens
    .why = Elle est irrégulière et rien n’est décidé.
    .sentence = { call-named.opening } { seat-of } est une irrégularité ; rien n’est encore décidé.

call_status-withdrawn =
    .label = Retirée
    .why = Elle a été retirée.
    .sentence = { call-named.opening } { seat-of } a été retiré{ call-named.ending }.

out_of_turn-withdrawn = { seat } a { call-named.made } au tour { other-of }, qui n’avait pas encore déclaré ; cela ne compte pas à ce tour.

call_status-cancelled =
    .label = Annulée
    .why = L’arbitre l’a annulée.
    .sentence = { call-named.opening } { seat-of } a été annulé{ call-named.ending }.

out_of_turn-cancelled = { seat } a { call-named.made } au tour { other-of }, qui n’avait pas encore déclaré ; cela a été annulé.

call_status-void =
    .label = Considérée comme non faite
    .why = Elle est traitée comme si elle n’avait jamais été faite.
    .sentence = { call-named.opening } { seat-of } compte comme si rien n’avait été déclaré.
    .implied = { call-named.opening } { seat-of } est seulement sous-entendu{ call-named.ending } ; personne ne l’a déclaré{ call-named.ending }.

out_of_turn-void = { seat } a { call-named.made } au tour { other-of }, qui n’avait pas encore déclaré ; cela compte comme si rien n’avait été déclaré.

### bridgelaw words: quick ruling, French (FFB usage)

## The page and the terminal

quick-title = Décision rapide

quick-lead = De l’appel à ce que vous lisez à la table, sans saisir la donne.

quick-what = Que s’est-il passé ?

quick-asked = { quick-count } au plus

# how many things are asked
quick-count = { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }

quick-why = Pourquoi : { $text }

quick-known = Jusqu’ici

quick-known-change = { $text } – répondre de nouveau

quick-dropped = Ne convient plus, et ne compte pas : { $text }

quick-asked-again = Réponse précédente : { $text }. Les réponses suivantes restent, pour autant qu’elles conviennent encore.

quick-leave-as-it-was = La laisser telle quelle

quick-back = Annuler la dernière réponse

quick-restart = Recommencer avec une autre irrégularité

quick-more = Un fait inhabituel ? L’ajouter

quick-all-passed = Trois passes

quick-all-pass = Les autres passent aussi

quick-done = Terminé

quick-none-yet = Rien n’est encore choisi

quick-none-of-them = Aucune

quick-everybody = Tout le monde

# $text is all that was answered, nothing beside it
quick-only = { $text } seulement

# What is answered together with the next question: $text is the first answer
quick_together-found =
    .none = { $text }, et personne n’a joué à la levée suivante
quick_together-turn =
    .none = { $text }, et aucune déclaration depuis
    .passed = { $text }, et trois passes depuis

# $text is the name of the seat
quick-hand-of =
    .declarer = { $text } (déclarant)
    .dummy = { $text } (mort)

quick-several = Plusieurs…

quick-or-tick = Ou cocher ce qui convient :

quick-another-call = Une autre déclaration…

quick-a-card = Une carte…

quick-in-force = Code en vigueur :

quick-chosen-so-far = Déjà choisi : { $text }

quick-strike-last = Enlever le dernier choix

quick-write = Mot pour mot

quick-number = Nombre
    .board = Numéro de l’étui

quick-next = Continuer

quick-read-out = À lire à la table

quick-read-out-to = À { seat }, de façon que tous entendent

quick-read-to-all = À toute la table

quick-chosen = Choix fait : { $text }

quick-take = { seat } choisit ceci

quick-take-director = Je choisis ceci

quick-leave-withdraw_play = Ne rien reprendre

quick-leave-change_call = Maintenir la déclaration

quick-not-now = Continuer sans le dire

quick-nobody-knows = Personne ne le sait

quick-nothing-written = Rien n’a été écrit : dites-le en quelques mots, ou choisissez une autre réponse.

quick-law = Ce que dit la Loi
quick-law-now = À dire à la table dès maintenant
quick-law-later = Ce qui peut encore s’ensuivre
quick-law-first = Avant tout
quick-law-director = Ce que fait l’arbitre
quick-play-on = Continuez, et rappelez-moi à la fin de la donne si vous pensez que l’information a servi.
quick-judged-later = Ceci s’examine quand la donne est finie : jusque-là rien n’est décidé, et rien de plus n’est dit à la table.
quick-answer-now = Répondre maintenant
quick-already-over = Indiquer que la donne est finie

quick-lead-lies-down = Une entame est déjà posée face cachée

quick-nothing-irregular = Rien d’irrégulier : la table continue.
    .ended = Rien d’irrégulier : la marque est maintenue.

quick-call-stands = Rien d’irrégulier : { call-named.the } { seat-of } est maintenu{ call-named.ending }, et les annonces continuent.
    .asked = Aucune irrégularité : { call-named.the } { seat-of } est maintenu{ call-named.ending }, et les annonces continuent. { partner } ne doit tirer aucun parti de ce { seat-that } a dit.

quick-stands = Situation à présent

quick-grounds = Pourquoi

quick-claim-score = Le résultat se compose des levées gagnées auparavant et de celles-ci.

quick-claim-void = La revendication est nulle : le résultat du jeu est maintenu.

quick-lead-open = La carte reste sur la table ; personne n’étale sa main ni ne joue avant le choix { declarer-of }. On saura seulement alors qui sera déclarant et qui sera mort.

quick-lead-stands = Le déclarant est { declarer } ; le mort est { seat }, dont la main est étalée.

quick-winner-leads = Qui a gagné la levée attaque pour la suivante.

# a lead to the next trick that nobody has taken back; $text: who plays next
quick-lead-stays = Si { seat } a gagné la levée corrigée, l’attaque à la levée suivante reste. { $text }

quick-lead-goes-back = Si une autre main l’a gagnée, cette attaque est reprise et le gagnant attaque.

quick-to-come = La renonce est consommée : le jeu continue et rien ne change. Rappelez-moi à la fin du jeu : alors seulement on saura ce qu’elle coûte.

quick-to-come-charged = La carte est corrigée, et la renonce se paiera comme si elle était consommée. Appelez-moi quand le jeu sera terminé : alors seulement on saura ce qu’elle coûte.

quick-to-come-costs = Ce qu’elle peut coûter

quick-last-bid-was = Indiquer la dernière enchère : seules restent les déclarations possibles

quick-played-out = Le jeu est terminé : compter les levées

quick-put-right-in-time = La renonce a été corrigée avant d’être consommée : aucune levée n’est transférée.

quick-revoke-of-partner = Chaque renonce compte pour elle-même, mais aucune levée n’est transférée deux fois : ce que l’autre renonce de ce camp a déjà pris ne se compte pas une seconde fois.

quick-later = À la fin de la donne
    .ended = Maintenant que la donne est finie

quick-settled = Tout ce qu’il fallait dire maintenant a été lu.
    .adjusts = Ce qu’il fallait dire maintenant a été lu ; la marque reste à ajuster.

quick-information = Qui peut utiliser quoi

quick-unused = Sans effet ici : { $text }

quick-go-on = Garder la décision, ou la mettre par écrit

quick-to-the-calls = Aller aux déclarations

quick-later-in-case = Faites-en un dossier : vous y répondrez une fois la donne terminée.

quick-go-on-open = Garder la décision, ou la mettre par écrit, dans l’état où elle est

quick-make-case = En faire un dossier

quick-score-it = Donner la marque de cette donne

quick-make-case-how = Il est gardé au bureau ; table, étui et paires peuvent rester en blanc.

quick-table = Table

quick-board = Étui

quick-pair = Paire { side }

quick-table-named = Table n° { $text }

quick-pair-named = Paire { $text }

quick-written = Décision écrite

quick-pdf = En PDF

quick-laws = Code et organisme responsable

quick-authority-suggested = { $text } est proposée d’après la langue ; une autre se choisit d’un geste.

quick-suggested = proposée

quick-laws-keep = Garder ce choix

quick-once = pour cette décision seulement

quick-laws-once = Sinon il ne vaut que pour cette décision.

quick-change-answer = Annulez une réponse et continuez de là.

quick-example = Pour commencer : { $command }

## Kinds, by what the table is doing

quick-group-common = Le plus souvent

quick-group-auction = Annonces

quick-group-play = Attaques et cartes

quick-group-dummy = Déclarant et mort

quick-group-claim = Revendications et concessions

quick-group-information = Informations

quick-group-board = Étui et mains

quick-group-procedure = Procédure

quick_kind-insufficient_bid =
    .label = Enchère insuffisante

quick_kind-call_out_of_rotation =
    .label = Déclaration hors tour

quick_kind-inadmissible_double =
    .label = Contre ou surcontre inadmissible

quick_kind-bid_over_seven =
    .label = Enchère au palier de 8

quick_kind-call_when_barred =
    .label = Déclaration d’un joueur obligé de passer

quick_kind-call_after_auction =
    .label = Déclaration après le Passe final

quick_kind-changed_call =
    .label = Changement de déclaration

quick_kind-exposed_card_in_auction =
    .label = Carte vue pendant les annonces

quick_kind-opening_lead_out_of_turn =
    .label = Entame hors tour

quick_kind-lead_out_of_turn =
    .label = Attaque hors tour de la défense

quick_kind-lead_from_wrong_hand =
    .label = Le déclarant attaque de la mauvaise main

quick_kind-exposed_card =
    .label = Carte exposée par la défense

quick_kind-failure_to_play_penalty_card =
    .label = Carte pénalisée non jouée

quick_kind-premature_play =
    .label = Un joueur de la défense joue avant son partenaire

quick_kind-revoke =
    .label = Renonce

quick_kind-defective_trick =
    .label = Une carte de moins ou de trop dans une levée

quick_kind-card_played_or_not =
    .label = La carte était-elle jouée ?

quick_kind-designation =
    .label = Carte mal ou à moitié désignée

quick_kind-dummy_wrong_card =
    .label = Le mort a mis une autre carte

quick_kind-dummy =
    .label = Le mort a parlé, touché ou regardé

quick_kind-improper_inspection =
    .label = Quelqu’un regarde une levée

quick_kind-claim =
    .label = Revendication

quick_kind-concession =
    .label = Concession contestée ou retirée

quick_kind-agreement_withdrawn =
    .label = Accord sur une revendication retiré

quick_kind-unauthorized_information =
    .label = Hésitation, remarque, geste

quick_kind-wrong_explanation =
    .label = Fausse explication

quick_kind-missing_alert =
    .label = Alerte oubliée

quick_kind-other_source =
    .label = Information venue d’une autre source

quick_kind-spectator =
    .label = Un spectateur a parlé

quick_kind-wrong_hand =
    .label = Cartes d’un autre étui

quick_kind-wrong_board =
    .label = Mauvais étui, ou déjà joué

quick_kind-fouled_board =
    .label = Étui faussé

quick_kind-wrong_number_of_cards =
    .label = 14 et 12 cartes, ou une de trop

quick_kind-missing_card =
    .label = Une carte manque

quick_kind-board_not_played =
    .label = Donne impossible à jouer

quick_kind-acted_before_director =
    .label = Réglé à la table sans l’arbitre

quick_kind-procedural_penalty =
    .label = Retard, lenteur, téléphone

quick_kind-disputed_facts =
    .label = Désaccord sur les faits

quick_kind-appeal =
    .label = Un joueur veut faire appel

## Facts: .label is the question put to the Director, .why what the answer changes; an attribute named after a kind is the question there

quick_fact-by =
    .label = Qui ?
    .why = La suite dépend du joueur et de son camp.
    .exposed_card = À qui est la carte ?
    .exposed_card_why = Seule la carte d’un joueur de la défense peut devenir une carte pénalisée. Une carte montrée par le déclarant retourne en main, sans conséquence.
    .exposed_card_in_auction = À qui est la carte ?
    .wrong_explanation = Qui a expliqué ?
    .missing_alert = Qui devait alerter ?
    .concession = Qui a concédé ?
    .agreement_withdrawn = Qui revient sur son accord ?
    .unauthorized_information = Qui a hésité ou parlé ?
    .other_source = Qui sait quelque chose ?
    .wrong_hand = Qui avait les mauvaises cartes ?
    .wrong_number_of_cards = Qui a trop de cartes ?
    .missing_card = À qui manque la carte ?
    .disputed_facts = Qui conteste les faits ?
    .appeal = Qui le demande ?
    .card_played_or_not = La carte de qui ?
    .card_played_or_not_why = Un joueur de la défense, le déclarant et le mort ont chacun leur propre critère.
    .acted_before_director = Qui a continué, ou a réglé l’affaire ?
    .insufficient_bid = Qui a fait l’enchère insuffisante ?
    .call_out_of_rotation = Qui a parlé hors tour ?
    .inadmissible_double = Qui a contré ou surcontré ?
    .bid_over_seven = Qui a enchéri au palier de 8 ?
    .call_when_barred = Qui a parlé ?
    .call_after_auction = Qui a parlé ?
    .changed_call = Qui a changé sa déclaration, ou veut la changer ?
    .opening_lead_out_of_turn = Qui a entamé ?
    .lead_out_of_turn = Qui a attaqué ?
    .lead_from_wrong_hand = De quelle main a-t-on attaqué ?
    .failure_to_play_penalty_card = Qui a la carte pénalisée ?
    .premature_play = Qui a joué trop tôt ?
    .revoke = Qui a fait la renonce ?
    .defective_trick = Qui a mis une carte de moins, ou une de trop ?
    .improper_inspection = Qui a regardé ?

quick_fact-offender =
    .label = L’irrégularité de quel joueur a-t-il signalée ?
    .why = Cette irrégularité est jugée comme toute autre.
    .acted_before_director = Qui avait commis l’irrégularité ?
    .acted_before_director_why = Seul l’autre camp peut perdre un droit en continuant.

quick_fact-short =
    .label = À qui manque-t-il une carte ?
    .why = Si elle ne manque à personne, la carte n’est pas de cette donne.

quick_fact-claimer =
    .label = Qui a revendiqué ?
    .why = Tout point douteux est tranché contre le camp qui revendique.

quick_fact-led_by =
    .label = Qui avait attaqué à la levée en cours ?
    .why = Il faut savoir où en était la levée.

quick_fact-declarer =
    .label = Qui est le déclarant ?
    .why = Il faut savoir à qui revient le choix et qui défend.
    .opening_lead_out_of_turn_why = Seule une carte de la défense devient pénalisée, et le choix revient au déclarant.
    .lead_out_of_turn_why = Seule une carte de la défense devient pénalisée, et le choix revient au déclarant.
    .exposed_card_why = Seule une carte de la défense devient pénalisée, et le choix revient au déclarant.
    .premature_play_why = Seule une carte de la défense devient pénalisée, et le choix revient au déclarant.
    .wrong_explanation_why = Le camp du déclarant corrige son erreur avant l’entame, la défense la sienne après le jeu.
    .missing_alert_why = Le camp du déclarant corrige son erreur avant l’entame, la défense la sienne après le jeu.

quick_fact-turn =
    .label = De qui était-ce le tour ?
    .why = Il faut savoir qui devait agir et où l’on reprend.
    .lead_out_of_turn = Quelle main devait attaquer ?
    .lead_from_wrong_hand = Quelle main devait attaquer ?
    .exposed_card = Qui doit attaquer maintenant ?
    .exposed_card_why = Si c’est le partenaire, le déclarant choisit d’abord ; tant qu’une levée est en cours, personne n’a encore à attaquer.
    .failure_to_play_penalty_card = Qui a attaqué à cette levée ?
    .wrong_explanation = De qui était-ce le tour quand l’explication a été donnée ?
    .missing_alert = De qui était-ce le tour quand il fallait alerter ?
    .call_out_of_rotation_why = La règle dépend du joueur dont c’était le tour.

quick_fact-dealer =
    .label = Qui a donné ?
    .why = Sans cela, on ne sait pas à qui c’était de parler.

quick_fact-last_bid_by =
    .label = De qui est cette enchère ?
    .why = On saura si elle pouvait être contrée ou surcontrée.
    .insufficient_bid = Qui avait fait l’enchère à dépasser ?

quick_fact-trick_won_by =
    .label = Quelle main a gagné la levée de la renonce ?
    .why = Le nombre de levées à transférer en dépend.
    .defective_trick = Quelle main a gagné la levée où il manque une carte ?

quick_fact-last_bid =
    .label = Quelle était la dernière enchère avant cette déclaration ?
    .why = On saura quelles déclarations sont possibles maintenant.
    .insufficient_bid = Quelle était la dernière enchère avant elle ?
    .unauthorized_information = Quelle était la dernière enchère avant le tour du partenaire ?
    .unauthorized_information_why = Ce qui ne peut pas se déclarer n’est alors pas proposé.

quick_fact-call =
    .label = Quelle déclaration a été faite ?
    .why = La règle et les déclarations encore possibles en dépendent.
    .changed_call = Quelle déclaration est venue d’abord ?
    .wrong_hand = Quelle déclaration a-t-il faite avec ces cartes ?
    .wrong_hand_why = Elle est annulée ; s’il n’a rien déclaré, il prend simplement ses cartes.
    .wrong_explanation = Quelle déclaration a été expliquée ?
    .wrong_explanation_why = Elle est nommée dans ce que vous lisez à la table.
    .missing_alert = Quelle déclaration n’a pas été alertée ?
    .missing_alert_why = Elle est nommée dans ce que vous lisez à la table.

quick_fact-replaced_by =
    .label = Par quoi a-t-elle été remplacée ?
    .why = Un remplacement hâtif compte aussi.

quick_fact-meant =
    .label = Quelle déclaration voulait-il faire ?
    .why = C’est elle qui compte.

quick_fact-turn_call =
    .label = Que déclare le joueur dont c’est le tour ?
    .why = Il déclare comme il veut ; la suite n’est pas la même selon qu’il passe ou non.
    .named = Que déclare { seat }, dont c’est le tour ?

quick_fact-new_call =
    .label = Quand vient le tour du fautif : que déclare-t-il ?
    .why = Jusque-là, la situation actuelle demeure. C’est cette déclaration qui décide si son partenaire doit ensuite passer.
    .named = Quand vient le tour { seat-of } : que déclare-t-il ?
    .behind = Après { $text }, quand vient le tour { seat-of } : que déclare-t-il ?

quick_fact-called_since =
    .label = Qui a parlé après cette déclaration ?
    .why = Si le joueur suivant a parlé, il a accepté, ou il est trop tard pour changer.
    .wrong_hand_why = On saura si les annonces peuvent continuer.
    .changed_call = Qui avait déjà parlé à ce moment-là ?
    .changed_call_why = Quand le joueur suivant a déclaré, seul un lapsus peut encore être corrigé ; quand le partenaire a déclaré, plus rien ne peut l’être.

quick_fact-calls_since =
    .label = Quelles déclarations ont été faites depuis l’explication ?
    .behind = Quelles déclarations ont été faites après celle qui a été expliquée, { seat } d’abord ?
    .why = Touchez-les dans l’ordre : on saura qui peut encore changer la sienne.
    .missing_alert = Quelles déclarations ont été faites depuis l’alerte oubliée ?

quick_fact-barred_until =
    .label = Jusqu’à quand devait-il passer ?
    .why = S’il devait passer jusqu’à la fin, il le doit encore même si la déclaration est acceptée.

quick_fact-card =
    .label = Quelle carte ?
    .why = Un honneur compte autrement qu’une petite carte, et la couleur décide de ce qui peut être exigé.
    .revoke = Quelle carte { seat } a-t-il jouée ?
    .designation = Quelle carte le déclarant a-t-il nommée ?
    .dummy_wrong_card = Quelle carte a été posée ?
    .card_played_or_not = De quelle carte s’agit-il ?
    .card_played_or_not_why = C’est elle qui reste ou revient en main.
    .defective_trick = Quelle carte est en trop ?
    .dummy = Quelle carte le mort a-t-il jouée ?
    .dummy_why = Elle revient, et le déclarant en nomme une.
    .designation_why = C’est elle qui est jouée, sauf s’il s’agit d’un lapsus.
    .dummy_wrong_card_why = Elle revient, sauf si les deux camps ont rejoué.
    .missing_card = Quelle carte ? Pour l’arbitre seul
    .missing_card_why = Elle est réputée avoir toujours été dans cette main.
    .opening_lead_out_of_turn = Quelle carte a été entamée ?
    .lead_out_of_turn = Quelle carte a été attaquée ?
    .lead_from_wrong_hand = Quelle carte a été attaquée ?
    .failure_to_play_penalty_card = Quelle carte a-t-il jouée ?
    .premature_play = Quelle carte a-t-il jouée ?
    .opening_lead_out_of_turn_why = Sa couleur décide de ce qui peut être demandé.
    .lead_out_of_turn_why = Sa couleur décide de ce qui peut être demandé.
    .lead_from_wrong_hand_why = C’est elle qui est acceptée ou reprise.
    .failure_to_play_penalty_card_why = C’est elle qui est acceptée ou reprise.
    .premature_play_why = Sa couleur décide de ce qui peut être demandé.
    .revoke_why = Si la renonce est corrigée, cette carte est reprise, et reste étalée si c’est celle d’un joueur de la défense.

quick_fact-card_led =
    .label = Quelle carte a été attaquée ?
    .why = Il faut fournir à sa couleur.
    .designation = Sur quelle carte le mort devait-il jouer ?
    .designation_why = Un ordre incomplet se comprend autrement selon que le mort attaque ou fournit.

quick_fact-penalty_card =
    .label = Quelle carte pénalisée est sur la table ?
    .why = On saura si elle pouvait être jouée.

quick_fact-wanted =
    .label = Quelle carte voulait le déclarant ?
    .why = C’est elle qui est jouée si l’autre était un lapsus.
    .dummy_wrong_card = Quelle carte le déclarant avait-il nommée ?
    .dummy_wrong_card_why = C’est la carte nommée qui est jouée.

quick_fact-cards =
    .label = Quelles cartes ?
    .why = À partir du dix, ce sont des honneurs ; et deux cartes ou plus se règlent autrement qu’une seule.
    .designation = Quelles cartes du mort répondent à cet ordre ?
    .designation_why = La règle choisit parmi elles ; s’il n’y en a aucune, il nomme une autre carte.

quick_fact-other_penalty_cards =
    .label = A-t-il d’autres cartes pénalisées ?
    .why = Avec deux, toutes sont principales.

quick_fact-suit =
    .label = Quelle couleur était demandée ?
    .why = C’est la couleur à laquelle il fallait fournir.
    .designation = Dans quelle couleur le mort a-t-il fait la dernière levée ?
    .designation_why = Si le déclarant ne nomme qu’un rang, c’est cette couleur qui continue.
    .dummy = Quelle couleur devait-il fournir ?

quick_fact-how =
    .label = Comment a-t-elle été vue ?
    .why = Une petite carte tombée compte moins qu’une carte jouée en attaque ou montrée exprès ; pour un honneur c’est égal.
    .card_played_or_not = Qu’en a fait le déclarant ?
    .card_played_or_not_why = Ce qui est nommé ou touché délibérément est joué.

quick_fact-face =
    .label = Comment la carte est-elle posée ?
    .why = Face cachée, elle se reprend sans conséquence.

quick_fact-visible_to_partner =
    .label = Le partenaire pouvait-il en voir la face ?
    .why = Il suffit qu’il ait pu la voir.

quick_fact-spread =
    .label = Une main a-t-elle été étalée, même en partie ?
    .why = Dans ce cas, le déclarant n’a peut-être plus le choix.

quick_fact-played_since =
    .label = Quelles mains ont joué ensuite ?
    .revoke = Qui a joué après { seat } à la levée de la renonce ?
    .why = La carte de la main suivante vaut acceptation, et ceux qui ont joué peuvent parfois changer la leur.
    .designation_why = Dès que le déclarant a rejoué, il est trop tard ; un adversaire peut changer sa carte.
    .dummy_wrong_card_why = Ceux qui ont joué sur elle peuvent changer leur carte.
    .revoke_why = Ceux qui ont joué ensuite peuvent reprendre leur carte si la renonce est corrigée.
    .failure_to_play_penalty_card_why = Une carte du camp du déclarant vaut acceptation.

quick_fact-declarer_has_played =
    .label = Le camp du déclarant a-t-il joué à cette levée ?
    .why = S’il a joué des deux mains, il n’y a pas de { edition-rectification.any }.

quick_fact-declarer_played_since =
    .label = Le déclarant a-t-il rejoué, d’une main ou de l’autre ?
    .why = Après cela il est trop tard pour changer.

quick_fact-told_by_opponent =
    .label = Un adversaire lui avait-il dit que c’était son tour ?
    .why = Dans ce cas, il n’encourt rien et sa carte ou sa déclaration ne peut pas être acceptée.

quick_fact-next_trick =
    .label = Qui a attaqué ou joué à la levée suivante ?
    .why = Selon le cas, l’erreur peut encore être corrigée ou non.
    .improper_inspection_why = Ensuite plus personne ne peut regarder.

quick_fact-trick =
    .label = Quelle levée était-ce ?
    .why = Les deux dernières ont leurs propres règles.
    .revoke_why = À la douzième, on corrige même une renonce consommée.

quick_fact-later_tricks =
    .label = Combien de levées le camp fautif a-t-il gagnées après celle de la renonce, sans la compter ?
    .why = Seules les levées à partir de celle de la renonce peuvent passer à l’autre camp.
    .defective_trick = Combien de levées le camp { seat-of } a-t-il gagnées après celle où il manque une carte, sans la compter ?
    .revoke = Combien de levées le camp { seat-of } a-t-il gagnées après celle de la renonce, sans la compter ?

quick_fact-later_with_suit =
    .label = Le fautif en a-t-il gagné une avec une carte qu’il aurait pu jouer légalement à celle de la renonce ?
    .why = Alors il en coûte une levée de plus.
    .revoke = { seat } en a-t-il gagné une avec une carte qu’il aurait pu jouer légalement à celle de la renonce ?

quick_fact-tricks_won =
    .label = Combien de levées l’autre camp a-t-il gagnées en tout, avant tout transfert ?
    .why = Ce qui lui revient se compte à partir de celles-ci et des levées transférées.
    .revoke = Combien de levées { other_side } a-t-il gagnées en tout, avant tout transfert ?

quick_fact-contract =
    .label = Quel était le contrat ?
    .why = Avec lui, le résultat peut être marqué.

quick_fact-risk =
    .label = Était-il contré ?
    .why = La valeur du résultat en dépend.

quick_fact-tricks_before =
    .label = Combien de levées le camp du déclarant avait-il déjà gagnées ?
    .why = Les levées que la décision lui donne s’y ajoutent.

quick_fact-board =
    .label = Quel était l’étui ?
    .why = Son numéro dit qui était vulnérable.

quick_fact-earlier_revoke =
    .label = Y avait-il déjà eu une renonce sur cette donne ?
    .why = Une seconde dans la même couleur n’entraîne pas de transfert d’office.

quick_fact-earlier_by =
    .label = Qui avait fait la première renonce ?
    .why = Une renonce du mort n’entraîne aucun transfert.

quick_fact-earlier_suit =
    .label = Quelle couleur était demandée à la première renonce ?
    .why = Une seconde du même joueur dans la même couleur n’entraîne pas de transfert d’office.

quick_fact-earlier_won_by =
    .label = Quelle main a gagné la levée de la première renonce ?
    .why = Le nombre de levées à transférer pour elle en dépend.

quick_fact-earlier_tricks =
    .label = Combien de levées ce camp a-t-il gagnées après celle de la première renonce, sans la compter ?
    .why = Aucune levée n’est transférée deux fois, et la marque tient compte des deux.

quick_fact-earlier_with_suit =
    .label = L’auteur de cette renonce en a-t-il gagné une avec une carte qu’il aurait pu jouer légalement à cette levée ?
    .why = Alors il en coûte une levée de plus.

quick_fact-put_right =
    .label = Avait-il changé lui-même sa carte avant que son camp ne rejoue ?
    .why = Une renonce corrigée à temps ne transfère aucune levée.

quick_fact-played_out =
    .label = Le jeu est-il terminé ?
    .why = On peut alors compter les levées.

quick_fact-found =
    .label = Quand la renonce a-t-elle été signalée ?
    .why = Plus on attend, moins il reste de droits.
    .concession = Quand est-on revenu dessus ?
    .agreement_withdrawn = Quand est-il revenu sur son accord ?

quick_fact-count =
    .label = Une carte de moins ou une carte de trop ?
    .why = Une carte manquante est ajoutée, une carte de trop est rendue.

quick_fact-holds_suit =
    .label = A-t-il une carte de la couleur demandée ?
    .why = On saura quelle carte complète la levée.

quick_fact-words =
    .label = Qu’a dit le déclarant ?
    .why = Un ordre incomplet est complété selon la règle.

quick_fact-asked_by_partner =
    .label = L’autre joueur de la défense l’avait-il interrogé ?
    .why = Là où un joueur de la défense ne peut pas interroger son partenaire, la carte est changée et les levées sont dues malgré tout.

quick_fact-explanation =
    .label = Qu’en a-t-on dit ?
    .why = La décision le garde ; rien d’autre n’en dépend.

quick_fact-right_explanation =
    .label = Quelle est la bonne explication ?
    .why = Elle est lue au camp mal informé.

quick_fact-lead_down =
    .label = Une entame est-elle déjà posée face cachée ?
    .why = Elle peut aussi être reprise.

quick_fact-tricks_left =
    .label = Combien de levées restait-il ?
    .why = La revendication porte sur ces levées.
    .concession_why = La concession porte sur ces levées.

quick_fact-claimed =
    .label = Combien en a-t-il revendiqué ?
    .why = Ce qu’il n’a pas revendiqué, il l’a concédé.

quick_fact-conceded =
    .label = Combien en a-t-il concédé ?
    .why = Ce sont elles qui sont en cause.

quick_fact-statement =
    .label = Quelles explications a-t-il données en revendiquant ?
    .why = Seules comptent les explications données sur le moment.

quick_fact-objection =
    .label = Qui conteste la revendication ?
    .why = On entend ses objections après les explications.

quick_fact-trump_out =
    .label = Reste-t-il chez l’adversaire un atout que celui qui revendique n’a pas mentionné ?
    .why = Un atout oublié a sa propre règle.

quick_fact-played_after_claim =
    .label = A-t-on joué après la revendication ?
    .why = { $laws_play_after_claim ->
            [void] Ce jeu est nul : il ne donne jamais le résultat.
           *[agreed] Ce que les quatre ont convenu de jouer donne le résultat ; tout autre jeu est nul.
        }

quick_fact-partner_objects =
    .label = Son partenaire s’y est-il opposé aussitôt ?
    .why = Dans ce cas, rien n’est concédé.

quick_fact-trick_won =
    .label = S’agit-il d’une levée déjà gagnée ?
    .why = Une levée déjà gagnée est rendue ; pour les autres, il faut juger.

quick_fact-did =
    .label = Qu’a-t-on fait ?
    .why = Certains gestes sont permis, d’autres coûtent un droit.

quick_fact-rights_lost =
    .label = Le mort avait-il déjà regardé une main ou quitté sa place ?
    .why = Sans cela, son camp ne perd rien.

quick_fact-what =
    .label = Qu’était-ce ?
    .why = On saura ce que le joueur ou son partenaire ne peut pas utiliser.
    .improper_inspection = Qu’a-t-il regardé ?
    .other_source = Que sait-il ?
    .improper_inspection_why = Pendant un certain temps, on peut revoir sa dernière carte ou la dernière levée.

quick_fact-action =
    .label = Qu’a fait ensuite le partenaire ?
    .why = Sans un choix qui ait pu être suggéré, il n’y a rien à ajuster.

quick_fact-stage =
    .label = Où en est la donne au moment où l’on vous appelle ?
    .why = Selon le moment, on change une déclaration, une carte ou seulement la marque.
    .wrong_board_why = Pendant les annonces, certaines éditions du Code les font refaire.
    .other_source_why = Après la première déclaration l’arbitre a d’autres pouvoirs.
    .missing_card_why = Une fois l’entame retournée face visible, cette carte peut coûter { edition-rectification.one }.
    .fouled_board_why = Ce qui a été joué se marque par groupes.
    .other_source = Quand l’a-t-il appris ?

quick_fact-noticed_by =
    .label = Qui signale l’erreur ?
    .why = Sa propre erreur et celle du partenaire se corrigent à des moments différents.

quick_fact-responsible =
    .label = Quel camp répond du spectateur ?
    .why = Selon certaines éditions du Code, ce camp peut perdre un droit.

quick_fact-side =
    .label = Quel camp ?
    .why = La pénalité n’est annoncée qu’à ce camp.

quick_fact-fault =
    .label = À qui la faute ?
    .why = De là dépend qui reçoit moyenne plus, et qui moyenne moins.

quick_fact-played_before =
    .label = Qui avait déjà joué cet étui ?
    .why = On saura quelle marque est annulée.

quick_fact-called =
    .label = Un joueur qui n’avait pas le bon nombre de cartes a-t-il parlé ?
    .why = Après une déclaration, la donne est peut-être injouable.

quick_fact-seen =
    .label = Un joueur a-t-il vu une carte d’un autre ?
    .why = Il faut alors juger si le jeu peut être normal.

quick_fact-where =
    .label = Où est la carte ?
    .why = Dans une levée, elle la rend défectueuse.

quick_fact-offence =
    .label = Pour quel motif ?
    .why = Le barème en dépend.

quick_fact-times =
    .label = Combien de fois, celle-ci comprise ?
    .why = La première fois, un avertissement peut suffire.

quick_fact-minutes =
    .label = Combien de minutes depuis l’affichage de la marque ?
    .why = Passé un délai, il n’y a plus de droit d’appel.

quick_fact-concurring =
    .label = Son partenaire est-il d’accord ?
    .why = Les deux membres de la paire doivent vouloir l’appel.

## Values of facts; none is what nobody or nothing is called there

quick_value-how =
    .dropped = Elle est tombée
    .named = Elle a été nommée
    .shown = Elle a été montrée
    .faced = Elle a été posée face visible
    .led = Elle a été attaquée
    .touched = Elle a été touchée délibérément
    .arranged = Seulement pour ranger les cartes ou en atteindre une autre

quick_value-call =
    .none = Aucune encore

quick_value-card_led =
    .none = Aucune : le mort attaque

quick_value-face =
    .up = Face visible
    .down = Face cachée

quick_value-spread =
    .none = Aucune
    .dummy = Celle du mort
    .declarer = Celle du déclarant

quick_value-turn =
    .unknown = Personne ne le sait
    .none = Personne : une levée est en cours

quick_value-barred_until =
    .next_turn = Pour un tour
    .end_of_auction = Jusqu’à la fin des annonces

quick_value-declarer_has_played =
    .none = Pas encore
    .one_hand = D’une main
    .both_hands = Des deux mains

quick_value-found =
    .in_play = Pendant le jeu
    .after_play = Après la dernière levée
    .next_board = Après une déclaration sur l’étui suivant
    .revoke_next_board = Après une déclaration du camp non fautif sur l’étui suivant
    .round_over = Après le tour

quick_value-earlier_revoke =
    .none = Non
    .same = Oui, du même joueur dans cette couleur
    .partner = Oui, une autre de son camp
    .opponents = Oui, de l’autre camp

quick_value-count =
    .few = Une de moins
    .many = Une de trop

quick_value-words =
    .full = Couleur et rang
    .suit = Seulement la couleur
    .rank = Seulement le rang
    .high = « Gros »
    .low = « Petit »
    .win = « Prends »
    .anything = « N’importe quoi »

quick_value-played_after_claim =
    .no = Non
    .all_agreed = Oui, les quatre étaient d’accord
    .some = { $laws_play_after_claim ->
            [void] Oui
           *[agreed] Oui, mais pas tous d’accord
        }

quick_value-did =
    .warned = A prévenu le déclarant avant une attaque de la mauvaise main
    .asked_declarer = A demandé au déclarant s’il faisait une renonce
    .asked_defender = A demandé à un joueur de la défense s’il faisait une renonce
    .drew_attention = A signalé une irrégularité
    .touched_card = A touché ou suggéré une carte
    .looked = A regardé une main
    .played_own_card = A joué une carte de lui-même
    .called = A déclaré
    .played = A joué
    .waived = A laissé passer
    .assessed = A fixé une pénalité sans l’arbitre
    .corrected = A corrigé sans l’arbitre

quick_value-stage =
    .before_first_call = Avant la première déclaration
    .auction = Pendant les annonces
    .clarification = Après les annonces, avant que l’entame ne soit retournée face visible
    .play = Pendant le jeu
    .ended = Après le jeu

quick_value-noticed_by =
    .explainer = Lui-même
    .explainer_named = { seat }, qui l’a donnée
    .explainer_missing_alert = { seat }, qui devait alerter
    .partner = Son partenaire
    .partner_named = { partner }
    .opponents = Les adversaires

quick_value-where =
    .found = Elle est retrouvée
    .played_trick = Parmi les cartes jouées
    .unknown = On ne sait pas

quick_value-offence =
    .slow = Jeu lent
    .late = Arrivée tardive
    .phone = Téléphone
    .miscount = Cartes non comptées
    .looked = Main d’un autre regardée
    .other = Autre chose

quick_value-short =
    .none = À personne

quick_value-objection =
    .none = Personne

quick_value-called_since =
    .none = Personne encore

quick_value-played_since =
    .none = Aucune encore

quick_value-next_trick =
    .none = Personne encore

quick_value-calls_since =
    .none = Aucune

quick_value-other_penalty_cards =
    .none = Aucune

quick_value-cards =
    .none = Aucune

quick_value-risk =
    .none = Non contré
    .X = Contré
    .XX = Surcontré

quick_value-board =
    .none = On ne sait pas

quick_value-last_bid =
    .none = Aucune : personne n’avait encore enchéri

quick_value-replaced_by =
    .none = Par rien
    .changed_call_none = Par rien : il demande seulement à la changer

quick_value-wanted =
    .none = Aucune en particulier

quick_value-statement =
    .none = Il n’a rien dit

quick_value-action =
    .none = Rien encore

quick_value-responsible =
    .none = Aucun

quick_value-fault =
    .none = À personne
    .both = Aux deux camps

quick_value-played_before =
    .none = Personne
    .both = Les deux camps

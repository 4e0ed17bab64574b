### bridgelaw words: what was told in a quick ruling, as a document notes it, French

# $fact is the name of what was asked, $text what was answered
quick-noted = { $fact } : { $text }

## Names of the facts; an attribute named after a kind is the name there

quick_noted-by =
    .label = Joueur
    .exposed_card = Carte de
    .exposed_card_in_auction = Carte de
    .card_played_or_not = Carte de
    .wrong_explanation = Explication donnée par
    .missing_alert = Alerte attendue de
    .concession = Concession faite par
    .agreement_withdrawn = Accord remis en cause par
    .unauthorized_information = A hésité ou parlé
    .other_source = Joueur renseigné
    .wrong_hand = Mauvaises cartes en main de
    .wrong_number_of_cards = Cartes en trop chez
    .missing_card = Main à laquelle manque la carte
    .disputed_facts = Faits contestés par
    .appeal = Appel souhaité par
    .acted_before_director = A continué, ou réglé l’affaire
    .insufficient_bid = Enchère insuffisante de
    .call_out_of_rotation = Déclaration hors tour de
    .inadmissible_double = Contre ou surcontre de
    .bid_over_seven = Enchère au palier de 8 de
    .call_when_barred = Déclaration de
    .call_after_auction = Déclaration de
    .changed_call = A changé, ou voulu changer, sa déclaration
    .opening_lead_out_of_turn = Entame de
    .lead_out_of_turn = Attaque de
    .lead_from_wrong_hand = Main d’où l’on a attaqué
    .failure_to_play_penalty_card = Carte pénalisée de
    .premature_play = A joué trop tôt
    .revoke = Renonce de
    .defective_trick = Carte manquante ou en trop de
    .improper_inspection = Joueur qui a regardé

quick_noted-offender =
    .label = Irrégularité de

quick_noted-short =
    .label = Une carte de moins chez

quick_noted-claimer =
    .label = Revendication de

quick_noted-led_by =
    .label = Levée attaquée par

quick_noted-declarer =
    .label = Déclarant

quick_noted-turn =
    .label = Joueur dont c’était le tour
    .lead_out_of_turn = Main qui devait attaquer
    .lead_from_wrong_hand = Main qui devait attaquer
    .exposed_card = Joueur qui doit attaquer
    .failure_to_play_penalty_card = Levée attaquée par
    .wrong_explanation = Joueur dont c’était le tour lors de l’explication
    .missing_alert = Joueur dont c’était le tour quand il fallait alerter

quick_noted-dealer =
    .label = Donneur

quick_noted-last_bid_by =
    .label = Auteur de cette enchère

quick_noted-trick_won_by =
    .label = Levée de la renonce gagnée par
    .defective_trick = Levée où il manque une carte gagnée par

quick_noted-last_bid =
    .label = Dernière enchère précédente
    .insufficient_bid = Dernière enchère avant elle

quick_noted-call =
    .label = Déclaration
    .changed_call = Première déclaration
    .wrong_hand = Déclaration faite avec ces cartes
    .wrong_explanation = Déclaration expliquée
    .missing_alert = Déclaration non alertée

quick_noted-replaced_by =
    .label = Remplacée par

quick_noted-unintended_call =
    .label = Déclaration non intentionnelle

quick_noted-meant =
    .label = Déclaration voulue

quick_noted-turn_call =
    .label = Déclaration du joueur dont c’était le tour

quick_noted-new_call =
    .label = Déclaration du fautif à son tour

quick_noted-called_since =
    .label = Ont parlé depuis
    .changed_call = Avaient déjà parlé

quick_noted-calls_since =
    .label = Déclarations faites depuis

quick_noted-barred_until =
    .label = Devait passer

quick_noted-card =
    .label = Carte
    .revoke = Carte jouée
    .failure_to_play_penalty_card = Carte jouée
    .premature_play = Carte jouée
    .dummy = Carte jouée
    .designation = Carte nommée
    .dummy_wrong_card = Carte posée
    .defective_trick = Carte en trop
    .missing_card = Carte manquante
    .opening_lead_out_of_turn = Carte d’entame
    .lead_out_of_turn = Carte attaquée
    .lead_from_wrong_hand = Carte attaquée

quick_noted-card_led =
    .label = Carte attaquée
    .designation = Carte sur laquelle le mort devait jouer

quick_noted-penalty_card =
    .label = Carte pénalisée

quick_noted-wanted =
    .label = Carte voulue par le déclarant
    .dummy_wrong_card = Carte nommée par le déclarant

quick_noted-cards =
    .label = Cartes
    .designation = Cartes du mort répondant à l’ordre

quick_noted-other_penalty_cards =
    .label = Autres cartes pénalisées

quick_noted-suit =
    .label = Couleur demandée
    .designation = Couleur de la dernière levée du mort
    .dummy = Couleur à fournir

quick_noted-how =
    .label = Comment elle a été vue
    .card_played_or_not = Ce qu’en a fait le déclarant

quick_noted-face =
    .label = Position de la carte

quick_noted-visible_to_partner =
    .label = Le partenaire pouvait en voir la face

quick_noted-spread =
    .label = Main étalée, même en partie

quick_noted-played_since =
    .label = Mains qui ont joué depuis

quick_noted-declarer_has_played =
    .label = Le camp du déclarant avait joué à la levée

quick_noted-declarer_played_since =
    .label = Le déclarant avait rejoué

quick_noted-told_by_opponent =
    .label = Un adversaire lui avait dit que c’était son tour

quick_noted-next_trick =
    .label = Ont attaqué ou joué à la levée suivante

quick_noted-trick =
    .label = Numéro de la levée

quick_noted-later_tricks =
    .label = Levées gagnées par ce camp après celle de la renonce
    .defective_trick = Levées gagnées par ce camp après celle où il manque une carte

quick_noted-later_with_suit =
    .label = L’une d’elles gagnée avec une carte à fournir à la levée de la renonce

quick_noted-tricks_won =
    .label = Levées gagnées en tout par l’autre camp, avant tout transfert

quick_noted-contract =
    .label = Contrat

quick_noted-risk =
    .label = Contre

quick_noted-tricks_before =
    .label = Levées déjà gagnées par le camp du déclarant

quick_noted-board =
    .label = Étui

quick_noted-earlier_revoke =
    .label = Renonce antérieure sur la donne

quick_noted-earlier_by =
    .label = Première renonce de

quick_noted-earlier_suit =
    .label = Couleur demandée alors

quick_noted-earlier_won_by =
    .label = Cette levée gagnée par

quick_noted-earlier_tricks =
    .label = Levées gagnées ensuite par ce camp

quick_noted-earlier_with_suit =
    .label = L’une d’elles gagnée avec une carte à fournir alors

quick_noted-put_right =
    .label = Il avait lui-même changé la carte à temps

quick_noted-played_out =
    .label = Le jeu est terminé

quick_noted-found =
    .label = Signalée
    .concession = Retirée
    .agreement_withdrawn = Accord remis en cause

quick_noted-count =
    .label = Cartes dans la levée

quick_noted-holds_suit =
    .label = Il avait une carte de la couleur demandée

quick_noted-words =
    .label = Le déclarant a dit

quick_noted-asked_by_partner =
    .label = L’autre joueur de la défense l’avait interrogé

quick_noted-explanation =
    .label = Ce qui en a été dit

quick_noted-right_explanation =
    .label = Bonne explication

quick_noted-lead_down =
    .label = Une entame était posée face cachée

quick_noted-tricks_left =
    .label = Levées restantes

quick_noted-claimed =
    .label = Levées revendiquées

quick_noted-conceded =
    .label = Levées concédées

quick_noted-statement =
    .label = Explications données

quick_noted-objection =
    .label = Contestation de

quick_noted-trump_out =
    .label = Un atout adverse dont il n’a rien dit

quick_noted-played_after_claim =
    .label = On a joué après la revendication

quick_noted-partner_objects =
    .label = Son partenaire s’y est opposé aussitôt

quick_noted-trick_won =
    .label = À propos d’une levée déjà gagnée

quick_noted-did =
    .label = Ce qui a été fait

quick_noted-rights_lost =
    .label = Le mort avait regardé une main ou quitté sa place

quick_noted-what =
    .label = Nature
    .improper_inspection = Ce qui a été regardé
    .other_source = Source

quick_noted-action =
    .label = Le partenaire a ensuite choisi

quick_noted-stage =
    .label = Stade de la donne
    .other_source = Appris

quick_noted-noticed_by =
    .label = Erreur signalée par

quick_noted-responsible =
    .label = Camp qui répond du spectateur

quick_noted-side =
    .label = Camp

quick_noted-fault =
    .label = Faute

quick_noted-played_before =
    .label = Avait déjà joué cet étui

quick_noted-called =
    .label = Un joueur sans le bon nombre de cartes avait parlé

quick_noted-seen =
    .label = Un joueur avait vu une carte d’un autre

quick_noted-where =
    .label = Emplacement de la carte

quick_noted-offence =
    .label = Motif

quick_noted-times =
    .label = Nombre de fois, celle-ci comprise

quick_noted-minutes =
    .label = Minutes depuis l’affichage de la marque

quick_noted-concurring =
    .label = Son partenaire est d’accord

quick_noted-choose =
    .label = Choix

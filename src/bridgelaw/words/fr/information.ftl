### bridgelaw words: information, French (FFB usage)

## Status and basis of an entry in the information ledger

information_status-authorized =
    .label = Autorisée
    .sentence = Autorisée pour { seat }
    .why = Vous pouvez vous en servir pour déclarer ou jouer.

information_status-unauthorized =
    .label = Non autorisée
    .sentence = Non autorisée pour { seat }
    .why = Cela ne doit guider ni vos déclarations ni votre jeu.

information_basis-stated =
    .label = Affirmé
    .why = Un joueur l’affirme ; ce n’est ni reconnu ni établi.
    .aside = affirmé, ni reconnu ni établi

information_basis-agreed =
    .label = Reconnu par tous
    .why = Les joueurs sont d’accord sur ce fait.
    .aside = reconnu par les joueurs
    .admitted = reconnu par { $text }

information_basis-found =
    .label = Établi
    .why = L’arbitre a établi ce fait.
    .aside = établi par l’arbitre

information_for-bidding =
    .label = Annonces
    .aside = pour les annonces seulement

information_for-play =
    .label = Jeu de la carte
    .aside = pour le jeu de la carte seulement

information_for-claim =
    .label = Revendication
    .aside = pour une revendication seulement

## Kinds. .label for a cell; .sentence from whom to whom; .why where the information sits

information-withdrawn_call =
    .label = Déclaration retirée
    .sentence = { from } a fait une déclaration qui a été retirée.
    .why = Ce que montrait la déclaration retirée est autorisé pour un camp et non pour l’autre.
    .named = { from } a { call-named.made } ; cette déclaration a été retirée.
    .cancelled = { from } a { call-named.made } ; cette déclaration a été annulée.
    .not_made = { from } a déclaré { $call } hors tour ; cette déclaration ne compte pas.

information-withdrawn_play =
    .label = Carte retirée
    .sentence = { from } a joué une carte qui a été retirée.
    .why = L’usage de ce que montrait la carte retirée dépend du camp fautif.
    .named = { from } a joué { $card }, carte retirée ensuite.
    .exposed = { from } a exposé { $card }.
    .exposed_less = { from } a exposé une carte.
    .led = { from } a attaqué { $card } avant la fin de la période des annonces.

information-call =
    .label = Déclaration
    .sentence = { from } a fait une déclaration.
    .why = Les déclarations et jeux légaux valent pour tous.
    .named = { from } a { call-named.made }.

information-play =
    .label = Jeu
    .sentence = { from } a joué une carte.
    .why = Les déclarations et jeux légaux valent pour tous.
    .named = { from } a joué { $card }.

information-explanation =
    .label = Explication
    .sentence = { from } a expliqué une déclaration.
    .why = Les adversaires peuvent s’en servir ; le partenaire de celui qui explique, non.
    .named = { from } a expliqué { call-named.bare }.
    .corrected = { from } est revenu sur une explication donnée auparavant.
    .corrected_partner = { from } a dit que l’explication { partner-of } était fausse.
    .corrected_alert = { from } a dit que l’alerte { partner-of } était erronée.
    .corrected_no_alert = { from } a dit que { call-named.the } aurait dû être alerté{ call-named.ending }.
    .lead = { from } a répondu à la question { other-of }, qui demandait à qui il revenait d’entamer : { $text }.
    .lead_less = { from } a répondu à la question { other-of }, qui demandait à qui il revenait d’entamer.

information-alert =
    .label = Alerte
    .sentence = { from } a alerté.
    .why = L’alerte s’adresse aux adversaires ; un partenaire surpris ne peut en tirer parti.
    .named = { from } a alerté { call-named.bare }.

information-no_alert =
    .label = Absence d’alerte
    .sentence = { from } n’a pas alerté.
    .why = Le silence peut révéler au partenaire comment la déclaration a été comprise.
    .named = { from } n’a pas alerté { call-named.bare }.

information-question =
    .label = Question
    .sentence = { from } a posé une question.
    .why = Les adversaires peuvent en tirer des inférences à leurs risques et périls ; le partenaire, non.
    .named = { from } a posé une question sur { call-named.bare }.

information-answer =
    .label = Réponse
    .sentence = { from } a répondu à une question.
    .why = La réponse appartient au camp qui a demandé.

information-hesitation =
    .label = Hésitation
    .sentence = { from } a marqué une hésitation flagrante.
    .why = Elle est, pour le partenaire de celui qui hésite, une information non autorisée.

information-haste =
    .label = Rapidité inhabituelle
    .sentence = { from } a agi avec une rapidité inhabituelle.
    .why = Elle peut révéler autant qu’une hésitation ; pour le partenaire, c’est une information non autorisée.

information-remark =
    .label = Remarque
    .sentence = { from } a fait une remarque.
    .why = Une parole qui n’est pas une déclaration est pour le partenaire une information non autorisée.
    .conceded = { from } a voulu concéder des levées.

information-emphasis =
    .label = Insistance
    .sentence = { from } a marqué une insistance particulière.
    .why = La manière de déclarer est pour le partenaire une information non autorisée.

information-tone =
    .label = Intonation
    .sentence = { from } a eu une intonation révélatrice.
    .why = Cette intonation est pour le partenaire une information non autorisée.

information-gesture =
    .label = Geste
    .sentence = { from } a fait un geste.
    .why = Ce geste est pour le partenaire une information non autorisée.

information-movement =
    .label = Mouvement
    .sentence = { from } a fait un mouvement.
    .why = Ce mouvement est pour le partenaire une information non autorisée.

information-mannerism =
    .label = Maniérisme
    .sentence = { from } a eu un maniérisme révélateur.
    .why = Une habitude que le partenaire sait lire est pour lui une information non autorisée.

information-manner =
    .label = Manière
    .sentence = L’autre camp a relevé la manière dont { from } a déclaré ou joué.
    .why = La manière de déclarer ou de jouer est pour le partenaire une information non autorisée.

information-restatement =
    .label = Rappel
    .sentence = { from } a rappelé des déclarations.
    .why = Un rappel fait par un adversaire peut être utilisé ; un rappel du partenaire, non.

information-penalty_card =
    .label = Carte pénalisée
    .sentence = { from } a une carte pénalisée sur la table.
    .why = Tant qu’elle est là, la carte elle-même est autorisée ; ce qu’elle montre d’autre dépend de l’édition.
    .named = { from } a { $card } sur la table comme carte pénalisée.
    .several = { from } a { $card } sur la table comme cartes pénalisées.
    .was = { from } avait une carte pénalisée sur la table.
    .was_named = { from } avait { $card } sur la table comme carte pénalisée.
    .was_several = { from } avait { $card } sur la table comme cartes pénalisées.

information-lead_restriction =
    .label = Restriction d’attaque
    .sentence = { from } a exigé ou interdit une couleur pour l’attaque.
    .why = Une restriction décidée ouvertement est connue de tous.
    .require_suit = { from } a exigé l’attaque à { $text }.
    .forbid_suit = { from } a interdit l’attaque à { $text }.

information-other_source =
    .label = Autre source
    .sentence = { seat } a appris, d’une autre source, quelque chose sur cette donne.
    .why = Une telle information ne peut être utilisée et doit être signalée aussitôt à l’arbitre.

information-regulation =
    .label = Règlement
    .sentence = { seat } connaît la situation de son camp, les habitudes des adversaires ou les exigences du règlement.
    .why = On peut tenir compte du règlement, de sa propre situation et des habitudes des adversaires.

information-prior =
    .label = Connu d’avance
    .sentence = { seat } savait quelque chose avant de prendre sa main.
    .why = Ce que vous saviez avant la donne peut être utilisé.

information-own_side_error =
    .label = Erreur de son propre camp
    .sentence = { seat } connaît une erreur de son propre camp.
    .why = Vous pouvez le savoir, mais non en tirer profit.

## The ledger and the player's own sheet

ledger-empty = Rien à mentionner sur cette donne.

ledger-entry = { $status } : { $fact }

ledger-entry-reason = { $fact } { $reason }

## Why a fact may be used, or not: said after the fact

ledger-reason-partner = Cela vient du partenaire, autrement que par une déclaration ou un jeu légal.

ledger-reason-own_risk = On peut en tirer des conclusions, à ses risques et périls.

ledger-reason-asked = La question d’un adversaire peut être utilisée.

ledger-reason-not_alerted = Cela peut être utilisé ; si une alerte était due, c’est une information erronée.

ledger-reason-procedure = Les alertes, explications, rappels et corrections des adversaires peuvent être utilisés.

ledger-reason-answered = Ce que répondent les adversaires peut être utilisé.

ledger-reason-all_the_same = Cela peut être utilisé malgré l’irrégularité.

ledger-reason-objected_free = Le partenaire s’y est opposé, il n’y a donc pas de concession ; l’autre camp peut s’en servir.

ledger-reason-objected = Le partenaire s’y est opposé, il n’y a donc pas de concession ; ce partenaire ne peut pas s’en servir.

ledger-reason-accepted = Ce qui a été accepté est tenu pour légal.

ledger-reason-not_erred = Le camp non fautif peut utiliser ce que cela a révélé.

ledger-reason-erred = Le camp fautif ne peut pas utiliser ce que cela a révélé.

ledger-reason-erred_unless = Le camp fautif ne peut pas utiliser ce que cela a révélé, sauf si la déclaration de remplacement n’entraîne aucune autre { edition-rectification.any }.

ledger-reason-erred_unless_natural = Le camp fautif ne peut pas utiliser ce que cela a révélé, sauf si la déclaration de remplacement est l’enchère suffisante la plus basse dans la même dénomination et qu’aucune des deux enchères n’est { edition-artificial_bid }.

ledger-reason-told_wrongly = Le camp à qui l’on avait dit à tort que c’était à lui de jouer peut utiliser ce que cela a révélé.

ledger-reason-telling_wrongly = Le camp qui avait dit à tort que c’était à l’adversaire de jouer ne peut pas utiliser ce que cela a révélé.

ledger-reason-taken_back = Seul le camp qui l’a retirée peut s’en servir.

ledger-reason-replaced = Comme son remplacement n’a entraîné aucune autre { edition-rectification.any }, ce qui avait été montré peut être utilisé.

ledger-reason-outside = Cela ne vient ni des annonces ni du jeu à cette table.

ledger-may-not-base = { seat } ne peut fonder ni déclaration ni jeu sur ce qui a été appris en dehors des annonces et du jeu.

ledger-reason-by_chance = La carte d’un adversaire vue par hasard peut être utilisée.

ledger-reason-on_table = Ce qui est visible sur la table peut être utilisé.

ledger-reason-lay_there = Tant que cela était visible sur la table, on pouvait s’en servir.

ledger-reason-lay_there_partner = Après les annonces on pouvait s’en servir tant que cela était visible sur la table ; pendant les annonces le partenaire du propriétaire ne le pouvait pas.

ledger-reason-picked_up_free = Même après la reprise en main, le camp du déclarant peut utiliser ce qui a été montré.

ledger-reason-picked_up = Après la reprise en main, le partenaire de son détenteur ne peut rien utiliser de ce qui a été montré.

ledger-reason-beyond = Hormis l’obligation de la jouer, ce que révèle une carte pénalisée n’est pas autorisé pour le partenaire de son détenteur.

ledger-reason-must_be_played = On peut tenir compte de l’obligation de jouer une carte pénalisée.

ledger-reason-known_to_all = Chacun peut le savoir et s’en servir.

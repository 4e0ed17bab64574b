### bridgelaw words: rights, French (FFB usage)

## Rights. .label is the button; .sentence tells the player what the right allows; .why when and how it may be used

rights-heading = Vous pouvez maintenant

rights-none = Rien à faire pour l’instant : attendez.

rights-may = { $text } { $players ->
        [one] peut
       *[other] peuvent
    } { $words }.

rights-all = Chaque joueur peut { $words }.

rights-reserved = { seat } s’est réservé le droit d’appeler l’arbitre plus tard.

rights-disputed = Si { side } conteste qu’une information non autorisée ait pu être transmise, ce camp devrait appeler l’arbitre immédiatement.

right-call =
    .label = Déclarer
    .sentence = C’est à vous de parler.
    .why = Passez, enchérissez, contrez ou surcontrez, à un rythme régulier.
    .may = déclarer
    .may_only_pass = passer, sans pouvoir déclarer autre chose

right-play =
    .label = Jouer une carte
    .sentence = C’est à vous de jouer.
    .why = Fournissez si vous le pouvez, à un rythme régulier.
    .may = jouer une carte
    .may_opening = faire l’entame
    .may_name = nommer la carte que le mort joue
    .may_bound = jouer une carte dans le respect de ces obligations

right-ask =
    .label = Demander une explication
    .sentence = Vous pouvez demander ce que signifient les déclarations adverses selon leur entente.
    .why = Demander toute la séquence ne révèle rien ; interroger sur une seule déclaration peut renseigner le partenaire.
    .may = demander l’explication des déclarations adverses
    .may_declarer = demander l’explication des déclarations et des ententes de jeu de la défense

right-ask_of_partner_about_revoke =
    .label = Plus de cette couleur ?
    .sentence = Vous pouvez demander au joueur qui n’a pas fourni s’il lui reste une carte de la couleur.
    .why = La question vise à déceler une renonce à temps ; qui peut la poser à qui dépend de l’édition et du règlement.
    .may = demander à un joueur qui ne fournit pas s’il lui reste une carte de la couleur

right-review =
    .label = Rappel des annonces
    .sentence = Vous pouvez vous faire rappeler toutes les déclarations, alertes comprises.
    .why = Un adversaire répond, et le rappel va toujours jusqu’au bout.
    .may = se faire rappeler les annonces

right-clarify =
    .label = Qu’a-t-on déclaré ?
    .sentence = Vous pouvez demander aussitôt en cas de doute sur la déclaration faite.
    .why = Uniquement pour une déclaration mal entendue ou mal vue, et aussitôt.
    .may = demander aussitôt, en cas de doute, quelle déclaration a été faite

right-summon =
    .label = Appeler l’arbitre
    .sentence = Vous pouvez appeler l’arbitre.
    .why = Tout joueur le peut dès qu’une irrégularité a été signalée, sans perdre aucun droit.
    .may = appeler l’arbitre

right-attention =
    .label = Signaler une irrégularité
    .sentence = Vous pouvez attirer l’attention sur une irrégularité.
    .why = Ensuite, chacun s’arrête et l’on appelle l’arbitre.
    .may = signaler une irrégularité

right-reserve =
    .label = Réserver ses droits
    .sentence = Vous pouvez annoncer que vous vous réservez le droit d’appeler l’arbitre plus tard.
    .why = À utiliser si les adversaires ont pu rendre une information perceptible ; s’ils contestent le fait, on appelle l’arbitre aussitôt.
    .may = se réserver le droit d’appeler l’arbitre plus tard

right-look_at_opponents_card =
    .label = Voir la feuille adverse
    .sentence = Vous pouvez consulter la feuille de conventions des adversaires.
    .why = À votre tour ou avant les annonces, selon le règlement ; jamais la vôtre pendant la donne.
    .may = consulter la feuille de conventions adverse

right-choose =
    .label = Choisir une option
    .sentence = Un choix vous est ouvert maintenant.
    .why = Prenez ce qui avantage le plus votre camp, sans consulter.
    .may = choisir une des options

right-claim =
    .label = Revendiquer
    .sentence = Vous pouvez revendiquer ou concéder des levées.
    .why = Indiquez aussitôt comment les levées restantes seront jouées.
    .may = revendiquer ou concéder des levées

right-lead_enquiry =
    .label = Est-ce à moi d’entamer ?
    .sentence = Vous pouvez demander si c’est à vous d’entamer.
    .why = Entre le Passe final et l’entame retournée face visible, un joueur de la défense peut le demander.
    .may = demander à qui d’entamer

right-prevent_irregularity =
    .label = Prévenir une erreur
    .sentence = Vous pouvez essayer d’empêcher un joueur de commettre une irrégularité.
    .why = Le mort a ce droit envers le déclarant dans toutes les éditions, mais en perd une partie s’il regarde une autre main.
    .may = essayer d’empêcher une irrégularité

right-change_call =
    .label = Changer votre déclaration
    .sentence = Vous pouvez changer votre dernière déclaration.
    .why = Elle reposait sur une information erronée d’un adversaire et votre partenaire n’a pas déclaré depuis.
    .may = changer sa propre dernière déclaration

right-correct_restatement =
    .label = Corriger le rappel
    .sentence = Vous pouvez faire corriger une erreur dans le rappel des annonces.
    .why = Tout joueur le peut, même obligé de passer.
    .may = faire corriger une erreur dans le rappel

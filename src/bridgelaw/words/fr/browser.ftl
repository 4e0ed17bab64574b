### bridgelaw words: browser, French

## The law browser: names of its pages. $year, $old, $new: editions; $number: of a Law or provision; $text: finished text

browser-name = Lois du bridge de compétition

browser-lead = Chaque disposition en termes simples, ce qu’elle demande aux joueurs et à l’arbitre, et des cas commentés qui la montrent à la table.

browser-own-words = Ce sont des résumés dans nos propres termes. Ils ne remplacent pas le texte du Code.

browser-skip = Aller au texte

browser-language = Langue

browser-edition = Édition

browser-of-edition = Les Lois de { $year }

browser-parts = Parties

browser-this-page = Sur cette page

browser-record = Ce cas sous forme de relevé (YAML)

# $count files of $text megabytes in the folder $words
browser-exported = { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }, { $text } Mo : ouvrez { $words }/index.html

## Parts of the Laws

browser-part-preparation = Avant les annonces

browser-part-irregularities = Quand quelque chose ne va pas

browser-part-auction = Les annonces

browser-part-irregular_calls = Déclarations irrégulières

browser-part-understandings = Ententes entre partenaires

browser-part-play = Le jeu de la carte

browser-part-irregular_cards = Cartes irrégulières

browser-part-revoke = La renonce

browser-part-tricks = Les levées

browser-part-claims = Revendications et concessions

browser-part-proprieties = Convenances

browser-part-score = La marque

browser-part-director = L’arbitre et l’épreuve

browser-part-appeals = Les appels

## The page of a Law

browser-provisions = Dispositions

browser-there = { $year } : { $number }

browser-there-changed = { $year } : { $number }, rédaction différente

browser-elsewhere = Désormais dans une autre Loi

browser-asks = Questions à l’arbitre

browser-triggers = Examinée lors de

browser-see = Voir

browser-editions-also = Autres éditions

browser-note = Note

browser-why-text = Texte seul

browser-compare = Ce qui a changé

browser-cases = Cas commentés

browser-no-cases = Aucun cas commenté de cette Loi dans cette édition.

browser-previous = Précédent

browser-next = Suivant

## How far the program acts

browser-status-rule = Le programme en tire lui-même la conséquence.

browser-status-question = Il demande d’abord à l’arbitre ce que lui seul peut dire.

browser-status-text = À lire ; il n’y a rien à faire pour un programme.

browser-status-missing = Le programme ne l’a pas encore.

browser-reading = Comment lire cette page

browser-force-heading = La force du verbe

browser-doing-heading = Ce que fait le programme

## When it speaks, and for whom

browser-course = Au cours d’une donne

browser-bar-on = À l’œuvre dans les cas commentés : { $text }.

browser-bar-able = Peut aussi intervenir : { $text }.

browser-key-on = à l’œuvre dans les cas commentés

browser-key-able = peut aussi intervenir

browser-key-off = sans effet

browser-stage-setup = Début

browser-stage-auction = Annonces

browser-stage-clarification = Clarification

browser-stage-play = Jeu

browser-stage-ended = Fin

browser-persons = Qui peut, qui doit

browser-persons-from = D’après les cas commentés.

browser-sort-option = Peut choisir

browser-sort-obligation = Doit

browser-sort-right = Peut

browser-until-chosen = jusqu’au choix

browser-role-everybody = chaque joueur

browser-role-offender = le fautif

browser-role-offenders_partner = le partenaire du fautif

browser-role-offenders_lho = l’adversaire de gauche du fautif

browser-role-offenders_rho = l’adversaire de droite du fautif

browser-role-opponents = les adversaires du fautif

browser-role-in_turn = le joueur dont c’est le tour

browser-role-others = les autres joueurs

browser-role-declarer = le déclarant

browser-role-dummy = le mort

browser-role-defender = les joueurs de la défense

browser-role-director = l’arbitre

browser-heard-standing = tant que cela dure

browser-heard-explained = options expliquées

browser-heard-noticed = irrégularité signalée

browser-heard-chosen = choix fait

browser-heard-found = constatation

browser-heard-ruled = conséquence décidée

browser-heard-settled = irrégularité réglée

browser-heard-irregular = irrégularité commise

browser-heard-informed = information reçue

browser-heard-stood = une déclaration ou une carte compte ou ne compte plus

browser-moment-next_turn = un joueur a utilisé son tour

browser-moment-played = carte jouée

browser-moment-summoned = arbitre appelé

browser-moment-director = l’arbitre a terminé

browser-moment-end_of_auction = fin des annonces

browser-moment-opening_lead_faced = entame retournée face visible

browser-moment-end_of_play = fin du jeu

## A worked case

browser-case = Cas commenté

browser-state = La table

browser-deal = La donne

browser-acts = Ce qui se passe

browser-start = Avant le premier acte

browser-step = Étape { $number } sur { $count }

browser-step-back = Précédent

browser-step-on = Suivant

browser-changed = nouveau

browser-gone = Plus rien.

browser-unchanged = Rien d’autre ne change.

browser-keys = Les flèches gauche et droite passent d’une étape à l’autre.

browser-same-answer = Les réponses sont celles du programme lui-même ; le relevé ci-dessous donne les mêmes sur votre machine.

## Editions compared

browser-compare-title = Les éditions { $old } et { $new } comparées

browser-compare-lead = Ce qui diffère dans chaque Loi, disposition par disposition.

browser-compare-count = { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    }

browser-unchanged-heading = Sans changement

browser-asks-nothing = rien

## Words from A to Z, and the search

browser-words = Index des mots

browser-words-lead = Chaque mot avec les Lois dont les résumés le contiennent.

browser-search = Rechercher

browser-search-for = Rechercher dans les Lois

browser-search-hint = Avec vos mots, par exemple « il reste un atout après la revendication », ou par numéro, par exemple 27B1.

browser-search-none = Rien trouvé pour

browser-search-found = Trouvées :

browser-search-script = Sans JavaScript, l’index des mots mène à chaque Loi.

browser-search-all = Toutes les éditions

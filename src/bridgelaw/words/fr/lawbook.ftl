### bridgelaw words: lawbook, French (FFB usage)

## The pages of the Laws. $number: of a Law or a provision; $year, $old, $new: editions; $text: finished text

lawbook-title = Loi { $number } : { $text }

lawbook-intro = Les numéros de { $text } sont les mêmes, sauf indication contraire.

lawbook-asks = Question à l’arbitre : { $text }

lawbook-asks-in = Question à l’arbitre en { $year } : { $text }

lawbook-asks-nothing = Aucune question à l’arbitre en { $year }.

# $count provisions to look up
lawbook-see = { $count ->
        [one] Voir la Loi { $text }.
       *[other] Voir les Lois { $text }.
    }

# $text: what a reader should know, in his language
lawbook-note = Note : { $text }

## Where another edition has it

lawbook-other-number = { $year } : { $number }

lawbook-other-text = { $year } : { $number }, rédaction différente

lawbook-other-absent = { $year } : pas en vigueur

lawbook-other-provision = { $year } : une autre disposition ici

lawbook-absent = Pas en vigueur en { $year }.

lawbook-present = En vigueur en { $text }.

lawbook-taken-over = Comme en { $old } : personne n’a encore relu cette Loi dans le Code { $year }.

lawbook-heading-elsewhere = En { $year }, dans une autre Loi

lawbook-heading-older = Dans d’autres éditions seulement

lawbook-heading-force = La force du verbe

lawbook-missing = Pas encore dans le programme : { $text }

lawbook-no-drawer = La Loi { $number } n’est pas encore dans le programme.

lawbook-no-law = Il n’y a pas de Loi { $number } : les Lois vont de 1 à 93.

## What is different in another edition

lawbook-change-came_in = ajoutée

lawbook-change-went_out = supprimée

lawbook-change-renumbered = renumérotée

lawbook-change-reads_differently = rédaction différente

lawbook-change-replaced = autre disposition

lawbook-change-questions = autres questions

lawbook-was = { $year } : { $text }

lawbook-unchanged = Sans changement : { $text }

lawbook-nothing = Aucune différence.

## The coverage table: what the program has of each provision, per edition

lawbook-status-rule = règle

lawbook-status-question = question

lawbook-status-text = texte

lawbook-status-missing = absente

lawbook-coverage = Ce que le programme contient des Lois

lawbook-coverage-intro = { lawbook-status-rule } : elle agit. { lawbook-status-question } : elle agit et interroge l’arbitre. { lawbook-status-text } : il n’y a rien à faire, avec la raison. { lawbook-status-missing } : le programme ne l’a pas. Non recueillies, car rien n’en résulte sur une donne : les Lois 1 à 5, la Loi 6 sauf D, et les définitions, sur lesquelles reposent les termes des Lois 23, 26 et 40.

lawbook-coverage-sum = Au total

lawbook-heading-unlisted = Dispositions en plus

### bridgelaw words: replay, French

## A board read from a file of another program

replay-players = { $side } : { $first } et { $second }

replay-source = { $file }, ligne { $line }

replay-heading-reading = Remarqué à la lecture

replay-reading = { $text } (ligne { $line })

replay-note = { $seat } – { $text }

replay-alerted = alertée

replay-trick = Levée

replay-result = Résultat : { $result }

replay-no-auction = Il n’y a pas d’annonces dans le fichier.

replay-unfinished = La donne n’est pas terminée dans le fichier.

## How many boards of a file were read. $boards, $errors, $irregular: numbers

replay-summary = { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    }, { $irregular } avec une irrégularité, { $errors ->
        [one] { $errors } non lue
       *[other] { $errors } non lues
    }

replay-converted = { $boards ->
        [one] { $boards } donne écrite
       *[other] { $boards } donnes écrites
    }, { $errors ->
        [one] { $errors } non lue
       *[other] { $errors } non lues
    }

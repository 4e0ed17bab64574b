### bridgelaw words: replay, Norwegian

## A board read from a file of another program

replay-players = { $side }: { $first } og { $second }

replay-source = { $file }, linje { $line }

replay-heading-reading = Lagt merke til under lesingen

replay-reading = { $text } (linje { $line })

replay-note = { $seat } – { $text }

replay-alerted = alertert

replay-trick = Stikk

replay-result = Resultat: { $result }

replay-no-auction = Det er ingen meldinger i filen.

replay-unfinished = Spillet er ikke ferdig i filen.

## How many boards of a file were read. $boards, $errors, $irregular: numbers

replay-summary = { $boards ->
        [one] { $boards } spill
       *[other] { $boards } spill
    }, { $irregular } med en uregelmessighet, { $errors } ikke lest

replay-converted = { $boards ->
        [one] { $boards } spill skrevet
       *[other] { $boards } spill skrevet
    }, { $errors } ikke lest

### bridgelaw words: replay, English

## A board read from a file of another program

replay-players = { $side }: { $first } and { $second }

replay-source = { $file }, line { $line }

replay-heading-reading = Noticed while reading

replay-reading = { $text } (line { $line })

replay-note = { $seat } – { $text }

replay-alerted = alerted

replay-trick = Trick

replay-result = Result: { $result }

replay-no-auction = There is no auction in the file.

replay-unfinished = The board is not finished in the file.

## How many boards of a file were read. $boards, $errors, $irregular: numbers

replay-summary = { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $irregular } with an irregularity, { $errors } not read

replay-converted = { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } written, { $errors } not read

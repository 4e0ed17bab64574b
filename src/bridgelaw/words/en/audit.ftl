### bridgelaw words: audit, English

## Many files of boards gone through. $files, $boards, $calls, $cards: numbers

audit-read = { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $calls ->
        [one] { $calls } call
       *[other] { $calls } calls
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

audit-heading-irregular = Irregularities

audit-heading-unmarked = Irregularities that the file does not mark (perhaps a slip of the file), on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }

audit-heading-refused = Boards that could not be read

audit-heading-reading = Noticed while reading

audit-nothing-irregular = No irregularity.

# $claims: boards that ended before the last trick. $short: hands. $slow: acts.
audit-counts = Ended before the last trick: { $claims }. Hands known not to have 13 cards: { $short }. Acts far outside their player’s usual times: { $slow }.

audit-interrupted = Interrupted. The same command goes on from here.

audit-broken-off = Interrupted. With --out it could go on from here.

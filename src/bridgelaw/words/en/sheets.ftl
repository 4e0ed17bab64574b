### bridgelaw words: sheets, English

## Documents that are printed of a session, and the page of one. $kind of a sheet

sheet-title-ranking = Ranking

sheet-title-travellers = Travellers

sheet-title-hands = Hand records

sheet-title-table_cards = Table cards

sheet-title-guide_cards = Guide cards

sheet-title-score_cards = Score cards

## How a session is scored, how much was played. $boards: number

sheet-scoring-mp = Matchpoints

sheet-scoring-cross_imp = Cross-IMPs

sheet-scoring-butler = Butler

sheet-boards = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}

sheet-board = Board { $board }

sheet-pair = Pair { $pair }

## Columns

sheet-column-players = Players

sheet-column-handicap = Handicap

sheet-column-contract = Contract

sheet-column-by = By

sheet-column-lead = Lead

sheet-column-tricks = Tricks

sheet-column-score = Score

sheet-column-points = { $side } pts

sheet-column-board = Board

sheet-column-table = Table

sheet-column-direction = Direction

sheet-column-against = Against

sheet-column-dealer = Dealer

sheet-column-vulnerable = Vul.

## Cells and lines. $side: NS EW; $vulnerable: None NS EW All; $pair, $pairs, $points, $rounds, $text: finished text

sheet-side-NS = North–South

sheet-side-EW = East–West

sheet-vulnerable-short = { $vulnerable ->
    [NS] NS
    [EW] EW
    [All] All
   *[None] –
}

sheet-dealer = Dealer { $seat }

sheet-vulnerable = { $vulnerable ->
    [NS] NS vul.
    [EW] EW vul.
    [All] All vul.
   *[None] None vul.
}

sheet-sits-out = sits out

sheet-stays = Pair { $pair } stays at this table.

sheet-switched = Arrow switch in round { $rounds }.

sheet-not-played = not played

sheet-artificial = artificial: { $points }

sheet-adjusted = adjusted: { $points }

sheet-share-average_plus = A+

sheet-share-average = A

sheet-share-average_minus = A−

sheet-penalty = pair { $pair } { $points }

sheet-penalties = Penalties: { $text }

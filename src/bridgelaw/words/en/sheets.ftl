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

sheet-switched = { $count ->
    [one] Arrow switch in round { $rounds }.
   *[other] Arrow switch in rounds { $rounds }.
}

sheet-not-played = not played

sheet-cancelled = cancelled

sheet-artificial = artificial: { $points }

sheet-adjusted = adjusted: { $points }

sheet-share-average_plus = A+

sheet-share-average = A

sheet-share-average_minus = A−

sheet-penalty = pair { $pair } { $points }

sheet-penalties = Penalties: { $text }

## The page of a session, and where it is taken over. $board, $pair, $place, $column: finished text; $count, $results: numbers

sheet-column-so_far = So far

sheet-nav = Session

sheet-print = Print and save

sheet-as-html = { $title }: page

sheet-as-pdf = { $title }: PDF

sheet-as-csv = { $title }: CSV

sheet-goes-on = Play goes on: only boards that every pair has played are shown.

sheet-nothing = Nothing can be shown yet.

sheet-no-hands = The hands are not known.

sheet-picture-field = Scores on board { $board }, the best for North–South at the top: to the left those of North–South, to the right those of East–West, the longer the more frequent; beside them what they are worth.

sheet-picture-pair = Pair { $pair } board by board: a bar for each board, up from the middle or down, and a line for all so far.

sheet-placed = Place { $place } of { $count }

sheet-desk-title = Sessions

sheet-desk-lead = Ranking, results and hands of a session from another program, as pages for everybody who has their address.

sheet-desk-file = File (USEBIO, Scorer, table units, PBN, bridgelaw)

sheet-desk-question = Is play over?

sheet-desk-over = Play is over: show everything

sheet-desk-goes_on = Play goes on: show only boards that every pair has played

sheet-desk-names = With the names of the players, for everybody who has the address

sheet-desk-take = Take it over

sheet-desk-again = Read it again from a file

sheet-desk-remove = Take it away

sheet-desk-untitled = Session without a name

sheet-desk-shown = { $boards ->
    [one] { $boards } board shown
   *[other] { $boards } boards shown
}

sheet-desk-noticed = Noticed while reading

sheet-desk-no_file = Choose a file.

sheet-desk-no_answer = Say whether play is over.

sheet-desk-large = The file is too large.

sheet-desk-many = There are as many sessions as there can be: take one away first.

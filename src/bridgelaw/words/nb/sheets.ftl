### bridgelaw words: sheets, Norwegian bokmål

## Documents that are printed of a session, and the page of one. $kind of a sheet

sheet-title-ranking = Resultatliste

sheet-title-travellers = Resultater spill for spill

sheet-title-hands = Fordelinger

sheet-title-table_cards = Bordkort

sheet-title-guide_cards = Guidekort

sheet-title-score_cards = Regnskapskort

## How a session is scored, how much was played. $boards: number

sheet-scoring-mp = Matchpoeng

sheet-scoring-cross_imp = Kryss-IMP

sheet-scoring-butler = Butler

sheet-boards = { $boards ->
    [one] { $boards } spill
   *[other] { $boards } spill
}

sheet-board = Spill { $board }

sheet-pair = Par { $pair }

## Columns

sheet-column-players = Spillere

sheet-column-handicap = Handikap

sheet-column-contract = Kontrakt

sheet-column-by = Av

sheet-column-lead = Utspill

sheet-column-tricks = Stikk

sheet-column-score = Score

sheet-column-points = Poeng { $side }

sheet-column-board = Spill

sheet-column-table = Bord

sheet-column-direction = Retning

sheet-column-against = Mot

sheet-column-dealer = Giver

sheet-column-vulnerable = Sone

## Cells and lines. $side: NS EW; $vulnerable: None NS EW All; $pair, $pairs, $points, $rounds, $text: finished text

sheet-side-NS = Nord–Syd

sheet-side-EW = Øst–Vest

sheet-vulnerable-short = { $vulnerable ->
    [NS] NS
    [EW] ØV
    [All] Alle
   *[None] –
}

sheet-dealer = Giver { $seat }

sheet-vulnerable = { $vulnerable ->
    [NS] NS i sonen
    [EW] ØV i sonen
    [All] Alle i sonen
   *[None] Ingen i sonen
}

sheet-sits-out = sitter over

sheet-stays = Par { $pair } blir sittende ved dette bordet.

sheet-switched = Byttet retning i runde { $rounds }.

sheet-not-played = ikke spilt

sheet-artificial = kunstig: { $points }

sheet-adjusted = justert: { $points }

sheet-share-average_plus = Snitt +

sheet-share-average = Snitt

sheet-share-average_minus = Snitt −

sheet-penalty = par { $pair } { $points }

sheet-penalties = Straffer: { $text }

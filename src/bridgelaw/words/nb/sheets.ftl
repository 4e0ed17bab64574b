### bridgelaw words: sheets, Norwegian bokmål

## Documents that are printed of a session, and the page of one. $kind of a sheet

sheet-title-ranking = Resultatliste

sheet-title-travellers = Resultater spill for spill

sheet-title-hands = Kortfordelinger

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

sheet-switched = { $count ->
    [one] Byttet retning i runde { $rounds }.
   *[other] Byttet retning i rundene { $rounds }.
}

sheet-not-played = ikke spilt

sheet-cancelled = annullert

sheet-artificial = fastsatt direkte: { $points }

sheet-adjusted = justert: { $points }

sheet-share-average_plus = Middels +

sheet-share-average = Middels

sheet-share-average_minus = Middels −

sheet-penalty = par { $pair } { $points }

sheet-penalties = Straffer: { $text }

## The page of a session, and where it is taken over. $board, $pair, $place, $column: finished text; $count, $results: numbers

sheet-column-so_far = Hittil

sheet-nav = Turneringsdel

sheet-print = Skriv ut og lagre

sheet-as-html = { $title }: side

sheet-as-pdf = { $title }: PDF

sheet-as-csv = { $title }: CSV

sheet-goes-on = Spillet pågår: bare spill som alle par har spilt, vises.

sheet-nothing = Ennå er det ingenting å vise.

sheet-no-hands = Hendene er ikke kjent.

sheet-picture-field = Scorer i spill { $board }, den beste for Nord–Syd øverst: til venstre Nord–Syds, til høyre Øst–Vests, lengre jo hyppigere; ved siden av hva de er verd.

sheet-picture-pair = Par { $pair } spill for spill: en søyle for hvert spill, opp eller ned fra midten, og en linje for alt hittil.

sheet-placed = Plass { $place } av { $count }

sheet-desk-title = Turneringsdeler

sheet-desk-lead = Resultatliste, resultater og hender fra en turneringsdel i et annet program, som sider for alle som har adressen.

sheet-desk-file = Fil (USEBIO, Scorer, bordenheter, PBN, bridgelaw)

sheet-desk-question = Er spillet over?

sheet-desk-over = Spillet er over: vis alt

sheet-desk-goes_on = Spillet pågår: vis bare spill som alle par har spilt

sheet-desk-names = Med navnene på spillerne, for alle som har adressen

sheet-desk-take = Hent inn

sheet-desk-again = Les den på nytt fra en fil

sheet-desk-remove = Fjern den

sheet-desk-untitled = Turneringsdel uten navn

sheet-desk-shown = { $boards ->
    [one] { $boards } spill vises
   *[other] { $boards } spill vises
}

sheet-desk-noticed = Lagt merke til under lesingen

sheet-desk-no_file = Velg en fil.

sheet-desk-no_answer = Si om spillet er over.

sheet-desk-large = Filen er for stor.

sheet-desk-many = Det er så mange turneringsdeler som det kan være: fjern én først.

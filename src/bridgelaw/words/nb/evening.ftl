### bridgelaw words: evening, Norwegian bokmål

## The pages of a running session: what all places have. $place, $title, $time, $text, $round, $rounds, $table: finished text; $count: number

evening-language = Språk

evening-connecting = Kobler til …

evening-lost = Ingen forbindelse. Det du legger inn, blir tatt vare på her og levert senere: la siden stå åpen.

evening-gone = Denne lenken gjelder ikke lenger. Skann koden på bordet på nytt, eller spør turneringslederen.

evening-unlasting = Denne nettleseren lagrer ingenting: det som ikke er levert, går tapt når siden lukkes.

evening-table = Bord { $table }

evening-pair = Par { $pair }

evening-round = Runde { $round } av { $rounds }

evening-left = { $time } igjen

evening-time-over = Tiden er ute

evening-boards = { $count ->
    [one] Spill { $boards }
   *[other] Spill { $boards }
}

evening-close = Lukk

## What is kept on this phone until the server has it. $count: number; $evening, $time: finished text

evening-kept = { $count ->
    [one] { $count } registrering tatt vare på her
   *[other] { $count } registreringer tatt vare på her
}

evening-handed-in = { $count ->
    [one] { $count } registrering levert
   *[other] { $count } registreringer levert
}

evening-send-now = Send nå

evening-put-away = Fjern

evening-elsewhere = { $count ->
    [one] { $count } registrering fra { $time } hører til { $evening } og ble aldri levert. Den sendes ikke til denne turneringsdelen.
   *[other] { $count } registreringer, den første fra { $time }, hører til { $evening } og ble aldri levert. De sendes ikke til denne turneringsdelen.
}

evening-elsewhere-open = Åpne den siden og lever

## Before the movement: who sits at a table. $side: NS EW; $names: finished text

evening-sit-title = Sett dere

evening-sit-lead = Skriv inn de to navnene på hver side. Turneringslederen velger så oppsettet.

evening-sit-name = Navn

evening-sit-number = Nummer, hvis du har et

evening-sit-down = Vi sitter her

evening-sit-change = Endre

evening-sit-leave = Vi sitter ikke her

evening-sit-wait = Alle fire er kjent. Vent på at turneringslederen begynner.

## Who sits where. $side: NS EW; $names, $pair, $tables: finished text

evening-empty = Ingen

evening-begins = Runden er ikke startet ennå.

## What the Director is called about

evening-about-insufficient_bid = Utilstrekkelig bud

evening-about-call_out_of_rotation = Melding utenfor tur

evening-about-opening_lead_out_of_turn = Åpningsutspill utenfor tur

evening-about-lead_out_of_turn = Utspill utenfor tur

evening-about-exposed_card = Fremvist kort

evening-about-revoke = Revoke

evening-about-claim = Krav eller avståelse

evening-about-hesitation = Nøling

evening-about-wrong_explanation = Feil forklaring

evening-about-changed_call = Endret melding

evening-about-wrong_pair = Feil par

evening-about-wrong_board = Feil mappe

evening-about-score = En score

evening-about-not_begun = Spill ikke påbegynt i tide

evening-about-appeal = Appell

evening-about-other = Noe annet

## Small answers

evening-board = Spill { $board }

evening-yes = Ja

evening-no = Nei

evening-cancel = Avbryt

evening-back = Tilbake

## A round at a table. $boards, $table, $tables, $pair, $board: finished text; $side: NS EW; $count: number

evening-right-ask = Stemmer det?

evening-wrong-called = Turneringslederen er tilkalt: feil par. Ikke begynn.

evening-right-now = Nå stemmer det

evening-switched = Byttet retning: i denne runden er retningene byttet om.

evening-shared = { $count ->
    [one] Dere deler disse spillene med bord { $tables }.
   *[other] Dere deler disse spillene med bordene { $tables }.
}

evening-sits-out = Ingen spill her i denne runden: sitt over.

evening-enter = Legg inn resultatet

evening-agree-ask = Stemmer det? Siden som ikke har ført det, svarer.

evening-agree = Enig

evening-change = Endre

evening-agreed = Begge sider er enige

evening-corrected = Rettet

evening-kept-here = Tatt vare på her, ikke levert ennå

evening-disputed = To ulike resultater er lagt inn: turneringslederen avgjør.

evening-not-played = Ikke spilt

evening-awarded = Justert av turneringslederen

evening-correction-asked = Par { $pair } ber om en rettelse

evening-others = { $count ->
    [one] { $count } annet resultat
   *[other] { $count } andre resultater
}

evening-begun-ask = Tiden er ute. Er spill { $board } påbegynt?

evening-begun-yes = Ja, vi spiller ferdig

## Where everybody goes

evening-next-round = Neste runde

evening-last-round = Det var siste runde

evening-next-summary = Hvor skal vi etterpå?

evening-goes = Par { $pair }: bord { $table }, { side }

evening-goes-stay = Par { $pair } blir sittende, { side }

evening-goes-out = Par { $pair } sitter over ved bord { $table }

evening-boards-go = { $boards }: til bord { $tables }

evening-boards-stay = { $boards }: de blir her

evening-boards-rest = { $boards }: legg dem til side

## Entering a result. $card: finished text; $points: with its sign; $side: NS EW

evening-enter-contract = Kontrakt

evening-enter-by = Spillefører

evening-enter-lead = Åpningsutspill

evening-enter-tricks = Resultat

evening-enter-whole = Hva skal endres?

evening-enter-so = Legg inn slik

evening-no-lead = Uten utspill

evening-unplayed = Ikke spilt: tilkall turneringslederen

evening-led = utspill { $card }

evening-points = { $points } til { side }

evening-doubt-change = Rett det

evening-doubt-no-lead = Uten utspill

evening-doubt-so = Det er slik

## The Director is called

evening-call = Tilkall turneringslederen

evening-call-about = Hva gjelder det?

evening-call-board = Spill

evening-call-no-board = Ikke noe spill

evening-called = Turneringslederen er tilkalt

evening-later = Turneringslederen kommer senere

evening-coming = Turneringslederen kommer

## The phone of a pair. $table, $pair, $names, $board, $percent: finished text; $side: NS EW; $count: number

evening-seat = Bord { $table }, { side }

evening-against = mot par { $pair }: { $names }

evening-seat-next = Neste: bord { $table }, { side }

evening-seat-next-out = Neste: dere sitter over

evening-seat-out = Dere sitter over i denne runden

evening-seat-none = Dere har ikke noe bord i denne runden.

evening-so-far = { $count ->
    [one] { $percent } på ett spill som dere har spilt
   *[other] { $percent } på { $count } spill som dere har spilt
}

evening-results = Resultatene deres

evening-no-results = Ingen resultater ennå.

evening-is-wrong = Dette er feil

evening-is-wrong-what = Hva er riktig?

evening-never-played = Spillet er aldri spilt

evening-wrong-ours = Dere sier: { $text }. Det andre paret blir spurt.

evening-wrong-theirs = Par { $pair } sier: { $text }. Stemmer det?

evening-wrong-no = Nei: turneringslederen avgjør

evening-over = Spillet er slutt.

evening-ranking = Til resultatlisten

evening-appeal = Appeller avgjørelsen

## A seat at a live table. $table, $name: as they are written; $seat: N E S W; $count: seconds

evening-live = Bordet ditt: { $table }, du sitter { $seat ->
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
 }

evening-live-player = { $seat ->
    [N] Nord { $name }
    [E] Øst { $name }
    [S] Syd { $name }
   *[W] Vest { $name }
 }

evening-live-soon = { $count ->
    [one] Denne siden tar deg dit om ett sekund.
   *[other] Denne siden tar deg dit om { $count } sekunder.
 }

evening-live-go = Gå til bordet

evening-live-stay = Bli her

## A table of a session. $round, $rounds, $board, $table: as they are written; $time: minutes and seconds; $percent: finished text; $count: tables, seconds; $seat: N E S W

evening-here = Turneringsdel

evening-here-round = Runde { $round } av { $rounds }

evening-here-left = { $time } igjen

evening-here-bell = Tiden er ute: ingen flere spill begynner

evening-here-board = Spill { $board }: { $percent } så langt, { $count ->
    [0] første resultat
    [one] sammen med ett annet bord
   *[other] sammen med { $count } andre bord
 }

evening-here-tables = Alle bordene

evening-here-lead = Runde { $round }: du spiller ved bord { $table }, { $seat ->
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
 }.

evening-here-soon = { $count ->
    [one] Du kommer dit om ett sekund.
   *[other] Du kommer dit om { $count } sekunder.
 }

evening-here-go = Gå dit nå

evening-here-done = Spillene i denne runden er ferdige. Når neste runde begynner, kommer du til plassen din.

evening-here-last = Spillene i siste runde er ferdige.

evening-here-next = Neste: bord { $table }.

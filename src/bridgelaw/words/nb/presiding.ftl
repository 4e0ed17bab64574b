### bridgelaw words: presiding, Norwegian

## A ruling about a play of a running session, and a call that leads to it. $table: its number in the hall; $kind, $who: a Director’s place, and the key of a deputy

presiding-play = Spillet det gjelder

presiding-where = Bord { $table }

presiding-round = Runde { $round }

presiding-not-here = Spill { $board } er ikke for dette bordet i denne runden.

presiding-which-board = Hvilket spill?

presiding-no-board = Her er det ingen spill i denne runden som du kan få vite noe om.

presiding-keep = Behold denne avgjørelsen

presiding-keep-scored = Behold den, og juster scoren eller gi en straff

presiding-keep-how = Den blir en sak om dette spillet, og det den fører til, står i resultatlisten.

presiding-write-down = Skriv ned hva som skjedde

presiding-write-down-how = En sak med spillet og parene, for det ingen knapp fører til.

## A board that the Director has still to play himself

presiding-ahead = Ditt eget par har dette spillet igjen. Ikke noe mer om det vises her.

presiding-other-goes = { $kind ->
    [director] Turneringslederen går
   *[deputy] Medhjelper { $who } går
 }

presiding-no-other = Ingen andre leder denne turneringsdelen.

presiding-later = Senere

presiding-later-how = Begge sider får vite at du kommer senere.

presiding-look = Se og avgjør

presiding-look-how = Det noteres at du har sett spillet. Når paret ditt kommer til det, har du informasjon fra en annen kilde.

presiding-goes = { $kind ->
    [director] Turneringslederen er på vei.
   *[deputy] Medhjelper { $who } er på vei.
 }

presiding-goes-later = { $kind ->
    [director] Turneringslederen kommer senere.
   *[deputy] Medhjelper { $who } kommer senere.
 }

presiding-back = Tilbake til turneringsdelen

## What else is done about a play

presiding-beside = Ikke spilt, feil mappe, feilsortert mappe, rettelse, straff

presiding-done = Gjort.

presiding-lacking = Noe mangler: velg i hver liste.

presiding-correct = Det er bedt om en rettelse

presiding-score-asked = Bedt om: { $text }, { count-tricks }.

presiding-never-played = Bedt om: spillet ble aldri spilt.

presiding-correct-it = Rett det

presiding-score-stands = Scoren står

presiding-late = Også etter korreksjonsperioden

presiding-not-played = Ikke spilt

presiding-not-played-how = Hvem har skylden? Ett trykk gir begge sider middels.

presiding-fault = { $fault ->
    [ns] Nord–Syd
    [ew] Øst–Vest
    [both] Begge sider
    [director] TLs feil
   *[nobody] Ingen
 }

presiding-partly = Bare delvis skyld

presiding-wrong-board = Et annet spill ble spilt her

presiding-wrong-board-how = Scoren beholdes slik disse to parene spilte det. Den teller hvis spillet var nytt for begge, ellers annulleres det for dem.

presiding-tricks = Stikk

presiding-keep-it = Lagre

presiding-turned = De sitter motsatt vei

presiding-turned-how = For spillene i denne runden som ikke har score ennå.

presiding-foul = Feilsortert mappe

presiding-foul-where = Hvor hadde det en annen form?

presiding-foul-how = Hver form av spillet sammenlignes for seg.

presiding-penalty = Til et av parene, uavhengig av spillet

presiding-amount = { $unit ->
    [imp] IMP
   *[percent] Prosent av et spill
 }

presiding-closed = Turneringsdelen er avsluttet: det som avgjøres her, endrer ikke resultatlisten lenger.

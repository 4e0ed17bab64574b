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
    [one] { $count } registrering fra { $time } hører til { $evening } og ble aldri levert. Den sendes ikke til denne turneringen.
   *[other] { $count } registreringer, den første fra { $time }, hører til { $evening } og ble aldri levert. De sendes ikke til denne turneringen.
}

evening-elsewhere-open = Åpne den siden og lever

## Before the movement: who sits at a table. $side: NS EW; $names: finished text

evening-sit-title = Sett dere

evening-sit-lead = Skriv inn de to navnene på hver side. Turneringslederen velger så oppsettet.

evening-sit-name = Navn

evening-sit-number = Nummer, hvis noe

evening-sit-down = Vi sitter her

evening-sit-change = Endre

evening-sit-leave = Vi sitter ikke her

evening-sit-wait = Alle fire er kjent. Vent på at turneringslederen begynner.

## Who sits where. $side: NS EW; $names, $pair, $tables: finished text

evening-empty = Ingen

evening-begins = Runden er ikke ropt opp ennå.

## What the Director is called about

evening-about-insufficient_bid = Utilstrekkelig bud

evening-about-call_out_of_rotation = Melding utenfor tur

evening-about-opening_lead_out_of_turn = Åpningsutspill utenfor tur

evening-about-lead_out_of_turn = Utspill utenfor tur

evening-about-exposed_card = Fremvist kort

evening-about-revoke = Revoke

evening-about-claim = Krav eller oppgivelse

evening-about-hesitation = Tenkepause

evening-about-wrong_explanation = Feil forklaring

evening-about-changed_call = Endret melding

evening-about-wrong_pair = Feil par

evening-about-wrong_board = Feil spill

evening-about-score = En score

evening-about-not_begun = Spill ikke begynt i tide

evening-about-appeal = Appell

evening-about-other = Noe annet

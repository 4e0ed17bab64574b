### bridgelaw words: cases, Norwegian bokmål

## The table of published rulings: each beside what the program makes of it. $text: finished text

cases-column-case = Sak

cases-column-asked = Spurt

cases-column-offered = Tilbudt

cases-column-source = Score fra

cases-column = { $column }: { $text }

cases-asked = { $asked } av { $findings }

cases-asked-nothing = ingenting fastslått

cases-asked-not = ikke: { $question }

cases-offered-yes = ja

cases-offered-no = nei

cases-offered-hangs = avhenger av svar

cases-offered-not_told = ikke oppgitt

cases-source-facts = fakta

cases-source-ruling = avgjørelse

cases-source-none = ingen score

cases-column-published = Publisert

cases-column-computed = Regnet ut

cases-equal = som publisert

cases-different = annet enn publisert

cases-unknown = publisert score ukjent

cases-quality-full = fullstendig

cases-quality-partial = ufullstendig

cases-asks = Spør: { $text }

cases-asks-nothing = Spør ikke om noe.

cases-unanswered = Uten svar i saken: { $text }

cases-not-asked = Besvart uten å være spurt om: { $question } – { $text }

cases-options = Valg: { $text }

cases-provisions = Bestemmelser: { $text }

cases-not-reached = Nevnt i avgjørelsen, ikke nådd: { $text }

cases-score-same = Publisert og beregnet: { $text }

cases-score-published = Publisert: { $text }

cases-score-computed = Beregnet: { $text }

cases-score-none = –

cases-artificial = poeng fastsatt direkte

cases-side = { side } { $text }

cases-left = Ikke i protokollen, eller i en annen form ({ $why }): { $text }

cases-weight = { $weight } av { $text }

cases-remarks = Handlinger uten virkning: { $text }

cases-sum = { $cases ->
        [one] { $cases } sak
       *[other] { $cases } saker
    }

cases-sum-asked = Spurt om det som ble avgjort: { $all } helt, { $some } delvis, { $none } ikke; { $nothing } uten noe fastslått

cases-sum-offered = Avgjørelsen tilbudt: { $yes } ja, { $no } nei, { $hangs } avhenger av svar som saken ikke gir; { $not_told } oppgir ikke avgjørelsen

cases-sum-source = Score: { $facts } fra fakta alene, { $ruling } hentet fra avgjørelsen; { $none } uten

## Why a finding of the ruling was not asked for

cases-unasked-waits = et tidligere spørsmål er åpent: { $text }

cases-unasked-refused = i denne utgaven spør ingen bestemmelse om det

cases-unasked-not_arising = det oppstår ikke ut fra det som er registrert

## What is different

cases-difference-score = En annen score.

cases-difference-points = De samme resultatene, andre poeng.

cases-difference-table_points = Resultatet ved bordet har andre poeng enn publisert.

cases-difference-contract = En annen kontrakt ved bordet.

cases-difference-adjustment_not_due = Scoren ble justert; av det som er registrert, følger ingen justering.

cases-difference-adjustment_due = Av det som er registrert, følger en justering; resultatet ved bordet ble stående.

cases-difference-unanswered = Om justering skal gis, beror på spørsmål uten svar.

cases-difference-not_published = Saken oppgir ikke den endelige scoren.

cases-difference-remarks = Noen handlinger fikk ingen virkning.

## Why something of a case is not in the record, or not as it stands

cases-left-in_words = bare fortalt med ord

cases-left-no_dealer = ukjent giver

cases-left-no_vulnerability = ukjent sonestilling

cases-left-no_auction = ukjente meldinger

cases-left-stand_in = det korteste meldingsforløpet til kontrakten står i stedet

cases-left-partner_explains = sagt av melderens makker, slik lovene har det

cases-left-no_call = hører ikke til noen melding eller spiller som er nevnt

cases-left-no_source = ingen handling i saken gjorde det kjent

cases-left-no_explanation = ingen forklaring i saken som det kan gjelde

cases-left-no_use = ingen handling i saken som det hører til

cases-left-not_actions = ord i stedet for meldinger eller kort

cases-left-not_known = tomt: ukjent

cases-left-does_not_arise = uten betydning etter det øvrige som er fastslått

cases-left-not_a_poll = en spørrerunde uten tall for meldinger

cases-left-authority = ikke en regulerende myndighet programmet har innstillinger for; verdensforbundets gjelder

cases-left-edition = avgjort etter en eldre lov

cases-left-no_hands = ikke hele hender

cases-left-no_scoring = ukjent beregningsmåte

cases-left-who_appealed = det står ikke hvem som appellerte: siden som vant på det

cases-left-two_forms = den ene siden får poeng fastsatt direkte, den andre ikke

cases-left-inferred_tempo = det står ikke når: før spillerens siste kort foran makkerens

### bridgelaw words: register, Norwegian Bokmål

## The written ruling on the desk. $text: finished text; $time: an hour; $minutes a number

written-title = Skriftlig avgjørelse

written-lead = Avgjørelsen slik den blir skrevet ut, på tre språk.

written-open-html = Som nettside

written-open-pdf = PDF

written-no-pdf = En PDF krever tillegget [pdf]: pip install "bridgelaw[pdf]".

written-review = Rett til å appellere

written-tell = Spillerne er gjort kjent med retten til å appellere

written-told = Gjort kjent med retten til å appellere kl. { $time }.

written-not-told = Spillerne er ikke gjort kjent med retten til å appellere ennå.

written-until = Det kan appelleres til kl. { $time } ({ count-minutes }), hvis den offisielle scoren er klar nå.

written-appeal = En spiller appellerer

written-appeal-by = Hvem

written-appeal-text = Begrunnelse

written-appeal-made = Før opp appellen

written-decision = Hvordan appellen ble avgjort

written-decision-text = Appellutvalgets begrunnelse

written-decide = Før opp avgjørelsen

written-next-score = Avgjørelsen ble endret: gi den nye scoren.

## The register of rulings

register-title = Register over avgjørelser

register-lead = Hvert spill der noe er avgjort eller en score justert, ved alle bord.

register-search = Søk

register-search-hint = Ord i avgjørelsen, en paragraf som 16B, et bord, justert

register-found = { $count ->
        [one] { $count } avgjørelse
       *[other] { $count } avgjørelser
    }

register-none = Ingen avgjørelse passer.

register-empty = Ingenting er avgjort ennå.

register-state-open = åpen

register-state-waiting = til spillet er slutt

register-state-decided = avgjort

register-state-appealed = appellert

register-state-final = endelig

register-adjusted = justert

register-stands = resultatet ved bordet står

register-transferred = stikk overført: resultatet er endret

register-shared-out = krav avgjort av TL

register-appeal = Appell: { $text }

register-appeal-open = ikke avgjort ennå

register-ruling = Avgjørelse

register-as-jsonl = som JSON Lines

register-as-csv = som CSV

### bridgelaw words: hall, Norwegian

## A running session: why a message is refused. $board, $round, $pairs, $pair, $play: as they are written

hall-refused-not-allowed = Det er ikke din oppgave her.

hall-refused-not-here = Det hører til et annet bord.

hall-refused-movement-made = Oppsettet er laget. Den som kommer nå, føres inn av TL.

hall-refused-round-begun = En runde er i gang: oppsettet blir som det er.

hall-refused-few-pairs = Det finnes ikke noe oppsett for { $pairs } par og så mange spill.

hall-refused-no-such-movement = Det oppsettet er ikke blant forslagene.

hall-refused-pairs-changed = I mellomtiden sitter det { $pairs } par. Se på forslagene igjen.

hall-refused-no-hands = Det er ingen hender i denne filen.

hall-refused-no-such-pair = Det finnes ikke noe par { $pair }.

hall-refused-no-free-place = Ingen plass er ledig i oppsettet.

hall-refused-has-a-place = Par { $pair } har allerede en plass i oppsettet.

hall-refused-no-names = Det må sies hvem som spiller.

hall-refused-no-deal = Spill { $board }: dette er ikke fire hender med tretten kort.

hall-refused-no-such-round = Det finnes ikke noen runde { $round }.

hall-refused-round-not-called = Runde { $round } er ikke satt i gang ennå.

hall-refused-no-such-play = { $play } skal ikke spilles i denne turneringsdelen. Har dere spilt et annet spill enn det som vises, så tilkall TL.

hall-refused-no-result = Spill { $board }: kontrakt, spillefører og stikk gir ikke noe resultat.

hall-refused-agreed-already = Spill { $board } er bekreftet. Er det feil, så si fra på siden til paret.

hall-refused-changed-since = Spill { $board } er endret i mellomtiden. Se en gang til.

hall-refused-played-already = Spill { $board } er spilt.

hall-refused-decided-already = Det er avgjort.

hall-refused-somebody-goes = { $kind ->
    [director] Turneringslederen er
   *[deputy] Medhjelper { $who } er
 } allerede på vei dit.

hall-refused-board-of-round = Spill { $board } er for dette bordet i denne runden: scoren føres som vanlig.

hall-refused-one-board = Oppgi bord for ett og samme spill.

hall-refused-no-score = Spill { $board } har ingen score der.

hall-refused-nothing-ruled = Ingenting er avgjort om spill { $board } ved ditt bord.

hall-refused-period-over = Korreksjonsperioden er over ({ $law }). Si fra om det skal rettes likevel.

hall-refused-board-ahead = Dette er et spill som ditt eget par har igjen.

hall-refused-played-online = Når det spilles på nett, gir spillene selv resultatene, og oppsettet sier hvem som spiller dem.

hall-refused-dealt-already = Spill { $board } ligger på bordene: hendene blir som de er.

## What a table is asked before a result is kept. $seat1, $seat2: between whom it may lie, as they are said

hall-doubt-lead_of_partner = Utspillet og spillefører passer ikke sammen. Var { $seat1 } eller { $seat2 } spillefører, eller var utspillet et annet kort?

hall-doubt-lead_of_declarer = Utspillet og spillefører passer ikke sammen. Hvilken side spilte kontrakten, og hva var utspillet?

hall-doubt-few_trumps = Virkelig { $seat1 }? Eller spilte den andre siden, kanskje { $seat2 }?

hall-doubt-many_tricks = Virkelig så mange stikk?

hall-doubt-few_tricks = Virkelig så få stikk?

hall-doubt-same_again = Det samme ble nettopp ført på forrige spill. Det samme igjen?

hall-doubt-other_pairs = Andre par skulle spille her. Var det disse parene som spilte?

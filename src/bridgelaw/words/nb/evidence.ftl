### bridgelaw words: evidence, Norwegian

## The problem as the player had it, for players who are polled

poll-title = Bridgeproblem

poll-methods = Metodene dine: { $text }

poll-left = Fortsatt på hånden din: { $hand }

poll-dummy-turn = Du spiller et kort fra blindemann.

poll-heading-told = Hva du har fått vite

poll-heading-facts = Hva annet du kan bruke

poll-heading-questions = Svaret ditt

poll-explain = { seat } forklarer { $call }: { $text }

poll-explain-auction = { seat } forklarer meldingene: { $text }

poll-announce = { seat } annonserer { $call }: { $text }

poll-correct = { seat } retter forklaringen av { $call }: { $text }

poll-seen = Du har sett { $card }.

## What a poll shows. $percent $low $high $probability $missed: text

poll-asked = { count-players } spurt.

poll-asked-class = { count-players } spurt: { $text }.

poll-standard-considered = Målestokken: { $percent } av slike spillere ville vurdert handlingen seriøst, og noen av dem kunne valgt den.

poll-standard-another_chosen = Målestokken: { $percent } av slike spillere ville valgt en annen handling enn den de fleste velger.

poll-standard-none = Ingen målestokk er fastsatt.

poll-origin-authority = Andelen er fastsatt av regulerende myndighet ({ $authority }).

poll-origin-given = Andelen ble fastsatt for dette spillet.

poll-origin-default = Så vidt vites har regulerende myndighet ikke oppgitt noen andel; denne er programmets.

poll-interval-considered = Av alle slike spillere kan alt fra { $low } til { $high } være villige til å vurdere den (95 %-intervall).

poll-interval-another_chosen = Av alle slike spillere kan alt fra { $low } til { $high } velge en annen handling (95 %-intervall).

poll-shows-reached = Alt dette er { $percent } eller mer: spørrerunden taler for en så stor andel.

poll-shows-not_reached = Alt dette er mindre enn { $percent }: spørrerunden taler mot en så stor andel.

poll-shows-open = { $percent } ligger innenfor: spørrerunden viser verken at andelen er så stor eller at den ikke er det.

poll-probability = Uten noen mening på forhånd er sannsynligheten for en så stor andel { $probability }.

poll-chosen-none = Ingen av de spurte valgte den; det viser ikke at ingen ville gjort det.

poll-chosen-few = Færre enn { $least } av de spurte valgte den, og så mange skal det være; det viser ikke at for få ville gjort det.

poll-missed = En handling som { $percent } av slike spillere ville vurdert, blir ikke nevnt av noen i { $missed } av spørrerunder på denne størrelsen.

poll-few = Minst { count-players } bør spørres.

poll-more = Det lar saken stå åpen: spør flere spillere, hver for seg, før avgjørelsen.

poll-mixed = De spurte er ikke av samme klasse; det som teller, er spillere i klassen til spilleren det gjelder.

poll-left-out = { count-players } ville ikke kommet i denne stillingen og er ikke regnet med.

poll-unfit = Tallene i denne spørrerunden stemmer ikke overens; de kan ikke brukes til noe.

poll-decides = Om en handling er et { edition-logical_alternative }, avgjør TL; det gjør ikke en spørrerunde.

poll-record = Legges til saken:

## Times beside a Question. $time $median $low $high: numbers as text, in seconds

evidence-time = { seat } brukte { $time } s.

evidence-time-action = { seat } brukte { $time } s på { $action }.

evidence-pause = Reglementet ber om en pause på { $time } s her.

evidence-norm-acts = Vanlig for { seat } i denne fasen: { $median } s; halvparten av tidene ligger mellom { $low } og { $high } s ({ $n } handlinger).

evidence-norm-norms = Vanlig for { seat }: { $median } s ({ $n } handlinger).

evidence-norm-none = For få av { seat-of } tenketider er kjent til å si hva som er vanlig.

## Double dummy: what the board is worth with all four hands open. $text $points: text

dd-heading = Åpne kort

dd-par = Parscore: { $points } ({ $text }).

dd-par-none = Parscore: { $points }; ingen kontrakt kan vinnes.

dd-contract = Kontrakten som ble nådd: { $text }.

dd-cost = Stikk { $number }, { seat }: { $card } kostet { count-tricks }.

dd-endings = Hvis alle passer etter meldingen til { seat }:

dd-call = { $call }: { $text }

dd-call-made = { $call } (meldingen som ble avgitt): { $text }

dd-caution = Regnet ut med alle fire hender åpne. Det kunne ingen spiller se, og det avgjør ingenting.

dd-unsolved-deal = Ikke for dette spillet: det kreves fire kjente hender på 13 kort, og sonen.

dd-unsolved-absent = Løseren er ikke installert: pip install "bridgelaw[dd]".

dd-unsolved-late = Løseren ble ikke ferdig i tide.

dd-unsolved-broken = Løseren mislyktes med dette spillet.

## How many deals fit. $text $percent $value: text; $seat $other: seats

fit-known = Kjent: { $text }

fit-held = Sett: { $text }

fit-given = Vist: { $text }

fit-count = { $text } av { $value } fordelinger passer: { $percent }.

fit-count-rare = { $text } av { $value } fordelinger passer: én av { $n }.

fit-estimated = Av { $value } fordelinger passer omtrent { $percent }. Vilkårene er for vide til at fordelingene kan telles; { $text } ble bare prøvd på fordelinger som var trukket.

fit-event = { $text }: { $percent }

fit-event-exact = { $percent }, nøyaktig { $value }

fit-event-rare = én av { $n }, nøyaktig { $value }

fit-event-estimated = omtrent { $percent }

fit-sample = Trukket med frøet { $text }:

fit-caution = Tallene gjelder disse vilkårene. De sier ingenting om hva noen har tenkt.

fit-refused-impossible = Ingen fordeling passer. Disse vilkårene motsier hverandre: { $text }
    .less = Ingen fordeling passer. Dette vilkåret motsier kortene som er kjent: { $text }

fit-refused-too_wide = Vilkårene er for vide til at det kan telles, og av fordelingene som passer med de andre, passer færre enn én av tusen med dette: { $text }

fit-refused-no_hand = Så lenge ingen hånd er kjent, kan bare én plass ha et vilkår.

fit-refused-no_solver = Det som teller fordelinger er ikke installert: pip install "bridgelaw[dd]".

## The card: what information changes. $value $text $action $low $high $percent $n: text; $seat $other: seats

infocard-title = Hva ville informasjonen forandre?

infocard-about = { seat } skulle velge; informasjonen kom fra { other }.

infocard-shown = Hva som var vist

infocard-of-call = { seat }, { $text }

infocard-line-agreement = { $value }: { $text } (avtalt i makkerparet)

infocard-line-explained = { $value }: { $text } (slik { seat } forklarte det)

infocard-line-director = { $value }: { $text } (oppgitt av TL)

infocard-silent = { $value }: ingenting som kan telles
    .words = { $value }: ingenting som kan telles i «{ $text }»

infocard-words = { $value }: «{ $text }»

infocard-measured = Handlingene som sammenlignes

infocard-passed-out = alle passer fra starten

infocard-action-passed = { $action }: { $text }, hvis alle passer

infocard-action-director = { $action }: { $text }, slik TL har oppgitt

infocard-action-card = { $action }: spilt i { $text }

infocard-reading = Hvis den betydde «{ $text }» ({ $value }):

infocard-share = en slik hånd finnes i { $percent } av fordelingene som passer; løst: { $n }.

infocard-share-rare = en slik hånd finnes i én av { $n } av fordelingene som passer. Det som var vist, utelukker den nesten.

infocard-shift-towards = Sammenligningen flytter seg { $value } mot { $action }, bort fra { $text } ({ $low } til { $high }).

infocard-shift-away = Sammenligningen flytter seg { $value } mot { $text }, bort fra { $action } ({ $low } til { $high }).

infocard-shift-nothing = { $action } mot { $text }: { $value } ({ $low } til { $high }), kan ikke skilles fra ingenting.

infocard-nothing-small = Det er mindre enn { $text }, for lite til å kunne skilles ut.

infocard-nothing-chance = Tilfeldigheter alene gir like mye.

infocard-nothing-together = Det står { $n } sammenligninger på kortet; intervallet som gjelder for alle under ett, er bredere og inneholder null.

infocard-shift-too_few = { $action } mot { $text }: for få fordelinger til å si noe.

infocard-null = Ved tilfeldigheter alene: { $low } til { $high }.

infocard-better = Av 100 fordelinger endres tallet på dem der { $action } ligger foran { $text }, minus dem der det er omvendt, med { $n } ({ $low } til { $high }).

infocard-differ = Hvilken vei det peker, kommer an på hva informasjonen betydde.

infocard-unit-points = { $n } poeng

infocard-unit-imps = { $n } IMP

infocard-unit-matchpoints = { $n } hundredeler av en topp

infocard-silent-calls = Meldinger uten vilkår: { $n }.

infocard-no-poll = Det var ingen spørrerunde: { $text }

infocard-cannot = Kortet kan ikke si hva andre spillere på samme nivå ville gjort, hvilken klasse spilleren tilhører, hva grunnene var, eller hva paret har avtalt.

infocard-open = Fordelingene er løst med åpne kort. I gjennomsnitt ligger det nær de stikkene som tas ved et bord; i lave kontrakter gir det motspillet for mye, i slemmer spillefører.

infocard-slam = En av kontraktene som sammenlignes, er en slem, der åpne kort gir spillefører for mye.

infocard-how-often = Andelen fordelinger med en slik hånd sier ikke hvor sannsynlig det er at informasjonen betydde det.

infocard-intervals = Tall i parentes er intervaller på 95 %: andre trukne fordelinger ville flytte resultatene omtrent så langt. Om linjene og tolkningene er riktige, sier de ingenting om.

infocard-level = Hvilken handling som er best, sies ikke her og følger ikke av dette: bare hvor langt sammenligningen flytter seg, vises.

infocard-named = Hva informasjonen kan ha betydd, er oppgitt av TL; programmet har ikke funnet på noe av det.

infocard-drawn = Fordelinger løst: { $n }, trukket med frøet { $text }.

infocard-sample = Tre fordelinger: { $text }

infocard-sample-all = av alle som passer

infocard-refused-poll_open = En spørrerunde om dette valget er åpen. Kortet kommer når den er avsluttet.

infocard-refused-no_poll = Først en spørrerunde blant spillere på samme nivå. Var det ingen, så si hvorfor (--no-poll).
    .desk = Først en spørrerunde blant spillere på samme nivå. Var det ingen, så si hvorfor.

infocard-refused-reading_impossible = Ingen fordeling passer med denne tolkningen.

infocard-refused-reading_all = Denne tolkningen stemmer for alle fordelinger som passer: den sier ikke mer enn det som var vist.

infocard-refused-too_few_readings = Oppgi minst to ting som informasjonen kan ha betydd (--reading).
    .desk = Oppgi to til fire ting som informasjonen kan ha betydd.

infocard-refused-too_many = Høyst fire tolkninger sammenlignes om gangen.

infocard-refused-too_few_actions = Oppgi minst to handlinger som fører til ulike utfall (--action).
    .desk = Oppgi minst to handlinger som fører til ulike utfall.

infocard-refused-silent = Det er ikke kjent hva spilleren som informasjonen kom fra, hadde vist. Sammenlignet med en hvilken som helst hånd betyr en tolkning ingenting (--showed).
    .desk = Det er ikke kjent hva spilleren som informasjonen kom fra, hadde vist. Sammenlignet med en hvilken som helst hånd betyr en tolkning ingenting: fyll ut en linje for den spilleren.

infocard-refused-no_hand = Hånden til spilleren som valgte, er ikke kjent.

infocard-refused-late = Tiden er ute, og et halvt kort vises ikke (--seconds, --deals).
    .desk = Tiden er ute, og et halvt kort vises ikke.

infocard-refused-broken = Løseren mislyktes.

## The card at the desk. $text $n $value $allowed $action: text; $seat: a seat

infocard-off = Kortet er slått av her (innstillingen evidence_card).

infocard-no-question = På dette spillet er det ikke spurt hva informasjon antydet.

infocard-none-nothing_conveyed = Spørsmålet bygger ikke på informasjon som spilleren ikke har lov til å bruke.

infocard-none-not_chosen = Spilleren har ikke meldt eller spilt noe siden.

infocard-intro = Handlinger sammenlignes på fordelinger som passer med det spilleren kunne bruke, og deretter bare på dem som også passer med det informasjonen kan ha betydd. Hvor langt sammenligningen flytter seg, er ett moment blant flere. Det svarer ikke på noe spørsmål, og ingen spiller ser det uten at du setter det inn i den skriftlige avgjørelsen.

infocard-other-choice = Se heller på valget til { seat }

infocard-kept-heading = Kort i denne saken

infocard-lines = Hva hver melding viste

infocard-lines-hint = Én linje for hver melding, om hånden slik den ble gitt, for eksempel { $text }. En tom linje sier ingenting.

infocard-condition = Vilkår

infocard-source-agreement = avtalt i paret

infocard-source-explained = slik { seat } forklarte det

infocard-source-director = TL

infocard-source-silent = ingenting som kan telles

infocard-sure = Vilkåret sier det ordene sier.

infocard-unsure = Se på hvert vilkår ved siden av ordene, og bekreft det eller endre det.

infocard-readings = Hva informasjonen kan ha betydd

infocard-readings-hint = To til fire tolkninger, hver med et navn og et vilkår for hånden. Spiller: { $text }. De ligger fast før den første fordelingen løses; den som endrer dem, lager et nytt kort, og begge blir stående.

infocard-name = Navn { $n }

infocard-names = Navn som tolkninger kan ha:

infocard-actions-hint = Hver sammenlignes med den første. Uten kontrakt passer alle etter meldingen.

infocard-cards-hint = Hvert utspilt kort sammenlignes med det første.

infocard-action = Handling { $n }

infocard-contract = Kontrakten den fører til

infocard-declarer = Spillefører

infocard-scale = Målt i

infocard-scale-points = poeng

infocard-scale-imps = IMP

infocard-scale-matchpoints = matchpoeng mot de andre bordene

infocard-poll-there = Spørrerunden om dette valget er avsluttet.

infocard-why-no-poll = Hvorfor det ikke var noen spørrerunde

infocard-start = Løs fordelingene

infocard-busy = Et annet kort er under arbeid. De løses ett om gangen.

infocard-solving = Fordelingene løses

infocard-progress = Resultater: { $n } av { $value }

infocard-counting = Fordelingene som passer, telles og trekkes.

infocard-solving-hint = Spill og avgjørelser går foran på serveren, og arbeidet fortsetter om du forlater siden.

infocard-cancel = Avbryt

infocard-was-cancelled = Det ble avbrutt: det er ikke noe kort.

infocard-unreadable = «{ $text }», ved tegn { $n }: her ventes { $allowed }.

infocard-half-reading = Hver tolkning trenger et navn, på høyst 60 tegn, og et vilkår.

infocard-reading-twice = To tolkninger heter «{ $text }».

infocard-action-bad-unknown = «{ $text }» er verken en melding eller et kort som var mulig der.

infocard-action-bad-contract = Oppgi kontrakten med spillefører for «{ $text }».

infocard-action-bad-needs_contract = «{ $text }» var ingen lovlig melding der: oppgi kontrakten den ville ført til.

infocard-action-bad-no_contract = «{ $text }» måles ved kontrakten som spilles.

infocard-action-bad-twice = «{ $text }» står der to ganger.

infocard-arrows = Hvor langt sammenligningen flytter seg

infocard-column = { $action } mot { $text }

infocard-legend = Den stiplede linjen er ingen endring, streken er intervallet på 95 %, det grå båndet er det tilfeldigheter alene gir. Til høyre går det mot handlingen, til venstre mot den første.

infocard-cannot-heading = Hva det kan og ikke kan si

infocard-samples = Tre fordelinger fra hver mengde

infocard-kept = tolkninger: { $n }, løste fordelinger: { $value }

infocard-put-in-letter = Det står i den skriftlige avgjørelsen.

infocard-taken-out = Det står ikke lenger i den skriftlige avgjørelsen.

infocard-not-in-letter = Det står ikke i den skriftlige avgjørelsen uten at du setter det inn, og da med alle linjer og tolkninger.

infocard-put-in = Sett det inn i den skriftlige avgjørelsen

infocard-take-out = Ta det ut av den skriftlige avgjørelsen

infocard-another = Lag et nytt kort

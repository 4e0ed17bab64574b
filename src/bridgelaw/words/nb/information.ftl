### bridgelaw words: information, Norwegian bokmål (NBF usage)

## Status and basis of an entry in the information ledger

information_status-authorized =
    .label = Lovlig
    .sentence = Lovlig for { seat }
    .why = Du kan bruke dette når du melder og spiller.

information_status-unauthorized =
    .label = Urettmessig
    .sentence = Urettmessig for { seat }
    .why = Dette må ikke styre meldingene og spillet ditt.

information_basis-stated =
    .label = Påstått
    .why = En spiller sier det; det er verken enighet om det eller fastslått.
    .aside = påstått, verken bekreftet eller fastslått

information_basis-agreed =
    .label = Enighet
    .why = Spillerne er enige om dette.
    .aside = spillerne er enige
    .admitted = erkjent av { $text }

information_basis-found =
    .label = Fastslått
    .why = TL har fastslått dette.
    .aside = fastslått av TL

information_for-bidding =
    .label = Melding
    .aside = bare under meldingene

information_for-play =
    .label = Spill
    .aside = bare under spillet

information_for-claim =
    .label = Krav
    .aside = bare ved et krav

## Kinds. .label for a cell; .sentence from whom to whom; .why where the information sits

information-withdrawn_call =
    .label = Tilbaketrukket melding
    .sentence = { from } avga en melding som ble trukket tilbake.
    .why = Det den tilbaketrukne meldingen viste, er lovlig for den ene siden og urettmessig for den andre.
    .named = { call-named.opening } fra { from } ble trukket tilbake.
    .cancelled = { call-named.opening } fra { from } ble annullert.
    .not_made = { call-named.opening } fra { from } utenfor tur regnes som ikke avgitt.

information-withdrawn_play =
    .label = Tilbaketrukket kort
    .sentence = { from } spilte et kort som ble trukket tilbake.
    .why = Om du kan bruke det kortet viste, avhenger av hvilken side som feilet.
    .named = { from } spilte { $card }, som ble trukket tilbake.
    .exposed = { from } viste frem { $card }.
    .exposed_less = { from } viste frem et kort.
    .led = { from } spilte ut { $card } før meldeperioden var slutt.

information-call =
    .label = Melding
    .sentence = { from } avga en melding.
    .why = Lovlige meldinger og spill er for alle.
    .named = { from } { call-named.made }.

information-play =
    .label = Spill
    .sentence = { from } spilte et kort.
    .why = Lovlige meldinger og spill er for alle.
    .named = { from } spilte { $card }.

information-explanation =
    .label = Forklaring
    .sentence = { from } forklarte en melding.
    .why = Motstanderne kan bruke den; makkeren til den som forklarte, kan ikke.
    .named = { from } forklarte { call-named.the }.
    .corrected = { from } rettet en forklaring som var gitt tidligere.
    .corrected_partner = { from } sa at { partner-of } forklaring var feil.
    .corrected_alert = { from } sa at { partner-of } alert var feil.
    .corrected_no_alert = { from } sa at { call-named.the } skulle ha vært alertert.
    .lead = { from } svarte på { other-of } spørsmål om hvem som skulle spille ut: { $text }.
    .lead_less = { from } svarte på { other-of } spørsmål om hvem som skulle spille ut.

information-alert =
    .label = Alert
    .sentence = { from } alerterte.
    .why = En alert er for motstanderne; en overrasket makker kan ikke utnytte den.
    .named = { from } alerterte { call-named.the }.

information-no_alert =
    .label = Manglende alert
    .sentence = { from } alerterte ikke.
    .why = Taushet kan fortelle makker hvordan meldingen ble forstått.
    .named = { from } alerterte ikke { call-named.the }.

information-question =
    .label = Spørsmål
    .sentence = { from } stilte et spørsmål.
    .why = Motstanderne kan trekke slutninger på egen risiko; makker kan ikke.
    .named = { from } spurte om { call-named.the }.

information-answer =
    .label = Svar
    .sentence = { from } svarte på et spørsmål.
    .why = Svaret tilhører siden som spurte.

information-hesitation =
    .label = Nøling
    .sentence = { from } nølte merkbart.
    .why = Nølingen er urettmessig informasjon for makkeren til den som nølte.

information-haste =
    .label = Unormal hastighet
    .sentence = { from } handlet uvanlig raskt.
    .why = Fart kan røpe like mye som nøling.

information-remark =
    .label = Bemerkning
    .sentence = { from } kom med en bemerkning.
    .why = Ord som ikke er meldinger, er urettmessig informasjon for makker.
    .conceded = { from } ville avstå stikk.

information-emphasis =
    .label = Ettertrykk
    .sentence = { from } la ettertrykk på en melding eller et spill.
    .why = Måten en melding avgis på, er ikke informasjon for makker.

information-tone =
    .label = Tonefall
    .sentence = { from } brukte et talende tonefall.
    .why = Tonefallet er urettmessig informasjon for makker.

information-gesture =
    .label = Gest
    .sentence = { from } gjorde en gest.
    .why = Gesten er urettmessig informasjon for makker.

information-movement =
    .label = Bevegelse
    .sentence = { from } gjorde en bevegelse.
    .why = En bevegelse som betyr noe, er urettmessig informasjon for makker.

information-mannerism =
    .label = Atferdstrekk
    .sentence = { from } røpet noe ved væremåten.
    .why = En personlig vane makker kan tolke, er urettmessig informasjon for makker.

information-manner =
    .label = Måte
    .sentence = Den andre siden har notert måten { from } meldte eller spilte på.
    .why = Måten det meldes eller spilles på, er urettmessig informasjon for makker.

information-restatement =
    .label = Gjentakelse
    .sentence = { from } gjentok meldinger.
    .why = En gjentakelse fra en motstander kan brukes; en fra makker kan ikke.

information-penalty_card =
    .label = Straffekort
    .sentence = { from } har et straffekort på bordet.
    .why = Så lenge det ligger der, er selve kortet lovlig informasjon; hva det ellers viser, avhenger av utgaven.
    .named = { from } har { $card } liggende på bordet som straffekort.
    .several = { from } har { $card } liggende på bordet som straffekort.
    .was = { from } hadde et straffekort på bordet.
    .was_named = { from } hadde { $card } liggende på bordet som straffekort.
    .was_several = { from } hadde { $card } liggende på bordet som straffekort.

information-lead_restriction =
    .label = Utspillsrestriksjon
    .sentence = { from } forlangte eller forbød en farge i utspillet.
    .why = En restriksjon som ble pålagt åpent, er kjent for alle.
    .require_suit = { from } forlangte { $text } i utspillet.
    .forbid_suit = { from } forbød { $text } i utspillet.

information-other_source =
    .label = Annen kilde
    .sentence = { seat } fikk vite noe om spillet fra en annen kilde.
    .why = Slik informasjon kan ikke brukes og skal straks meldes til TL.

information-regulation =
    .label = Reglement
    .sentence = { seat } vet hvordan siden ligger an, hvordan motstanderne spiller, eller hva reglementet krever.
    .why = Det kan tas hensyn til reglementet, hvordan en selv ligger an, og motstandernes vaner.

information-prior =
    .label = Kjent på forhånd
    .sentence = { seat } visste noe før hånden ble tatt ut.
    .why = Det du visste før spillet, kan brukes.

information-own_side_error =
    .label = Feil fra egen side
    .sentence = { seat } kjenner til et regelbrudd fra egen side.
    .why = Du kan vite det, men ikke utnytte det.

## The ledger and the player's own sheet

ledger-empty = Det har ikke skjedd noe i dette spillet som må noteres.

ledger-entry = { $status } informasjon: { $fact }

ledger-entry-reason = { $fact } { $reason }

## Why a fact may be used, or not: said after the fact

ledger-reason-partner = Dette kommer fra makker, men ikke gjennom en lovlig melding eller et lovlig spill.

ledger-reason-own_risk = Det kan trekkes slutninger av det, på egen risiko.

ledger-reason-asked = At en motstander spurte, kan brukes.

ledger-reason-not_alerted = Det kan brukes; var alert påkrevd, er det feilinformasjon.

ledger-reason-procedure = Det motstanderne alerterer, forklarer, gjentar eller retter, kan brukes.

ledger-reason-answered = Det motstanderne svarer, kan brukes.

ledger-reason-all_the_same = Det kan brukes til tross for uregelmessigheten.

ledger-reason-objected_free = Makker protesterte, så ingenting er avstått; den andre siden kan bruke det.

ledger-reason-objected = Makker protesterte, så ingenting er avstått; den som protesterte, kan ikke bruke det.

ledger-reason-accepted = Det som er godtatt, gjelder som lovlig.

ledger-reason-not_erred = Den ikke-feilende siden kan bruke det som ble vist.

ledger-reason-erred = Den feilende siden kan ikke bruke det som ble vist.

ledger-reason-erred_unless = Den feilende siden kan ikke bruke det som ble vist, med mindre erstatningsmeldingen ikke medfører noen ytterligere { edition-rectification.any }.

ledger-reason-erred_unless_natural = Den feilende siden kan ikke bruke det som ble vist, med mindre erstatningsmeldingen er det laveste tilstrekkelige budet i samme benevnelse og ingen av budene er { edition-artificial_bids }.

ledger-reason-told_wrongly = Siden som hadde fått feil svar på hvem som skulle spille ut, kan bruke det som ble vist.

ledger-reason-telling_wrongly = Siden som hadde sagt feil om hvem som skulle spille ut, kan ikke bruke det som ble vist.

ledger-reason-taken_back = Bare siden som tok den tilbake, kan bruke den.

ledger-reason-replaced = Erstatningsmeldingen medførte ingen ytterligere { edition-rectification.any }; derfor kan det som ble vist, brukes.

ledger-reason-outside = Dette kommer verken fra meldingene eller fra spillet ved dette bordet.

ledger-may-not-base = { seat } kan ikke basere en melding eller et spill på det som ble kjent utenom meldingene og spillet.

ledger-reason-by_chance = Et motstanderkort som en ser ved en tilfeldighet, kan brukes.

ledger-reason-on_table = Det som ligger synlig på bordet, kan brukes.

ledger-reason-lay_there = Så lenge det lå på bordet, kunne det brukes.

ledger-reason-lay_there_partner = Etter meldingene kunne det brukes så lenge det lå på bordet; under meldingene kunne ikke eierens makker bruke det.

ledger-reason-picked_up_free = Også etter at det er tatt opp igjen, kan spilleførersiden bruke det som ble vist.

ledger-reason-picked_up = Etter at det er tatt opp igjen, kan eierens makker ikke bruke noe av det som ble vist.

ledger-reason-beyond = Utover plikten til å spille det kan eierens makker ikke bruke det et straffekort forteller.

ledger-reason-must_be_played = Det kan tas hensyn til plikten til å spille et straffekort.

ledger-reason-known_to_all = Dette er kjent for alle og kan brukes.

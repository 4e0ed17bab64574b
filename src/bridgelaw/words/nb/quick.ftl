### bridgelaw words: quick ruling, Norwegian bokmål (NBF usage)

## The page and the terminal

quick-title = Rask avgjørelse

quick-lead = Fra tilkallingen til det du leser opp, uten å skrive inn spillet.

quick-what = Hva har skjedd?

quick-asked = høyst { quick-count }

# how many things are asked
quick-count = { $count ->
        [one] { $count } spørsmål
       *[other] { $count } spørsmål
    }

quick-why = Hvorfor: { $text }

quick-known = Så langt

quick-known-change = { $text } – svar på nytt

quick-dropped = Passer ikke lenger, og teller ikke: { $text }

quick-asked-again = Tidligere svar: { $text }. Det som ble svart etter det, blir stående så langt det fortsatt passer.

quick-leave-as-it-was = La det stå som det var

quick-back = Angre siste svar

quick-restart = Begynn på nytt med noe annet

quick-more = Noe uvanlig? Legg til

quick-all-passed = Tre pass

quick-all-pass = De andre passer også

quick-done = Ferdig

quick-none-yet = Ingenting valgt ennå

quick-none-of-them = Ingen av dem

quick-everybody = Alle

# $text is all that was answered, nothing beside it
quick-only = Bare { $text }

# What is answered together with the next question: $text is the first answer
quick_together-found =
    .none = { $text }, og ingen har spilt til neste stikk
quick_together-turn =
    .none = { $text }, og ingen har meldt siden
    .passed = { $text }, og tre pass siden

# $text is the name of the seat
quick-hand-of =
    .declarer = { $text } (spillefører)
    .dummy = { $text } (blindemann)

quick-several = Flere …

quick-or-tick = Eller kryss av dem som passer:

quick-another-call = En annen melding …

quick-a-card = Et kort…

quick-in-force = Lover som gjelder:

quick-chosen-so-far = Valgt så langt: { $text }

quick-strike-last = Fjern det siste

quick-write = Med ord

quick-number = Antall
    .board = Spillnummer

quick-next = Fortsett

quick-read-out = Les opp

quick-read-out-to = Til { seat }, slik at alle hører det

quick-read-to-all = Til hele bordet

quick-chosen = Valgt: { $text }

quick-take = { seat } velger dette

quick-take-director = Jeg bestemmer dette

quick-leave-withdraw_play = Ikke ta noe tilbake

quick-leave-change_call = La meldingen stå

quick-not-now = Fortsett uten

quick-nobody-knows = Ingen vet det

quick-nothing-written = Ingenting ble skrevet: si det med ord, eller velg et annet svar.

quick-law = Det loven sier
quick-law-now = Dette sies ved bordet nå
quick-law-later = Det som fortsatt kan følge
quick-law-first = Aller først
quick-law-director = Dette gjør TL
quick-play-on = Fortsett, og tilkall meg når spillet er ferdig, hvis dere mener at det ble brukt.
quick-judged-later = Dette vurderes når spillet er over: til da avgjøres ingenting, og ikke noe mer sies ved bordet.
quick-answer-now = Svar nå
quick-already-over = Spillet er ferdig

quick-lead-lies-down = Et åpningsutspill ligger allerede med bildesiden ned

quick-nothing-irregular = Ingenting var uregelmessig: spillet går videre.
    .ended = Ingenting var uregelmessig: resultatet blir stående.

quick-call-stands = Ingenting var uregelmessig: { $call } fra { seat } blir stående, og meldingsforløpet går videre.
    .asked = Ingenting var uregelmessig: { $call } fra { seat } blir stående, og meldingsforløpet går videre. { partner } må ikke utnytte det { seat } har sagt.

quick-stands = Det som gjelder nå

quick-grounds = Hvorfor

quick-claim-score = Resultatet er stikkene som var vunnet før, og disse.

quick-claim-void = Kravet er ugyldig: resultatet av spillet blir stående.

quick-lead-open = Kortet blir liggende, og ingen legger opp hånden eller spiller før { declarer } har valgt. Først da avgjøres det hvem som blir spillefører, og hvem som blir blindemann.

quick-lead-stands = { declarer } er spillefører og { seat } blindemann, med hånden på bordet.

quick-winner-leads = Den som har vunnet stikket, spiller ut til det neste.

# a lead to the next trick that nobody has taken back; $text: who plays next
quick-lead-stays = Hvis { seat } har vunnet det rettede stikket, blir utspillet til neste stikk liggende. { $text }

quick-lead-goes-back = Hvis en annen hånd har vunnet det, går utspillet tilbake, og vinneren spiller ut.

quick-to-come = Revoken er etablert: spillet går videre, og ingenting endres. Tilkall meg når spillet er over: først da vet vi hva den koster.

quick-to-come-charged = Kortet rettes, og revoken koster det samme som om den var etablert. Tilkall meg når spillet er slutt: først da vet vi hva den koster.

quick-to-come-costs = Hva den kan koste

quick-last-bid-was = Si hva siste bud var: da vises bare meldinger over det

quick-played-out = Spillet er ferdig: tell stikkene

quick-put-right-in-time = Revoken ble rettet før den var etablert: ingen stikk overføres for den.

quick-revoke-of-partner = Hver revoke regnes for seg, men ingen stikk overføres to ganger: det den andre revoken på den siden allerede har tatt, skal ikke regnes en gang til.

quick-later = Når spillet er ferdig
    .ended = Nå som spillet er ferdig

quick-settled = Alt som skal sies nå, er lest opp.
    .adjusts = Det som skal sies nå, er lest opp; scoren skal fortsatt justeres.

quick-information = Hvem kan bruke hva

quick-unused = Brukes ikke her: { $text }

quick-go-on = Ta vare på avgjørelsen, eller skriv den ut

quick-to-the-calls = Til meldingene

quick-later-in-case = Gjør det til en sak, og svar på dette der når spillet er over.

quick-go-on-open = Ta vare på avgjørelsen, eller skriv den ut, så langt den er kjent

quick-make-case = Gjør det til en sak

quick-score-it = Sett scoren på dette spillet

quick-make-case-how = TL-oversikten tar vare på den; bord, spill og par kan stå åpne.

quick-table = Bord

quick-board = Spill

quick-pair = Par { side }

quick-table-named = Bord { $text }

quick-pair-named = Par { $text }

quick-written = Skriftlig avgjørelse

quick-pdf = Som PDF

quick-laws = Lover og myndighet

quick-authority-suggested = { $text } er foreslått etter språket; en annen velges med ett trykk.

quick-suggested = foreslått

quick-laws-keep = Behold dette valget

quick-once = bare for denne avgjørelsen

quick-laws-once = Ellers gjelder det bare denne avgjørelsen.

quick-change-answer = Angre et svar og fortsett derfra.

quick-example = For å begynne: { $command }

## Kinds, by what the table is doing

quick-group-common = Oftest

quick-group-auction = Meldinger

quick-group-play = Utspill og kort

quick-group-dummy = Spillefører og blindemann

quick-group-claim = Krav og avståelser

quick-group-information = Informasjon

quick-group-board = Mappe og hender

quick-group-procedure = Gjennomføring

quick_kind-insufficient_bid =
    .label = Utilstrekkelig bud

quick_kind-call_out_of_rotation =
    .label = Melding utenfor tur

quick_kind-inadmissible_double =
    .label = Ulovlig dobling eller redobling

quick_kind-bid_over_seven =
    .label = Bud på åttetrinnet

quick_kind-call_when_barred =
    .label = Meldte, men måtte passe

quick_kind-call_after_auction =
    .label = Melding etter siste pass

quick_kind-changed_call =
    .label = Endret melding

quick_kind-exposed_card_in_auction =
    .label = Kort sett under meldingene

quick_kind-opening_lead_out_of_turn =
    .label = Åpningsutspill fra feil spiller

quick_kind-lead_out_of_turn =
    .label = Motspiller spiller ut utenfor tur

quick_kind-lead_from_wrong_hand =
    .label = Spillefører spiller ut fra feil hånd

quick_kind-exposed_card =
    .label = Motspillers kort er synlig

quick_kind-failure_to_play_penalty_card =
    .label = Straffekort ikke spilt

quick_kind-premature_play =
    .label = Motspiller spiller før makker

quick_kind-revoke =
    .label = Revoke

quick_kind-defective_trick =
    .label = Ett kort for lite eller for mye i et stikk

quick_kind-card_played_or_not =
    .label = Var kortet spilt?

quick_kind-designation =
    .label = Feil kort nevnt, eller bare halvveis

quick_kind-dummy_wrong_card =
    .label = Blindemann la et annet kort

quick_kind-dummy =
    .label = Blindemann snakket, rørte eller så

quick_kind-improper_inspection =
    .label = Noen ser på et stikk

quick_kind-claim =
    .label = Krav

quick_kind-concession =
    .label = Avståelse bestridt eller trukket

quick_kind-agreement_withdrawn =
    .label = Godtatt krav tas opp igjen

quick_kind-unauthorized_information =
    .label = Nøling, bemerkning, gest

quick_kind-wrong_explanation =
    .label = Feil forklaring

quick_kind-missing_alert =
    .label = Manglende alert

quick_kind-other_source =
    .label = Kunnskap fra et annet sted

quick_kind-spectator =
    .label = En tilskuer sa noe

quick_kind-wrong_hand =
    .label = Kort fra en annen mappe

quick_kind-wrong_board =
    .label = Feil mappe, eller spilt før

quick_kind-fouled_board =
    .label = Feilsortert mappe

quick_kind-wrong_number_of_cards =
    .label = 14 og 12 kort, eller ett for mye

quick_kind-missing_card =
    .label = Ett kort mangler

quick_kind-board_not_played =
    .label = Spillet kan ikke spilles

quick_kind-acted_before_director =
    .label = Bordet ordnet det selv

quick_kind-procedural_penalty =
    .label = For sent, tregt, telefon

quick_kind-disputed_facts =
    .label = Uenige om hva som skjedde

quick_kind-appeal =
    .label = Noen vil appellere

## Facts: .label is the question put to the Director, .why what the answer changes; an attribute named after a kind is the question there

quick_fact-by =
    .label = Hvem?
    .why = Følgene avhenger av hvem spilleren er, og på hvilken side.
    .exposed_card = Hvem hører kortet til?
    .exposed_card_why = Bare et kort fra motspillet kan bli straffekort. Et kort som spillefører har vist, går tilbake på hånden uten følger.
    .exposed_card_in_auction = Hvem hører kortet til?
    .wrong_explanation = Hvem forklarte?
    .missing_alert = Hvem skulle ha alertert?
    .concession = Hvem avsto stikk?
    .agreement_withdrawn = Hvem vil ta det opp igjen?
    .unauthorized_information = Hvem nølte eller snakket?
    .other_source = Hvem vet noe?
    .wrong_hand = Hvem hadde feil kort?
    .wrong_number_of_cards = Hvem har for mange kort?
    .missing_card = Hvem mangler kortet?
    .disputed_facts = Hvem forteller noe annet?
    .appeal = Hvem ber om det?
    .card_played_or_not = Hvem hører kortet til?
    .card_played_or_not_why = For motspiller, spillefører og blindemann gjelder hver sin regel.
    .acted_before_director = Hvem gikk videre, eller avgjorde det?
    .insufficient_bid = Hvem ga det utilstrekkelige budet?
    .call_out_of_rotation = Hvem meldte utenfor tur?
    .inadmissible_double = Hvem doblet eller redoblet?
    .bid_over_seven = Hvem bød på åttetrinnet?
    .call_when_barred = Hvem meldte?
    .call_after_auction = Hvem meldte?
    .changed_call = Hvem endret meldingen sin, eller vil endre den?
    .opening_lead_out_of_turn = Hvem spilte ut?
    .lead_out_of_turn = Hvem spilte ut?
    .lead_from_wrong_hand = Fra hvilken hånd ble det spilt ut?
    .failure_to_play_penalty_card = Hvem har straffekortet?
    .premature_play = Hvem spilte for tidlig?
    .revoke = Hvem revokerte?
    .defective_trick = Hvem la ett kort for lite eller for mye?
    .improper_inspection = Hvem så på stikket?

quick_fact-offender =
    .label = Hvem hadde begått uregelmessigheten som ble påpekt?
    .why = Den handlingen avgjøres som ellers.
    .acted_before_director = Hvem hadde begått uregelmessigheten?
    .acted_before_director_why = Bare den andre siden kan tape en rett ved å fortsette.

quick_fact-short =
    .label = Hvem har ett kort for lite?
    .why = Mangler ingen et kort, hører kortet ikke til spillet.

quick_fact-claimer =
    .label = Hvem krevde?
    .why = Tvil går ut over siden som krevde.

quick_fact-led_by =
    .label = Hvem spilte ut til det pågående stikket?
    .why = Det viser hvor langt stikket var kommet.

quick_fact-declarer =
    .label = Hvem er spillefører?
    .why = Det avgjør hvem som kan velge, og hvem som er motspillere.
    .opening_lead_out_of_turn_why = Bare et motspillerkort blir straffekort, og valget er spilleførers.
    .lead_out_of_turn_why = Bare et motspillerkort blir straffekort, og valget er spilleførers.
    .exposed_card_why = Bare et motspillerkort blir straffekort, og valget er spilleførers.
    .premature_play_why = Bare et motspillerkort blir straffekort, og valget er spilleførers.
    .wrong_explanation_why = Spilleførers side retter sin egen feil før utspillet, motspillerne sin når spillet er slutt.
    .missing_alert_why = Spilleførers side retter sin egen feil før utspillet, motspillerne sin når spillet er slutt.

quick_fact-turn =
    .label = Hvem var i tur?
    .why = Det avgjør hvem som skulle ha handlet, og hvordan det går videre.
    .lead_out_of_turn = Hvilken hånd skulle spille ut?
    .lead_from_wrong_hand = Hvilken hånd skulle spille ut?
    .exposed_card = Hvem skal spille ut nå?
    .exposed_card_why = Er det makker, velger spillefører først; mens et stikk er i gang, skal ingen spille ut ennå.
    .failure_to_play_penalty_card = Hvem spilte ut til dette stikket?
    .wrong_explanation = Hvem var i tur da forklaringen ble gitt?
    .missing_alert = Hvem var i tur da det skulle alerteres?
    .call_out_of_rotation_why = Regelen avhenger av hvem som var i tur.

quick_fact-dealer =
    .label = Hvem var giver?
    .why = Ingenting annet sier hvem som var i tur.

quick_fact-last_bid_by =
    .label = Hvem avga det budet?
    .why = Det avgjør om det kunne dobles i det hele tatt.
    .insufficient_bid = Hvem hadde avgitt budet som skulle overbys?

quick_fact-trick_won_by =
    .label = Hvilken hånd vant revokestikket?
    .why = Det avgjør hvor mange stikk som overføres.
    .defective_trick = Hvilken hånd vant stikket som mangler et kort?

quick_fact-last_bid =
    .label = Hva var siste bud før denne meldingen?
    .why = Det avgjør om meldingen var uregelmessig, og hvilke meldinger som er frie nå.
    .insufficient_bid = Hva var siste bud før det?
    .unauthorized_information = Hva var siste bud før makkers tur?
    .unauthorized_information_why = Det som ikke kan meldes, foreslås da ikke.

quick_fact-call =
    .label = Hvilken melding ble avgitt?
    .why = Typen avgjør regelen og hvilke meldinger som er frie nå.
    .changed_call = Hvilken melding kom først?
    .wrong_hand = Hva ble meldt med dem?
    .wrong_hand_why = Den annulleres; har spilleren ikke meldt, tas bare de riktige kortene.
    .wrong_explanation = Hvilken melding ble forklart?
    .wrong_explanation_why = Den nevnes i det du leser opp.
    .missing_alert = Hvilken melding ble ikke alertert?
    .missing_alert_why = Den nevnes i det du leser opp.

quick_fact-replaced_by =
    .label = Hva ble satt i stedet?
    .why = En forhastet endring teller også.

quick_fact-meant =
    .label = Hvilken melding var ment?
    .why = Det er den som teller.

quick_fact-turn_call =
    .label = Hva melder spilleren som er i tur?
    .why = Den spilleren melder fritt; resten avhenger av om det blir pass.
    .named = Hva melder { seat }, som er i tur?

quick_fact-new_call =
    .label = Hva melder den feilende spilleren når turen kommer?
    .why = Til da gjelder det som gjelder nå. Meldingen avgjør om makkeren må passe etterpå.
    .named = Hva melder { seat } når turen kommer?
    .behind = Hva melder { seat } når turen kommer, etter { $text }?

quick_fact-called_since =
    .label = Hvem har meldt etter denne meldingen?
    .why = En melding fra neste spiller godtar den, eller stenger for det som kunne gjøres.
    .wrong_hand_why = Det avgjør om meldingsforløpet i det hele tatt kan fortsette.
    .changed_call = Hvem hadde meldt før endringen?
    .changed_call_why = Når neste spiller har meldt, kan bare et feilgrep rettes; når makker har meldt, kan ingenting rettes.

quick_fact-calls_since =
    .label = Hvilke meldinger er avgitt etter forklaringen?
    .behind = Hvilke meldinger er avgitt etter meldingen som ble forklart, { seat } først?
    .why = Trykk på dem i rekkefølge: de avgjør hvem som fortsatt kan endre sin.
    .missing_alert = Hvilke meldinger er avgitt etter at det skulle vært alertert?

quick_fact-barred_until =
    .label = Hvor lenge måtte spilleren passe?
    .why = Plikten til å passe resten av meldingsforløpet gjelder fortsatt, selv om meldingen blir stående.

quick_fact-card =
    .label = Hvilket kort?
    .why = En honnør teller annerledes enn et lite kort, og fargen avgjør hva som kan forlanges.
    .revoke = Hvilket kort spilte { seat }?
    .designation = Hvilket kort nevnte spillefører?
    .dummy_wrong_card = Hvilket kort ble lagt?
    .card_played_or_not = Hvilket kort gjelder det?
    .card_played_or_not_why = Det er det som blir liggende eller går tilbake.
    .defective_trick = Hvilket kort er for mye?
    .dummy = Hvilket kort spilte blindemann?
    .dummy_why = Det går tilbake, og spillefører nevner et.
    .designation_why = Det er det som er spilt, om det ikke var en forsnakkelse.
    .dummy_wrong_card_why = Det går tilbake om ikke begge sider har spilt videre.
    .missing_card = Hvilket kort? Bare for TL
    .missing_card_why = Det regnes for å ha vært på hånden hele tiden.
    .opening_lead_out_of_turn = Hvilket kort ble spilt ut?
    .lead_out_of_turn = Hvilket kort ble spilt ut?
    .lead_from_wrong_hand = Hvilket kort ble spilt ut?
    .failure_to_play_penalty_card = Hvilket kort ble spilt?
    .premature_play = Hvilket kort ble spilt?
    .opening_lead_out_of_turn_why = Fargen avgjør hva som kan forlanges.
    .lead_out_of_turn_why = Fargen avgjør hva som kan forlanges.
    .lead_from_wrong_hand_why = Det er dette kortet som godtas eller tas tilbake.
    .failure_to_play_penalty_card_why = Det er dette kortet som godtas eller tas tilbake.
    .premature_play_why = Fargen avgjør hva som kan forlanges.
    .revoke_why = Rettes revoken, tas dette kortet tilbake; en motspillers kort blir liggende synlig.

quick_fact-card_led =
    .label = Hvilket kort ble spilt ut?
    .why = Fargen skal følges.
    .designation = Hvilket kort skulle blindemann legge på?
    .designation_why = Når blindemann spiller ut, forstås ordet annerledes enn når blindemann legger på.

quick_fact-penalty_card =
    .label = Hvilket straffekort ligger der?
    .why = Det avgjør om det kunne spilles.

quick_fact-wanted =
    .label = Hvilket kort ville spillefører ha?
    .why = Det spilles hvis det andre var en forsnakkelse.
    .dummy_wrong_card = Hvilket kort hadde spillefører nevnt?
    .dummy_wrong_card_why = Kortet som ble nevnt, er det som er spilt.

quick_fact-cards =
    .label = Hvilke kort?
    .why = Tier og høyere er honnører, og flere kort teller annerledes enn ett.
    .designation = Hvilke av blindemanns kort passer til det som ble sagt?
    .designation_why = Regelen velger ett av disse; passer ingen, nevner spillefører et nytt.

quick_fact-other_penalty_cards =
    .label = Har motspilleren andre straffekort?
    .why = Med to er alle store.

quick_fact-suit =
    .label = Hvilken farge var spilt ut?
    .why = Den skulle følges.
    .designation = I hvilken farge vant blindemann det siste stikket?
    .designation_why = En valør alene fortsetter den fargen.
    .dummy = Hvilken farge skulle ha vært bekjent?

quick_fact-how =
    .label = Hvordan ble kortet synlig?
    .why = Et lite kort som falt, teller mindre enn et som ble spilt ut eller vist med vilje; for en honnør er det likt.
    .card_played_or_not = Hva gjorde spillefører med det?
    .card_played_or_not_why = Det som er nevnt eller berørt med vilje, er spilt.

quick_fact-face =
    .label = Hvordan ligger kortet?
    .why = Med bildesiden ned tas det tilbake uten følger.

quick_fact-visible_to_partner =
    .label = Kunne makker ha sett bildesiden?
    .why = Det som teller, er om makker kunne se den, ikke om makker gjorde det.

quick_fact-spread =
    .label = Er en hånd lagt opp, helt eller delvis?
    .why = Da er det kanskje ikke noe valg igjen.

quick_fact-played_since =
    .label = Hvilke hender har spilt etter det?
    .revoke = Hvem har spilt etter { seat } i revokestikket?
    .why = Har neste hånd spilt, er kortet godtatt, og de som har spilt, kan få endre.
    .designation_why = Spilleførers neste kort gjør det for sent, og en motspiller kan bytte sitt.
    .dummy_wrong_card_why = Den som har lagt på, kan bytte kortet sitt.
    .revoke_why = Den som har spilt etterpå, kan ta kortet tilbake når revoken rettes.
    .failure_to_play_penalty_card_why = Et kort fra spilleførers side godtar det.

quick_fact-declarer_has_played =
    .label = Har spilleførers side spilt til stikket?
    .why = Har begge hender spilt, er det ingenting å rette.

quick_fact-declarer_played_since =
    .label = Har spillefører spilt siden, fra en av hendene?
    .why = Etter det er det for sent å endre.

quick_fact-told_by_opponent =
    .label = Hadde en motstander sagt at spilleren var i tur?
    .why = Da får utspillet ingen følger, og det kan ikke godtas.

quick_fact-next_trick =
    .label = Hvem har spilt til neste stikk?
    .why = Det avgjør om det fortsatt kan rettes.
    .improper_inspection_why = Etter det kan ingen lenger se på stikket.

quick_fact-trick =
    .label = Hvilket stikk var det?
    .why = De to siste stikkene har egne regler.
    .revoke_why = I det tolvte stikket rettes selv en etablert revoke.

quick_fact-later_tricks =
    .label = Hvor mange stikk har siden som revokerte, vunnet etter revokestikket, uten å telle det med?
    .why = Bare stikk fra og med revokestikket kan overføres til den andre siden.
    .defective_trick = Hvor mange stikk har { seat-of } side vunnet etter stikket som mangler et kort, uten å telle det med?
    .revoke = Hvor mange stikk har { seat-of } side vunnet etter revokestikket, uten å telle det med?

quick_fact-later_with_suit =
    .label = Vant den som revokerte, ett av dem med et kort som lovlig kunne ha vært spilt i revokestikket?
    .why = Da koster det ett stikk til.
    .revoke = Vant { seat } ett av dem med et kort som lovlig kunne ha vært spilt i revokestikket?

quick_fact-tricks_won =
    .label = Hvor mange stikk vant den andre siden i alt, før noe overføres?
    .why = Det den skal ha, regnes ut fra disse og de overførte stikkene.
    .revoke = Hvor mange stikk vant { other_side } i alt, før noe overføres?

quick_fact-contract =
    .label = Hva var kontrakten?
    .why = Med den kan resultatet regnes ut.

quick_fact-risk =
    .label = Var den doblet?
    .why = Det endrer hva resultatet er verdt.

quick_fact-tricks_before =
    .label = Hvor mange stikk hadde spilleførers side vunnet før det?
    .why = Stikkene som avgjørelsen gir den, legges til disse.

quick_fact-board =
    .label = Hvilket spill var det?
    .why = Nummeret sier hvem som var i sonen.

quick_fact-earlier_revoke =
    .label = Hadde det vært en revoke i spillet før?
    .why = En ny i samme farge flytter ikke stikk av seg selv.

quick_fact-earlier_by =
    .label = Hvem hadde revokert før?
    .why = En revoke hos blindemann flytter ingen stikk.

quick_fact-earlier_suit =
    .label = Hvilken farge var spilt ut ved den første revoken?
    .why = En ny av samme spiller i samme farge flytter ikke stikk av seg selv.

quick_fact-earlier_won_by =
    .label = Hvilken hånd vant stikket med den første revoken?
    .why = Det avgjør hvor mange stikk som overføres for den.

quick_fact-earlier_tricks =
    .label = Hvor mange stikk har den siden vunnet etter stikket med den første revoken, uten å telle det med?
    .why = Ingen stikk overføres to ganger, og scoren er den av begge til sammen.

quick_fact-earlier_with_suit =
    .label = Vant den som revokerte da, ett av dem med et kort som lovlig kunne ha vært spilt i det stikket?
    .why = Da koster det ett stikk til.

quick_fact-put_right =
    .label = Hadde spilleren selv rettet kortet før den siden spilte videre?
    .why = Det som rettes i tide, flytter ingen stikk.

quick_fact-played_out =
    .label = Er spillet ferdig?
    .why = Da kan stikkene telles.

quick_fact-found =
    .label = Når ble revoken påpekt?
    .why = Jo senere, jo færre rettigheter er igjen.
    .concession = Når ble avståelsen trukket?
    .agreement_withdrawn = Når ble det tatt opp igjen?

quick_fact-count =
    .label = For lite eller for mye?
    .why = Et kort som mangler, legges til; et for mye går tilbake.

quick_fact-holds_suit =
    .label = Har spilleren kort i fargen som ble spilt ut?
    .why = Det avgjør hvilket kort som legges til stikket.

quick_fact-words =
    .label = Hva sa spillefører?
    .why = Det som mangler, fylles ut etter regelen.

quick_fact-asked_by_partner =
    .label = Hadde den andre motspilleren spurt om det?
    .why = Der en motspiller ikke har lov til å spørre makker, rettes kortet, og stikkene overføres likevel.

quick_fact-explanation =
    .label = Hva ble sagt om den?
    .why = Det blir med i avgjørelsen; ellers avhenger ingenting av det.

quick_fact-right_explanation =
    .label = Hva er den riktige forklaringen?
    .why = Den leses opp for siden som ble feilinformert.

quick_fact-lead_down =
    .label = Ligger det allerede et åpningsutspill med bildesiden ned?
    .why = Det kan også tas tilbake.

quick_fact-tricks_left =
    .label = Hvor mange stikk var det igjen?
    .why = Kravet gjelder disse.
    .concession_why = Stikkene som ble avstått, er blant disse.

quick_fact-claimed =
    .label = Hvor mange av dem ble krevd?
    .why = Det som ikke ble krevd, er avstått.

quick_fact-conceded =
    .label = Hvor mange ble avstått?
    .why = Det er disse det gjelder.

quick_fact-statement =
    .label = Hva ble sagt om spillemåten?
    .why = Bare det som ble sagt der og da, teller.

quick_fact-objection =
    .label = Hvem bestrider kravet?
    .why = Innvendingene høres etter det som ble sagt om spillemåten.

quick_fact-trump_out =
    .label = Er det en trumf ute som ikke er nevnt?
    .why = En glemt trumf har sin egen regel.

quick_fact-played_after_claim =
    .label = Ble det spilt videre etter kravet?
    .why = { $laws_play_after_claim ->
            [void] Det som ble spilt etterpå, er ugyldig og gir aldri resultatet.
           *[agreed] Det alle fire ble enige om å spille, gir resultatet; annet spill etterpå er ugyldig.
        }

quick_fact-partner_objects =
    .label = Protesterte makkeren straks?
    .why = Da er ingenting avstått.

quick_fact-trick_won =
    .label = Gjelder det et stikk som allerede var vunnet?
    .why = Et slikt stikk gis tilbake; ethvert annet må vurderes.

quick_fact-did =
    .label = Hva ble gjort?
    .why = Noe er lov, noe koster en rett.

quick_fact-rights_lost =
    .label = Hadde blindemann sett en hånd eller forlatt plassen før?
    .why = Uten det skjer ingenting med den siden.

quick_fact-what =
    .label = Hva var det?
    .why = Det avgjør hva spilleren eller makkeren ikke kan bruke.
    .improper_inspection = Hva ble det sett på?
    .other_source = Hvor kom kunnskapen fra?
    .improper_inspection_why = Sitt eget siste kort og siste stikk kan en spiller se på en stund.

quick_fact-action =
    .label = Hva valgte makker etterpå?
    .why = Uten et valg som kan ha vært foreslått, er det ingen sak.

quick_fact-stage =
    .label = Hvor langt er spillet kommet?
    .why = Det avgjør om en melding eller et kort kan endres, eller bare scoren.
    .wrong_board_why = Etter noen utgaver kan meldingsforløpet tas om igjen.
    .other_source_why = Etter første melding har TL andre muligheter.
    .missing_card_why = Når utspillet er vist, kan kortet koste noe.
    .fouled_board_why = Det som er spilt, regnes i grupper.
    .other_source = Når fikk spilleren vite det?

quick_fact-noticed_by =
    .label = Hvem sier at det var feil?
    .why = En spiller retter sin egen feil på et annet tidspunkt enn makkers.

quick_fact-responsible =
    .label = Hvilken side svarer for tilskueren?
    .why = Etter noen utgaver av lovene kan den siden miste en rett.

quick_fact-side =
    .label = Hvilken side?
    .why = Bare den siden får høre om straffen.

quick_fact-fault =
    .label = Hvem har skylden?
    .why = Det avgjør hvem som får middels pluss, og hvem som får middels minus.

quick_fact-played_before =
    .label = Hvem hadde spilt mappen før?
    .why = Det avgjør hvilken score som faller bort.

quick_fact-called =
    .label = Har en spiller med feil antall kort meldt?
    .why = Etter en melding må spillet kanskje annulleres.

quick_fact-seen =
    .label = Har en spiller sett et kort fra en annen?
    .why = Da må det vurderes om spillet kan bli normalt.

quick_fact-where =
    .label = Hvor er kortet?
    .why = I et stikk gjør det stikket irregulært.

quick_fact-offence =
    .label = For hva?
    .why = Skalaen følger det.

quick_fact-times =
    .label = Hvor mange ganger, denne medregnet?
    .why = Første gang kan det være en advarsel.

quick_fact-minutes =
    .label = Hvor mange minutter er det siden scoren forelå?
    .why = Retten til å appellere har en frist.

quick_fact-concurring =
    .label = Er makkeren enig?
    .why = Begge i paret må ønske appellen.

## Values of facts; none is what nobody or nothing is called there

quick_value-how =
    .dropped = Det falt
    .named = Det ble nevnt
    .shown = Det ble vist
    .faced = Det ble lagt med bildesiden opp
    .led = Det ble spilt ut
    .touched = Det ble berørt med vilje
    .arranged = Bare for å ordne kortene eller nå et annet

quick_value-call =
    .none = Ingen ennå

quick_value-card_led =
    .none = Ingen: blindemann spiller ut

quick_value-face =
    .up = Bildesiden opp
    .down = Bildesiden ned

quick_value-spread =
    .none = Ingen
    .dummy = Blindemanns hånd
    .declarer = Spilleførers hånd

quick_value-turn =
    .unknown = Ingen vet det
    .none = Ingen: et stikk er i gang

quick_value-barred_until =
    .next_turn = Én runde
    .end_of_auction = Resten av meldingsforløpet

quick_value-declarer_has_played =
    .none = Ikke ennå
    .one_hand = Fra én hånd
    .both_hands = Fra begge hender

quick_value-found =
    .in_play = Under spillet
    .after_play = Etter siste stikk
    .next_board = Etter en melding i neste spill
    .revoke_next_board = Etter en melding av den ikke-feilende siden i neste spill
    .round_over = Etter runden

quick_value-earlier_revoke =
    .none = Nei
    .same = Ja, av samme spiller i denne fargen
    .partner = Ja, en annen på samme side
    .opponents = Ja, på den andre siden

quick_value-count =
    .few = Ett for lite
    .many = Ett for mye

quick_value-words =
    .full = Farge og valør
    .suit = Bare fargen
    .rank = Bare valøren
    .high = «Høyt»
    .low = «Lavt»
    .win = «Stikk»
    .anything = «Hva som helst»

quick_value-played_after_claim =
    .no = Nei
    .all_agreed = Ja, alle fire var enige
    .some = { $laws_play_after_claim ->
            [void] Ja
           *[agreed] Ja, men ikke alle var enige
        }

quick_value-did =
    .warned = Advarte før et feil utspill
    .asked_declarer = Spurte spillefører om revoke
    .asked_defender = Spurte en motspiller om revoke
    .drew_attention = Påpekte en uregelmessighet
    .touched_card = Rørte eller foreslo et kort
    .looked = Så på en hånd
    .played_own_card = Spilte et kort på eget initiativ
    .called = Meldte
    .played = Spilte
    .waived = Lot det passere
    .assessed = Fastsatte en straff selv
    .corrected = Rettet det selv

quick_value-stage =
    .before_first_call = Før første melding
    .auction = Under meldingene
    .clarification = Etter meldingene, før åpningsutspillet er vendt
    .play = Under spillet
    .ended = Etter spillet

quick_value-noticed_by =
    .explainer = Spilleren selv
    .explainer_named = { seat }, som ga den
    .explainer_missing_alert = { seat }, som skulle ha alertert
    .partner = Makkeren
    .partner_named = { partner }
    .opponents = Motstanderne

quick_value-where =
    .found = Det er funnet
    .played_trick = Blant de spilte kortene
    .unknown = Ingen vet

quick_value-offence =
    .slow = Tregt spill
    .late = Kom for sent
    .phone = Mobiltelefon
    .miscount = Kortene ikke talt
    .looked = Så på feil hånd
    .other = Noe annet

quick_value-short =
    .none = Ingen

quick_value-objection =
    .none = Ingen

quick_value-called_since =
    .none = Ingen ennå

quick_value-played_since =
    .none = Ingen ennå

quick_value-next_trick =
    .none = Ingen ennå

quick_value-calls_since =
    .none = Ingen

quick_value-other_penalty_cards =
    .none = Ingen

quick_value-cards =
    .none = Ingen

quick_value-risk =
    .none = Udoblet
    .X = Doblet
    .XX = Redoblet

quick_value-board =
    .none = Ikke kjent

quick_value-last_bid =
    .none = Ikke noe bud ennå

quick_value-replaced_by =
    .none = Ingenting
    .changed_call_none = Ingenting: det er bare spurt om det, eller ønsket

quick_value-wanted =
    .none = Ingen bestemt

quick_value-statement =
    .none = Ingenting ble sagt

quick_value-action =
    .none = Ikke noe ennå

quick_value-responsible =
    .none = Ingen av dem

quick_value-fault =
    .none = Ingen
    .both = Begge sider

quick_value-played_before =
    .none = Ingen
    .both = Begge sider

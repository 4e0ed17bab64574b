### bridgelaw words: acts, Norwegian bokmål (NBF usage)

## What a player does. .label in a list; .sentence in the time line and for the screen reader

act-call =
    .label = Melding
    .sentence = { seat }: { $call }

act-substitute =
    .label = Erstatning
    .sentence = { seat } erstatter meldingen med { $call }.
    .past = { seat } erstattet meldingen med { $call }.
    .unintended = { seat } sier at meldingen var et feilgrep, og at { call-named.the } var ment.
    .past_unintended = { seat } sa at meldingen var et feilgrep, og at { call-named.the } var ment.
    .slip = { seat } sier at meldingen var et feilgrep.
    .past_slip = { seat } sa at meldingen var et feilgrep.

act-retract =
    .label = Tatt tilbake
    .sentence = { seat } trekker tilbake { $what ->
            [call] meldingen
           *[play] kortet
        }.
    .past = { seat } trakk tilbake { $what ->
            [call] meldingen
           *[play] kortet
        }.
    .you = Du trekker tilbake { $what ->
            [call] meldingen
           *[play] kortet
        }.

act-prevent =
    .label = Advarsel i tide
    .sentence = { seat } sier fra for å hindre en uregelmessighet.
    .past = { seat } sa fra for å hindre en uregelmessighet.
    .you = Du sier fra for å hindre en uregelmessighet.

act-realise =
    .label = Feil oppdaget
    .sentence = { seat } blir klar over en feil.

act-play =
    .label = Kort
    .sentence = { seat } spiller { $card }.
    .lead = { seat } spiller ut { $card }.
    .dummy = { seat } spiller { $card } fra blindemann.
    .down = { seat } spiller ut med bildesiden ned.

act-face =
    .label = Utspill vendt
    .sentence = { seat } vender utspillet: { $card }.

act-spread =
    .label = Hånd lagt på bordet
    .sentence = { seat } legger hånden på bordet som blindemann.

act-designate =
    .label = Kort angitt
    .sentence = { seat } angir blindemanns kort: «{ $words }».
    .past = { seat } anga blindemanns kort: «{ $words }».
    .card = { seat } ber om { $card } fra blindemann.
    .past_card = { seat } ba om { $card } fra blindemann.
    .you_card = Du ber om { $card } fra blindemann.
    .you = Du angir blindemanns kort: «{ $words }».

act-expose =
    .label = Kort vist
    .sentence = { seat } viser { $card }.
    .dropped = { seat } mister { $card } med bildesiden opp.
    .faced = { seat } legger { $card } med bildesiden opp.
    .named = { seat } nevner { $card }, et kort på egen hånd.
    .shown = { seat } viser { $card }.
    .past = { seat } viste { $card }.
    .past_dropped = { seat } mistet { $card } med bildesiden opp.
    .past_faced = { seat } la { $card } med bildesiden opp.
    .past_named = { seat } nevnte { $card }, et kort på egen hånd.
    .past_shown = { seat } viste { $card }.
    .you = Du viser { $card }.
    .you_dropped = Du mister { $card } med bildesiden opp.
    .you_faced = Du legger { $card } med bildesiden opp.
    .you_named = Du nevner { $card }, et kort på egen hånd.
    .you_shown = Du viser { $card }.

act-pick_up =
    .label = Kort tatt opp
    .sentence = { seat } tar opp { $card }.
    .past = { seat } tok opp { $card }.
    .you = Du tar opp { $card }.

act-inspect =
    .label = Så på et stikk
    .sentence = { seat } ser på et stikk.
    .past = { seat } så på et stikk.
    .you = Du ser på et stikk.

act-claim =
    .label = Krav
    .sentence = { seat } krever { count-tricks }.
    .stated = { seat } krever { count-tricks }: { $text }.
    .past = { seat } krevde { count-tricks }.
    .past_stated = { seat } krevde { count-tricks }: { $text }.
    .you = Du krever { count-tricks }.
    .you_stated = Du krever { count-tricks }: { $text }.

act-concede =
    .label = Avståelse
    .sentence = { seat } avstår { count-tricks }.
    .stated = { seat } avstår { count-tricks }: { $text }.
    .past = { seat } avsto { count-tricks }.
    .past_stated = { seat } avsto { count-tricks }: { $text }.
    .you = Du avstår { count-tricks }.
    .you_stated = Du avstår { count-tricks }: { $text }.

act-line =
    .label = Spillemåte
    .sentence = { seat } sier hvordan resten spilles: { $text }
    .past = { seat } sa hvordan resten spilles: { $text }
    .you = Du sier hvordan resten spilles: { $text }

act-agree =
    .label = Enig
    .sentence = { seat } er enig.
    .past = { seat } var enig.
    .past_claim = { seat } godtok kravet.
    .past_concession = { seat } godtok avståelsen.
    .you = Du er enig.

act-contest =
    .label = Bestridt
    .sentence = { seat } bestrider kravet.
    .stated = { seat } bestrider kravet: { $text }.
    .past = { seat } bestred kravet.
    .past_stated = { seat } bestred kravet: { $text }.
    .conceded = { seat } protesterer mot avståelsen.
    .conceded_stated = { seat } protesterer mot avståelsen: { $text }.
    .past_conceded = { seat } protesterte mot avståelsen.
    .past_conceded_stated = { seat } protesterte mot avståelsen: { $text }.
    .you = Du bestrider kravet.
    .you_stated = Du bestrider kravet: { $text }.
    .you_conceded = Du protesterer mot avståelsen.
    .you_conceded_stated = Du protesterer mot avståelsen: { $text }.

act-play_on =
    .label = Spille videre
    .sentence = { seat } ber om at spillet fortsetter.
    .past = { seat } ba om at spillet skulle fortsette.
    .you = Du ber om at spillet fortsetter.

act-alert =
    .label = Alert
    .sentence = { seat } alerterer { call-named.the }.
    .past = { seat } alerterte { call-named.the }.
    .you = Du alerterer { call-named.the }.

act-announce =
    .label = Annonsering
    .sentence = { seat } annonserer: { $text }
    .past = { seat } annonserte: { $text }
    .you = Du annonserer: { $text }

act-ask =
    .label = Spørsmål
    .sentence = { seat } spør: { $text }
    .past = { seat } spurte: { $text }
    .about = { seat } spør om { call-named.the }: { $text }
    .past_about = { seat } spurte om { call-named.the }: { $text }
    .you = Du spør: { $text }
    .you_about = Du spør om { call-named.the }: { $text }

act-explain =
    .label = Forklaring
    .sentence = { seat } forklarer { call-named.the }: { $text }
    .auction = { seat } forklarer meldingene: { $text }
    .past = { seat } forklarte { call-named.the }: { $text }
    .past_auction = { seat } forklarte meldingene: { $text }
    .you = Du forklarer { call-named.the }: { $text }
    .you_auction = Du forklarer meldingene: { $text }

act-clarify =
    .label = Hvilken melding?
    .sentence = { seat } spør hva som ble meldt.
    .past = { seat } spurte hva som ble meldt.
    .you = Du spør hva som ble meldt.

act-review =
    .label = Gjentakelse av meldingene
    .sentence = { seat } ber om å få meldingene gjentatt.
    .past = { seat } ba om å få meldingene gjentatt.
    .you = Du ber om å få meldingene gjentatt.

act-restate =
    .label = Gjentakelse gitt
    .sentence = { seat } gjentar meldingene: { $text }
    .as_made = slik de ble avgitt
    .past = { seat } gjentok meldingene: { $text }
    .you = Du gjentar meldingene: { $text }

act-correct =
    .label = Retting
    .sentence = { seat } retter: { $text }
    .past = { seat } rettet: { $text }
    .whose = { seat } retter { other-of } forklaring av { call-named.the }: { $text }
    .about = { seat } retter forklaringen av { call-named.the }: { $text }
    .past_whose = { seat } rettet { other-of } forklaring av { call-named.the }: { $text }
    .past_about = { seat } rettet forklaringen av { call-named.the }: { $text }
    .you = Du retter: { $text }
    .you_whose = Du retter { other-of } forklaring av { call-named.the }: { $text }
    .you_about = Du retter forklaringen din av { call-named.the }: { $text }

act-convey =
    .label = Formidlet informasjon
    .sentence = { seat } ga informasjon: { $channel }

act-learn =
    .label = Fått vite fra annet hold
    .sentence = { seat } har fått vite noe om spillet.

act-consult =
    .label = Slått opp
    .sentence = { seat } slår opp noe.

act-attention =
    .label = Påpekt
    .sentence = { seat } påpeker en uregelmessighet.
    .past = { seat } påpekte en uregelmessighet.
    .past_stated = { seat } påpekte en uregelmessighet: { $text }
    .you = Du påpeker en uregelmessighet.

act-summon =
    .label = TL tilkalt
    .sentence = { seat } tilkaller TL.
    .you = Du har tilkalt TL.

act-reserve =
    .label = Rett reservert
    .sentence = { seat } reserverer seg rett til å tilkalle TL senere.
    .about = { seat } reserverer seg rett til å tilkalle TL senere om { call-named.the }.
    .noted = { seat } har notert om { call-named.the }: { $text }.
    .about_whose = { seat } reserverer seg rett til å tilkalle TL senere om { call-named.the } av { other }.
    .noted_whose = { seat } har notert om { call-named.the } av { other }: { $text }.
    .you = Du reserverer deg rett til å tilkalle TL senere.
    .you_about = Du reserverer deg rett til å tilkalle TL senere om { call-named.the }.
    .you_about_whose = Du reserverer deg rett til å tilkalle TL senere om { call-named.the } av { other }.
    .you_noted_whose = Du har notert om { call-named.the } av { other }: { $text }.

act-dispute =
    .label = Fakta bestridt
    .sentence = { seat } er uenig i at det var slik.
    .past = { seat } bestred fakta.
    .past_explained = { seat } bestred forklaringen av { call-named.the }.
    .you = Du er uenig i at det var slik.

act-waive =
    .label = Spiller gir avkall
    .sentence = { seat } sier at { edition-rectification.the } kan frafalles.
    .past = { seat } sa at { edition-rectification.the } kunne frafalles.
    .you = Du sier at { edition-rectification.the } kan frafalles.

act-assess =
    .label = Korrigering fra en spiller
    .sentence = { seat } pålegger { edition-rectification.one }.
    .past = { seat } påla { edition-rectification.one }.
    .you = Du pålegger { edition-rectification.one }.

act-choose =
    .label = Valg
    .sentence = { seat } velger: { $option }

act-leave =
    .label = Ingenting endret
    .sentence = { $what ->
        [change_call] { seat } endrer ikke meldingen.
       *[withdraw_play] { seat } lar kortet ligge.
    }

act-score =
    .label = Score
    .sentence = { seat } fører resultatet: { $result }

act-appeal =
    .label = Appell
    .sentence = { side } appellerer avgjørelsen.
    .past = { side } appellerte avgjørelsen.

act-state =
    .label = Faktum om spillet
    .sentence = Et faktum om spillet registreres: { $text }

act-explain_options =
    .label = Følgene forklart
    .sentence = TL har forklart hva som følger.

act-find =
    .label = Konstatering
    .sentence = TL har svart: { $text }
    .answer = TL har svart på spørsmålet «{ $text }»: { $value }.
    .evidence = Lagt ved saken: { $text }

act-rule =
    .label = Avgjørelse
    .sentence = TL avgjør: { $text }

act-cancel =
    .label = Annullert
    .sentence = TL annullerer: { $text }

act-penalize =
    .label = Straff
    .sentence = Straff til { side }: { $text }

act-adjust =
    .label = Justert score
    .sentence = TL justerer scoren.

act-resume =
    .label = Spillet fortsetter
    .sentence = TL lar spillet fortsette.

act-decide_appeal =
    .label = Appellavgjørelse
    .sentence = Avgjørelsen blir { $decision ->
            [upheld] opprettholdt
            [varied] endret
           *[withdrawn] stående fordi appellen er trukket
        }.

act-result =
    .label = Resultat
    .sentence = Spillefører vant { count-tricks }.

## How information reached a partner (convey). .noun carries its article

convey-hesitation =
    .label = Nøling
    .noun = en merkbar nøling
    .sentence = { seat } nølte merkbart.

convey-haste =
    .label = Unormal hastighet
    .noun = unormal hastighet
    .sentence = { seat } handlet uvanlig raskt.

convey-remark =
    .label = Bemerkning
    .noun = en bemerkning
    .sentence = { seat } kom med en bemerkning.

convey-question =
    .label = Stilt spørsmål
    .noun = et spørsmål
    .sentence = { seat } stilte et spørsmål.

convey-answer =
    .label = Svar
    .noun = et svar
    .sentence = { seat } svarte på et spørsmål.

convey-alert =
    .label = Uventet alert
    .noun = en alert
    .sentence = { seat } alerterte.

convey-no_alert =
    .label = Manglende alert
    .noun = en manglende alert
    .sentence = { seat } alerterte ikke.

convey-emphasis =
    .label = Ettertrykk
    .noun = et spesielt ettertrykk
    .sentence = { seat } la spesielt ettertrykk på meldingen eller spillet.

convey-tone =
    .label = Tonefall
    .noun = tonefallet
    .sentence = { seat } brukte et talende tonefall.

convey-gesture =
    .label = Gest
    .noun = en gest
    .sentence = { seat } gjorde en gest.

convey-movement =
    .label = Bevegelse
    .noun = en bevegelse
    .sentence = { seat } gjorde en bevegelse.

convey-mannerism =
    .label = Atferdstrekk
    .noun = et atferdstrekk
    .sentence = { seat } viste et avslørende atferdstrekk.

convey-stop_card =
    .label = Stoppkort
    .noun = riktig eller feil bruk av stoppkortet
    .sentence = { seat } brukte stoppkortet på en måte som sier noe.

## Where knowledge came from (learn)

learn-wrong_hand =
    .label = Så feil hånd
    .sentence = { seat } så feil hånd.
    .named = { seat } så { other-of } hånd.

learn-overheard =
    .label = Tilfeldigvis hørt
    .sentence = { seat } hørte tilfeldigvis noe om spillet.

learn-other_table =
    .label = Annet bord
    .sentence = { seat } fikk vite noe om spillet ved et annet bord.

learn-saw_card =
    .label = Så et kort
    .sentence = { seat } så et kort på en annen hånd.
    .named = { seat } så et kort på { other-of } hånd.

learn-traveller =
    .label = Regnskapsslipp
    .sentence = { seat } leste regnskapsslippen til mappen.

learn-remark =
    .label = Hørt bemerkning
    .sentence = { seat } hørte en bemerkning om spillet.

learn-screen =
    .label = På en skjerm
    .sentence = { seat } så noe om spillet på en skjerm.

learn-other =
    .label = Annen kilde
    .sentence = { seat } fikk vite noe om spillet fra en annen kilde.

learn-prior =
    .label = Kjent på forhånd
    .sentence = { seat } visste noe før hånden ble tatt ut.

learn-standing =
    .label = Hvordan vi ligger an
    .sentence = { seat } vurderer hvordan egen side ligger an.
    .past = { seat } vurderte hvordan egen side lå an.

learn-trait =
    .label = Motstandernes væremåte
    .sentence = { seat } bygger på motstandernes vaner.
    .past = { seat } bygde på motstandernes vaner.

learn-regulation =
    .label = Reglement
    .sentence = { seat } bygger på det reglementet krever.
    .past = { seat } bygde på det reglementet krever.

## What was consulted

consult-own_card =
    .label = Eget systemkort
    .sentence = { seat } ser på eget systemkort.
    .past = { seat } så på eget systemkort.

consult-opponents_card =
    .label = Motstandernes systemkort
    .sentence = { seat } ser på motstandernes systemkort.
    .past = { seat } så på motstandernes systemkort.

consult-notes =
    .label = Notater
    .sentence = { seat } ser på egne notater.
    .past = { seat } så på egne notater.

consult-partner =
    .label = Makker
    .sentence = { seat } spør makker.
    .past = { seat } spurte makker.

## Which trick was looked at

inspect-own_last =
    .label = Eget siste kort

inspect-last_trick =
    .label = Siste stikk

inspect-quitted =
    .label = Et eldre stikk

## Facts about the board (state)

state-arrived =
    .label = Kommet til bordet
    .sentence = { seat } er kommet til bordet.
    .past = { seat } var kommet til bordet.

state-took_cards =
    .label = Kort tatt ut
    .sentence = { seat } har tatt kortene ut av mappen.
    .past = { seat } hadde tatt kortene ut av mappen.

state-looked_at_cards =
    .label = Har sett på kortene
    .sentence = { seat } har sett på kortene.
    .past = { seat } hadde sett på kortene.

state-misdealt =
    .label = Feilgitt
    .sentence = Kortene var feilgitt.

state-wrong_board =
    .label = Feil mappe
    .sentence = Feil mappe ligger på bordet.
    .past = Feil mappe lå på bordet.

state-extra_card =
    .label = Ett kort for mye
    .sentence = { seat } har ett kort for mye.
    .past = { seat } hadde ett kort for mye.

state-missing_card =
    .label = Kort mangler
    .sentence = { seat } mangler et kort.
    .past = { seat } manglet et kort.

state-fouled =
    .label = Mappe feilsortert
    .sentence = Kortene ligger i feil lommer i mappen.
    .past = Kortene lå i feil lommer i mappen.

state-next_board_begun =
    .label = Neste spill påbegynt
    .sentence = Neste spill er påbegynt.
    .past = Neste spill var påbegynt.

state-round_over =
    .label = Runden slutt
    .sentence = Runden er over.
    .past = Runden var over.

state-correction_period_over =
    .label = Korreksjonsperioden slutt
    .sentence = Korreksjonsperioden er over.
    .past = Korreksjonsperioden var over.

## How cards became visible

expose-dropped =
    .label = Mistet

expose-faced =
    .label = Med bildesiden opp

expose-named =
    .label = Nevnt

expose-shown =
    .label = Vist

## Phases of a board

phase-setup =
    .label = Før meldingene

phase-auction =
    .label = Meldeperioden

phase-clarification =
    .label = { $laws_clarification_period ->
            [unnamed] Etter meldingene, før åpningsutspillet er vendt
           *[named] Oppklaringsperioden
        }

phase-play =
    .label = Spilleperioden

phase-ended =
    .label = Spillet er slutt

phase-closed =
    .label = Spillet avsluttet

## Status of a call

call_status-made =
    .label = Avgitt
    .why = Den gjelder.
    .sentence = { call-named.opening } fra { seat } gjelder.

call_status-accepted =
    .label = Godtatt
    .why = Den var uregelmessig og er godtatt.
    .sentence = { call-named.opening } fra { seat } var uregelmessig, men er godtatt og gjelder.

call_status-pending =
    .label = Ikke avgjort
    .why = Den er uregelmessig, og ingenting er avgjort ennå.
    .sentence = { call-named.opening } fra { seat } er uregelmessig; ingenting er avgjort ennå.

call_status-withdrawn =
    .label = Tilbaketrukket
    .why = Den er trukket tilbake.
    .sentence = { call-named.opening } fra { seat } ble trukket tilbake.

out_of_turn-withdrawn = { seat } { $call ->
        [pass] passet
        [dobling] doblet
        [redobling] redoblet
       *[other] meldte { $call }
    } i { other-of } tur, før { other } hadde meldt; meldingen gjelder ikke i den turen.

call_status-cancelled =
    .label = Annullert
    .why = TL har annullert den.
    .sentence = { call-named.opening } fra { seat } er annullert.

out_of_turn-cancelled = { seat } { $call ->
        [pass] passet
        [dobling] doblet
        [redobling] redoblet
       *[other] meldte { $call }
    } i { other-of } tur, før { other } hadde meldt; meldingen ble annullert.

call_status-void =
    .label = Regnes som ikke avgitt
    .why = Den behandles som om den aldri var avgitt.
    .sentence = { call-named.opening } fra { seat } regnes som om meldingen aldri var avgitt.
    .implied = { call-named.opening } fra { seat } er bare underforstått; meldingen ble ikke avgitt.

out_of_turn-void = { seat } { $call ->
        [pass] passet
        [dobling] doblet
        [redobling] redoblet
       *[other] meldte { $call }
    } i { other-of } tur, før { other } hadde meldt; det regnes som om meldingen aldri var avgitt.

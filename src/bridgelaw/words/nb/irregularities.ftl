### bridgelaw words: irregularities, Norwegian bokmål (NBF usage)

## Auction

irregularity-insufficient_bid =
    .label = Utilstrekkelig bud
    .sentence = { seat } bød { $call }, som er utilstrekkelig over { $last }.
    .why = Hvert bud må være høyere enn det forrige: flere trekk, eller like mange i en høyere benevnelse.

irregularity-pass_out_of_rotation =
    .label = Pass utenfor tur
    .sentence = { seat } passet da det var { due-of } tur til å melde.
    .why = En spiller passet uten å være i tur.
    .you = Det er ikke din tur til å melde.

irregularity-bid_out_of_rotation =
    .label = Bud utenfor tur
    .sentence = { seat } bød { $call } da det var { due-of } tur til å melde.
    .why = En spiller avga et bud uten å være i tur.
    .you = Det er ikke din tur til å melde.

irregularity-double_out_of_rotation =
    .label = Dobling utenfor tur
    .sentence = { seat } doblet da det var { due-of } tur til å melde.
    .why = En spiller doblet uten å være i tur.
    .you = Det er ikke din tur til å melde.

irregularity-redouble_out_of_rotation =
    .label = Redobling utenfor tur
    .sentence = { seat } redoblet da det var { due-of } tur til å melde.
    .why = En spiller redoblet uten å være i tur.
    .you = Det er ikke din tur til å melde.

irregularity-inadmissible_double =
    .label = Dobling som ikke er tillatt
    .sentence = { seat } doblet, men her er det ikke noe motstanderbud som kan dobles.
    .why = Du kan bare doble når siste melding som ikke er pass, er et bud fra en motstander.

irregularity-inadmissible_redouble =
    .label = Redobling som ikke er tillatt
    .sentence = { seat } redoblet, men her er det ingen dobling fra motstanderne å redoble.
    .why = Du kan bare redoble når siste melding som ikke er pass, er en dobling fra en motstander.

irregularity-bid_over_seven =
    .label = Bud på mer enn sju trekk
    .sentence = { seat } bød { $call }; det finnes ikke bud over sjutrinnet.
    .less = { seat } bød på åttetrinnet; det finnes ikke bud over sjutrinnet.
    .why = Det er bare tretten stikk, så sju over seks er det høyeste som kan bys.

irregularity-call_after_auction =
    .label = Melding etter avsluttende pass
    .sentence = { seat } { call-named.made } etter at meldingsforløpet var slutt.
    .why = Etter et bud og tre pass på rad er meldingsforløpet slutt, og ingen kan melde mer.

irregularity-call_when_barred =
    .label = Melding som en avgjørelse ikke tillot
    .sentence = { seat } var pålagt å passe, men { call-named.made }.
    .no_double = { seat } kunne by eller passe, men { call-named.made }.
    .why_no_double = En avgjørelse lar denne spilleren by eller passe i denne turen, men verken doble eller redoble.
    .why = En avgjørelse påla denne spilleren å passe; enhver annen melding bryter påbudet.

irregularity-changed_call =
    .label = Endret melding
    .sentence = { seat } { first-named.made } og endret så til { $second }.
    .less = { seat } endret en melding som var avgitt.
    .why = En avgitt melding gjelder, unntatt når den var et rent feilgrep og ikke en ombestemmelse.

irregularity-simultaneous_call =
    .label = Samtidige meldinger
    .sentence = { due } og { seat } meldte samtidig; { due } var i tur.
    .why = Når to spillere melder samtidig, regnes den som var i tur, for å ha meldt først.

irregularity-exposed_card_in_auction =
    .label = Kort vist frem eller spilt ut i meldeperioden
    .sentence = { seat } viste frem { $card } før spillet begynte.
    .why = Makker skal bare få vite om kortene dine gjennom lovlige meldinger og spill.
    .dropped = { seat } mistet { $card } med bildesiden opp før spillet begynte.
    .led = { seat } spilte ut { $card } før meldeperioden var slutt.

## Play

irregularity-opening_lead_out_of_turn =
    .label = Åpningsutspill utenfor tur
    .sentence = { seat } spilte ut { $card }; { due } hadde åpningsutspillet.
    .less = { seat } spilte ut; { due } hadde åpningsutspillet.
    .down = { seat } spilte ut med bildesiden ned; { due } hadde åpningsutspillet.
    .why = Spilleren til venstre for spillefører spiller ut til første stikk, først med bildesiden ned.

irregularity-lead_out_of_turn =
    .label = Utspill utenfor tur
    .sentence = { seat } spilte ut { $card }; det var { due } som hadde utspillet.
    .why = Den som vinner et stikk, spiller ut til det neste (§ 44G).

irregularity-lead_from_wrong_hand =
    .label = Utspill fra feil hånd
    .sentence = { declarer } spilte ut { $card } fra feil hånd.
    .why = Spillefører spiller ut fra den hånden, sin egen eller blindemanns, som vant siste stikk.
    .dummy = { declarer } spilte ut { $card } fra blindemann, men utspillet var på egen hånd.
    .closed = { declarer } spilte ut { $card } fra egen hånd, men utspillet var på blindemann.

irregularity-play_out_of_turn =
    .label = Spill utenfor tur
    .sentence = { seat } spilte { $card } utenfor tur.
    .why = Hver spiller legger ett kort etter tur, med urviseren.

irregularity-premature_play =
    .label = For tidlig utspill eller påspill
    .sentence = { seat } spilte { $card } før { due } hadde spilt til stikket.
    .why = En motspiller som spiller for tidlig, viser makker et kort som ennå skulle være ukjent.

irregularity-revoke =
    .label = Revoke
    .sentence = { seat } bekjente ikke { suit }, enda det var mulig.
    .card = { seat } bekjente ikke { suit }, enda det var mulig; kortet som ble spilt, var { $card }.
    .dummy = Blindemann ({ seat }) bekjente ikke { suit }, enda det var mulig; kortet som ble spilt, var { $card }.
    .why = Den som har kort i den utspilte fargen, må følge farge.

irregularity-failure_to_play_penalty_card =
    .label = Straffekort ikke spilt
    .sentence = { seat } spilte { $card } da et straffekort måtte spilles.
    .due = { seat } spilte { $card } i stedet for straffekortet { $text }.
    .several = { seat } spilte { $card } i stedet for et av straffekortene { $text }.
    .less = { seat } spilte ikke et straffekort da det måtte spilles.
    .why = Et stort straffekort må spilles ved første lovlige anledning.

irregularity-failure_to_honour_lead_restriction =
    .label = { edition-lead_restriction.heading } ikke fulgt
    .sentence = { seat } spilte ut { $card } i strid med det spillefører hadde bestemt.
    .why = En farge var forlangt eller forbudt, og utspillet fulgte ikke dette selv om det var mulig.

irregularity-exposed_card =
    .label = Fremvist kort
    .sentence = { seat } viste frem { $card } uten å spille det.
    .why = Et motspillerkort som makker kunne se, kan bli straffekort.
    .why_led_too_soon = Før du spiller ut, velger spillefører hva du kan spille ut: makker har et straffekort på bordet.
    .several = { seat } viste frem { $card } uten å spille dem.
    .named = { seat } nevnte et kort på hånden: { $card }.
    .dropped = { seat } mistet { $card }.
    .led_too_soon = { seat } spilte ut { $card } før spillefører hadde valgt hva { seat } kan spille ut.

irregularity-played_card_retracted =
    .label = Spilt kort tatt tilbake
    .designation = Endret angivelse
    .sentence = { seat } tok tilbake { $card } etter å ha spilt det: kortet regnes som spilt.
    .less = { seat } tok tilbake et kort som regnes som spilt.
    .named = { seat } ville endre kortet som var angitt: { $card } regnes som spilt.
    .dummy = { seat } ville endre et kort som var angitt fra blindemann: { $card } regnes som spilt.
    .why = Et spilt kort kan bare trekkes tilbake når lovene tillater det.

irregularity-simultaneous_play =
    .label = Flere kort spilt samtidig
    .sentence = { seat } spilte { count-cards } samtidig.
    .why = Bare ett kort kan regnes som spilt; hvilket, avgjøres av hva som ble sett og sagt.

irregularity-defective_trick =
    .label = Irregulært stikk
    .sentence = Stikk { $n } inneholder { count-cards } i stedet for fire.
    .why = Noen har spilt for mange eller for få kort til et stikk.
    .unnumbered = Stikket inneholder { count-cards } i stedet for fire.
    .uncounted = Stikk { $n } har ikke fire kort.
    .unknown = Stikket har ikke fire kort.

irregularity-incomplete_designation =
    .label = Ufullstendig angivelse
    .sentence = { declarer } ba om et kort fra blindemann uten å angi både farge og rangering.
    .why = Faste regler sier hvilket kort en ufullstendig angivelse betyr, for eksempel bare fargen eller «liten».

irregularity-dummy_participation =
    .label = Blindemann deltok i spillet
    .sentence = Blindemann ({ seat }) deltok i spillet.
    .why = Blindemann legger de kortene spillefører angir, og skal verken foreslå eller kommentere et spill.
    .indicated = Blindemann ({ seat }) pekte på et kort uten å være bedt om det.
    .remark = Blindemann ({ seat }) kommenterte spillet.

irregularity-dummy_called_attention =
    .label = Blindemann sa fra
    .sentence = Blindemann ({ seat }) påpekte en uregelmessighet under spillet.
    .called = Blindemann ({ seat }) påpekte { call-named.the } fra { other } under spillet.
    .played = Blindemann ({ seat }) påpekte { $card }, spilt av { other }, under spillet.
    .why = Blindemann kan prøve å hindre en uregelmessighet, men må vente til spillet er slutt med å påpeke den.

irregularity-improper_inspection =
    .label = Urettmessig innsyn i stikk
    .sentence = { seat } så på et stikk som ikke lenger kunne ses.
    .own = { seat } så på sitt eget siste kort etter at det var spilt ut til neste stikk.
    .why = Når et stikk er vendt, blir kortene liggende, med mindre TL sier noe annet.

irregularity-play_after_claim =
    .label = Spill etter krav
    .sentence = { seat } spilte videre etter et krav.
    .why = Et krav avslutter spillet; det som spilles etterpå, teller ikke i seg selv.

## Board

irregularity-wrong_number_of_cards =
    .label = Feil antall kort
    .sentence = { seat } har { count-cards } i stedet for tretten.
    .why = Alle teller kortene med bildesiden ned før de ser på dem; hver hånd har tretten kort.

irregularity-wrong_board =
    .label = Feil mappe
    .sentence = { seat } meldte med kortene fra mappe { $n }.
    .of_another = { seat } hadde kortene fra en annen mappe.
    .not_theirs = En mappe som disse deltakerne ikke skulle spille, ble spilt eller påbegynt.
    .why = Kortene på hånden hører til en annen mappe enn den som spilles.

irregularity-misdeal =
    .label = Feilgiv
    .sentence = Kortene var ikke gitt riktig.
    .why = Kortene er gitt på en måte lovene ikke tillater; det gis på nytt hvis det oppdages i tide.

irregularity-looked_at_other_hand =
    .label = Så på en annens hånd
    .sentence = { seat } så på kort som hører til { other }.
    .why = Ingen skal se på en annens kort; det som ble sett, kan gjøre spillet umulig å spille.

irregularity-fouled_board =
    .label = Feilsortert mappe
    .sentence = Mappe { $n } var ikke lik ved alle bordene.
    .less = Mappen var ikke lik ved alle bordene.
    .why = Kort er lagt tilbake i feil lomme, så resultatene før og etter kan ikke sammenlignes direkte.

## Procedure

irregularity-action_while_frozen =
    .label = Handling før TL hadde forklart
    .sentence = { seat } foretok seg noe før TL hadde forklart hva som gjelder.
    .why = Når en uregelmessighet er påpekt, venter alle til TL har forklart hva som skjer videre.
    .called = { seat } { call-named.made } før TL hadde forklart hva som gjelder.
    .led = { seat } spilte ut { $card } før TL hadde forklart hva som gjelder.
    .played = { seat } spilte { $card } før TL hadde forklart hva som gjelder.

irregularity-premature_correction =
    .label = For tidlig retting
    .sentence = { seat } rettet feilen før TL hadde forklart.
    .why = En forhastet retting kan røpe mer; TL behandler både feilen og rettingen.

irregularity-attention_not_followed_by_summons =
    .label = TL ikke tilkalt straks
    .sentence = En uregelmessighet ble påpekt, men TL ble ikke tilkalt straks.
    .why = Spillerne kan ikke ordne saken seg imellom; TL må komme.

irregularity-player_assessed_rectification =
    .label = En spiller avgjorde selv
    .sentence = { seat } påla { edition-rectification.one } uten TL.
    .why = Bare TL avgjør; det spillerne pålegger hverandre, kan oppheves.

irregularity-player_waived_rectification =
    .label = { $laws_puts_right ->
            [penalty] Spiller ga avkall på straff
           *[rectification] Spiller ga avkall på korrigering
        }
    .sentence = { seat } ga avkall på { edition-rectification.one } uten TL.
    .cancelled = { seat } ga avkall på { edition-rectification.one } uten å tilkalle TL; TL har opphevet avkallet.
    .why = En spiller kan be TL frafalle { edition-rectification.one }, men ikke gjøre det på egen hånd.

irregularity-choice_consulted_partner =
    .label = Valg tatt i samråd med makker
    .sentence = { seat } rådførte seg med makker før valget.
    .why = Den som har valget, avgjør alene.

irregularity-attention_when_forbidden =
    .label = Påpekt når det ikke er tillatt
    .sentence = { seat } påpekte en uregelmessighet da det ikke var tillatt.
    .why = Noe må vente: lovene sier når hver spiller kan si fra.

irregularity-spectator_attention =
    .label = Tilskuer sa fra
    .sentence = En tilskuer som { side } svarer for, påpekte en uregelmessighet.
    .why = Tilskuere skal være tause; en side kan miste en rett på grunn av sin egen tilskuer.
    .why_nothing_lost = Tilskuere skal være tause; TL avgjør likevel uregelmessigheten.
    .less = En tilskuer påpekte en uregelmessighet.

## Communication

irregularity-use_of_unauthorized_information =
    .label = Bruk av urettmessig informasjon
    .sentence = { seat } valgte { $action }, { $laws_suggestion ->
        [could_have] som den urettmessige informasjonen fra makker påviselig kunne ha foreslått.
       *[did] som den urettmessige informasjonen fra makker påviselig foreslo.
    }
    .why = Å få slik informasjon er ingen feil; å velge det den foreslår når det fantes et annet fornuftig alternativ, er det.

irregularity-extraneous_from_other_source =
    .label = Informasjon fra annen kilde
    .sentence = { seat } har fått informasjon om spillet fra en annen kilde.
    .why = Det er kanskje ingens feil, men TL må straks få vite det for å avgjøre om spillet kan spilles.

irregularity-reserved_when_prohibited =
    .label = Reservasjon der det ikke er tillatt
    .sentence = { seat } reserverte seg, men reglementet krever at TL tilkalles.
    .why = Her skal TL tilkalles straks; det er ikke nok å si «jeg reserverer meg».

irregularity-partial_review =
    .label = Delvis gjentakelse
    .sentence = { seat } ba bare om å få gjentatt en del av meldingsforløpet.
    .why = Å spørre om én melding viser makker hva du er interessert i; derfor gjentas hele meldingsforløpet.

irregularity-halted_review =
    .label = Avbrutt gjentakelse
    .sentence = { seat } stanset gjentakelsen før den var ferdig.
    .why = Gjentakelsen skal fullføres, så ingen får vite hva spilleren ville høre.

irregularity-review_out_of_turn =
    .label = Gjentakelse uten rett til det
    .sentence = { seat } ba om gjentakelse uten å være i tur.
    .why = Du kan få meldingene gjentatt når du er i tur, ikke for å hjelpe eller vekke makker.
    .dummy = Blindemann ({ seat }) ba om gjentakelse, og har ikke den retten.
    .barred = { seat } måtte passe, og ba om gjentakelse: den som må passe, har ikke rett til det.

irregularity-restatement_by_wrong_side =
    .label = Gjentakelse fra feil side
    .sentence = { seat } gjentok meldinger for egen makker.
    .why = Bare en motstander svarer, så tonefallet ikke hjelper makker.

irregularity-uncorrected_restatement =
    .label = Feil gjentakelse ikke rettet
    .sentence = { seat } rettet ikke en feil i gjentakelsen.
    .why = Alle spillere har ansvar for at feil i en gjentakelse rettes.

irregularity-question_out_of_turn =
    .label = Spørsmål utenfor tur
    .sentence = { seat } ba om forklaring uten å være i tur.
    .why = Et spørsmål utenfor tur kan fortelle makker noe.

irregularity-supplementary_question =
    .label = Spørsmål om bare én melding
    .sentence = { seat } spurte bare om { call-named.the }.
    .why = Å spørre om én enkelt melding kan røpe for makker hva du er interessert i.

irregularity-question_for_partner =
    .label = Spørsmål stilt for makkers skyld
    .sentence = { seat } stilte et spørsmål bare for makkers skyld.
    .why = Du spør for å få vite noe selv, aldri for å opplyse eller advare makker.

irregularity-explanation_by_wrong_player =
    .label = Forklaring fra feil spiller
    .sentence = { seat } forklarte en melding som { partner } burde ha forklart.
    .why = Normalt er det makkeren til den som meldte, som forklarer; forklarer du din egen melding, røper du hva du mente.

irregularity-mistaken_explanation =
    .label = Feil forklaring
    .sentence = { seat } forklarte { call-named.the } på en måte som ikke stemmer med avtalen.
    .less = { seat } ga en forklaring som ikke stemmer med avtalen.
    .why = Motstanderne har krav på å få vite hva paret har avtalt; et feil svar er feilinformasjon.

irregularity-missing_alert =
    .label = Manglende alert
    .sentence = { call-named.opening } fra { partner } skulle ha vært alertert, men { seat } alerterte ikke.
    .less = En melding fra { partner } skulle ha vært alertert, men { seat } alerterte ikke.
    .why = En alert forteller motstanderne at en melding har en betydning de kanskje ikke venter seg.

irregularity-unexpected_alert =
    .label = Unødvendig alert
    .sentence = { seat } alerterte { call-named.the } fra { partner }; det skulle ikke vært gjort.
    .why = En alert forteller motstanderne at en melding har en spesiell betydning; en unødvendig alert feilinformerer dem.

irregularity-early_correction =
    .label = Makkers forklaring rettet for tidlig
    .sentence = { seat } rettet { partner-of } forklaring tidligere enn lovene tillater.
    .why = Under meldingsforløpet kan du ikke si at makkers forklaring var feil. Spiller siden din kontrakten, tilkaller du TL og sier det etter avsluttende pass, før utspillet vendes; er du i motspill, når spillet er over.
    .alert = { seat } sa tidligere enn lovene tillater at { partner-of } alert var feil.

irregularity-late_correction =
    .label = Retting for sent
    .sentence = { seat } rettet ikke den feilaktige forklaringen da tiden var inne.
    .why = En feil forklaring må rettes når lovene sier det.

irregularity-consulted_own_card =
    .label = Så på eget systemkort eller notater
    .sentence = { seat } så på eget systemkort da det ikke var tillatt.
    .notes = { seat } så på egne notater da det ikke var tillatt.
    .why = Egne avtaler skal du ha i hodet; kortet er til for motstanderne.

irregularity-undisclosed_understanding =
    .label = Skjult makkeravtale
    .sentence = { side } brukte en avtale som motstanderne ikke kunne kjenne til.
    .why = Alle avtaler, uttalte eller bygd på erfaring, skal være åpne for motstanderne.

irregularity-varied_understanding =
    .label = Avtalt endring av metode
    .sentence = { side } endret metode etter et spørsmål eller en uregelmessighet, slik det var avtalt på forhånd.
    .why = Der det er forbudt, kan et par ikke avtale å endre metode etter et spørsmål eller en uregelmessighet.

irregularity-improper_communication =
    .label = Motstander villedet
    .sentence = Utenom meldinger og spill gjorde { seat } noe som var egnet til å villede en motstander.
    .why = Motstandere kan bare villedes gjennom lovlige meldinger og spill, aldri gjennom væremåte, tempo eller spørsmål.
    .pause = { seat } nølte uten påviselig bridgemessig grunn og kunne da ha visst at det kunne være til fordel for { side }.
    .reason = Det { seat } gjorde, hadde ingen påviselig bridgemessig grunn, og { seat } kunne da ha visst at det kunne være til fordel for { side }.

## Status of an irregularity

irregularity_status-unnoticed =
    .label = Ikke påpekt
    .over = Ingen avgjørelse
    .why = Ingen har påpekt den; bare TL ser den.

irregularity_status-attention =
    .label = Ikke avgjort ennå
    .over = Ingen avgjørelse
    .why = Den er påpekt, og TL har ennå ikke avgjort.
    .found = Fastslått av TL

irregularity_status-ruled =
    .label = Avgjort
    .why = TL har behandlet den.
    .choice = Valg gjenstår

irregularity_status-accepted =
    .label = Godtatt
    .why = Den ble godtatt, eller tiden for innsigelse er forbi.

irregularity_status-forfeited =
    .label = { $laws_puts_right ->
            [penalty] Retten til straff er tapt
           *[rectification] Retten til korrigering er tapt
        }
    .why = Retten til { edition-rectification.any } er tapt ved en avgjørelse.

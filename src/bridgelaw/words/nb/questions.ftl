### bridgelaw words: questions, Norwegian bokmål (NBF usage)

## Frame

questions-heading = TL må avgjøre

questions-open = { $questions ->
        [one] { $questions } åpent spørsmål
       *[other] { $questions } åpne spørsmål
    }

questions-evidence = Fakta i saken

questions-why = Begrunnelse

questions-consulted = Hvem har du rådført deg med?

questions-answered = Besvart: { $answer }

questions-replaced = Erstatter det tidligere svaret; begge blir stående i protokollen.

questions-in_passing = I forbifarten: uten svar gjelder nei

questions-yes = Ja

questions-no = Nei

questions-tricks_left = { $left ->
        [one] det ene stikket
       *[other] de { $left } stikkene
    }

questions-nothing_meant = Ingenting uregelmessig

questions-cards_left = Kort igjen:

questions-revoke_meant = En revoke i stikk som ikke er skrevet ned

questions-revoke_told = { seat } fulgte ikke farge { suit-in }; { winner } vant stikket. Deretter vant { side } { count-tricks }.

questions-revoke_with_suit = Den som revokerte, vant ett av dem med et kort som lovlig kunne ha vært spilt i revokestikket.

questions-revoke-by = Hvem revokerte?

questions-revoke-suit = Hvilken farge var spilt ut?

questions-revoke-won_by = Hvilken hånd vant revokestikket?

questions-revoke-later = Hvor mange stikk har siden som revokerte, vunnet senere?

questions-revoke-with_suit = Vant den som revokerte, ett av dem med et kort som lovlig kunne ha vært spilt i revokestikket?

questions-revoke-trick = Hvilket stikk var det, om det var det tolvte?

questions-if_yes = Ja – { $text }

questions-if_no = Nei – { $text }

questions-threshold = { $laws_damage_in_doubt ->
        [possible] En rimelig mulighet for skade er nok.
       *[probable] Skaden må være sannsynlig.
    }

## Question kinds. .yes and .no say what each answer means

question-unintended_call =
    .label = { $laws_unintended_call ->
            [inadvertent] Melding av vanvare?
           *[unintended] Utilsiktet melding?
        }
    .sentence = { $laws_pause_for_thought ->
            [counts] Var { $call } fra { seat } et feilgrep som aldri var ment, og endret uten tenkepause?
           *[does_not_count] Var { $call } fra { seat } et feilgrep som aldri var ment?
        }
    .why = { $laws_pause_for_thought ->
            [counts] Et feilgrep med hånden eller tungen kan rettes når han endret det, eller prøvde på det, uten tenkepause da han oppdaget det; en ombestemmelse kan ikke.
           *[does_not_count] Et feilgrep med hånden eller tungen kan rettes, hvordan han enn oppdaget det; en ombestemmelse eller sviktende konsentrasjon kan ikke.
        }
    .yes = Meldingen var et feilgrep.
    .no = { $laws_pause_for_thought ->
            [counts] Meldingen var ment da den ble avgitt, eller ble endret først etter tenkepause.
           *[does_not_count] Meldingen var ment da den ble avgitt.
        }

question-comparable_call =
    .label = { $laws_replacement_call ->
            [more_precise] Samme eller mer nøyaktig betydning?
           *[comparable] Sammenlignbar melding?
        }
    .sentence = { $laws_replacement_call ->
            [more_precise] Betyr { $call } det samme som den uregelmessige meldingen, eller noe mer nøyaktig?
           *[comparable] Er { $call } en sammenlignbar melding?
        }
    .why = { $laws_replacement_call ->
            [more_precise] Sammenlign det de to meldingene viser: enhver hånd som avgir den nye, ville også ha avgitt den gamle.
           *[comparable] Sammenlignbar er en melding som betyr det samme som den uregelmessige eller nesten det, som bare avgis på hender den også kunne avgis på (en delmengde), eller som har samme hensikt.
        }
    .yes = Ja: ingen ytterligere korrigering.
    .no = Nei: makker må passe så lenge loven krever det, og utspill kan bli begrenset.

question-lowest_same_denomination_artificial =
    .label = Var budet kunstig?
    .sentence = Var det utilstrekkelige budet, eller budet som retter det, kunstig?
    .why = Bare to naturlige bud i samme benevnelse kan byttes uten følger.
    .yes = Kunstig: retting uten følger er utelukket.
    .no = Naturlig: det kan rettes uten følger.

question-conventional_call =
    .label = Kunstig melding?
    .sentence = Var { $call } fra { seat } kunstig etter avtalen?
    .why = En kunstig melding sier noe annet enn ønsket om å spille benevnelsen.
    .yes = Kunstig.
    .no = Naturlig.

question-specified_suits =
    .label = Hvilke farger ble vist?
    .sentence = Hvilke farger viser { $call }?
    .why = Hva som følger, avhenger av det den tilbaketrukne meldingen viste.

question-information_made_available =
    .label = Ble det gitt informasjon?
    .sentence = Er det utvilsomt at { seat } ga { partner } informasjon?
    .why = Vanlig tenkepause er ikke informasjon; en tydelig nøling er det.
    .yes = Ja: informasjonen er urettmessig for makker.
    .no = Nei: det ble ikke gitt noen informasjon.

question-facts_agreed =
    .label = Er det enighet om fakta?
    .sentence = Er alle fire spillerne enige om dette?
    .why = Omstridte fakta avgjøres etter sannsynlighetsovervekt.
    .yes = Enighet: avgjør ut fra dette.
    .no = Omstridt: fastslå faktum først.

question-suggested =
    .label = Hva foreslo den?
    .sentence = Hvilke handlinger kunne informasjonen ha foreslått for { seat }?
    .why = Ingen, hvis informasjonen ikke pekte på noe bestemt.

question-logical_alternatives =
    .label = Logiske alternativer
    .sentence = Hvilke handlinger ville en spiller på nivå med { seat } seriøst ha vurdert?
    .why = En handling teller når en reell andel spillere på dette nivået ville vurdert den, og noen ville valgt den.

question-poll =
    .label = Spørrerunde
    .sentence = Spør spillere på dette nivået hva de ville valgt og hva de ville vurdert.
    .why = Gi dem problemet uten den urettmessige informasjonen, og hver for seg, så ingen påvirker andre.

question-misinformation =
    .label = Feilinformasjon?
    .sentence = Avvek forklaringen av { $call } fra avtalen?
    .less = Avvek forklaringen fra avtalen?
    .why = Stemmer avtalen med forklaringen, men ikke med hånden, er det en feilmelding og ikke et regelbrudd.
    .yes = Feilinformasjon: undersøk skaden.
    .no = Ikke feilinformasjon.

question-agreement =
    .label = Hva er avtalen?
    .sentence = Hva er avtalen om { $call }?
    .less = Hva er avtalen?
    .why = Skriv hva paret har avtalt, med bevis.
    .none = Ingen avtale

question-would_have_acted =
    .label = Påvirket av feilinformasjonen?
    .sentence = Kan feilinformasjonen godt ha påvirket det { seat } gjorde?
    .why = Ingen må bevise at valget ellers ville blitt et annet; hvor sannsynlig det må være, sier bestemmelsen.
    .yes = Ja: det som skyldes den, kan rettes opp.
    .no = Nei: meldingen blir stående.

question-damage =
    .label = Skade?
    .sentence = Har den ikke-feilende siden lidt skade av regelbruddet?
    .why = Sammenlign med det som ville skjedd uten det, ikke med det beste mulige resultatet.
    .yes = Juster scoren.
    .no = Scoren justeres ikke.
    .revoke = Kostet revoken den andre siden flere stikk enn den får overført?
    .revoke_why = Sammenlign med stikkene den siden ville ha vunnet uten revoken; loven krever det også når ingen stikk overføres.

question-serious_error =
    .label = { $laws_serious_error ->
            [serious] Alvorlig feil?
           *[extremely_serious] Særdeles alvorlig feil?
        }
    .sentence = Har den ikke-feilende siden skadet seg selv ved en { edition-serious_error } uten sammenheng med regelbruddet?
    .why = Den delen av skaden erstattes ikke.
    .yes = Ja: reduser erstatningen.
    .no = Nei: en vanlig feil endrer ingenting.

question-gambling_action =
    .label = { $laws_gambling_action ->
            [wild_or_gambling] Vill eller spekulativ handling?
           *[gambling] Spekulativ handling?
        }
    .sentence = Foretok den ikke-feilende siden en { edition-gambling_action }?
    .why = Man kan ikke ta en sjanse og så bli beskyttet mot tapet.
    .yes = Spekulativ: reduser erstatningen.
    .no = Vanlig bridge.

question-own_ruling_wrong =
    .label = Var den tidligere avgjørelsen feil?
    .sentence = Bygget den tidligere avgjørelsen på feil lov eller feil fakta?
    .why = I så fall regnes begge sider som ikke-feilende for det den førte til.
    .yes = Feil: rett den.
    .no = Den var riktig.

question-not_judged =
    .label = Avgjort for hånd?
    .sentence = Programmet kunne ikke bedømme denne handlingen. Har du avgjort den for hånd?
    .why = To bestemmelser motsier hverandre her, eller én kunne ikke følges; resten av spillet bedømmes som alltid.
    .yes = Ja: avgjørelsen står i protokollen.
    .no = Ikke ennå: den forblir åpen.

question-could_have_known =
    .label = Kunne ha visst?
    .sentence = Kunne { seat } på det tidspunktet ha visst at uregelmessigheten lett kunne skade motstanderne?
    .why = Spørsmålet gjelder hva man kunne visst, ikke hva spilleren hadde i tankene.
    .yes = Ja: fordelen tas bort.
    .no = Nei: de vanlige reglene er nok.

question-right_forfeited =
    .label = Rett tapt på grunn av en tilskuer?
    .sentence = Mister { side } retten sin fordi en tilskuer var den første som påpekte uregelmessigheten?
    .why = En side svarer for sine egne tilskuere, og TL avgjør om retten er tapt.
    .yes = Retten er tapt.
    .no = Retten består.

question-may_have_gained =
    .label = Kan de ha tjent på det?
    .sentence = Kan { side } ha tjent på noe motstanderne gjorde uten å kjenne loven?
    .why = En side som handler før TL kommer, kan miste sin egen rett.
    .yes = Ja: retten er tapt.
    .no = Nei: retten består.

question-interferes =
    .label = Hindrer den normalt spill?
    .sentence = Hindrer informasjonen fra en annen kilde normalt spill i mappen?
    .why = En tilfeldig bemerkning kan være uten betydning; en hånd som er sett, er det sjelden.
    .yes = Hindrer: velg et tiltak.
    .no = Uten betydning: spillet fortsetter.

question-assisted =
    .label = Hjulpet av regelbruddet?
    .sentence = Kunne resultatet blitt et annet uten hjelpen uregelmessigheten ga?
    .why = En uregelmessighet som er korrigert, eller ikke krever korrigering, skal likevel ikke gi den feilende et bedre resultat.
    .yes = Ja: gjenopprett sannsynlig resultat.
    .no = Nei: resultatet blir stående.

question-offender_responsible =
    .label = Er den feilende ansvarlig?
    .sentence = Er { seat } ansvarlig for det som skjedde?
    .why = Noen avgjørelser avhenger av hvem som hadde skylden, eller av at ingen hadde det.
    .yes = Ansvarlig.
    .no = Ikke ansvarlig.

question-normal_line =
    .label = Stikk ved normal spilleføring
    .sentence = Hvor mange av { questions-tricks_left } som er igjen, vinner { side } ved den dårligste av de normale spilleføringene som passer med det som eventuelt ble sagt?
    .less = Hvor mange stikk vinner siden som krever, ved den dårligste av de normale spilleføringene som passer med det som eventuelt ble sagt?
    .without = Hvor mange av de tretten stikkene ville den andre siden ha vunnet uten revoken?
    .why = Normalt er også det som er uforsiktig eller dårlig for en spiller på dette nivået. Av flere normale spilleføringer gjelder den dårligste; tvil går ut over den som krevde.
    .without_why = Det som ville ha skjedd uten revoken, slik begge sider ville ha spilt.

question-intended_designation =
    .label = Hvilket kort var ment?
    .sentence = Hvilket kort mente { declarer }?
    .why = Lovene fastsetter hva en kort beskjed betyr; ellers teller det som var ment.

question-inadvertent_play =
    .label = Spilt ved et uhell?
    .sentence = Spilte { seat } { $card } ved et uhell?
    .why = Et kort som falt eller glapp, er ikke det samme som et valgt kort.
    .yes = Ved et uhell: det kan rettes.
    .no = Valgt: kortet er spilt.

question-in_time =
    .label = I tide?
    .sentence = Skjedde det innen tiden loven gir?
    .revoke = Ble revoken påpekt før en spiller på den ikke-feilende siden hadde meldt i neste spill?
    .why = Mange rettigheter opphører ved neste melding eller spill.
    .yes = I tide.
    .no = For sent.

question-asked_for_partner =
    .label = Stilt for makkers skyld?
    .sentence = Spurte { seat } bare for at { partner } skulle høre svaret?
    .why = Man spør for sitt eget valg, aldri for å opplyse eller advare makker.
    .yes = For makker: regelbrudd.
    .no = For eget valg.

question-asked_to_mislead =
    .label = Stilt for å villede?
    .sentence = Spurte { seat } bare for at en motstander skulle svare feil?
    .why = Man spør for å få vite hva motstanderne har avtalt, aldri for å lede dem på villspor.
    .yes = For å få et galt svar: regelbrudd.
    .no = For å få vite svaret.

question-choice_stands =
    .label = Blir valget stående?
    .sentence = Kan { seat } beholde valget selv om makker ble spurt?
    .why = I motsatt fall bestemmer TL hva siden mister.
    .yes = Valget blir stående.
    .no = Valget annulleres.

question-can_be_played_normally =
    .label = Kan spilles?
    .sentence = Kan spillet fortsatt spilles normalt?
    .why = Hvis ikke, annulleres det og poeng fastsettes direkte.
    .yes = Spill det.
    .no = Annuller det.

question-call_differs =
    .label = Er meldingen en annen?
    .sentence = Er meldingen med riktige kort vesentlig annerledes enn den med feil mappe?
    .why = Er betydningen en annen, kan det man lærte, ikke gjøres ugjort.
    .yes = Den er en annen: annuller spillet.
    .no = Den samme: meldingsforløpet fortsetter.

question-visible_to_partner =
    .label = Synlig for makker?
    .sentence = Var { $card } i en stilling der { partner } kunne se fremsiden?
    .why = Bare et kort makker kunne se, blir straffekort.
    .yes = Synlig.
    .no = Ikke synlig.

question-could_have_seen =
    .label = Kunne makker ha sett det?
    .sentence = Kunne { partner } ha sett fremsiden av { $card }?
    .why = Det som teller, er hva som kunne ses, ikke hva som ble sett.
    .yes = Makker kunne ha sett det.
    .no = Makker kunne ikke.

question-deemed_led =
    .label = Var det et utspill?
    .sentence = Var kortet kommet så langt at det regnes som utspilt?
    .why = Et kort som ikke er kommet så langt, er ikke et utspill, men kan være et fremvist kort.
    .yes = Det er et utspill.
    .no = Ikke spilt ennå.

question-played_position =
    .label = Var kortet spilt?
    .sentence = Var { $card } i en slik stilling at kortet regnes som spilt?
    .why = Spilleførers kort teller når det holdes med fremsiden opp ved bordet eller nesten der, et motspillerkort når makker kunne se fremsiden.
    .yes = Spilt.
    .no = Ikke spilt.

question-claim_intended =
    .label = Var det ment som et krav?
    .sentence = Mente { seat } å kreve eller avstå?
    .why = Å vise kort eller snakke om resultatet er bare et krav når det var ment slik.
    .yes = Et krav: spillet stopper.
    .no = Ikke et krav: spillet fortsetter.

question-unaware_of_trump =
    .label = Glemt trumf?
    .sentence = Er det i det hele tatt sannsynlig at { seat } ikke visste at det fortsatt var en trumf ute?
    .why = En utestående trumf som spilleren kan ha glemt, kan koste stikk.
    .yes = Det er i det hele tatt sannsynlig.
    .no = Han visste det.

question-demonstrable_bridge_reason =
    .label = En bridgemessig grunn?
    .sentence = Hadde { seat } en påviselig bridgemessig grunn til tempoet?
    .why = Å tenke er lov; å late som om man tenker, er det ikke.
    .yes = En grunn: ikke regelbrudd.
    .no = Ingen grunn: undersøk skaden.

question-varied_by_agreement =
    .label = Avtalt endring av metode?
    .sentence = Hadde { side } på forhånd avtalt å endre metode etter et spørsmål eller en uregelmessighet?
    .why = Der det er forbudt, kan et par ikke forberede det motstanderne ikke kan forberede seg på.
    .yes = Avtalt på forhånd: ikke tillatt.
    .no = Ingen slik avtale.

question-withheld_information =
    .label = Ble noe avgjørende holdt tilbake?
    .sentence = Holdt dette svaret tilbake noe som var avgjørende for en motstanders valg?
    .why = Et svar kan være riktig så langt det rekker. Det som er utelatt, gjøres godt når et valg hang på det.
    .yes = Holdt tilbake, og avgjørende.
    .no = Ingenting avgjørende ble holdt tilbake.

question-partner_could_expect =
    .label = Kunne makker vente det?
    .sentence = Kunne { partner } vente dette avviket fra avtalen?
    .why = Hadde makker grunn til å vente det, er det en del av avtalen og skal opplyses.
    .yes = Ventet: skjult avtale.
    .no = Ikke ventet: ingenting å opplyse.

question-act_meant =
    .label = Hvilken handling menes?
    .sentence = Noe er sagt å være uregelmessig: Hvilken handling menes?
    .why = Ingenting som er nevnt, eller som alle kan se, er uregelmessig; hva som menes, avgjør hvilken lov som gjelder.

question-could_have_followed =
    .label = Kunne hånden bekjenne?
    .sentence = Hadde { seat } et kort i utspillsfargen da { $card } ble spilt?
    .why = Hånden er ikke skrevet ned, så bare du kan si om dette er en revoke.
    .yes = Ja: en revoke.
    .no = Nei: ikke noe uregelmessig.

question-won_with_playable_card =
    .label = Et senere stikk med et slikt kort?
    .sentence = Vant { seat } et av stikkene som ikke er skrevet ned, med et kort som kunne ha vært spilt til revokestikket?
    .why = Et slikt stikk koster ett til.
    .yes = Ja: ett stikk til overføres.
    .no = Nei.

question-revoke_facts =
    .label = Fakta om revoken
    .sentence = Hvem revokerte, i hvilken farge, hvem vant revokestikket, og hvor mange stikk har siden som revokerte, vunnet senere?
    .why = Stikkene er ikke skrevet ned; disse faktaene er alt avgjørelsen trenger.

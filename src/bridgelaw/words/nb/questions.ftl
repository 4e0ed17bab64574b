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

questions-revoke_told = { seat } bekjente ikke { suit }; { winner } vant stikket. Deretter vant { side } { count-tricks }.

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
            [counts] Var { call-named.the } fra { seat } et feilgrep (aldri ment), endret uten tenkepause?
           *[does_not_count] Var { call-named.the } fra { seat } et feilgrep (aldri ment)?
        }
    .claimed = { $laws_pause_for_thought ->
            [counts] { seat } sier at { call-named.the } var et feilgrep, og at { $meant } var ment. Var { call-named.the } aldri ment, og endret uten tenkepause?
           *[does_not_count] { seat } sier at { call-named.the } var et feilgrep, og at { $meant } var ment. Var { call-named.the } aldri ment?
        }
    .why = { $laws_pause_for_thought ->
            [counts] Et feilgrep med hånden eller tungen kan rettes når det ble endret, eller forsøkt endret, uten tenkepause da det ble oppdaget; en ombestemmelse kan ikke.
           *[does_not_count] Et feilgrep med hånden eller tungen kan rettes, uansett hvordan det ble oppdaget; en ombestemmelse eller sviktende konsentrasjon kan ikke.
        }
    .yes = Et feilgrep: meldingen som var ment, kan settes i stedet.
    .no = { $laws_pause_for_thought ->
            [counts] Meldingen var ment da den ble avgitt, eller ble endret først etter tenkepause.
           *[does_not_count] Meldingen var ment da den ble avgitt.
        }
    .found = { call-named.opening } fra { seat } var et feilgrep som aldri var ment.
    .found_less = Meldingen var et feilgrep som aldri var ment.
    .denied = { $laws_pause_for_thought ->
            [counts] { call-named.opening } fra { seat } var ment da meldingen ble avgitt, eller ble endret først etter tenkepause.
           *[does_not_count] { call-named.opening } fra { seat } var ment da meldingen ble avgitt.
        }
    .denied_less = { $laws_pause_for_thought ->
            [counts] Meldingen var ment da den ble avgitt, eller ble endret først etter tenkepause.
           *[does_not_count] Meldingen var ment da den ble avgitt.
        }

question-comparable_call =
    .label = { $laws_replacement_call ->
            [more_precise] Samme eller mer nøyaktig betydning?
           *[comparable] Sammenlignbar melding?
        }
    .sentence = { $laws_replacement_call ->
            [more_precise] Betyr { call-named.the } det samme som den uregelmessige meldingen, eller noe mer nøyaktig?
           *[comparable] Er { call-named.the } en sammenlignbar melding?
        }
    .why = { $laws_replacement_call ->
            [more_precise] Sammenlign det de to meldingene viser: enhver hånd som avgir den nye, ville også ha avgitt den gamle.
           *[comparable] Sammenlignbar er en melding som betyr det samme som den uregelmessige eller nesten det, som bare avgis på hender den også kunne avgis på (en delmengde), eller som har samme hensikt.
        }
    .yes = Ja: ingen ytterligere { edition-rectification.any }.
    .yes_law26 = Ja: utspillet er fritt.
    .no = Nei: makker må passe ved neste meldetur, og utspill kan bli begrenset.
    .no_law27 = Nei: makker må passe resten av meldingsforløpet, og utspill kan bli begrenset.
    .no_law26 = Nei: utspillet kan bli begrenset.
    .found = { $laws_replacement_call ->
            [more_precise] { call-named.opening } betydde det samme som den uregelmessige meldingen, eller noe mer nøyaktig.
           *[comparable] { call-named.opening } var en sammenlignbar melding.
        }
    .found_less = { $laws_replacement_call ->
            [more_precise] Meldingen betydde det samme som den uregelmessige, eller noe mer nøyaktig.
           *[comparable] Meldingen var sammenlignbar.
        }
    .denied = { $laws_replacement_call ->
            [more_precise] { call-named.opening } betydde verken det samme som den uregelmessige meldingen eller noe mer nøyaktig.
           *[comparable] { call-named.opening } var ikke en sammenlignbar melding.
        }
    .found_same = { call-named.opening } fra { seat } i rett tur var en melding sammenlignbar med den samme meldingen utenfor tur.
    .denied_same = { call-named.opening } fra { seat } i rett tur var ingen melding sammenlignbar med den samme meldingen utenfor tur.
    .found_of = { $laws_replacement_call ->
            [more_precise] { call-named.opening } fra { seat } betydde det samme som { $old }, eller noe mer nøyaktig.
           *[comparable] { call-named.opening } fra { seat } var en melding sammenlignbar med { $old }.
        }
    .denied_of = { $laws_replacement_call ->
            [more_precise] { call-named.opening } fra { seat } betydde verken det samme som { $old } eller noe mer nøyaktig.
           *[comparable] { call-named.opening } fra { seat } var ikke en melding sammenlignbar med { $old }.
        }
    .denied_less = { $laws_replacement_call ->
            [more_precise] Meldingen betydde verken det samme som den uregelmessige eller noe mer nøyaktig.
           *[comparable] Meldingen var ikke sammenlignbar.
        }

question-lowest_same_denomination_artificial =
    .label = Var budet { edition-artificial_bid }?
    .sentence = Var det utilstrekkelige budet, eller budet som retter det, { edition-artificial_bid }?
    .why = { $laws_artificial_correction ->
            [closed] Bare to naturlige bud i samme benevnelse kan byttes uten følger.
           *[compared] To naturlige bud i samme benevnelse byttes uten ytterligere { edition-rectification.any }.
        }
    .yes = { $laws_artificial_correction ->
            [closed] Konvensjonelt: retting uten følger er utelukket.
           *[compared] Kunstig: da kommer det an på om rettingen har samme eller mer nøyaktig betydning.
        }
    .no = Naturlig: det kan rettes uten følger.
    .found = Det utilstrekkelige budet, eller budet som rettet det, var { edition-artificial_bid }.
    .denied = Verken det utilstrekkelige budet eller budet som rettet det, var { edition-artificial_bid }.

question-conventional_call =
    .label = { $laws_artificial_call ->
            [conventional] Konvensjonell melding?
           *[artificial] Kunstig melding?
        }
    .sentence = Var { call-named.the } fra { seat } { edition-artificial_call } etter avtalen?
    .why = En melding som er { edition-artificial_call }, sier noe annet enn ønsket om å spille benevnelsen.
    .yes = { $laws_artificial_call ->
            [conventional] Konvensjonell.
           *[artificial] Kunstig.
        }
    .no = Naturlig.
    .found = { call-named.opening } fra { seat } var { edition-artificial_call } etter avtalen.
    .found_less = Meldingen var { edition-artificial_call } etter avtalen.
    .denied = { call-named.opening } fra { seat } var ikke { edition-artificial_call }.
    .denied_less = Meldingen var ikke { edition-artificial_call }.

question-specified_suits =
    .label = Hvilke farger ble vist?
    .sentence = Hvilke farger viser { call-named.the }?
    .why = Hva som følger, avhenger av det den tilbaketrukne meldingen viste.
    .withdrawn = Hvilke farger viste { call-named.the }, som ble trukket tilbake?
    .replacing = Hvilke farger viser { call-named.the }, som erstatter den?
    .replacing_why = Hva som følger, avhenger av om den viser det samme som den tilbaketrukne meldingen.
    .told = { call-named.opening } viste { $text }.
    .told_less = Meldingen viste { $text }.
    .nothing = { call-named.opening } viste ingen bestemt farge.
    .nothing_less = Meldingen viste ingen bestemt farge.

question-information_made_available =
    .label = Ble det gitt informasjon?
    .sentence = Er det utvilsomt at { seat } ga { partner } informasjon?
    .why = Vanlig tenkepause er ikke informasjon; en tydelig nøling er det.
    .yes = Ja: informasjonen er urettmessig for makker.
    .no = Nei: det ble ikke gitt noen informasjon.
    .found = { from } ga { partner } informasjon.
    .found_less = Makker fikk informasjon.
    .denied = Det er ikke fastslått { from-that } ga { partner } informasjon.
    .denied_less = Det er ikke fastslått at makker fikk informasjon.
    .manner = Ga { seat } dermed { partner } informasjon?
    .manner_why = Informasjon er det som kan antyde en melding eller et spill.

question-facts_agreed =
    .label = Er det enighet om fakta?
    .sentence = Er alle fire spillerne enige om dette?
    .disputed = Dette er omstridt. Nå som alle er hørt: er alle fire spillerne enige?
    .why = { $laws_disputed_facts ->
            [found] Omstridte fakta fastslår TL, om han kan, før han avgjør.
           *[probable] Omstridte fakta avgjøres etter sannsynlighetsovervekt.
        }
    .yes = Enighet: avgjør ut fra dette.
    .no = Omstridt: avgjør først hva som skjedde.
    .found = Partene er enige om fakta.
    .denied = { $laws_disputed_facts ->
            [found] Fakta er omstridte. TL fastslår dem før han avgjør.
           *[probable] Fakta er omstridte. TL avgjør ut fra hva som er mest sannsynlig.
        }
    .denied_open = Fakta er omstridte, og hva TL har fastslått, er ikke registrert.

question-happened =
    .label = Skjedde det?
    .sentence = { $laws_disputed_facts ->
            [found] Dette er omstridt. Skjedde det slik det ble sagt?
           *[probable] Dette er omstridt. Ut fra det mest sannsynlige: skjedde det slik det ble sagt?
        }
    .why = Det som ikke skjedde, er ingen uregelmessighet: ingenting følger av det, og spillet fortsetter.
    .yes = Ja: avgjør på det grunnlaget.
    .no = Nei: ingenting var uregelmessig, og spillet fortsetter.
    .found = TL finner at det skjedde slik det ble sagt.
    .denied = TL finner at det ikke skjedde slik det ble sagt.

question-suggested =
    .label = Hva foreslo den?
    .sentence = { $laws_suggestion ->
            [could_have] Hvilke handlinger kunne informasjonen påviselig ha foreslått for { seat }?
           *[did] Hvilke handlinger foreslo informasjonen påviselig for { seat }?
        }
    .why = Ingen, hvis informasjonen ikke pekte på noe bestemt.
    .told = { $laws_suggestion ->
            [could_have] Informasjonen kunne påviselig ha foreslått { $text } for { seat }.
           *[did] Informasjonen foreslo påviselig { $text } for { seat }.
        }
    .told_open = { $laws_suggestion ->
            [could_have] Hvis det ble gitt informasjon, kunne den påviselig ha foreslått { $text } for { seat }.
           *[did] Hvis det ble gitt informasjon, foreslo den påviselig { $text } for { seat }.
        }
    .told_less = { $laws_suggestion ->
            [could_have] Informasjonen kunne påviselig ha foreslått { $text }.
           *[did] Informasjonen foreslo påviselig { $text }.
        }
    .nothing = { $laws_suggestion ->
            [could_have] Informasjonen kunne ikke påviselig ha foreslått noe bestemt for { seat }.
           *[did] Informasjonen foreslo ikke påviselig noe bestemt for { seat }.
        }
    .nothing_less = { $laws_suggestion ->
            [could_have] Informasjonen kunne ikke påviselig ha foreslått noe bestemt.
           *[did] Informasjonen foreslo ikke påviselig noe bestemt.
        }

question-logical_alternatives =
    .label = Logiske alternativer
    .sentence = { $laws_alternatives_measured_by ->
            [authority] Hvilke handlinger var logiske alternativer for { seat }?
           *[law] Hvilke handlinger ville en spiller på nivå med { seat } seriøst ha vurdert?
        }
    .why = { $laws_alternatives_measured_by ->
            [authority] Loven sier ikke hvor mange spillere som må tenke på en handling, eller velge den: det avgjør regulerende myndighet og TL.
           *[law] En handling teller når en betydelig andel av spillerne på dette nivået ville vurdert den seriøst, og noen kunne velge den.
        }
    .told = { $text } var logiske alternativer for { seat }.
    .told_less = { $text } var logiske alternativer.
    .only = { $text } var det eneste logiske alternativet for { seat }.
    .only_less = { $text } var det eneste logiske alternativet.
    .nothing_named = Ingen annen handling enn { $call } var et logisk alternativ for { seat }.
    .nothing = Ingen annen handling var et logisk alternativ for { seat }.
    .nothing_less = Ingen annen handling var et logisk alternativ.

question-poll =
    .label = Spørrerunde
    .sentence = Spør spillere på dette nivået hva de ville valgt og hva de ville vurdert.
    .why = Gi dem problemet uten den urettmessige informasjonen, og hver for seg, så ingen påvirker andre.

question-evidence =
    .label = Hva informasjonen ville forandre
    .sentence = Se hvor langt sammenligningen av handlinger flytter seg om informasjonen betydde det ene eller det andre.
    .why = Det er regnet ut på fordelinger som passer med det spilleren kunne bruke; det er ett moment blant flere og svarer ikke på noe spørsmål.

question-misinformation =
    .label = Feilinformasjon?
    .sentence = Avvek forklaringen av { call-named.the } fra avtalen?
    .less = Avvek forklaringen fra avtalen?
    .why = Uten bevis for det motsatte skal det legges til grunn at forklaringen var feil, ikke meldingen. Stemmer avtalen med forklaringen, men ikke med hånden, er det en feilmelding og ikke et regelbrudd.
    .yes = Feilinformasjon: undersøk om den har ført til skade.
    .yes_open = Feilinformasjon: undersøk først om en melding som var basert på den, fortsatt kan endres; skaden vurderes etter spillet.
    .no = Motstanderne ble ikke feilinformert.
    .found_lacking = Forklaringen av { call-named.the } bygde ikke på noen avtale: motstanderne ble feilinformert.
    .found_lacking_less = Forklaringen bygde ikke på noen avtale: motstanderne ble feilinformert.
    .found = Forklaringen av { call-named.the } stemte ikke med avtalen: motstanderne ble feilinformert.
    .found_less = Forklaringen stemte ikke med avtalen: motstanderne ble feilinformert.
    .denied = Forklaringen av { call-named.the } stemte med avtalen: motstanderne ble ikke feilinformert.
    .denied_less = Forklaringen stemte med avtalen: motstanderne ble ikke feilinformert.
    .alert = Var alerten av { call-named.the } feil?
    .alert_why = En alert som ikke er påkrevd, feilinformerer motstanderne slik en feil forklaring gjør.
    .no_alert = Skulle { call-named.the } ha vært alertert?
    .no_alert_why = En påkrevd alert som ikke kom, feilinformerer motstanderne slik en feil forklaring gjør.
    .found_no_alert = { call-named.opening } skulle ha vært alertert: motstanderne ble feilinformert.
    .denied_no_alert = { call-named.opening } skulle ikke alerteres: motstanderne ble ikke feilinformert.

question-agreement =
    .label = Hva er avtalen?
    .sentence = Hva er avtalen om { call-named.the }?
    .less = Hva er avtalen?
    .why = Skriv hva paret har avtalt, og hva som viser det.
    .none = Ingen avtale
    .lacking = Paret hadde ingen avtale om { call-named.the }.
    .lacking_less = Paret hadde ingen avtale om dette.
    .told = Avtalen om { call-named.the }: { $text }.
    .told_less = Avtalen: { $text }.

question-would_have_acted =
    .label = Påvirket av feilinformasjonen?
    .sentence = { $laws_misinformed_call ->
            [probably] Skyldtes det { seat } gjorde, sannsynligvis feilinformasjonen?
           *[could_well] Kan feilinformasjonen godt ha påvirket det { seat } gjorde?
        }
    .asked_over = { $laws_misinformed_call ->
            [probably] Skyldtes { seat-of } { $call } over { $last } sannsynligvis feilinformasjonen?
           *[could_well] Kan feilinformasjonen godt ha påvirket { seat-of } { $call } over { $last }?
        }
    .asked_called = { $laws_misinformed_call ->
            [probably] Skyldtes { seat-of } { $call } sannsynligvis feilinformasjonen?
           *[could_well] Kan feilinformasjonen godt ha påvirket { seat-of } { $call }?
        }
    .why = { $laws_misinformed_call ->
            [probably] Det trenger ikke bevises at valget ellers ville blitt et annet; det må være sannsynlig. En melding kan bare endres så lenge makker ikke har meldt siden, og meldeperioden varer.
           *[could_well] Det trenger ikke bevises at valget ellers ville blitt et annet; det er nok at det godt kunne ha blitt det. En melding kan bare endres så lenge makker ikke har meldt siden, og meldeperioden varer.
        }
    .yes = Ja: meldingen kan endres, eller scoren justeres.
    .yes_law21 = Ja: spilleren kan endre den meldingen, uten annen { edition-rectification.any } for sin side.
    .no = Nei: meldingen blir stående.
    .found_over = { $laws_misinformed_call ->
            [probably] { seat-of } { $call } over { $last } skyldtes sannsynligvis feilinformasjonen.
           *[could_well] Feilinformasjonen kan godt ha påvirket { seat-of } { $call } over { $last }.
        }
    .found_called = { $laws_misinformed_call ->
            [probably] { seat-of } { $call } skyldtes sannsynligvis feilinformasjonen.
           *[could_well] Feilinformasjonen kan godt ha påvirket { seat-of } { $call }.
        }
    .found_card = { $laws_misinformed_call ->
            [probably] At { seat } spilte { $card }, skyldtes sannsynligvis feilinformasjonen.
           *[could_well] Feilinformasjonen kan godt ha påvirket { seat } til å spille { $card }.
        }
    .found = { $laws_misinformed_call ->
            [probably] Det { seat } gjorde, skyldtes sannsynligvis feilinformasjonen.
           *[could_well] Feilinformasjonen kan godt ha påvirket det { seat } gjorde.
        }
    .found_less = { $laws_misinformed_call ->
            [probably] Det motstanderne gjorde, skyldtes sannsynligvis feilinformasjonen.
           *[could_well] Feilinformasjonen kan godt ha påvirket motstanderne.
        }
    .denied_over = { $laws_misinformed_call ->
            [probably] { seat-of } { $call } over { $last } skyldtes sannsynligvis ikke feilinformasjonen.
           *[could_well] Feilinformasjonen kan neppe ha påvirket { seat-of } { $call } over { $last }.
        }
    .denied_called = { $laws_misinformed_call ->
            [probably] { seat-of } { $call } skyldtes sannsynligvis ikke feilinformasjonen.
           *[could_well] Feilinformasjonen kan neppe ha påvirket { seat-of } { $call }.
        }
    .denied_card = { $laws_misinformed_call ->
            [probably] At { seat } spilte { $card }, skyldtes sannsynligvis ikke feilinformasjonen.
           *[could_well] Feilinformasjonen kan neppe ha påvirket { seat } til å spille { $card }.
        }
    .denied = { $laws_misinformed_call ->
            [probably] Det { seat } gjorde, skyldtes sannsynligvis ikke feilinformasjonen.
           *[could_well] Feilinformasjonen kan neppe ha påvirket det { seat } gjorde.
        }
    .denied_less = { $laws_misinformed_call ->
            [probably] Det motstanderne gjorde, skyldtes sannsynligvis ikke feilinformasjonen.
           *[could_well] Feilinformasjonen kan neppe ha påvirket motstanderne.
        }

question-damage =
    .label = Skade?
    .sentence = Har den ikke-feilende siden lidt skade av regelbruddet?
    .named = Har den ikke-feilende siden lidt skade av regelbruddet ({ $named })?
    .why = Sammenlign med det som ville skjedd uten det, ikke med det beste mulige resultatet.
    .yes = Juster scoren.
    .no = Scoren justeres ikke.
    .revoke = Kostet revoken den andre siden flere stikk enn den får overført?
    .revoke_why = Sammenlign med stikkene den siden ville ha vunnet uten revoken; loven krever det også når ingen stikk overføres.
    .found_revoke = Revoken kostet { side } flere stikk enn siden får overført.
    .found_named = { side } er påført skade av regelbruddet ({ $named }).
    .found = { side } er påført skade av regelbruddet.
    .found_less = Den ikke-feilende siden er påført skade av regelbruddet.
    .denied_revoke = Revoken kostet ikke { side } flere stikk enn siden får overført.
    .denied_named = Regelbruddet ({ $named }) har ikke voldt skade.
    .denied = Regelbruddet har ikke voldt skade.
    .found_affected = Det { seat } hadde fått vite, kan ha påvirket resultatet.
    .denied_affected = Det { seat } hadde fått vite, kan ikke ha påvirket resultatet.
    .found_gained_named = { side } fikk en fordel av uregelmessigheten ({ $named }).
    .found_gained = { side } fikk en fordel av uregelmessigheten.
    .denied_gained_named = { side } fikk ingen fordel av uregelmessigheten ({ $named }).
    .denied_gained = { side } fikk ingen fordel av uregelmessigheten.

question-serious_error =
    .label = { $laws_serious_error ->
            [serious] Alvorlig feil?
           *[extremely_serious] Særdeles alvorlig feil?
        }
    .sentence = Har den ikke-feilende siden bidratt til sin egen skade ved en { edition-serious_error } uten sammenheng med regelbruddet?
    .why = Den delen av skaden som siden slik har påført seg selv, erstattes ikke.
    .yes = Ja: reduser erstatningen.
    .no = Nei: en vanlig feil endrer ingenting.
    .found = { side } bidro til egen skade ved en { edition-serious_error } uten sammenheng med regelbruddet; den delen erstattes ikke.
    .found_less = Den ikke-feilende siden bidro til egen skade ved en { edition-serious_error } uten sammenheng med regelbruddet; den delen erstattes ikke.
    .denied = { side } bidro ikke til egen skade ved en { edition-serious_error }.
    .denied_less = Den ikke-feilende siden bidro ikke til egen skade ved en { edition-serious_error }.

question-gambling_action =
    .label = { $laws_gambling_action ->
            [wild_or_gambling] Vill eller spekulativ handling?
           *[gambling] Spekulativ handling?
        }
    .sentence = Har den ikke-feilende siden bidratt til sin egen skade ved en { edition-gambling_action }?
    .why = Man kan ikke ta en sjanse og regne med erstatning hvis den slår feil.
    .yes = Spekulativ: reduser erstatningen.
    .no = Vanlig bridge.
    .found = { side } bidro til egen skade ved en { edition-gambling_action }; den delen erstattes ikke.
    .found_less = Den ikke-feilende siden bidro til egen skade ved en { edition-gambling_action }; den delen erstattes ikke.
    .denied = { side } bidro ikke til egen skade ved en { edition-gambling_action }.
    .denied_less = Den ikke-feilende siden bidro ikke til egen skade ved en { edition-gambling_action }.

question-own_ruling_wrong =
    .label = Var den tidligere avgjørelsen feil?
    .sentence = Bygget den tidligere avgjørelsen på feil lovanvendelse eller feil fakta?
    .why = I så fall regnes begge sider som ikke-feilende for det den førte til.
    .yes = Feil: rett den.
    .no = Den var riktig.
    .found = Den tidligere avgjørelsen var feil fra TLs side; begge sider regnes som ikke-feilende.
    .denied = Den tidligere avgjørelsen var riktig, både i lovanvendelse og fakta.

question-not_judged =
    .label = Avgjort for hånd?
    .sentence = Programmet kunne ikke bedømme denne handlingen. Har du avgjort den for hånd?
    .why = To bestemmelser motsier hverandre her, eller én kunne ikke følges; resten av spillet bedømmes som vanlig.
    .yes = Ja: avgjørelsen står i protokollen.
    .no = Ikke ennå: saken forblir åpen.
    .found = TL avgjorde denne handlingen selv.
    .denied = TL har ennå ikke avgjort denne handlingen.

question-could_have_known =
    .label = Kunne ha visst?
    .sentence = { $laws_foreseen_damage ->
            [likely] Kunne { seat } på det tidspunktet ha visst at uregelmessigheten sannsynligvis ville skade motstanderne?
           *[could_well] Kunne { seat } på det tidspunktet ha visst at uregelmessigheten godt kunne skade motstanderne?
        }
    .why = Spørsmålet gjelder hva man kunne visst, ikke hva spilleren hadde i tankene.
    .yes = Ja: scoren justeres hvis den feilende siden hadde fordel av det.
    .no = Nei: ingen justering av denne grunn.
    .found_named = { $laws_foreseen_damage ->
            [likely] { seat } kunne da ha visst at uregelmessigheten ({ $named }) sannsynligvis ville skade motstanderne.
           *[could_well] { seat } kunne da ha visst at uregelmessigheten ({ $named }) godt kunne skade motstanderne.
        }
    .found = { $laws_foreseen_damage ->
            [likely] { seat } kunne da ha visst at uregelmessigheten sannsynligvis ville skade motstanderne.
           *[could_well] { seat } kunne da ha visst at uregelmessigheten godt kunne skade motstanderne.
        }
    .found_less = { $laws_foreseen_damage ->
            [likely] Den feilende kunne da ha visst at uregelmessigheten sannsynligvis ville skade motstanderne.
           *[could_well] Den feilende kunne da ha visst at uregelmessigheten godt kunne skade motstanderne.
        }
    .denied_named = { $laws_foreseen_damage ->
            [likely] { seat } kunne da ikke ha visst at uregelmessigheten ({ $named }) sannsynligvis ville skade motstanderne.
           *[could_well] { seat } kunne da ikke ha visst at uregelmessigheten ({ $named }) godt kunne skade motstanderne.
        }
    .denied = { $laws_foreseen_damage ->
            [likely] { seat } kunne da ikke ha visst at uregelmessigheten sannsynligvis ville skade motstanderne.
           *[could_well] { seat } kunne da ikke ha visst at uregelmessigheten godt kunne skade motstanderne.
        }
    .denied_less = { $laws_foreseen_damage ->
            [likely] Den feilende kunne da ikke ha visst at uregelmessigheten sannsynligvis ville skade motstanderne.
           *[could_well] Den feilende kunne da ikke ha visst at uregelmessigheten godt kunne skade motstanderne.
        }

question-right_forfeited =
    .label = Rett tapt på grunn av en tilskuer?
    .sentence = Mister { side } retten sin fordi en tilskuer var den første som påpekte uregelmessigheten?
    .why = En side svarer for sine egne tilskuere, og TL avgjør om retten er tapt.
    .yes = Retten er tapt.
    .no = Retten består.
    .found = { side } mistet retten sin fordi en tilskuer var den første som påpekte uregelmessigheten.
    .found_less = Retten gikk tapt fordi en tilskuer var den første som påpekte uregelmessigheten.
    .denied = { side } beholdt retten sin selv om en tilskuer var den første som påpekte uregelmessigheten.
    .denied_less = Retten ble beholdt selv om en tilskuer var den første som påpekte uregelmessigheten.

question-may_have_gained =
    .label = { $laws_gain_in_ignorance ->
            [may_be] Kan de ha tjent på det?
           *[has_been] Har de tjent på det?
        }
    .sentence = { $laws_gain_in_ignorance ->
            [may_be] Kan { side } ha tjent
           *[has_been] Har { side } tjent
        } på noe motstanderne gjorde { $laws_puts_right ->
            [penalty] uten å kjenne straffen
           *[rectification] uten å kjenne loven
        }?
    .why = En side som handler før TL kommer, kan miste sin egen rett.
    .yes = Ja: retten er tapt.
    .no = Nei: retten består.
    .found = { side } { $laws_gain_in_ignorance ->
            [may_be] kan ha tjent
           *[has_been] har tjent
        } på noe motstanderne gjorde { $laws_puts_right ->
            [penalty] uten å kjenne straffen
           *[rectification] uten å kjenne loven
        }.
    .found_less = Siden { $laws_gain_in_ignorance ->
            [may_be] kan ha tjent
           *[has_been] har tjent
        } på noe motstanderne gjorde { $laws_puts_right ->
            [penalty] uten å kjenne straffen
           *[rectification] uten å kjenne loven
        }.
    .denied = { side } { $laws_gain_in_ignorance ->
            [may_be] kan ikke ha tjent
           *[has_been] har ikke tjent
        } på noe motstanderne gjorde { $laws_puts_right ->
            [penalty] uten å kjenne straffen
           *[rectification] uten å kjenne loven
        }.
    .denied_less = Siden { $laws_gain_in_ignorance ->
            [may_be] kan ikke ha tjent
           *[has_been] har ikke tjent
        } på noe motstanderne gjorde { $laws_puts_right ->
            [penalty] uten å kjenne straffen
           *[rectification] uten å kjenne loven
        }.

question-interferes =
    .label = { $laws_interference ->
            [could] Kan den hindre normalt spill?
           *[likely] Hindrer den trolig normalt spill?
        }
    .sentence = { $laws_interference ->
            [could] Kan informasjonen fra en annen kilde hindre normalt spill av denne mappen?
           *[likely] Er det sannsynlig at informasjonen fra en annen kilde hindrer normalt spill av denne mappen?
        }
    .why = En tilfeldig bemerkning kan være uten betydning; en hånd som er sett, er det sjelden.
    .yes = Ja: velg et tiltak.
    .no = Uten betydning: spillet fortsetter.
    .found = { $laws_interference ->
            [could] Det { seat } hadde fått vite, kunne hindre normalt spill.
           *[likely] Det var sannsynlig at det { seat } hadde fått vite, ville hindre normalt spill.
        }
    .found_less = { $laws_interference ->
            [could] Informasjonen fra en annen kilde kunne hindre normalt spill.
           *[likely] Det var sannsynlig at informasjonen fra en annen kilde ville hindre normalt spill.
        }
    .denied = { $laws_interference ->
            [could] Det { seat } hadde fått vite, kunne ikke hindre normalt spill.
           *[likely] Det var ikke sannsynlig at det { seat } hadde fått vite, ville hindre normalt spill.
        }
    .denied_less = { $laws_interference ->
            [could] Informasjonen fra en annen kilde kunne ikke hindre normalt spill.
           *[likely] Det var ikke sannsynlig at informasjonen fra en annen kilde ville hindre normalt spill.
        }

question-assisted =
    .label = Hjulpet av regelbruddet?
    .sentence = { $laws_assistance ->
            [told_much] Fortalte uregelmessigheten så mye at den andre siden kan være skadet av det?
           *[could_well] Kunne resultatet godt ha blitt et annet uten hjelpen uregelmessigheten ga?
        }
    .named = { $laws_assistance ->
            [told_much] Fortalte uregelmessigheten ({ $named }) så mye at den andre siden kan være skadet av det?
           *[could_well] Kunne resultatet godt ha blitt et annet uten hjelpen uregelmessigheten ({ $named }) ga?
        }
    .line = Kan spilleførers spilleplan bygge på noe som regelbruddet røpet?
    .why = Spørsmålet er om uregelmessigheten hjalp den feilende siden. Gjorde den det, og er den andre siden av den grunn skadelidende, skal TL justere scoren.
    .yes = Ja: undersøk så skaden.
    .no = Nei: ingen justering av denne grunn.
    .found_named = { $laws_assistance ->
            [told_much] Uregelmessigheten ({ $named }) fortalte så mye at den andre siden kan være skadet av det.
           *[could_well] Uten hjelpen som uregelmessigheten ({ $named }) ga, kunne resultatet godt ha blitt et annet.
        }
    .found = { $laws_assistance ->
            [told_much] Uregelmessigheten fortalte så mye at den andre siden kan være skadet av det.
           *[could_well] Uten hjelpen som uregelmessigheten ga, kunne resultatet godt ha blitt et annet.
        }
    .found_line = Spilleførers spilleplan kan bygge på noe som regelbruddet røpet.
    .denied_named = { $laws_assistance ->
            [told_much] Det er ikke fastslått at uregelmessigheten ({ $named }) fortalte så mye at den andre siden kan være skadet av det.
           *[could_well] Det er ikke fastslått at resultatet godt kunne ha blitt et annet uten hjelpen som uregelmessigheten ({ $named }) ga.
        }
    .denied = { $laws_assistance ->
            [told_much] Det er ikke fastslått at uregelmessigheten fortalte så mye at den andre siden kan være skadet av det.
           *[could_well] Det er ikke fastslått at resultatet godt kunne ha blitt et annet uten hjelpen som uregelmessigheten ga.
        }
    .denied_line = Det er ikke fastslått at spilleførers spilleplan kan bygge på noe som regelbruddet røpet.
    .exposed = Kunne resultatet godt ha blitt et annet uten hjelpen av det fremviste kortet?
    .exposed_named = Kunne resultatet godt ha blitt et annet uten hjelpen av det fremviste kortet ({ $named })?
    .found_exposed_named = Uten hjelpen av det fremviste kortet ({ $named }), kunne resultatet godt ha blitt et annet.
    .found_exposed = Uten hjelpen av det fremviste kortet, kunne resultatet godt ha blitt et annet.
    .denied_exposed_named = Det er ikke fastslått at resultatet godt kunne ha blitt et annet uten hjelpen av det fremviste kortet ({ $named }).
    .denied_exposed = Det er ikke fastslått at resultatet godt kunne ha blitt et annet uten hjelpen av det fremviste kortet.

question-offender_responsible =
    .label = Er den feilende ansvarlig?
    .sentence = Er { seat } ansvarlig for det som skjedde?
    .less = Er den feilende ansvarlig for det som skjedde?
    .why = Noen avgjørelser avhenger av hvem som hadde skylden, eller av at ingen hadde det.
    .yes = Ansvarlig.
    .no = Ikke ansvarlig.
    .found = { seat } var ansvarlig for det som skjedde.
    .found_less = Den feilende var ansvarlig for det som skjedde.
    .denied = { seat } var ikke ansvarlig for det som skjedde.
    .denied_less = Den feilende var ikke ansvarlig for det som skjedde.

question-normal_line =
    .label = Stikk ved normal spillemåte
    .sentence = Hvor mange av { questions-tricks_left } som er igjen, vinner { side } ved den dårligste av de normale spillemåtene som passer med det som eventuelt ble sagt?
    .less = Hvor mange stikk vinner siden som krever, ved den dårligste av de normale spillemåtene som passer med det som eventuelt ble sagt?
    .trump = Motstanderne har en trumf igjen. Et stikk som kan tapes til den ved normalt spill, er deres. Hvor mange av { questions-tricks_left } som er igjen, vinner { side }?
    .without = Hvor mange av de tretten stikkene ville den andre siden ha vunnet uten revoken?
    .why = Normalt er også det som er uforsiktig eller dårlig for en spiller på dette nivået. Av flere normale spillemåter gjelder den dårligste; tvil går ut over den som krevde.
    .rational_why = Normalt er også det som er uforsiktig eller dårlig for en spiller på dette nivået, så lenge det ikke er irrasjonelt. Av flere normale spillemåter gjelder den dårligste; tvil går ut over den som krevde.
    .trump_why = Stikk går over bare hvis normalt spill kunne tape et til den trumfen. Normalt er også det som er uforsiktig eller dårlig for en spiller på dette nivået.
    .trump_rational_why = Stikk går over bare hvis normalt spill kunne tape et til den trumfen. Normalt er også det som er uforsiktig eller dårlig for en spiller på dette nivået, så lenge det ikke er irrasjonelt.
    .without_why = Det som teller, er det som ville ha skjedd uten revoken, slik begge sider ville ha spilt.
    .told = Ved den dårligste av de normale spillemåtene som passer med det som ble sagt, vinner { side } { $given } av { questions-tricks_left } som var igjen.
    .told_less = Ved den dårligste av de normale spillemåtene vinner siden som krever, { $given } av stikkene som var igjen.
    .unstated = Ved den dårligste av de normale spillemåtene vinner { side } { $given } av { questions-tricks_left } som var igjen.
    .told_without = Uten revoken ville den andre siden ha vunnet { $given } av de tretten stikkene.

question-intended_designation =
    .label = Hvilket kort var ment?
    .sentence = Hvilket kort mente { declarer }?
    .why = Lovene fastsetter hva en ufullstendig angivelse betyr; ellers teller det som var ment.
    .told = { declarer } mente { $text } med den angivelsen.
    .told_less = Kortet som var ment, var { $text }.

question-inadvertent_play =
    .label = Spilt ved et uhell?
    .sentence = Spilte { seat } { $card } ved et uhell?
    .why = En forsnakkelse eller en glipp som rettes straks, kan korrigeres; et kort som er valgt og så angret, er spilt.
    .yes = Ved et uhell: det kan rettes.
    .no = Valgt: kortet er spilt.
    .found = { seat } spilte { $card } ved et uhell.
    .found_less = Kortet ble spilt ved et uhell.
    .denied = { seat } spilte ikke { $card } ved et uhell.
    .denied_less = Kortet ble ikke spilt ved et uhell.

question-in_time =
    .label = I tide?
    .sentence = Skjedde det innen fristen loven gir?
    .revoke = Ble revoken påpekt før en spiller på den ikke-feilende siden hadde meldt i neste spill?
    .why = Mange rettigheter opphører ved neste melding eller spill.
    .yes = I tide.
    .no = For sent.
    .found_revoke = Revoken ble påpekt før en spiller på den ikke-feilende siden hadde meldt i neste spill.
    .found = Det skjedde innen fristen loven gir.
    .denied_revoke = Revoken ble først påpekt etter at en spiller på den ikke-feilende siden hadde meldt i neste spill.
    .denied = Det skjedde ikke innen fristen loven gir.

question-asked_for_partner =
    .label = Stilt for makkers skyld?
    .sentence = Spurte { seat } bare for at { partner } skulle høre svaret?
    .why = Man spør for sitt eget valg, aldri for å opplyse eller advare makker.
    .yes = For makker: regelbrudd.
    .no = For eget valg.
    .found = { seat } spurte bare for at { partner } skulle høre svaret.
    .found_less = Spørsmålet ble stilt bare for at makker skulle høre svaret.
    .denied = { seat } spurte ikke bare for at { partner } skulle høre svaret.
    .denied_less = Spørsmålet ble ikke stilt bare for at makker skulle høre svaret.

question-asked_to_mislead =
    .label = Stilt for å villede?
    .sentence = Spurte { seat } bare for at en motstander skulle svare feil?
    .why = Man spør for å få vite hva motstanderne har avtalt, aldri for å lede dem på villspor.
    .yes = For å få et galt svar: regelbrudd.
    .no = For å få vite svaret.
    .found = { seat } spurte bare for at en motstander skulle svare feil.
    .found_less = Spørsmålet ble stilt bare for at en motstander skulle svare feil.
    .denied = { seat } spurte ikke bare for at en motstander skulle svare feil.
    .denied_less = Spørsmålet ble ikke stilt bare for at en motstander skulle svare feil.

question-choice_stands =
    .label = Blir valget stående?
    .sentence = Kan { seat } beholde valget selv om makker ble spurt?
    .why = I motsatt fall bestemmer TL hva siden mister.
    .yes = Valget blir stående.
    .no = Valget annulleres.
    .found = { seat } beholder valget selv om makker ble spurt.
    .found_less = Valget blir stående selv om makker ble spurt.
    .denied = Valget til { seat } blir ikke stående, siden makker ble spurt.
    .denied_less = Valget blir ikke stående, siden makker ble spurt.

question-can_be_played_normally =
    .label = Kan spilles?
    .sentence = Kan spillet fortsatt spilles normalt?
    .why = Hvis ikke, annulleres det og poeng fastsettes direkte.
    .yes = Spill det.
    .no = Annuller det.
    .found = Spillet kunne fortsatt spilles normalt.
    .denied = Spillet kunne ikke lenger spilles normalt.

question-call_differs =
    .label = Er meldingen en annen?
    .sentence = Er meldingen med riktige kort vesentlig annerledes enn den med feil mappe?
    .why = Er betydningen en annen, kan det som ble kjent, ikke gjøres ugjort.
    .yes = Den er en annen: annuller spillet.
    .no = Den samme: meldingsforløpet fortsetter.
    .found = Meldingen med riktige kort var vesentlig annerledes enn den med feil mappe.
    .denied = Meldingen med riktige kort var ikke vesentlig annerledes enn den med feil mappe.

question-visible_to_partner =
    .label = Synlig for makker?
    .sentence = Var { $card } i en stilling der { partner } kunne se bildesiden?
    .why = Bare et kort makker kunne se, blir straffekort.
    .yes = Synlig.
    .no = Ikke synlig.
    .found = { $card } var i en stilling der { partner } kunne se bildesiden.
    .found_less = Kortet var i en stilling der makker kunne se bildesiden.
    .denied = { $card } var ikke i en stilling der { partner } kunne se bildesiden.
    .denied_less = Kortet var ikke i en stilling der makker kunne se bildesiden.

question-could_have_seen =
    .label = Kunne spillefører ha sett et av blindemanns kort?
    .sentence = Kunne { seat } ha sett noen av blindemanns kort?
    .why = Det som teller, er hva som kunne ses, ikke hva som ble sett.
    .yes = Spillefører kunne det: utspillet er godtatt.
    .no = Spillefører kunne det ikke.
    .found = { seat } kunne ha sett et av blindemanns kort.
    .found_less = Spillefører kunne ha sett et av blindemanns kort.
    .denied = { seat } kunne ikke ha sett noen av blindemanns kort.
    .denied_less = Spillefører kunne ikke ha sett noen av blindemanns kort.

question-deemed_led =
    .label = Var det et utspill?
    .sentence = Var kortet kommet så langt at det regnes som utspilt?
    .why = Et kort som ikke er kommet så langt, er ikke et utspill, men kan være et fremvist kort.
    .yes = Det er et utspill.
    .no = Ikke spilt ennå.
    .found = Kortet var kommet så langt at det regnes som utspilt.
    .denied = Kortet var ikke kommet så langt at det regnes som utspilt.

question-played_position =
    .label = Var kortet spilt?
    .sentence = Var { $card } i en slik stilling at kortet regnes som spilt?
    .why = Spilleførers kort teller når det holdes med bildesiden opp ved bordet eller nesten der, et motspillerkort når makker kunne se bildesiden.
    .yes = Spilt.
    .no = Ikke spilt.
    .found = { $card } var i en slik stilling at kortet regnes som spilt.
    .found_less = Kortet var i en slik stilling at det regnes som spilt.
    .denied = { $card } var ikke i en slik stilling at kortet regnes som spilt.
    .denied_less = Kortet var ikke i en slik stilling at det regnes som spilt.

question-claim_intended =
    .label = Var det ment som et krav?
    .sentence = Mente { seat } å kreve eller avstå?
    .why = Å vise kort eller snakke om resultatet er bare et krav når det var ment slik.
    .yes = Et krav: spillet stopper.
    .no = Ikke et krav: spillet fortsetter.
    .found = { seat } mente å kreve eller avstå.
    .found_less = Et krav eller en avståelse var ment.
    .denied = { seat } mente verken å kreve eller avstå.
    .denied_less = Verken krav eller avståelse var ment.

question-unaware_of_trump =
    .label = Glemt trumf?
    .sentence = Er det i det hele tatt sannsynlig at { seat } ikke visste at det fortsatt var en trumf ute?
    .why = En utestående trumf som spilleren kan ha glemt, kan koste stikk.
    .yes = Det er en viss sannsynlighet for det: trumfen kan koste stikk.
    .no = Det er slett ikke sannsynlig: at den ikke ble nevnt, koster ingenting.
    .found = Det var en viss sannsynlighet for at { seat } ikke visste at det fortsatt var en trumf ute.
    .found_less = Det var en viss sannsynlighet for at den som krevde, ikke visste at det fortsatt var en trumf ute.
    .denied = Det var slett ikke sannsynlig at { seat } ikke visste at det fortsatt var en trumf ute.
    .denied_less = Det var slett ikke sannsynlig at den som krevde, ikke visste at det fortsatt var en trumf ute.

question-demonstrable_bridge_reason =
    .label = En bridgemessig grunn?
    .sentence = Hadde { seat } en påviselig bridgemessig grunn til tempoet?
    .why = Å tenke er lov; å late som om man tenker, er det ikke.
    .yes = En grunn: ikke regelbrudd.
    .no = Ingen grunn: undersøk skaden.
    .found = { seat } hadde en påviselig bridgemessig grunn til tempoet.
    .found_less = Det var en påviselig bridgemessig grunn til tempoet.
    .denied = { seat } hadde ingen påviselig bridgemessig grunn til tempoet.
    .denied_less = Det var ingen påviselig bridgemessig grunn til tempoet.

question-varied_by_agreement =
    .label = Avtalt endring av metode?
    .sentence = Hadde { side } på forhånd avtalt å endre metode etter et spørsmål eller en uregelmessighet?
    .why = Der det er forbudt, kan et par ikke avtale å endre metode etter et spørsmål eller en uregelmessighet.
    .yes = Avtalt på forhånd: ikke tillatt.
    .no = Ingen slik avtale.
    .found = { side } hadde på forhånd avtalt å endre metode etter et spørsmål eller en uregelmessighet.
    .found_less = Det var på forhånd avtalt å endre metode etter et spørsmål eller en uregelmessighet.
    .denied = { side } hadde ikke på forhånd avtalt å endre metode etter et spørsmål eller en uregelmessighet.
    .denied_less = Det var ikke på forhånd avtalt å endre metode etter et spørsmål eller en uregelmessighet.

question-withheld_information =
    .label = Ble noe avgjørende holdt tilbake?
    .sentence = Holdt dette svaret tilbake noe som var avgjørende for en motstanders valg?
    .why = Et svar kan være riktig så langt det rekker. Det som er utelatt, gjøres godt når et valg hang på det.
    .yes = Holdt tilbake, og avgjørende.
    .no = Ingenting avgjørende ble holdt tilbake.
    .found = Svaret holdt tilbake noe som var avgjørende for en motstanders valg.
    .denied = Svaret holdt ikke tilbake noe som var avgjørende for en motstanders valg.

question-partner_could_expect =
    .label = Kunne makker vente det?
    .sentence = Kunne { partner } vente dette avviket fra avtalen?
    .why = Hadde makker grunn til å vente det, er det en del av avtalen og skal opplyses.
    .yes = Ventet: skjult avtale.
    .no = Ikke ventet: ingenting å opplyse.
    .found = { partner } kunne vente dette avviket fra avtalen.
    .found_less = Makker kunne vente dette avviket fra avtalen.
    .denied = { partner } kunne ikke vente dette avviket fra avtalen.
    .denied_less = Makker kunne ikke vente dette avviket fra avtalen.

question-act_meant =
    .label = Hvilken handling gjelder det?
    .sentence = Noen har sagt at noe er uregelmessig. Hvilken handling gjelder det?
    .why = Ingenting som er nevnt, eller som alle kan se, er uregelmessig; hva som menes, avgjør hvilken paragraf som gjelder.
    .seen_why = Et kort i stikket som ble nevnt, er spilt mot lovene, og ingen har påpekt akkurat det kortet. Er det dette det gjelder, tar du det opp; ellers velger du hva det gjelder.
    .told = Handlingen som ble påpekt: { $text }.
    .nothing = Det ble ikke funnet noe uregelmessig ved det som ble påpekt.

question-could_have_followed =
    .label = Kunne hånden bekjenne?
    .sentence = Hadde { seat } et kort i utspillsfargen da { $card } ble spilt?
    .why = Hånden er ikke skrevet ned, så bare du kan si om dette er en revoke.
    .yes = Ja: en revoke.
    .no = Nei: ikke noe uregelmessig.
    .found = { seat } hadde et kort i utspillsfargen da { $card } ble spilt.
    .found_less = Hånden hadde et kort i utspillsfargen.
    .denied = { seat } hadde ikke noe kort i utspillsfargen da { $card } ble spilt.
    .denied_less = Hånden hadde ikke noe kort i utspillsfargen.

question-won_with_playable_card =
    .label = Et senere stikk med et slikt kort?
    .sentence = Vant { seat } et av stikkene som ikke er skrevet ned, med et kort som kunne ha vært spilt til revokestikket?
    .why = Et slikt stikk koster ett til.
    .yes = Ja: ett stikk til overføres.
    .no = Nei.
    .found = { seat } vant senere et stikk, som ikke er skrevet ned, med et kort som kunne ha vært spilt til revokestikket.
    .found_less = Den som revokerte, vant senere et stikk, som ikke er skrevet ned, med et kort som kunne ha vært spilt til revokestikket.
    .denied = Av stikkene som ikke er skrevet ned, vant { seat } ingen med et kort som kunne ha vært spilt til revokestikket.
    .denied_less = Av stikkene som ikke er skrevet ned, vant den som revokerte, ingen med et kort som kunne ha vært spilt til revokestikket.

question-revoke_facts =
    .label = Fakta om revoken
    .sentence = Hvem revokerte, i hvilken farge, hvem vant revokestikket, og hvor mange stikk har siden som revokerte, vunnet senere?
    .why = Stikkene er ikke skrevet ned; disse opplysningene er alt avgjørelsen trenger.

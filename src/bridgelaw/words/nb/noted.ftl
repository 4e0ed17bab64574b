### bridgelaw words: what was told in a quick ruling, as a document notes it, Norwegian

# $fact is the name of what was asked, $text what was answered
quick-noted = { $fact }: { $text }

## Names of the facts; an attribute named after a kind is the name there

quick_noted-by =
    .label = Spiller
    .exposed_card = Kort fra
    .exposed_card_in_auction = Kort fra
    .card_played_or_not = Kort fra
    .wrong_explanation = Forklart av
    .missing_alert = Skulle ha alertert
    .concession = Avstått av
    .agreement_withdrawn = Tatt opp igjen av
    .unauthorized_information = Nølte eller snakket
    .other_source = Spiller som fikk vite noe
    .wrong_hand = Hadde feil kort
    .wrong_number_of_cards = For mange kort hos
    .missing_card = Hånd som mangler kortet
    .disputed_facts = Fakta bestridt av
    .appeal = Appell ønsket av
    .acted_before_director = Gikk videre, eller avgjorde det
    .insufficient_bid = Utilstrekkelig bud fra
    .call_out_of_rotation = Melding utenfor tur fra
    .inadmissible_double = Dobling eller redobling fra
    .bid_over_seven = Bud på åttetrinnet fra
    .call_when_barred = Melding fra
    .call_after_auction = Melding fra
    .changed_call = Endret meldingen sin, eller ville endre den
    .opening_lead_out_of_turn = Åpningsutspill fra
    .lead_out_of_turn = Utspill fra
    .lead_from_wrong_hand = Spilt ut fra
    .failure_to_play_penalty_card = Straffekort hos
    .premature_play = Spilte for tidlig
    .revoke = Revoke fra
    .defective_trick = Ett kort for lite eller for mye fra
    .improper_inspection = Spiller som så på stikket

quick_noted-offender =
    .label = Uregelmessighet fra

quick_noted-short =
    .label = Ett kort for lite hos

quick_noted-claimer =
    .label = Krav fra

quick_noted-led_by =
    .label = Stikket spilt ut av

quick_noted-declarer =
    .label = Spillefører

quick_noted-turn =
    .label = Spiller i tur
    .lead_out_of_turn = Hånd som skulle spille ut
    .lead_from_wrong_hand = Hånd som skulle spille ut
    .exposed_card = Spiller som skal spille ut
    .failure_to_play_penalty_card = Stikket spilt ut av
    .wrong_explanation = Spiller i tur da forklaringen ble gitt
    .missing_alert = Spiller i tur da det skulle alerteres

quick_noted-dealer =
    .label = Giver

quick_noted-last_bid_by =
    .label = Budet avgitt av

quick_noted-trick_won_by =
    .label = Revokestikket vunnet av
    .defective_trick = Stikket som mangler et kort, vunnet av

quick_noted-last_bid =
    .label = Siste bud før det
    .insufficient_bid = Siste bud før det

quick_noted-call =
    .label = Melding
    .changed_call = Første melding
    .wrong_hand = Melding avgitt med dem
    .wrong_explanation = Melding som ble forklart
    .missing_alert = Melding som ikke ble alertert

quick_noted-replaced_by =
    .label = Satt i stedet

quick_noted-unintended_call =
    .label = Meldingen var et feilgrep

quick_noted-meant =
    .label = Melding som var ment

quick_noted-turn_call =
    .label = Melding fra spilleren i tur

quick_noted-new_call =
    .label = Den feilende spillerens melding i tur

quick_noted-called_since =
    .label = Har meldt siden
    .changed_call = Hadde meldt før endringen

quick_noted-calls_since =
    .label = Meldinger siden

quick_noted-barred_until =
    .label = Måtte passe

quick_noted-card =
    .label = Kort
    .revoke = Kort som ble spilt
    .failure_to_play_penalty_card = Kort som ble spilt
    .premature_play = Kort som ble spilt
    .dummy = Kort som ble spilt
    .designation = Kort som ble nevnt
    .dummy_wrong_card = Kort som ble lagt
    .defective_trick = Overtallig kort
    .missing_card = Manglende kort
    .opening_lead_out_of_turn = Kort som ble spilt ut
    .lead_out_of_turn = Kort som ble spilt ut
    .lead_from_wrong_hand = Kort som ble spilt ut

quick_noted-card_led =
    .label = Kort som ble spilt ut
    .designation = Kort som blindemann skulle legge på

quick_noted-penalty_card =
    .label = Straffekort

quick_noted-wanted =
    .label = Kort som spillefører ville ha
    .dummy_wrong_card = Kort som spillefører hadde nevnt

quick_noted-cards =
    .label = Kort
    .designation = Blindemanns kort som passer

quick_noted-other_penalty_cards =
    .label = Andre straffekort

quick_noted-suit =
    .label = Utspilt farge
    .designation = Fargen i blindemanns siste stikk
    .dummy = Farge som skulle bekjennes

quick_noted-how =
    .label = Hvordan kortet ble synlig
    .card_played_or_not = Hva spillefører gjorde med det

quick_noted-face =
    .label = Hvordan kortet lå

quick_noted-visible_to_partner =
    .label = Makker kunne ha sett bildesiden

quick_noted-spread =
    .label = Hånd lagt opp, helt eller delvis

quick_noted-played_since =
    .label = Hender som har spilt siden

quick_noted-declarer_has_played =
    .label = Spilleførers side hadde spilt til stikket

quick_noted-declarer_played_since =
    .label = Spillefører hadde spilt siden

quick_noted-told_by_opponent =
    .label = En motstander hadde sagt at spilleren var i tur

quick_noted-next_trick =
    .label = Har spilt til neste stikk

quick_noted-trick =
    .label = Stikkets nummer

quick_noted-later_tricks =
    .label = Stikk vunnet av den siden etter revokestikket
    .defective_trick = Stikk vunnet av den siden etter stikket som mangler et kort

quick_noted-later_with_suit =
    .label = Ett av dem vunnet med et kort som lovlig kunne ha vært spilt i revokestikket

quick_noted-tricks_won =
    .label = Stikk vunnet i alt av den andre siden, før noe overføres

quick_noted-contract =
    .label = Kontrakt

quick_noted-risk =
    .label = Dobling

quick_noted-tricks_before =
    .label = Stikk spilleførers side hadde vunnet før

quick_noted-board =
    .label = Spill

quick_noted-earlier_revoke =
    .label = Tidligere revoke i spillet

quick_noted-earlier_by =
    .label = Første revoke fra

quick_noted-earlier_suit =
    .label = Utspilt farge da

quick_noted-earlier_won_by =
    .label = Det stikket vunnet av

quick_noted-earlier_tricks =
    .label = Stikk vunnet av den siden etter det

quick_noted-earlier_with_suit =
    .label = Ett av dem vunnet med et kort som lovlig kunne ha vært spilt da

quick_noted-put_right =
    .label = Kortet var rettet i tide av spilleren selv

quick_noted-played_out =
    .label = Spillet er ferdig

quick_noted-found =
    .label = Påpekt
    .concession = Tatt tilbake
    .agreement_withdrawn = Tatt opp igjen

quick_noted-count =
    .label = Kort i stikket

quick_noted-holds_suit =
    .label = Spilleren hadde kort i fargen som ble spilt ut

quick_noted-words =
    .label = Spillefører sa

quick_noted-asked_by_partner =
    .label = Den andre motspilleren hadde spurt om det

quick_noted-explanation =
    .label = Det som ble sagt om den

quick_noted-right_explanation =
    .label = Riktig forklaring

quick_noted-lead_down =
    .label = Et åpningsutspill lå med bildesiden ned

quick_noted-tricks_left =
    .label = Stikk igjen

quick_noted-claimed =
    .label = Stikk som ble krevd

quick_noted-conceded =
    .label = Stikk som ble avstått

quick_noted-statement =
    .label = Sagt om spillemåten

quick_noted-objection =
    .label = Bestridt av

quick_noted-trump_out =
    .label = En trumf var ute som ikke ble nevnt

quick_noted-played_after_claim =
    .label = Det ble spilt videre etter kravet

quick_noted-partner_objects =
    .label = Makkeren protesterte straks

quick_noted-trick_won =
    .label = Om et stikk som allerede var vunnet

quick_noted-did =
    .label = Hva som ble gjort

quick_noted-rights_lost =
    .label = Blindemann hadde sett en hånd eller forlatt plassen

quick_noted-what =
    .label = Hva det var
    .improper_inspection = Hva som ble sett på
    .other_source = Hvor kunnskapen kom fra

quick_noted-action =
    .label = Makker valgte deretter

quick_noted-stage =
    .label = Hvor langt spillet var kommet
    .other_source = Fikk vite det

quick_noted-noticed_by =
    .label = Sagt å være feil av

quick_noted-responsible =
    .label = Siden som svarer for tilskueren

quick_noted-side =
    .label = Side

quick_noted-fault =
    .label = Skyld

quick_noted-played_before =
    .label = Hadde spilt mappen før

quick_noted-called =
    .label = En spiller med feil antall kort hadde meldt

quick_noted-seen =
    .label = En spiller hadde sett et kort fra en annen

quick_noted-where =
    .label = Hvor kortet er

quick_noted-offence =
    .label = Grunn

quick_noted-times =
    .label = Antall ganger, denne medregnet

quick_noted-minutes =
    .label = Minutter siden scoren forelå

quick_noted-concurring =
    .label = Makkeren er enig

quick_noted-choose =
    .label = Valg

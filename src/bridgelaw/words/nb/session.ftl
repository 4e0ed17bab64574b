### bridgelaw words: session, Norwegian bokmål

## Rankings of a session: columns of the list, what the reader noticed. $place: number; $tied: yes no

session-column-place = Plass

session-column-pair = Par

session-column-boards = Spill

session-column-total = Poeng

session-column-imps = IMP

session-column-percent = %

session-section = Avdeling { $section }

session-place = { $tied ->
    [yes] { $place }=
   *[no] { $place }
}

session-changed = Endret siden forrige liste

session-changed-nothing = Ingenting er endret siden forrige liste.

session-changed-result = Spill { $board }, { $ns } mot { $ew }: { $before } → { $after }

session-refused-opened-already = Turneringsdelen er allerede åpnet.

session-refused-closed = Turneringsdelen er avsluttet: ingenting endres lenger.

session-refused-not-in-session = Det finnes ikke noe par { $pair } i turneringsdelen.

session-refused-against-itself = Par { $pair } kan ikke spille mot seg selv.

session-refused-no-such-play = Ingenting er kjent om { $play }, så det er ingenting å rette.

session-refused-no-such-fact = Det finnes ingen registrering { $number } som kan bekreftes eller angres.

session-refused-conditions-fixed = Det finnes resultater: beregningsmåten kan ikke endres lenger.

session-refused-plan-broken = Avdeling { $section }: det er ikke noe gyldig oppsett ({ $property }).

session-refused-round-begun = Avdeling { $section }: runde { $round } har begynt, eller det finnes ikke noe oppsett å fortsette med.

session-refused-round-order = Avdeling { $section }: runde { $round } er allerede satt i gang.
session-refused-round-not-called = Avdeling { $section }: ingen runde er satt i gang ennå.

session-refused-penalty-unit = { $unit ->
        [imp] Med matchpoeng gis en straff i matchpoeng eller i prosent av et spill, ikke i IMP.
       *[other] Med IMP gis en straff i IMP.
    }

session-kept = Lagret som { $id }.

session-kept-unchanged = { $id } er som før.

error-session-not-kept = Det finnes ingen turneringsdel { $id } i databasen.

error-session-bad-id = «{ $id }» er ikke noe navn på en turneringsdel: bokstaver, sifre, - og _, høyst 32.

error-session-gone-on = Noen andre har endret turneringsdelen akkurat nå. Ingenting ble lagret; prøv igjen.

error-session-name-in-text = «{ $text }» inneholder navnet på en spiller, som ikke kunne slettes der. Ingenting ble lagret.

error-session-names-out = Navn på spillere skrives bare til en fil, så det er kjent hvor de er: oppgi --out.

error-session-no-person = Ingen har nøkkelen { $key }.

session-erased = { $key } er slettet. Gjennomsøkt: { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}, { $size } byte.

session-erased-nowhere = Navnet står ikke i noen av dem.

session-erased-left = Navnet står fortsatt i { $file } ({ $count ->
    [one] { $count } gang
   *[other] { $count } ganger
}).

session-erased-busy = Skriveloggen kunne ikke tømmes fordi andre bruker databasen: gi samme kommando en gang til.

session-erased-out-of-reach = Filene til databasen ligger hos serveren og er ikke gjennomsøkt.

session-erased-exports = Navn er skrevet til disse filene, som kan være kopiert:

session-finding-score_contradicts_contract = Spill { $board }: scoren { $score } står ved siden av en kontrakt som er verd { $computed }; scoren gjelder.

session-finding-points_differ = Spill { $board }: poengene i filen er ikke de som scorene gir (linjer: { $lines }).

session-finding-conditions_assumed = Filen oppgir ingen poeng: det regnes som vanlig.

session-finding-contract_unread = Spill { $board }: «{ $text }» forstås ikke som et resultat.

session-finding-lead_unread = Spill { $board }: utspillet «{ $text }» er ikke et kort.

session-finding-score_unread = Spill { $board }: scoren «{ $text }» forstås ikke.

session-finding-row_unread = Spill { $board }: «{ $text }» har ikke like mange verdier som resultattabellen har kolonner; linjen er utelatt.

session-finding-not_played = Spill { $board }: en linje uten resultat.

session-finding-pair_twice = Par { $pair } står to ganger på listen; det som står først, gjelder.

session-finding-pair_unlisted = Par { $pair } spiller, men står ikke på listen.

session-finding-played_twice = Spill { $board }: { $ns } og { $ew } har møttes mer enn én gang på det.

session-finding-against_itself = Spill { $board }: par { $pair } mot seg selv; linjen er utelatt.

session-finding-entered_again = Spill { $board }, bord { $table }: ført mer enn én gang; den siste føringen gjelder.

session-finding-deal_defect = Spill { $board }: hendene kan ikke være en giv og er utelatt.

session-finding-first_only = { $text }: det er { $times } av dem, og bare den første leses.

session-finding-not_taken = Ikke tatt med: { $text }

session-lost-weights = Spill { $board }, { $ns } mot { $ew }: vekter kan ikke skrives; resultatet står som andeler av spillet, med poengene { $ns_points } og { $ew_points }.

session-lost-weights_in_imps = Spill { $board }, { $ns } mot { $ew }: vekter kan ikke skrives; bare poengene { $ns_points } og { $ew_points } står der.

session-lost-award_as_score = Spill { $board }, { $ns } mot { $ew }: den justerte scoren { $score } står som om den var oppnådd ved bordet.

session-lost-average_as_percent = Spill { $board }, { $ns } mot { $ew }: middels, middels pluss og middels minus står som prosenter.

session-lost-percent_as_average = Spill { $board }, { $ns } mot { $ew }: en prosent har ikke noe motstykke i IMP; poengene står ikke der.

session-lost-share_rounded = Spill { $board }, { $ns } mot { $ew }: prosentene er avrundet.

session-lost-score_beside_award = Spill { $board }, { $ns } mot { $ew }: scoren ved bordet, { $score }, er utelatt ved siden av den justerte.

session-lost-unplayed = Spill { $board }, { $ns } mot { $ew }: ikke spilt («{ $text }») og utelatt.

session-lost-why_unplayed = Spill { $board }, { $ns } mot { $ew }: hvorfor det ikke ble spilt, står ikke der («{ $text }»).

session-lost-fouled = Spill { $board }, { $ns } mot { $ew }: det står ikke at en annen form av spillet ble spilt.

session-lost-penalty_unit = Par { $pair }: straffen står som poeng, uten paragrafen.

session-lost-penalties = Straffer står bare i summene.

session-lost-rounds_and_tables = Runder og bord står ikke der.

session-lost-handicaps = Handikap står ikke der.

session-lost-pair_numbers = Par i begge retninger har samme nummer: retningen settes bak.

session-lost-tables_expected = Hvor mange bord som skulle spille et spill, står ikke der.

session-lost-conditions = Av vilkårene står ikke: { $text }

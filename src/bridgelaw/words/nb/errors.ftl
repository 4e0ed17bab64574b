### bridgelaw words: errors, Norwegian bokmål (NBF usage)

## Reading a file

error-file = { $file }:{ $line }: { $reason }

error-act = handling { $n } ({ $id }): { $reason }

error-law-or-search = Oppgi enten nummeret på en paragraf eller hva det skal søkes etter (--search); --json hører til --search.

error-not-readable = Filen kan ikke leses.

error-not-there = Denne filen eller mappen finnes ikke.

error-no-files-of-boards = Det finnes ingen fil med spill: ventet PBN, LIN eller JSON Lines.

error-too-large = Filen er større enn { $limit } MB.

error-binary = Dette er ikke tekst.

error-encoding = Teksten er ikke i UTF-8.

error-empty = Filen er tom.

error-not-yaml = Dette er ikke YAML.

error-not-json = Dette er ikke JSON.

error-too-deep = Den er nøstet mer enn { $limit } nivåer dypt.

error-too-many = Den inneholder mer enn { $limit } ord og parenteser.

error-too-many-moves = Det er mer enn { $limit } meldinger og kort i ett spill.

error-alias = Ankere og alias er ikke tillatt; skriv selve verdien.

error-tag = Typemerker er ikke tillatt; typene følger av formatet.

error-duplicate-key = En nøkkel står to ganger.
    .named = Nøkkelen «{ $text }» står to ganger.

error-unknown-key = «{ $text }» er ikke en nøkkel her.
    .allowed = «{ $text }» er ikke en nøkkel her. Tillatt: { $allowed }

error-not-a-record = Dette er ikke en protokoll: den begynner med nøkkelen bridgelaw, med verdien 1.

error-version = Dette programmet leser versjon { $allowed } av protokollformatet, ikke { $text }.

error-unknown-verb = Ukjent handling: { $verb }

error-two-verbs = En handling har bare ett verb; «{ $verb }» er et til.

error-missing-field = Feltet «{ $field }» mangler.

error-penalty-unit = «{ $text }» er ikke det summene i denne turneringsdelen regnes i: matchpoeng eller prosent med matchpoeng, ellers IMP.

error-unknown-pair = Det finnes ikke noe par «{ $text }».

error-not-xml = Dette er ikke XML, eller ikke helt.

error-xml-entity = Det er en entitet i den; en slik fil leses ikke.

error-unknown-form = Dette er ingen turneringsdel i en form som leses her.

error-no-results = Det er ingen resultater i den.

error-not-pairs = Bare parturneringer leses.

error-not-written = Filen kan ikke skrives: { $text }

error-sheets-ending = Sider skrives som PDF eller HTML: filnavnet slutter på pdf eller html.

error-not-access = Dette er ingen Access-fil, eller ikke hel.

error-needs-bws = Access-filer fra bordenheter trenger tillegget bws: pip install "bridgelaw[bws]"

error-pair-twice = Par «{ $text }» står to ganger.

error-against-itself = Par «{ $text }» spiller mot seg selv.

error-no-result = Et resultat har ett av disse feltene: contract, score, artificial, weighted, unplayed.

error-movement-what = Oppgi hvor mange par det er (25 pairs), et oppsett med størrelse (howell 6), eller en fil (--check).

error-movement-none = Dette oppsettet finnes ikke: { $text }

error-movement-few = Et oppsett trenger fire par og to spill.

error-movement-time = Minuttene må være flere enn 0.

error-plan-columns = Første linje må navngi kolonnene; det mangler: { $columns }

error-plan-cells = Antall verdier som skal stå på denne linjen: { $count }.

error-plan-csv = Dette er ingen tabell med skilletegn.

error-plan-empty = Det er ingen linje for noe bord.

error-plan-round = Runde { $round } mangler.

error-plan-untold = Resultatene oppgir ikke runder og bord.

# The fuller ones first: what is allowed, the bounds of a number, the field alone
error-bad-value = «{ $text }» er ikke tillatt her.
    .allowed = «{ $text }» er ikke tillatt for { $field }. Tillatt: { $allowed }
    .between = «{ $text }» er ikke tillatt for { $field }. Tillatt: { $least } til { $most }
    .least = «{ $text }» er ikke tillatt for { $field }. Tillatt: { $least } eller mer
    .named = «{ $text }» er ikke tillatt for { $field }.

error-bad-card = «{ $text }» er ikke et kort.

error-bad-call = «{ $text }» er ikke en melding.
    .irregular = «{ $irregular }» er ikke lovlig her; uregelmessige meldinger leses ikke fra PBN.

error-bad-seat = «{ $text }» er ikke en plass.

error-bad-deal = Dette er ikke en giv som i PBN, fire hender med fire farger.

error-bad-regulation = Denne bestemmelsen finnes ikke, eller den har andre verdier.

error-weights = Vektene summerer ikke til 1: { $text }

error-not-a-case = Dette er ikke en sak: den har nøklene id, title, laws_edition og quality.

error-contract-mismatch = «{ $text }» er ikke kontrakten meldingene gir: { $allowed }

error-declarer-mismatch = «{ $text }» er ikke den spilleføreren som meldingene gir: { $allowed }

error-bad-pbn = Dette er ikke PBN, eller ikke slik det leses her.

error-bad-lin = Dette er ikke LIN, eller ikke slik det leses her.

error-id-taken = To handlinger heter «{ $id }».

error-no-such-act = Det finnes ingen handling «{ $id }».

## What cannot physically happen

error-duplicate-card = { $card } finnes på flere hender.

error-not-in-hand = { seat } har ikke { $card }.

error-after-closed = Spillet er avsluttet; etter det kan ingenting skje.

error-nothing-to-substitute = Denne spilleren har ikke avgitt noen melding som kan erstattes.

error-nothing-to-retract = Denne spilleren har ikke gjort noe som kan tas tilbake.

error-nothing-to-face = Ikke noe slikt utspill ligger med bildesiden ned.

error-no-play-to-claim = Spillet har ikke begynt; ingenting kan kreves eller avstås.

error-more-tricks-than-left = Det er ikke så mange stikk igjen ({ $left }).

error-more-left-than-unplayed = Det kan ikke ha vært { $left } stikk igjen: flere er spilt.

error-claim-needs-won = Si hvor mange stikk spillefører hadde vunnet da: ingen har skrevet dem ned.

error-won-before-claim = Spillefører kan ikke ha vunnet { $won } stikk når det er { $left } igjen.

error-answer-too-large = Det er flere enn det var: tallet gjelder stikkene som var igjen.

error-no-contract-for-result = Det er ingen kontrakt ennå.

## What changes nothing

error-question-ambiguous = Flere spørsmål av denne typen er åpne; si hvilket.
    .named = Flere spørsmål av denne typen er åpne; si hvilket: { $ids }

error-finding-waits = Så langt avhenger ingenting av svaret; det tas vare på.
    .named = Så langt avhenger ingenting av svaret på «{ $kind }»; det tas vare på.

# Hva som ville ha virket der en ordre, et valg eller et svar ikke gjorde noe
error-fits = Dette ville ha virkning: { $text }.

error-fit-rule =
    .about = ordren «{ $text }» ({ $about })
    .any = ordren «{ $text }»

error-fit-choose =
    .about = valget «{ $text }» ({ $about })
    .any = valget «{ $text }»

error-fit-find =
    .about = svaret på «{ $text }» ({ $about })
    .any = svaret på «{ $text }»

error-fit-explain = å forklare hva som følger

error-no-such-question = I denne utgaven avhenger ingenting av det for denne handlingen; svaret endrer ingenting.
    .named = I denne utgaven avhenger ingenting av «{ $kind }» for denne handlingen; svaret endrer ingenting.

error-poll-second-forbidden = En spørrerunde blant spillere som kjente informasjonen, endrer ikke noe her: regulerende myndighet tillater ikke noe andre trinn (innstillingen poll_second_stage).

error-no-such-option = Dette valget er ikke åpent for denne spilleren nå.
    .named = «{ $kind }» er ikke åpent for denne spilleren nå.

error-choice-needs-suit = Dette valget krever en farge: nevn en.

error-choice-needs-call = Dette valget krever en melding: nevn en.

error-choice-needs-card = Dette valget krever et kort: nevn ett.

error-choice-needs-hand = Dette valget krever en hånd: spilleførers eller blindemanns.

error-choice-wrong-suit = Denne fargen kan ikke velges.

error-choice-wrong-call = Denne meldingen kan ikke velges.

error-choice-wrong-card = Dette kortet kan ikke velges.

error-correction-period-over = Korreksjonsperioden var over: scoren blir stående.

error-raised-alone = Etter runden økes ikke én sides score uten at den andres senkes.

error-nothing-to-waive = Ingen har feilet her som motstanderne kunne be om frafall for.

error-no-act-meant = Det finnes ingen handling med det navnet i spillet.

error-no-play-yet = Det har ennå ikke vært noe spill der noen kan ha revokert.

error-order-without-effect = Det den gjelder, er ikke uregelmessig, er allerede avgjort, eller kan ikke avgjøres slik.
error-not-judged = Handlingene og alt som ellers er kjent, står; TL avgjør saken for hånd.
error-not-shown = Det som skjedde her, står, men en del av det kan ikke vises. TL fortsetter for hånd.
error-not-read = Hendelse { $id } på dette spillet kunne ikke leses igjen; det den sa, mangler.
error-own-fault = programmet sviktet her, og feilen er programmets egen; meld gjerne fra om dette: { $text }

error-no-ruling-to-appeal = Her er ingen avgjørelse av TL som kan appelleres.

error-appeal-too-late = Appellen kom for sent.

error-no-appeal-to-join = Makker har ingen appell som fortsatt er åpen.

error-no-appeal-to-decide = Det er ingen åpen appell å avgjøre.

error-illegal-result = Ett av disse resultatene er i en kontrakt som kom av en melding som er funnet ulovlig.
    .told = Ett av disse resultatene er i kontrakten som kom av { $calls }: makkers informasjon pekte mot meldingen, og den er funnet ulovlig.

error-own-part-of-offenders = Bare en side som ikke har feilet, kan måtte bære en del av skaden selv: siden som er nevnt her, er den feilende siden.

error-own-part-denied = Det er funnet at denne siden ikke har økt sin egen skade: da skal den ikke bære noen del av den selv.

error-appeal-undecided = Avgjørelsen er appellert: appellen må avgjøres først.

error-discipline-is-final = En disiplinæravgjørelse av TL er endelig: TL kan bare anbefales å endre den.

## The command line

error-nothing-to-explain = Ingenting i svaret heter «{ $id }».

error-reasons-of-a-seat = Begrunnelsene følger av TLs svar; de vises ikke sammen med det en spiller ser.

error-not-answerable = «{ $text }» er ikke noe som kan besvares her.

error-nothing-chosen = Velg noe, eller si at det ikke er noen.

error-nothing-picked = Velg et svar i hver liste.

error-question-not-open = Spørsmålet «{ $text }» er ikke åpent.
    .named = Spørsmålet «{ $kind }» ({ $text }) er ikke åpent.

error-option-not-open = Valget «{ $text }» er ikke åpent.
    .allowed = Valget «{ $text }» er ikke åpent. Åpne valg: { $allowed }
    .named = Valget «{ $kind }» ({ $text }) er ikke åpent.
    .named_allowed = Valget «{ $kind }» ({ $text }) er ikke åpent. Åpne valg: { $allowed }

error-no-likely-result = Da må det være én feilende side, og sonen må være kjent; skriv ellers scoren til hver side som NS: … ; EW: …

error-editions-of-a-seat = Alle utgaver side om side går uten --seat, --every og --why.

error-nothing-to-withdraw = Det finnes ingen justert score å trekke tilbake.

error-unknown-start = «{ $text }» er ingen type uregelmessighet her.
    .allowed = «{ $text }» er ingen type uregelmessighet her. Typene er: { $allowed }

error-unknown-fact = Det spørres ikke om noe som heter «{ $text }» her.
    .allowed = Det spørres ikke om noe som heter «{ $text }» her. Det spørres om: { $allowed }

error-bad-fact = «{ $text }» passer ikke her.
    .allowed = «{ $text }» passer ikke for { $key }. Det som passer: { $allowed }

error-facts-impossible = Svarene passer ikke sammen: { $text }

error-no-record = Oppgi en sak, eller si --start for en rask avgjørelse.

error-answer-form = «{ $text }» har ikke formen type=verdi.

error-not-added = Handlingene i denne filen står ikke linje for linje, så ingenting kan legges til. Oppgi --out og et navn for å skrive saken på nytt.

error-file-changed = Filen er endret siden den ble lest. Ingenting ble lagt til; se på den igjen.

error-no-pdf = En PDF trenger pakken typst: installer bridgelaw med tillegget [pdf].

error-pdf-to-terminal = En PDF er ikke for terminalen: oppgi et filnavn.

error-board-number = Et spillnummer er 1 eller høyere.

error-poll-no-choice = Handlingen «{ $id }» er verken en melding eller et kort som denne spilleren skulle velge.

error-poll-no-hand = Hånden til spilleren som valgte i handlingen «{ $id }», er ikke skrevet ned.

error-poll-no-question = Hvilket valg ble de spurt om? Oppgi handlingen med --of.

error-poll-no-replies = Enten problemet eller svarene: oppgi en handling med --of, eller en fil med --answers.

error-poll-not-possible = { $action } var ikke et mulig valg der.

error-poll-second-answer = Svar { $n } er ikke noe svar på disse spørsmålene: minst ett kryss, «nothing» alene, og hver av handlingene det gjelder, på høyst én side.

## Remarks while reading (the record is kept as found)

reading-declarer_mismatch = Filen oppgir en annen spillefører enn meldingene gir.

reading-contract_mismatch = Filen oppgir en annen kontrakt enn meldingene gir.

reading-leading_passes_missing = Pass mangler i begynnelsen av meldingene.

reading-columns_wrong = Kolonnene i spillet er forskjøvet.

reading-card_not_in_hand = Et kort er spilt som ikke er på hånden.

reading-revoke_unmarked = Et kort følger ikke farge, og filen markerer det ikke.

reading-illegal_call_unmarked = En ulovlig melding er ikke markert.

reading-notes_dangling = En merknad hører ikke til noen melding.

reading-duplicate_tag = En etikett står to ganger.

reading-unquoted_tag = En etikettverdi står ikke i anførselstegn.

reading-bad_date = Datoen kan ikke leses.

reading-inherited = En verdi er hentet fra forrige post.

reading-partial_deal = Fordelingen er ufullstendig.

reading-tag_case = En etikett er skrevet med andre store og små bokstaver.

reading-comment_swallows_tags = En kommentar inneholder hele etikettlinjer.

reading-edited_outside = Den synlige delen er endret av et annet program.

reading-tricks_mismatch = Filen oppgir et annet antall stikk enn kortene gir.

reading-score_mismatch = Filen oppgir en annen poengsum enn kontrakten og stikkene gir.

reading-deal_defect = Hendene kan ikke være en fordeling.

reading-assumed = En verdi står ikke i filen og er antatt.

reading-alert_mark = Et utropstegn er lest som en alert.

reading-bad_value = En verdi har ikke den formen den skal ha.

reading-bad_mark = Et merke bak en melding eller et kort er ikke forstått.

reading-mark_unfounded = En uregelmessighet er markert der det ikke er noen.

reading-after_end = Noe står etter slutten på meldingene eller spillet.

reading-card_missing = Et kort mangler; spillet er lest frem til det.

reading-play_unread = Det er kort, men ingen meldinger som sier hvem som var i tur.

reading-times_unsure = Det er ikke sikkert hvilken spiller tidene gjelder.

reading-stray_sign = Et sluttegn står der ingenting slutter.

reading-unread_tail = En kommando på slutten av filen har ingen verdi.

## Typed input

input-unknown = «{ $text }» er verken en melding eller et kort her. Prøv: { $examples }

## The live table

error-unexpected = Noe gikk galt ({ $code }). Det er registrert.

## Lines of conditions. $option: an option of a command; $n: a column; $text: what could stand there

error-expected = { $option }, kolonne { $n }: her ventes: { $text }.

error-option-twice = { $text }: { seat } står der to ganger.

error-deals-number = Antallet fordelinger er fra 0 til { $limit }.

error-cards-twice = { $card } er på to steder; det andre er hos { seat }.

error-cards-thirteen = En kjent hånd har 13 kort, og ingen hånd har flere: { seat }.

error-evidence-mixed = Det et kort lages av ({ $option }), går ikke sammen med --event, --known, --held og --given, som teller fordelinger.

error-evidence-no-file = { $option } gjelder en sak: oppgi filen.

error-evidence-no-question = Det er ikke noe åpent spørsmål «{ $text }» om informasjon. Åpne spørsmål: { $allowed }

error-evidence-which-question = Hvilket spørsmål gjelder det? Oppgi det med --question: { $allowed }

error-evidence-nothing_conveyed = Spørsmålet «{ $text }» bygger ikke på informasjon som spilleren ikke kan bruke.

error-evidence-not_chosen = Spilleren har ikke meldt eller spilt noe siden.

error-evidence-other-player = Spørsmålet «{ $text }» gjelder valget til en annen spiller enn { seat }.

error-evidence-vulnerable = Sonen er ikke kjent, så ingen kontrakt er verdt noe.

error-evidence-field = Matchpoeng krever resultatene fra de andre bordene (field i saken).

error-evidence-deals = Antallet fordelinger for et kort er fra { $least } til { $most }.

error-evidence-reading = --reading skal ha et navn, = og et vilkår, hvert navn én gang: { $text }

error-evidence-action-unknown = --action { $text }: ingen melding eller noe kort som var mulig der.

error-evidence-action-contract = --action { $text }: etter = kommer en kontrakt med spillefører, som 3HS eller 3HxS.

error-evidence-action-needs_contract = --action { $text }: ingen lovlig melding der; si hvor den fører, som 3H=3HS.

error-evidence-action-no_contract = --action { $text }: et kort måles ved kontrakten som spilles.

error-evidence-action-twice = --action { $text } står der to ganger.

expected-condition = et vilkår (poeng, lengde, kort, balanced, shape, any)

expected-measure = det som telles (hcp, farger, controls, aces, of)

expected-number = et tall med høyst to sifre

expected-higher_number = et tall som ikke er lavere enn det første

expected-suit = en farge

expected-other_suit = en annen farge

expected-rank = en valør

expected-comparison = > eller >=

expected-card = et kort, fargen først

expected-other_card = et annet kort

expected-pattern = fire lengder, for eksempel 5431 eller =54xx

expected-thirteen = fire lengder på 13 kort til sammen

expected-join = et komma, «and», «or» eller slutten

expected-close = en avsluttende parentes

expected-seat = en plass, N E S W

expected-other_seat = en annen plass

expected-colon = et kolon

expected-fewer_brackets = færre parenteser inni hverandre

expected-shorter = slutten (en så lang linje leses ikke)

expected-hand = en hånd, for eksempel A5.KQJ.QJT9.KJT8

expected-thirteen_cards = en hånd på 13 kort

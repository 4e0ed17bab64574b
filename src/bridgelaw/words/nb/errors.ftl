### bridgelaw words: errors, Norwegian bokmål (NBF usage)

## Reading a file

error-file = { $file }:{ $line }: { $reason }

error-not-readable = Filen kan ikke leses.

error-unknown-verb = Ukjent handling: { $verb }

error-missing-field = Feltet «{ $field }» mangler.

error-bad-value = «{ $text }» er ikke tillatt for { $field }. Tillatt: { $allowed }

error-bad-card = «{ $text }» er ikke et kort.

error-bad-call = «{ $text }» er ikke en melding.

error-bad-seat = «{ $text }» er ikke en plass.

error-duplicate-card = { $card } finnes på flere hender.

error-not-in-hand = { seat } har ikke { $card }.

error-after-closed = Spillet er avsluttet; etter det kan ingenting skje.

error-no-such-act = Det finnes ingen handling «{ $id }».

error-question-ambiguous = Flere spørsmål av denne typen er åpne; si hvilket: { $ids }

error-no-such-question = «{ $kind }» er uten betydning her: i denne utgaven spør ingen bestemmelse om det for denne handlingen.

error-no-such-option = «{ $kind }» er ikke åpent for denne spilleren nå.

error-conflict = To regler avgjør dette ulikt: { $first } og { $second }.

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

reading-deal_defect = Hendene kan ikke være en fordeling.

reading-assumed = En verdi står ikke i filen og er antatt.

reading-alert_mark = Et utropstegn er lest som en alert.

reading-bad_value = En verdi har ikke den formen den skal ha.

reading-bad_mark = Et merke bak en melding eller et kort er ikke forstått.

reading-mark_unfounded = En uregelmessighet er markert der det ikke er noen.

reading-after_end = Noe står etter slutten på meldingene eller spillet.

reading-card_missing = Et kort mangler; spillet er lest frem til det.

reading-play_unread = Det er kort, men ingen meldinger som sier hvem sin tur det var.

reading-times_unsure = Det er ikke sikkert hvem sine tider dette er.

reading-stray_sign = Et sluttegn står der ingenting slutter.

reading-unread_tail = En kommando på slutten av filen har ingen verdi.

## Typed input

input-unknown = «{ $text }» er verken en melding eller et kort her. Prøv: { $examples }

input-ambiguous = «{ $text }» kan bety { $first } eller { $second }. Hva mente du?

input-echo = { $text } → { $call } { $words }

input-possible = Du kan gjøre dette; det blir registrert og kan få følger.

## The live table

error-link-invalid = Denne lenken er ikke lenger gyldig.

error-not-your-seat = Det er ikke plassen din.

error-not-saved = Dette kunne ikke registreres. Ingenting er endret.

error-already-done = Dette er allerede registrert.

error-table-changed = Bordet er endret i mellomtiden; se en gang til.

error-offline = Ingen forbindelse. Handlingene dine lagres og sendes senere.

error-too-fast = For mange forsøk. Vent litt.

error-unexpected = Noe gikk galt ({ $code }). Det er registrert.

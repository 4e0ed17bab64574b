### bridgelaw words: errors, English

## Reading a file

error-file = { $file }:{ $line }: { $reason }

error-not-readable = The file cannot be read.

error-unknown-verb = Unknown act: { $verb }

error-missing-field = The field “{ $field }” is missing.

error-bad-value = “{ $text }” is not allowed for { $field }. Allowed: { $allowed }

error-bad-card = “{ $text }” is not a card.

error-bad-call = “{ $text }” is not a call.

error-bad-seat = “{ $text }” is not a seat.

error-duplicate-card = { $card } appears in more than one hand.

error-not-in-hand = { seat } does not hold { $card }.

error-after-closed = The board is closed; nothing can happen after that.

error-no-such-act = There is no act “{ $id }”.

error-question-ambiguous = Several questions of this kind are open; say which one is meant: { $ids }

error-no-such-question = “{ $kind }” can’t matter here: in this edition no provision asks it for this act.

error-no-such-option = “{ $kind }” is not open to this player now.

error-conflict = Two rules decide this differently: { $first } and { $second }.

## Remarks while reading (the record is kept as found)

reading-declarer_mismatch = The file names another declarer than the auction gives.

reading-contract_mismatch = The file names another contract than the auction gives.

reading-leading_passes_missing = Passes at the start of the auction are missing.

reading-columns_wrong = The columns of the play are out of step.

reading-card_not_in_hand = A card was played that the hand does not hold.

reading-revoke_unmarked = A card does not follow suit and the file does not mark it.

reading-illegal_call_unmarked = An illegal call is not marked as one.

reading-notes_dangling = A note belongs to no call.

reading-duplicate_tag = A tag stands twice.

reading-unquoted_tag = A tag value is not in quotes.

reading-bad_date = The date cannot be read.

reading-inherited = A value was taken from the record before.

reading-partial_deal = The deal is incomplete.

reading-tag_case = A tag is written with other capitals.

reading-comment_swallows_tags = A comment holds whole tag lines.

reading-edited_outside = The visible part was changed by another program.

reading-tricks_mismatch = The file gives another number of tricks than the cards.

reading-deal_defect = The hands cannot be a deal.

reading-assumed = A value is not in the file and was assumed.

reading-alert_mark = An exclamation mark was read as an alert.

reading-bad_value = A value has not the form that it should have.

reading-bad_mark = A mark behind a call or card is not understood.

reading-mark_unfounded = An irregularity is marked where there is none.

reading-after_end = Something stands behind the end of the auction or the play.

reading-card_missing = A card is missing; the play is read up to there.

reading-play_unread = There are cards, but no auction that tells whose turn it was.

reading-times_unsure = It is not certain whose times these are.

reading-stray_sign = A sign that ends something stands where nothing ends.

reading-unread_tail = A command at the end of the file has no value.

## Typed input

input-unknown = “{ $text }” is neither a call nor a card here. Try: { $examples }

input-ambiguous = “{ $text }” can mean { $first } or { $second }. Which one?

input-echo = { $text } → { $call } { $words }

input-possible = You may do this; it will be recorded and may have consequences.

## The live table

error-link-invalid = This link is not valid any more.

error-not-your-seat = That is not your seat.

error-not-saved = This could not be recorded. Nothing has changed.

error-already-done = This has already been recorded.

error-table-changed = The table has changed meanwhile; look again.

error-offline = No connection. Your acts are kept and sent later.

error-too-fast = Too many attempts. Wait a moment.

error-unexpected = Something went wrong ({ $code }). It is recorded.

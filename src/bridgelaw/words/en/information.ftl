### bridgelaw words: information, English

## Status and basis of an entry in the information ledger

information_status-authorized =
    .label = Authorised
    .sentence = Authorised for { seat }
    .why = You may use this in deciding what to call or play.

information_status-unauthorized =
    .label = Unauthorised
    .sentence = Unauthorised for { seat }
    .why = You may not let this guide your calls and plays.

information_basis-stated =
    .label = Stated
    .why = One player says so; it has not been agreed or found.
    .aside = stated, not agreed or found

information_basis-agreed =
    .label = Agreed
    .why = The players agree about this fact.
    .aside = agreed by the players
    .admitted = admitted by { $text }

information_basis-found =
    .label = Found
    .why = The Director has found this as a fact.
    .aside = found by the Director

information_for-bidding =
    .label = Bidding
    .aside = in the bidding only

information_for-play =
    .label = Play
    .aside = in the play only

information_for-claim =
    .label = Claim
    .aside = in settling a claim only

## Kinds. .label for a cell; .sentence from whom to whom; .why where the information sits

information-withdrawn_call =
    .label = Withdrawn call
    .sentence = { from } made a call that was withdrawn.
    .why = What the withdrawn call showed is authorised for one side and not for the other.
    .named = { call-named.opening } by { from } was withdrawn.
    .cancelled = { call-named.opening } by { from } was cancelled.
    .not_made = { call-named.opening } by { from }, out of rotation, counts as not made.

information-withdrawn_play =
    .label = Withdrawn card
    .sentence = { from } played a card that was withdrawn.
    .why = Whether you may use what the card showed depends on which side offended.
    .named = { from } played { $card }, which was withdrawn.
    .exposed = { from } showed { $card }.
    .exposed_less = { from } showed a card.
    .led = { from } led { $card } before the auction period was over.

information-call =
    .label = Call
    .sentence = { from } made a call.
    .why = Legal calls and plays are for everybody.
    .named = { from } { call-named.made }.

information-play =
    .label = Play
    .sentence = { from } played a card.
    .why = Legal calls and plays are for everybody.
    .named = { from } played { $card }.

information-explanation =
    .label = Explanation
    .sentence = { from } explained a call.
    .why = Opponents may use it; the partner of the player who explained may not.
    .named = { from } explained { call-named.the }.
    .corrected = { from } corrected an explanation given earlier.
    .corrected_partner = { from } said that { partner-of } explanation was wrong.
    .corrected_alert = { from } said that { partner-of } alert was wrong.
    .corrected_no_alert = { from } said that { call-named.the } should have been alerted.
    .lead = { from } answered { other-of } question whose lead it was: { $text }.
    .lead_less = { from } answered { other-of } question whose lead it was.

information-alert =
    .label = Alert
    .sentence = { from } alerted.
    .why = An alert is for the opponents; a surprised partner may not learn from it.
    .named = { from } alerted { call-named.the }.

information-no_alert =
    .label = Missing alert
    .sentence = { from } did not alert.
    .why = Silence can tell partner how the call was understood.
    .named = { from } did not alert { call-named.the }.

information-question =
    .label = Question
    .sentence = { from } asked a question.
    .why = Opponents may draw inferences at their own risk; partner may not.
    .named = { from } asked about { call-named.the }.

information-answer =
    .label = Answer
    .sentence = { from } answered a question.
    .why = The answer belongs to the side that asked.

information-hesitation =
    .label = Hesitation
    .sentence = { from } paused noticeably.
    .why = It is unauthorised information for the partner of the player who paused.

information-haste =
    .label = Unusual speed
    .sentence = { from } acted unusually fast.
    .why = Speed can show as much as a pause.

information-remark =
    .label = Remark
    .sentence = { from } made a remark.
    .why = Words that are not calls are unauthorised information for partner.
    .conceded = { from } tried to concede tricks.

information-emphasis =
    .label = Emphasis
    .sentence = { from } stressed a call or play.
    .why = The manner of a call is not information for partner.

information-tone =
    .label = Tone of voice
    .sentence = { from } used a telling tone of voice.
    .why = The tone of a call is unauthorised information for partner.

information-gesture =
    .label = Gesture
    .sentence = { from } made a gesture.
    .why = A gesture is unauthorised information for partner.

information-movement =
    .label = Movement
    .sentence = { from } made a movement.
    .why = A movement that means something is unauthorised information for partner.

information-mannerism =
    .label = Mannerism
    .sentence = { from } had a telling mannerism.
    .why = A personal habit that partner can read is unauthorised information for partner.

information-manner =
    .label = Manner
    .sentence = The other side noted how { from } called or played.
    .why = The manner of a call or card is unauthorised information for partner.

information-restatement =
    .label = Restatement
    .sentence = { from } restated calls.
    .why = A restatement by an opponent may be used; one by partner may not.

information-penalty_card =
    .label = Penalty card
    .sentence = { from } has a penalty card on the table.
    .why = While it lies there the card itself is authorised; what else it shows depends on the edition.
    .named = { from } has { $card } on the table as a penalty card.
    .several = { from } has { $card } on the table as penalty cards.
    .was = { from } had a penalty card on the table.
    .was_named = { from } had { $card } on the table as a penalty card.
    .was_several = { from } had { $card } on the table as penalty cards.

information-lead_restriction =
    .label = Lead restriction
    .sentence = { from } required or forbade a suit for the lead.
    .why = A restriction that was ruled openly may be known to everybody.
    .require_suit = { from } required { $text } for the lead.
    .forbid_suit = { from } forbade { $text } for the lead.

information-other_source =
    .label = Another source
    .sentence = { seat } learnt something about the board from another source.
    .why = Such information may not be used and must be reported to the Director at once.

information-regulation =
    .label = Regulation
    .sentence = { seat } knows how the side stands, how the opponents play or what the regulations require.
    .why = What the regulations demand, one’s own standing and the opponents’ ways may be taken into account.

information-prior =
    .label = Known beforehand
    .sentence = { seat } knew something before taking the hand from the board.
    .why = What you knew before the board may be used.

information-own_side_error =
    .label = Own side’s error
    .sentence = { seat } knows of an error made by that side itself.
    .why = You may know it, but must not act on it to gain.

## The ledger and the player's own sheet

ledger-empty = Nothing has happened on this board that needs a note.

ledger-entry = { $status }: { $fact }

ledger-entry-reason = { $fact } { $reason }

## Why a fact may be used, or not: said after the fact

ledger-reason-partner = This came from partner, otherwise than by a legal call or play.

ledger-reason-own_risk = An inference may be drawn from it, at one’s own risk.

ledger-reason-asked = An opponent’s question may be used.

ledger-reason-not_alerted = It may be used; if an alert was due, it was misinformation.

ledger-reason-procedure = Opponents’ alerts, explanations, restatements and corrections may be used.

ledger-reason-answered = What opponents answer may be used.

ledger-reason-all_the_same = It may be used despite the irregularity.

ledger-reason-objected_free = Partner objected, so there is no concession; the other side may use it.

ledger-reason-objected = Partner objected, so there is no concession; the player who objected may not use it.

ledger-reason-accepted = What was accepted counts as legal.

ledger-reason-not_erred = The non-offending side may use what was shown.

ledger-reason-erred = The offending side may not use what was shown.

ledger-reason-erred_unless = The offending side may not use what was shown, unless its replacement leads to no further { edition-rectification.any }.

ledger-reason-erred_unless_natural = The offending side may not use what was shown, unless its replacement is the lowest sufficient bid in the same denomination and neither bid is { edition-artificial_bid }.

ledger-reason-told_wrongly = The side that had been told wrongly whose lead it was may use what was shown.

ledger-reason-telling_wrongly = The side that had said wrongly whose lead it was may not use what was shown.

ledger-reason-taken_back = Only the side that took it back may use it.

ledger-reason-replaced = Its replacement led to no further { edition-rectification.any }, so what was shown may be used.

ledger-reason-outside = This comes from neither the calls nor the play at this table.

ledger-may-not-base = { seat } may not base a call or play on what was learnt outside the auction and play.

ledger-reason-by_chance = An opponent’s card that is seen by chance may be acted on.

ledger-reason-on_table = What lies on the table may be used.

ledger-reason-lay_there = As long as it lay there, it could be used.

ledger-reason-lay_there_partner = After the auction it could be used as long as it lay there; during the auction the owner’s partner could not use it.

ledger-reason-picked_up_free = What was shown may still be used by declarer’s side after it has been picked up.

ledger-reason-picked_up = Once it has been picked up, the owner’s partner may use nothing of what was shown.

ledger-reason-beyond = Apart from the duty to play it, the owner’s partner may use nothing that a penalty card tells.

ledger-reason-must_be_played = The duty to play a penalty card may be taken into account.

ledger-reason-known_to_all = Everybody may know it and use it.

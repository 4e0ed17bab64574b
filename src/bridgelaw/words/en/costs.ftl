### bridgelaw words: what an option costs, English

## Under an option: what holds if it is taken

costs-none = No further { edition-rectification.any }.
    .accepted = No { edition-rectification.any }.

costs-if-change_call-used = A call that { seat } changes is withdrawn, and { partner } may not use what it showed.

costs-lowest-sufficient = { $laws_replacement_call ->
        [comparable] In the same denomination the lowest sufficient bid is { $minimum }. Another bid counts as well if it is the lowest sufficient one that specifies the same denomination or denominations, as a transfer may.
       *[more_precise] In the same denomination the lowest sufficient bid is { $minimum }.
    }

costs-another-call = { seat } must then make a sufficient bid or pass instead.

costs-adjusted-later = Even where there is no further { edition-rectification.any }, the Director shall adjust the score after the play if, without the help of the insufficient bid, the result could well have been different and the other side is damaged in consequence.

costs-if-both-notrump = If both bids specify notrump:
    .other = If they do not: as with any other call.

# where nobody has to take it: what follows if he does

costs-if-withdraw_play = If the card is withdrawn:

costs-if-change_call = If the call is changed:

costs-with = With { $text }:

# whose hand: their names as owners
costs-with-hand = With { $text } hand:

costs-call-other = With any other call:

costs-call-any = With any call:

costs-card-other = With any other card:

costs-suit-other = With any other suit:

costs-seat-other = With the other hand:

costs-turn-passes = If { due } passes:

costs-turn-calls = If { due } bids or doubles:
    .bids = If { due } bids:
    .redoubles = If { due } bids or redoubles:

# where it cannot be told whose turn was taken
costs-turn-passes-unnamed = If the player in turn passes:

costs-turn-calls-unnamed = If the player in turn bids or doubles:

costs-new_call = If { seat } then calls { $text }:

costs-new_call-other = If { seat } then makes any other call:

costs-new_call-denomination = If { seat } then bids { strain }, at any level:

# $text: the name of a Question, which ends with its mark
costs-if-yes = { $text } If so:

costs-if-no = { $text } If not:

costs-if-artificial-neither = If neither of the two bids is { edition-artificial_bid }:

costs-if-artificial-one = If one of the two bids is { edition-artificial_bid }:

costs-if-artificial-comparable = If one of them is { edition-artificial_bid }, but the new call has the same or a more precise meaning:

costs-if-artificial-not-comparable = If one of them is, and it has not:

# what an insufficient bid and the one that replaces it specify

costs-if-both-specify = If both bids specify the same denomination or denominations:

costs-if-not-both = If they do not specify the same:

costs-if-not-both-comparable = If they do not specify the same, but the new call is comparable:
    .of = If they do not specify the same, but { seat-of } new call is comparable:

costs-if-not-both-not-comparable = If neither:

costs-if-comparable-yes = { $laws_replacement_call ->
        [more_precise] If the new call has the same or a more precise meaning:
       *[comparable] If the new call is comparable:
    }
    .of = { $laws_replacement_call ->
            [more_precise] If { seat-of } new call has the same or a more precise meaning:
           *[comparable] If { seat-of } new call is comparable:
        }

costs-if-comparable-no = { $laws_replacement_call ->
        [more_precise] If it has not:
       *[comparable] If it is not:
    }

# who won the trick of a revoke, and what his side has won since: a condition that is still to come

costs-if-trick_won_by = { $other_side ->
        [yes] If the other side wins the trick of the revoke
       *[no] If { seat } wins the trick of the revoke
    }

costs-if-later_tricks = { $tricks ->
        [none] and the revoker’s side none after it
        [one] and the revoker’s side one after it
        [some] and the revoker’s side at least one after it
       *[more] and the revoker’s side two or more after it
    }

costs-if-later_with_suit = { $so ->
        [yes] one of them with a card that the revoker could have played to it
       *[no] none of them with a card that the revoker could have played to it
    }

# something that has still to happen, as question and answer
costs-if-fact = { $text }:

costs-other-answer = anything else

costs-found = Depends on what the Director finds.

costs-asked = Depends on: { $text }

costs-may = { seat } may then choose:
    .must = { seat } must then do this:

costs-declarer = { declarer } becomes declarer.

costs-turn-call = { seat } calls next.

costs-turn-silent = { seat } passes, and { other } calls next.

costs-any-call-once = { seat } may then make any legal call.

costs-any-call = { seat } may then make any legal call at each turn.

costs-lead-may-be-restricted = { $laws_replacement_call ->
        [comparable] If { seat } then defends, declarer may, when { partner } is first on lead, forbid one suit that { seat } has not specified in the legal auction, for as long as { partner } keeps the lead.
       *[more_precise] If { seat } then defends, declarer may, when { partner } is first on lead, require or forbid a suit that the withdrawn call showed and { seat } has not specified in the legal auction, or, if it showed no particular suit, forbid any one suit; a ban holds for as long as { partner } keeps the lead.
    }

costs-prevails = If { seat }, who is next in turn to this lead, chooses otherwise, that choice holds.

costs-next-call = { seat } may make any legal call when in turn.

costs-next-call-comparable = After a comparable call there is no further rectification, though the score may still be adjusted after the play.

costs-next-call-other = After any other call { partner } must pass when next to call.

costs-lead-unless-comparable = If { seat } then defends and the replacement call was not comparable, declarer may, when { partner } is first on lead, forbid one suit that { seat } has not specified in the legal auction, for as long as { partner } keeps the lead.

costs-lead-after-change = { $laws_replacement_call ->
        [comparable] If { seat } then defends and { call-named.the } is not comparable with the call that is gone, declarer may, when { partner } is first on lead, forbid one suit that { seat } has not specified in the legal auction, for as long as { partner } keeps the lead.
       *[more_precise] If { seat } then defends, declarer may, when { partner } is first on lead, require or forbid a suit that the withdrawn call showed and { seat } has not specified in the legal auction, or, if it showed no particular suit, forbid any one suit; a ban holds for as long as { partner } keeps the lead.
    }

costs-turn-lead = { seat } leads.

# the opening lead: French has another word for it
costs-turn-open = { seat } leads.

costs-turn-play = { seat } plays next.

costs-turn-lead-dummy = { declarer } leads from dummy.

costs-turn-dummy = { declarer } plays from dummy next.

costs-call-stands = { call-named.opening } by { seat } stands.

costs-first-call-gone = The first { call-named.bare } by { seat } is cancelled.

costs-the-call-gone = The call by { seat } is cancelled.

costs-call-gone = { call-named.opening } by { seat } is cancelled.

costs-call-withdrawn = { call-named.opening } by { seat } is withdrawn.

costs-card-stands = { $card } by { seat } stands.

costs-card-back = { $card } goes back to { seat-of } hand.
    .down = The card goes back to { seat-of } hand.

## The road of a ruling, where nobody chooses

costs-nobody-chooses = Nobody has to choose now. Read out:

costs-nothing-changes = Nothing changes at the table.

costs-call-changed = { seat } has changed { call-named.the } to { $new }: the auction goes on from there.

costs-damaged-later = If the misinformed side thinks after the play that it was damaged, it calls the Director again.

costs-revoke-corrected = The revoke is not established: it is corrected.

costs-tricks-later = What it may cost when the play is over

costs-unnoticed = Nobody has pointed this out yet:

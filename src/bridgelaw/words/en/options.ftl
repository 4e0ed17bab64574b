### bridgelaw words: options, English

## What a player with the choice may take. The list is read in the order of the Law; nothing is preselected

options-intro = { seat }, the choice is yours: { count-options }.

options-director = The Director chooses: { count-options }.

options-one = { seat } may choose this:
    .must = { seat } must do this:

options-calls = Calls that meet this: { $text }.

options-cards = Cards that meet this: { $text }.

## Option ids

option-accept_call =
    .label = Accept the call
    .sentence = Accept { call-named.the }: it is treated as legal and the auction goes on from there.
    .why = The irregular call then counts like any other, and no { edition-rectification.any } follows.
    .chosen = { seat } accepted { call-named.the }.
    .chosen_less = { seat } accepted the call.

option-reject_call =
    .label = Refuse the call
    .sentence = Refuse { call-named.the }: it is cancelled and the Law says what its author must do.
    .why = The offender replaces the call or waits for the turn, and the offender’s partner may be restricted.
    .chosen = { seat } did not accept { call-named.the }.
    .chosen_less = { seat } did not accept the call.

option-correct =
    .label = Replace the call
    .sentence = Make another legal call in its place.
    .why = { $laws_replacement_call ->
            [more_precise] How free partner stays depends on what the new call means beside the old one.
           *[comparable] Partner stays free if the new call is comparable to the old one.
        }
    .chosen = { seat } replaced { call-named.the } by another call.
    .chosen_by = { seat } replaced { call-named.the } by { $new ->
            [Pass] a pass
            [Double] a double
            [Redouble] a redouble
           *[other] { $new }
        }.
    .chosen_less = { seat } replaced the call.

option-other_call =
    .label = Replace by another call
    .sentence = Replace the call by any other legal call: { partner } is then restricted.
    .why = The Director explains for how long partner must pass and which leads declarer may require or forbid.
    .chosen = { seat } replaced { call-named.the } by a call of another meaning.
    .chosen_less = { seat } replaced the call by any other.

option-accept_lead =
    .label = Accept the lead
    .sentence = Accept the lead of { $card }: play goes on from it.
    .why = The lead counts as correct and the card does not become a penalty card.
    .chosen = { seat } accepted the lead of { $card }.
    .chosen_less = { seat } accepted the lead.
    .opening_label = Accept the lead
    .opening_chosen = { seat } accepted the lead of { $card }.
    .opening_chosen_less = { seat } accepted the lead.

option-accept_and_spread_dummy =
    .label = Accept the lead and see dummy first
    .sentence = Accept the lead of { $card }: dummy goes down and you play second, from your own hand.
    .why = You stay declarer and see dummy before you play.
    .chosen = { seat } accepted the lead of { $card } and saw dummy before playing.
    .chosen_less = { seat } accepted the lead and saw dummy before playing.

option-accept_and_become_dummy =
    .label = Put your hand down as dummy
    .sentence = Put your own hand down: { partner } becomes declarer.
    .why = The lead is accepted and your partner plays the contract.
    .chosen = { seat } accepted the lead of { $card } and became dummy.
    .chosen_less = { seat } accepted the lead and became dummy.

option-refuse_lead =
    .label = Refuse the lead
    .sentence = Refuse the lead of { $card }: { due } leads.
    .back = Refuse the lead of { $card }: it goes back to the hand, and { due } leads.
    .why = A defender’s card that is refused may become a penalty card; declarer’s goes back to the hand.
    .chosen = { seat } did not accept the lead of { $card }.
    .chosen_less = { seat } did not accept the lead.
    .opening_label = Refuse the lead
    .opening_chosen = { seat } did not accept the lead of { $card }.
    .opening_chosen_less = { seat } did not accept the lead.

option-require_suit =
    .label = Require a suit
    .sentence = Require { leader } to lead { suit }.
    .why = The player must lead that suit if it is held.
    .several = Require { leader } to lead one of these suits: { $text }.
    .played = Require { leader } to play { suit } to this trick, if { leader } cannot follow suit.
    .played_several = Require { leader } to play one of these suits to this trick, if { leader } cannot follow suit: { $text }.
    .chosen = { seat } required { leader } to lead { suit }.
    .chosen_less = { seat } required the lead of { suit }.
    .chosen_played = { seat } required { leader } to play { suit } to the trick.
    .opening_chosen = { seat } required { leader } to lead { suit }.
    .opening_chosen_less = { seat } required the lead of { suit }.

option-forbid_suit =
    .label = Forbid a suit
    .sentence = Forbid { leader } to lead { suit } for as long as the lead stays in that hand.
    .why = The player leads another suit if one is held.
    .several = Forbid { leader } to lead one of these suits for as long as the lead stays in that hand: { $text }.
    .played = Forbid { leader } to play { suit } to this trick.
    .played_several = Forbid { leader } to play one of these suits to this trick: { $text }.
    .chosen = { seat } forbade { leader } to lead { suit }.
    .chosen_less = { seat } forbade the lead of { suit }.
    .chosen_played = { seat } forbade { leader } to play { suit } to the trick.
    .opening_chosen = { seat } forbade { leader } to lead { suit }.
    .opening_chosen_less = { seat } forbade the lead of { suit }.
    .chosen_several = { seat } forbade { leader } to lead { $text }.
    .chosen_several_less = { seat } forbade the lead of { $text }.

option-no_restriction =
    .label = No restriction
    .sentence = Leave { leader } free to lead anything.
    .why = A penalty card, if there is one, stays on the table.
    .chosen = { seat } left { leader } free to lead anything.
    .chosen_less = { seat } left the lead free.
    .opening_chosen = { seat } left { leader } free to lead anything.
    .opening_chosen_less = { seat } left the lead free.

option-require_highest =
    .label = Require the highest card
    .sentence = Require { partner } to play the highest card held { suit-in }.
    .why = You decide this because the opponents showed a card too early.
    .chosen = { seat } required { leader } to play the highest card held in the suit led.
    .chosen_less = { seat } required the highest card of the suit led.

option-require_lowest =
    .label = Require the lowest card
    .sentence = Require { partner } to play the lowest card held { suit-in }.
    .why = You decide this because the opponents showed a card too early.
    .chosen = { seat } required { leader } to play the lowest card held in the suit led.
    .chosen_less = { seat } required the lowest card of the suit led.

option-choose_hand =
    .label = Choose the leading hand
    .sentence = Say from which hand declarer leads.
    .why = When both hands are possible, the player whom the Law names says which one leads.
    .chosen = { seat } chose the lead from { other-of } hand.
    .chosen_less = { seat } chose the hand that leads.

option-designate_dummy_card =
    .label = Name dummy’s card
    .sentence = Name the card that dummy plays to this trick.
    .why = The card must be legal for this trick.
    .chosen = { seat } named { $card } from dummy.
    .chosen_less = { seat } named the card that dummy plays.

option-leave_penalty_card =
    .label = Leave the penalty card
    .sentence = Leave { $card } on the table as a penalty card and let { leader } lead freely.
    .why = The card must still be played at the first legal opportunity.
    .chosen = { seat } left { $card } on the table as a penalty card.
    .chosen_less = { seat } left the penalty card on the table.

option-treat_as_penalty_card =
    .label = Treat it as a penalty card
    .sentence = Have { $card } treated as a penalty card.
    .why = The card stays face up in front of its player.
    .chosen = { seat } had { $card } treated as a penalty card.
    .chosen_less = { seat } had the card treated as a penalty card.

option-choose_penalty_card =
    .label = Choose which penalty card
    .refuse_label = Refuse the card
    .sentence = Choose which penalty card { seat } plays.
    .why = With several penalty cards, declarer chooses the one to be played.
    .chosen = { seat } chose { $card } as the penalty card to be played.
    .chosen_less = { seat } chose which penalty card is played.
    .refused = { seat } refused { $card }: the penalty card is played in its place.
    .refused_less = { seat } refused the card: the penalty card is played in its place.

option-let_first_call_stand =
    .label = Let the first call stand
    .sentence = Let { first-named.the } stand; { second-named.the } is withdrawn.
    .why = The change is undone and the auction goes on from the first call.
    .chosen = { seat } let { first-named.the } stand.
    .chosen_less = { seat } let the first call stand.

option-change_call =
    .label = Call again, the same or another
    .sentence = Change { call-named.the }, which was made on wrong information, or let it stand by calling the same.
    .sentence_apart = Change { call-named.the }, which was made on wrong information.
    .sentence_over = Change { call-named.the } over { $last }, which was made on wrong information, or let it stand by calling the same.
    .sentence_over_apart = Change { call-named.the } over { $last }, which was made on wrong information.
    .why = You may call again: your call rested on wrong information, or on a call that was taken back since.
    .unnamed = Change the last call, or let it stand by calling the same.
    .unnamed_apart = Change the last call.
    .over = Change { call-named.the }, which was made over the call that was taken back, or let it stand by calling the same.
    .over_apart = Change { call-named.the }, which was made over the call that was taken back.
    .over_unnamed = Change the call made over the one that was taken back, or let it stand by calling the same.
    .over_unnamed_apart = Change the call made over the one that was taken back.
    .chosen = { seat } called again: { $named }.
    .kept = { seat } was offered { call-named.the } back and kept it.
    .changed = { seat } was offered { call-named.the } back and changed it to { $named ->
        [Pass] a pass
        [Double] a double
        [Redouble] a redouble
       *[other] { $named }
    }.
    .kept_over = { seat } was offered back { call-named.the } over { $last } and kept it.
    .changed_over = { seat } was offered back { call-named.the } over { $last } and changed it to { $named ->
        [Pass] a pass
        [Double] a double
        [Redouble] a redouble
       *[other] { $named }
    }.

option-withdraw_play =
    .label = Withdraw the card
    .sentence = Withdraw { $card } and play another card.
    .why = Your play rested on something that the other side has since changed.
    .lead = Take { $card } back: { due } leads. Or leave it there.
    .unnamed = Withdraw the card played to it and play another, or leave it there.
    .down = Withdraw the lead that lies face down and lead another card, or leave it there.
    .whose = Withdraw { other-of } card, played to the trick since, and play another, or leave it there.
    .placed = Withdraw { $text } and play another card, or leave it there.
    .several = Withdraw one or more of these cards and play another for each: { $text }. Or leave them there.
    .chosen = { seat } took back { $card }.
    .chosen_less = { seat } took back the card played.

# a card of which nobody has said which one it was
options-card-in-place = { $place ->
        [lead] { other-of } lead to the next trick
        [next] { other-of } card in the next trick
       *[trick] { other-of } card in the trick of the revoke
    }

# the same, of who has taken it back
options-own-card-in-place = { $place ->
        [lead] the lead to the next trick
        [next] the card in the next trick
       *[trick] the card in the trick of the revoke
    }

option-change_explanation =
    .label = Change the explanation
    .sentence = Put the explanation of { call-named.the } right.
    .why = The opponents are told the true agreement before they go on.
    .chosen = { seat } put the explanation of { call-named.the } right.
    .chosen_less = { seat } put the explanation right.

option-play_on =
    .label = Play on
    .sentence = Ask that play goes on after the claim: only if all four agree.
    .board = Let the board be played, and let its score stand.
    .why = All four players must agree; what the table then scores, stands.
    .chosen = { seat } asked that play go on.

option-accept_card =
    .label = Accept the card
    .sentence = Accept { $card } as played to this trick.
    .why = The card counts as correctly played.
    .chosen = { seat } accepted { $card } as played.
    .chosen_less = { seat } accepted the card as played.

## The Director's choices after information from another source

option-reverse_positions =
    .label = Change the players’ positions
    .sentence = Have the players change seats so that { seat } gets the hand that was seen.
    .less = Have the players change seats so that whoever saw a hand gets it.
    .why = Possible only where the form of scoring and the time allow it.
    .ordered = The players change seats, so that whoever saw a hand holds it.

option-appoint_substitute =
    .label = Appoint a substitute
    .sentence = With the consent of all four players, have a substitute play the board in the place of the player who has the information.
    .why = Whoever has learnt nothing can play the board normally.
    .ordered = With the consent of all four players a substitute plays the board in the place of the player who has the information.

option-redeal =
    .label = Redeal
    .sentence = Have the board dealt again for these contestants, if the form of the event allows it.
    .why = Possible only where the form of the event allows it.
    .ordered = The board is dealt again.

option-play_and_stand_ready =
    .label = Play on, adjust afterwards if needed
    .sentence = Let the board be played and stand ready to adjust the score if the information may have affected the result.
    .why = The information may still prove harmless.
    .ordered = The board is played, and the Director stands ready to adjust the score.
    .past_ordered = The board was played, the Director standing ready to adjust the score.

option-artificial_score =
    .label = Artificial adjusted score
    .sentence = Cancel the board and give an artificial adjusted score.
    .why = Used when the board cannot be played fairly any more.
    .from_source = { $laws_other_source_score ->
            [artificial] Cancel the board and give an artificial adjusted score.
           *[adjusted] Cancel the board and give an adjusted score; in team play Law 86B says which.
        }

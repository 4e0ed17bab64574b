### bridgelaw words: irregularities, English

## Auction

irregularity-insufficient_bid =
    .label = Insufficient bid
    .sentence = { seat } bid { $call }, which is insufficient over { $last }.
    .why = Every bid must be higher than the last one: more tricks, or the same number in a higher denomination.

irregularity-pass_out_of_rotation =
    .label = Pass out of rotation
    .sentence = { seat } passed when it was { due-of } turn to call.
    .why = A player passed before the turn had come to that seat.
    .you = It is not your turn to call.

irregularity-bid_out_of_rotation =
    .label = Bid out of rotation
    .sentence = { seat } bid { $call } when it was { due-of } turn to call.
    .why = A player bid before the turn had come to that seat.
    .you = It is not your turn to call.

irregularity-double_out_of_rotation =
    .label = Double out of rotation
    .sentence = { seat } doubled when it was { due-of } turn to call.
    .why = A player doubled before the turn had come to that seat.
    .you = It is not your turn to call.

irregularity-redouble_out_of_rotation =
    .label = Redouble out of rotation
    .sentence = { seat } redoubled when it was { due-of } turn to call.
    .why = A player redoubled before the turn had come to that seat.
    .you = It is not your turn to call.

irregularity-inadmissible_double =
    .label = Inadmissible double
    .sentence = { seat } doubled, but there is no opponents’ bid here that may be doubled.
    .why = You may double only if the last call other than a pass is a bid by an opponent.

irregularity-inadmissible_redouble =
    .label = Inadmissible redouble
    .sentence = { seat } redoubled, but there is no opponents’ double here to redouble.
    .why = You may redouble only if the last call other than a pass is a double by an opponent.

irregularity-bid_over_seven =
    .label = Bid of more than seven
    .sentence = { seat } bid { $call }; no bid above the level of seven exists.
    .less = { seat } bid at the level of eight; no bid above the level of seven exists.
    .why = There are thirteen tricks, so seven over six is the highest that can be bid.

irregularity-call_after_auction =
    .label = Call after the final pass
    .sentence = { seat } { call-named.made } after the auction had ended.
    .why = After three passes in a row following a bid the auction is over, and nobody may call any more.

irregularity-call_when_barred =
    .label = Call that a ruling did not allow
    .sentence = { seat } had to pass but { call-named.made }.
    .no_double = { seat } could bid or pass, but { call-named.made }.
    .why = A ruling had obliged this player to pass; any other call breaks that obligation.
    .why_no_double = A ruling lets this player bid or pass at this turn, but neither double nor redouble.

irregularity-changed_call =
    .label = Changed call
    .sentence = { seat } { first-named.made }, then changed it to { $second }.
    .less = { seat } changed a call already made.
    .why = A call once made stands, unless it was a slip and not a change of mind.

irregularity-simultaneous_call =
    .label = Simultaneous calls
    .sentence = { due } and { seat } called at the same time; { due } was in turn.
    .why = When two players call together, the one whose turn it was counts as having called first.

irregularity-exposed_card_in_auction =
    .label = Card shown or led during the auction
    .sentence = { seat } showed { $card } before play had begun.
    .why = Partner must not learn about your cards except through legal calls and plays.
    .dropped = { seat } dropped { $card } before play had begun.
    .led = { seat } led { $card } before the auction period was over.

## Play

irregularity-opening_lead_out_of_turn =
    .label = Opening lead out of turn
    .sentence = { seat } led { $card }; the opening lead belonged to { due }.
    .less = { seat } led; the opening lead belonged to { due }.
    .down = { seat } led face down; the opening lead belonged to { due }.
    .why = The player to declarer’s left leads to the first trick, face down at first.

irregularity-lead_out_of_turn =
    .label = Lead out of turn
    .sentence = { seat } led { $card }; it was { due-of } turn to lead.
    .why = The winner of a trick leads to the next one (Law 44G).

irregularity-lead_from_wrong_hand =
    .label = Declarer’s lead from the wrong hand
    .sentence = { declarer } led { $card } from the wrong hand.
    .why = Declarer leads from the hand, own or dummy’s, that won the last trick.
    .dummy = { declarer } led { $card } from dummy when the lead was in the closed hand.
    .closed = { declarer } led { $card } from the closed hand when the lead was in dummy.

irregularity-play_out_of_turn =
    .label = Play out of turn
    .sentence = { seat } played { $card } out of turn.
    .why = Each player plays one card in turn, clockwise.

irregularity-premature_play =
    .label = Premature lead or play
    .sentence = { seat } played { $card } before { due } had played to the trick.
    .why = A defender who plays too early shows partner a card that should still be unknown.

irregularity-revoke =
    .label = Revoke
    .sentence = { seat } did not follow { suit-in } although able to.
    .card = { seat } did not follow { suit-in } although able to; the card played was { $card }.
    .dummy = Dummy ({ seat }) did not follow { suit-in } although able to; the card played was { $card }.
    .why = Whoever holds a card of the suit led must play one.

irregularity-failure_to_play_penalty_card =
    .label = Penalty card not played
    .sentence = { seat } played { $card } when a penalty card had to be played.
    .due = { seat } played { $card } instead of the penalty card { $text }.
    .several = { seat } played { $card } instead of one of the penalty cards { $text }.
    .less = { seat } did not play a penalty card when one had to be played.
    .why = A major penalty card must be played at the first legal opportunity.

irregularity-failure_to_honour_lead_restriction =
    .label = { edition-lead_restriction.heading } not honoured
    .sentence = { seat } led { $card }, which the { edition-lead_restriction.one } did not allow.
    .why = A suit had been required or forbidden and the lead did not comply although it could.

irregularity-exposed_card =
    .label = Exposed card
    .sentence = { $card }, held by { seat }, was shown without being played.
    .why = A defender’s card that partner could have seen may become a penalty card.
    .why_led_too_soon = Before you lead, declarer chooses what you may lead: partner has a penalty card on the table.
    .several = { $card }, held by { seat }, were shown without being played.
    .named = { seat } named a card in hand: { $card }.
    .dropped = { seat } dropped { $card }.
    .led_too_soon = { seat } led { $card } before declarer had chosen what { seat } may lead.

irregularity-played_card_retracted =
    .label = Played card taken back
    .designation = Designation changed
    .sentence = { seat } took back { $card } after playing it: the card counts as played.
    .less = { seat } took back a card that counts as played.
    .named = { seat } wanted to change the card that was named: { $card } counts as played.
    .dummy = { seat } wanted to change a card named from dummy: { $card } counts as played.
    .why = A card once played may be withdrawn only where the Laws say so.

irregularity-simultaneous_play =
    .label = Simultaneous plays
    .sentence = { seat } played { count-cards } at the same time.
    .why = Only one card can be the play; which one is settled by what was seen and said.

irregularity-defective_trick =
    .label = Defective trick
    .sentence = Trick { $n } holds { count-cards } instead of four.
    .why = Somebody played too many or too few cards to one trick.
    .unnumbered = The trick holds { count-cards } instead of four.
    .uncounted = Trick { $n } does not hold four cards.
    .unknown = The trick does not hold four cards.

irregularity-incomplete_designation =
    .label = Incomplete designation
    .sentence = { declarer } called for a card from dummy without naming both suit and rank.
    .why = Fixed rules say which card a short order such as a suit alone, or “low”, means.

irregularity-dummy_participation =
    .label = Dummy took part in the play
    .sentence = Dummy ({ seat }) took part in the play.
    .why = Dummy plays the cards that declarer names and may neither suggest a play nor comment on one.
    .indicated = Dummy ({ seat }) indicated a card without being told to.
    .remark = Dummy ({ seat }) made a remark about the play.

irregularity-dummy_called_attention =
    .label = Dummy drew attention
    .sentence = Dummy ({ seat }) drew attention to an irregularity during the play.
    .called = Dummy ({ seat }) drew attention to { call-named.the } by { other } during the play.
    .played = Dummy ({ seat }) drew attention to { $card }, played by { other }, during the play.
    .why = Dummy may try to prevent an irregularity, but must wait until play is over to point one out.

irregularity-improper_inspection =
    .label = Trick inspected without right
    .sentence = { seat } looked at a trick that could no longer be inspected.
    .own = { seat } looked at his own last card after a card had been led to the next trick.
    .why = Once a trick has been turned down, its cards stay down unless the Director says otherwise.

irregularity-play_after_claim =
    .label = Play after a claim
    .sentence = { seat } played on after a claim.
    .why = A claim ends the play; what is played afterwards does not count by itself.

## Board

irregularity-wrong_number_of_cards =
    .label = Wrong number of cards
    .sentence = { seat } has { count-cards } instead of thirteen.
    .why = Every player counts the cards face down before looking at them; each hand holds thirteen.

irregularity-wrong_board =
    .label = Wrong board
    .sentence = { seat } called with the cards of board { $n }.
    .of_another = { seat } had the cards of another board.
    .not_theirs = A board was played, or begun, that these contestants were not to play.
    .why = The cards in hand belong to another board than the one being played.

irregularity-misdeal =
    .label = Misdeal
    .sentence = The board was not dealt correctly.
    .why = Cards were dealt or sorted in a way that the Laws do not allow; such a deal is made again if it is found in time.

irregularity-looked_at_other_hand =
    .label = Looked at another hand
    .sentence = { seat } looked at cards that belong to { other }.
    .why = Nobody may look at another player’s cards; what was seen may make the board unplayable.

irregularity-fouled_board =
    .label = Fouled board
    .sentence = Board { $n } was not the same at every table.
    .less = The board was not the same at every table.
    .why = Cards were put back into the wrong pocket, so the results before and after cannot be compared directly.

## Procedure

irregularity-action_while_frozen =
    .label = Action before the Director had explained
    .sentence = { seat } acted before the Director had explained what follows.
    .why = Once an irregularity has been pointed out, everybody waits until the Director has explained what follows.
    .called = { seat } { call-named.made } before the Director had explained what follows.
    .led = { seat } led { $card } before the Director had explained what follows.
    .played = { seat } played { $card } before the Director had explained what follows.

irregularity-premature_correction =
    .label = Premature correction
    .sentence = { seat } put the error right before the Director had explained.
    .why = A hasty repair can give away more; the Director deals with both the error and the repair.

irregularity-attention_not_followed_by_summons =
    .label = Director not called at once
    .sentence = Attention was drawn to an irregularity, but the Director was not called at once.
    .why = The players cannot settle the matter among themselves; the Director is needed.

irregularity-player_assessed_rectification =
    .label = Ruling made by a player
    .sentence = { seat } imposed { edition-rectification.one } without the Director.
    .why = Only the Director rules; what players impose on each other can be cancelled.

irregularity-player_waived_rectification =
    .label = { $laws_puts_right ->
            [penalty] Penalty waived by a player
           *[rectification] Rectification waived by a player
        }
    .sentence = { seat } gave up { edition-rectification.one } without the Director.
    .cancelled = { seat } waived { edition-rectification.one } without calling the Director, who has cancelled the waiver.
    .why = A player may ask the Director to waive { edition-rectification.one } but may not do so alone.

irregularity-choice_consulted_partner =
    .label = Choice made with partner’s help
    .sentence = { seat } consulted partner before choosing.
    .why = The player who has the choice decides alone.

irregularity-attention_when_forbidden =
    .label = Attention drawn when forbidden
    .sentence = { seat } drew attention to an irregularity at a moment when this was not allowed.
    .why = Some facts must wait: the Laws name the moment when each player may speak.

irregularity-spectator_attention =
    .label = Spectator spoke up
    .sentence = A spectator for whom { side } answers drew attention to an irregularity.
    .why = Spectators watch in silence; a side may lose a right through its own spectator.
    .why_nothing_lost = Spectators watch in silence; the Director rules on the irregularity all the same.
    .less = A spectator drew attention to an irregularity.

## Communication

irregularity-use_of_unauthorized_information =
    .label = Use of unauthorised information
    .sentence = { seat } chose { $action }, { $laws_suggestion ->
        [could_have] which the unauthorised information from partner could demonstrably have suggested.
       *[did] which the unauthorised information from partner demonstrably suggested.
    }
    .why = Having such information is no offence; choosing what it suggests when another sensible action was available is.

irregularity-extraneous_from_other_source =
    .label = Information from another source
    .sentence = { seat } received information about this board from another source.
    .why = It may be nobody’s fault, but the Director must be told at once and decides whether the board can still be played.

irregularity-reserved_when_prohibited =
    .label = Rights reserved where this is not allowed
    .sentence = { seat } reserved rights although the regulations ask for the Director instead.
    .why = Here the Director is called at once; saying “I reserve my rights” is not enough.

irregularity-partial_review =
    .label = Partial review
    .sentence = { seat } asked for only a part of the auction to be restated.
    .why = Asking for one call shows partner what interests you, so the whole auction is restated.

irregularity-halted_review =
    .label = Review stopped early
    .sentence = { seat } stopped the review before its end.
    .why = A review goes on to its end, so that nobody learns what the player wanted to hear.

irregularity-review_out_of_turn =
    .label = Restatement of the calls requested without the right to one
    .sentence = { seat } asked out of turn to have the calls restated.
    .why = You may have the auction restated when it is your turn, not to help or wake your partner.
    .dummy = Dummy ({ seat }) asked to have the calls restated; dummy has no right to that.
    .barred = { seat } had to pass, and asked to have the calls restated: who must pass has no right to that.

irregularity-restatement_by_wrong_side =
    .label = Review answered by the wrong side
    .sentence = { seat } restated calls to partner.
    .why = Only an opponent answers, so that no emphasis helps partner.

irregularity-uncorrected_restatement =
    .label = Wrong review not corrected
    .sentence = A mistake in the review was not put right by { seat }.
    .why = Every player must see that a mistake in a review is corrected.

irregularity-question_out_of_turn =
    .label = Question out of turn
    .sentence = { seat } asked for an explanation when not in turn.
    .why = A question outside your turn can tell your partner something.

irregularity-supplementary_question =
    .label = Question about one call only
    .sentence = { seat } asked about { call-named.the } alone.
    .why = Asking about a single call can tell partner what you are interested in.

irregularity-question_for_partner =
    .label = Question asked for partner’s sake
    .sentence = { seat } asked a question only so that partner would hear the answer.
    .why = You ask in order to know, never in order to inform or warn your partner.

irregularity-explanation_by_wrong_player =
    .label = Explanation by the wrong player
    .sentence = { seat } explained a call that { partner } should have explained.
    .why = Normally the partner of the player who called explains; explaining your own call tells partner what you meant.

irregularity-mistaken_explanation =
    .label = Mistaken explanation
    .sentence = { seat } explained { call-named.the } in a way that does not match the agreement.
    .less = { seat } gave an explanation that does not match the agreement.
    .why = Opponents are entitled to know what the pair has agreed; a wrong answer misinforms them.

irregularity-missing_alert =
    .label = Missing alert
    .sentence = { call-named.opening } by { partner } needed an alert; { seat } gave none.
    .less = A call by { partner } needed an alert; { seat } gave none.
    .why = An alert tells the opponents that a call has a meaning they may not expect.

irregularity-unexpected_alert =
    .label = Needless alert
    .sentence = { seat } alerted { call-named.the } by { partner }, which needed no alert.
    .why = An alert tells the opponents that a call has a special meaning; one that is not due misinforms them.

irregularity-early_correction =
    .label = Partner’s explanation corrected too early
    .sentence = { seat } corrected { partner-of } explanation earlier than the Laws allow.
    .why = It must not be said during the auction that partner’s explanation was wrong. If your side declares, call the Director and say it after the final pass, before the opening lead is faced; if you defend, when the play is over.
    .alert = { seat } said earlier than the Laws allow that { partner-of } alert was wrong.

irregularity-late_correction =
    .label = Correction not made in time
    .sentence = { seat } did not correct the wrong explanation when it was time.
    .why = A wrong explanation must be put right at the moment that the Laws name.

irregularity-consulted_own_card =
    .label = Own card or notes consulted
    .sentence = { seat } looked at his own system card at a moment when this was not allowed.
    .notes = { seat } looked at his own notes at a moment when this was not allowed.
    .why = Your own agreements must be in your head; the card is there for the opponents.

irregularity-undisclosed_understanding =
    .label = Undisclosed understanding
    .sentence = { side } used an understanding that the opponents could not have known about.
    .why = Every agreement, explicit or built up by experience, must be open to the opponents.

irregularity-varied_understanding =
    .label = Methods changed by agreement
    .sentence = { side } changed methods after a question or an irregularity, as agreed beforehand.
    .why = Where it is forbidden, a pair may not agree to change its methods after a question or an irregularity.

irregularity-improper_communication =
    .label = Opponent misled
    .sentence = What { seat } did, apart from calls and plays, could mislead an opponent.
    .why = Opponents may be misled by legal calls and plays alone, never by manner, tempo or questions.
    .pause = { seat } paused without a demonstrable bridge reason and could have known at the time that this could be to the benefit of { side }.
    .reason = What { seat } did had no demonstrable bridge reason, and { seat } could have known at the time that it could be to the benefit of { side }.

## Status of an irregularity

irregularity_status-unnoticed =
    .label = Not pointed out
    .over = No ruling
    .why = Nobody has drawn attention to it; only the Director sees it.

irregularity_status-attention =
    .label = Not ruled yet
    .over = No ruling
    .why = Attention has been drawn and the Director has not yet ruled.
    .found = Found by the Director

irregularity_status-ruled =
    .label = Ruled
    .why = The Director has dealt with it.
    .choice = Choice open

irregularity_status-accepted =
    .label = Accepted
    .why = It was accepted, or the time to object has passed.

irregularity_status-forfeited =
    .label = { $laws_puts_right ->
            [penalty] Right to a penalty lost
           *[rectification] Right to rectification lost
        }
    .why = The right to { edition-rectification.any } has been lost by a ruling.

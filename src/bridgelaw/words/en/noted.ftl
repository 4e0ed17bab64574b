### bridgelaw words: what was told in a quick ruling, as a document notes it, English

# $fact is the name of what was asked, $text what was answered
quick-noted = { $fact }: { $text }

## Names of the facts; an attribute named after a kind is the name there

quick_noted-by =
    .label = Player
    .exposed_card = Card of
    .exposed_card_in_auction = Card of
    .card_played_or_not = Card of
    .wrong_explanation = Explanation by
    .missing_alert = Alert due from
    .concession = Conceded by
    .agreement_withdrawn = Reopened by
    .unauthorized_information = Hesitated or spoke
    .other_source = Player who learnt something
    .wrong_hand = Held the wrong cards
    .wrong_number_of_cards = Too many cards held by
    .missing_card = Hand that lacks the card
    .disputed_facts = Facts disputed by
    .appeal = Appeal wanted by
    .acted_before_director = Went on, or settled it
    .insufficient_bid = Insufficient bid by
    .call_out_of_rotation = Call out of turn by
    .inadmissible_double = Double or redouble by
    .bid_over_seven = Bid of eight by
    .call_when_barred = Call by
    .call_after_auction = Call by
    .changed_call = Changed a call, or wanted to
    .opening_lead_out_of_turn = Opening lead by
    .lead_out_of_turn = Lead by
    .lead_from_wrong_hand = Led from
    .failure_to_play_penalty_card = Penalty card of
    .premature_play = Played too early
    .revoke = Revoke by
    .defective_trick = Card missing or in excess from
    .improper_inspection = Player who looked

quick_noted-offender =
    .label = Irregularity of

quick_noted-short =
    .label = A card short

quick_noted-claimer =
    .label = Claim by

quick_noted-led_by =
    .label = Trick led by

quick_noted-declarer =
    .label = Declarer

quick_noted-turn =
    .label = Player in turn
    .lead_out_of_turn = Hand to lead
    .lead_from_wrong_hand = Hand to lead
    .exposed_card = Player to lead
    .failure_to_play_penalty_card = Trick led by
    .wrong_explanation = Player in turn when it was said
    .missing_alert = Player in turn when the alert was due

quick_noted-dealer =
    .label = Dealer

quick_noted-last_bid_by =
    .label = That bid made by

quick_noted-trick_won_by =
    .label = Trick of the revoke won by
    .defective_trick = Trick that lacks a card won by

quick_noted-last_bid =
    .label = Last bid before it
    .insufficient_bid = Last bid before it

quick_noted-call =
    .label = Call
    .changed_call = First call
    .wrong_hand = Call made with them
    .wrong_explanation = Call explained
    .missing_alert = Call that was not alerted

quick_noted-replaced_by =
    .label = Put in its place

quick_noted-unintended_call =
    .label = The call was a slip, never intended

quick_noted-meant =
    .label = Call that was meant

quick_noted-turn_call =
    .label = Call of the player in turn

quick_noted-new_call =
    .label = Call of the offender in turn

quick_noted-called_since =
    .label = Called since
    .changed_call = Had called by then

quick_noted-calls_since =
    .label = Calls since

quick_noted-barred_until =
    .label = Had to pass

quick_noted-card =
    .label = Card
    .revoke = Card played
    .failure_to_play_penalty_card = Card played
    .premature_play = Card played
    .dummy = Card played
    .designation = Card named
    .dummy_wrong_card = Card put down
    .defective_trick = Card in excess
    .missing_card = Missing card
    .opening_lead_out_of_turn = Card led
    .lead_out_of_turn = Card led
    .lead_from_wrong_hand = Card led

quick_noted-card_led =
    .label = Card led
    .designation = Card that dummy was to follow

quick_noted-penalty_card =
    .label = Penalty card

quick_noted-wanted =
    .label = Card that declarer wanted
    .dummy_wrong_card = Card that declarer had named

quick_noted-cards =
    .label = Cards
    .designation = Cards of dummy that fit

quick_noted-other_penalty_cards =
    .label = Other penalty cards

quick_noted-suit =
    .label = Suit led
    .designation = Suit of the last trick won by dummy
    .dummy = Suit to be followed

quick_noted-how =
    .label = How it was seen
    .card_played_or_not = What declarer did with it

quick_noted-face =
    .label = How the card lay

quick_noted-visible_to_partner =
    .label = Partner could have seen its face

quick_noted-spread =
    .label = Hand put down, or begun to be

quick_noted-played_since =
    .label = Hands that have played since

quick_noted-declarer_has_played =
    .label = Declarer’s side had played to the trick

quick_noted-declarer_played_since =
    .label = Declarer had played since

quick_noted-told_by_opponent =
    .label = An opponent had said that it was that player’s turn

quick_noted-next_trick =
    .label = Led or played to the next trick

quick_noted-trick =
    .label = Number of the trick

quick_noted-later_tricks =
    .label = Tricks won by that side after the trick of the revoke
    .defective_trick = Tricks won by that side after the trick that lacks a card

quick_noted-later_with_suit =
    .label = One of them won with a card that could legally have been played to the trick of the revoke

quick_noted-tricks_won =
    .label = Tricks won by the other side in all, before any are transferred

quick_noted-contract =
    .label = Contract

quick_noted-risk =
    .label = Doubling

quick_noted-tricks_before =
    .label = Tricks won before by declarer’s side

quick_noted-board =
    .label = Board

quick_noted-earlier_revoke =
    .label = Earlier revoke on the board

quick_noted-earlier_by =
    .label = Earlier revoke by

quick_noted-earlier_suit =
    .label = Suit led then

quick_noted-earlier_won_by =
    .label = That trick won by

quick_noted-earlier_tricks =
    .label = Tricks won by that side after it

quick_noted-earlier_with_suit =
    .label = One of them won with a card that could legally have been played then

quick_noted-put_right =
    .label = Card put right in time by the player

quick_noted-played_out =
    .label = The play is over

quick_noted-found =
    .label = Pointed out
    .concession = Taken back
    .agreement_withdrawn = Reopened

quick_noted-count =
    .label = Cards in the trick

quick_noted-holds_suit =
    .label = The player had a card of the suit led

quick_noted-words =
    .label = Declarer said

quick_noted-asked_by_partner =
    .label = The other defender had asked about it

quick_noted-explanation =
    .label = What was said of it

quick_noted-right_explanation =
    .label = Right explanation

quick_noted-lead_down =
    .label = An opening lead lay face down

quick_noted-tricks_left =
    .label = Tricks left

quick_noted-claimed =
    .label = Tricks claimed

quick_noted-conceded =
    .label = Tricks conceded

quick_noted-statement =
    .label = Statement

quick_noted-objection =
    .label = Objection by

quick_noted-trump_out =
    .label = A trump was out that was not mentioned

quick_noted-played_after_claim =
    .label = Play went on after the claim

quick_noted-partner_objects =
    .label = Partner objected at once

quick_noted-trick_won =
    .label = About a trick that had been won already

quick_noted-did =
    .label = What was done

quick_noted-rights_lost =
    .label = Dummy had looked at a hand or left the seat

quick_noted-what =
    .label = What it was
    .improper_inspection = What was looked at
    .other_source = Where the knowledge came from

quick_noted-action =
    .label = Partner then chose

quick_noted-stage =
    .label = How far the board had come
    .other_source = Learnt

quick_noted-noticed_by =
    .label = Said to be wrong by

quick_noted-responsible =
    .label = Side that answers for the spectator

quick_noted-side =
    .label = Side

quick_noted-fault =
    .label = Fault

quick_noted-played_before =
    .label = Had played the board before

quick_noted-called =
    .label = A player with the wrong number of cards had called

quick_noted-seen =
    .label = A player had seen another’s card

quick_noted-where =
    .label = Where the card is

quick_noted-offence =
    .label = Reason

quick_noted-times =
    .label = Number of times, with this one

quick_noted-minutes =
    .label = Minutes since the score could be seen

quick_noted-concurring =
    .label = Partner agrees

quick_noted-choose =
    .label = Choice

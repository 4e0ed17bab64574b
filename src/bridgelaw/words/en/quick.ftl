### bridgelaw words: quick ruling, English

## The page and the terminal

quick-title = Quick ruling

quick-lead = From the call to what you read out, without a board typed in.

quick-what = What has happened?

quick-asked = { quick-count } at most

# how many things are asked
quick-count = { $count ->
        [one] { $count } fact
       *[other] { $count } facts
    }

quick-why = Why: { $text }

quick-known = So far

quick-known-change = { $text } – answer this again

quick-dropped = No longer fits, and does not count: { $text }

quick-asked-again = Answered before: { $text }. What was answered after it stays, as far as it still fits.

quick-leave-as-it-was = Leave it as it was

quick-back = Undo the last answer

quick-restart = Begin with another irregularity

quick-more = Something unusual? Add a fact

quick-all-passed = Three passes

quick-all-pass = The others passed too

quick-done = Done

quick-none-yet = Nothing chosen yet

quick-none-of-them = None of them

quick-everybody = Everybody

# $text is all that was answered, nothing beside it
quick-only = Only { $text }

# What is answered together with the next question: $text is the first answer
quick_together-found =
    .none = { $text }, and nobody has gone on to the next trick
quick_together-turn =
    .none = { $text }, and nobody has called since
    .passed = { $text }, and three passes since

# $text is the name of the seat
quick-hand-of =
    .declarer = { $text } (declarer)
    .dummy = { $text } (dummy)

quick-several = Several…

quick-or-tick = Or tick those that fit:

quick-another-call = Another call…

quick-a-card = A card…

quick-in-force = Laws in force:

quick-chosen-so-far = Chosen so far: { $text }

quick-strike-last = Remove the last

quick-write = In words

quick-number = Number
    .board = Board number

quick-next = Go on

quick-read-out = Read out

quick-read-out-to = To { seat }, so that everybody hears it

quick-read-to-all = To the whole table

quick-chosen = Chosen: { $text }

quick-take = { seat } takes this

quick-take-director = I decide this

quick-leave-withdraw_play = Take nothing back

quick-leave-change_call = Leave the call

quick-not-now = Go on without it

quick-nobody-knows = Nobody knows

quick-nothing-written = Nothing was written: say it in words, or tap another answer.

quick-law = What the Law says
quick-law-now = To be said at the table now
quick-law-later = What may still come of it
quick-law-first = First of all
quick-law-director = What the Director does
quick-play-on = Go on, and call me when the board is over if you think that it was used.
quick-judged-later = This is looked at when the board is over: until then nothing is ruled, and nothing more is said at the table.
quick-answer-now = Answer now
quick-already-over = Say that the board is over

quick-lead-lies-down = An opening lead lies face down already

quick-nothing-irregular = Nothing was irregular: the table goes on.
    .ended = Nothing was irregular: the score stands.

quick-call-stands = Nothing was irregular: { call-named.the } by { seat } stands, and the auction goes on.
    .asked = No irregularity: { call-named.the } by { seat } stands, and the auction goes on. { partner } must not make use of what { seat } has said.

quick-stands = What stands now

quick-grounds = Why

quick-claim-score = The result is made up of the tricks won before and these.

quick-claim-void = The claim is void: the result of the play stands.

quick-lead-open = The card stays on the table, and nobody puts a hand down or plays, until { declarer } has chosen. Until then it is open who will be declarer and who dummy.

quick-lead-stands = { declarer } is declarer and { seat } is dummy, whose hand is faced.

quick-winner-leads = Whoever has won the trick leads to the next one.

# a lead to the next trick that nobody has taken back; $text: who plays next
quick-lead-stays = If { seat } has won the corrected trick, the lead to the next one stays. { $text }

quick-lead-goes-back = If another hand has won it, that lead goes back, and the winner leads.

quick-to-come = The revoke is established: play goes on and nothing is changed. Call me when the play is over: only then is it known what it costs.

quick-to-come-charged = The card is put right, and it will be paid for as if the revoke were established. Call me when the play is over: only then is it known what it costs.

quick-to-come-costs = What it may cost

quick-last-bid-was = Say what the last bid was: then only calls over it are offered

quick-played-out = The play is over: count the tricks

quick-put-right-in-time = The revoke was put right before it was established: no trick goes over for it.

quick-revoke-of-partner = Each revoke is counted by itself, but no trick goes over twice: what the other revoke of that side has taken already is not to be counted again.

quick-later = At the end of the board
    .ended = Now that the board is over

quick-settled = All that is due now has been read out.
    .adjusts = What is due now has been read out; the score is still to be adjusted.

quick-information = Who may use what

quick-unused = Not used here: { $text }

quick-go-on = Keep the ruling, or write it down

quick-to-the-calls = On to the calls

quick-later-in-case = Make a case of it, and answer this there when the board is over.

quick-go-on-open = Keep the ruling, or write it down, as far as it is known

quick-make-case = Make a case of it

quick-score-it = Score this board

quick-make-case-how = The desk keeps it; table, board and pairs can be left open.

quick-table = Table

quick-board = Board

quick-pair = Pair { side }

quick-table-named = Table { $text }

quick-pair-named = Pair { $text }

quick-written = Written ruling

quick-pdf = As PDF

quick-laws = Laws and authority

quick-authority-suggested = { $text } is suggested by the language; another is one tap.

quick-suggested = suggested

quick-laws-keep = Keep this choice

quick-once = for this ruling only

quick-laws-once = Otherwise it holds for this ruling only.

quick-change-answer = Undo an answer and go on from there.

quick-example = To begin: { $command }

## Kinds, by what the table is doing

quick-group-common = Most often

quick-group-auction = Auction

quick-group-play = Leads and cards

quick-group-dummy = Declarer and dummy

quick-group-claim = Claims and concessions

quick-group-information = Information

quick-group-board = Board and hands

quick-group-procedure = Procedure

quick_kind-insufficient_bid =
    .label = Insufficient bid

quick_kind-call_out_of_rotation =
    .label = Call out of turn

quick_kind-inadmissible_double =
    .label = Double or redouble that is not allowed

quick_kind-bid_over_seven =
    .label = Bid of eight

quick_kind-call_when_barred =
    .label = Call by a player who had to pass

quick_kind-call_after_auction =
    .label = Call after the last pass

quick_kind-changed_call =
    .label = Call changed

quick_kind-exposed_card_in_auction =
    .label = Card seen during the auction

quick_kind-opening_lead_out_of_turn =
    .label = Opening lead by the wrong player

quick_kind-lead_out_of_turn =
    .label = Defender leads out of turn

quick_kind-lead_from_wrong_hand =
    .label = Declarer leads from the wrong hand

quick_kind-exposed_card =
    .label = Defender’s card exposed

quick_kind-failure_to_play_penalty_card =
    .label = Penalty card not played

quick_kind-premature_play =
    .label = Defender plays before partner

quick_kind-revoke =
    .label = Revoke

quick_kind-defective_trick =
    .label = Too few or too many cards in a trick

quick_kind-card_played_or_not =
    .label = Was the card played?

quick_kind-designation =
    .label = Wrong card named, or not named in full

quick_kind-dummy_wrong_card =
    .label = Dummy put down another card

quick_kind-dummy =
    .label = Dummy spoke, touched or looked

quick_kind-improper_inspection =
    .label = Somebody looks at a trick

quick_kind-claim =
    .label = Claim

quick_kind-concession =
    .label = Concession objected to, or taken back

quick_kind-agreement_withdrawn =
    .label = Agreed claim reopened

quick_kind-unauthorized_information =
    .label = Hesitation, remark, gesture

quick_kind-wrong_explanation =
    .label = Wrong explanation

quick_kind-missing_alert =
    .label = Missing alert

quick_kind-other_source =
    .label = Knowledge from elsewhere

quick_kind-spectator =
    .label = Spectator spoke

quick_kind-wrong_hand =
    .label = Cards from another board

quick_kind-wrong_board =
    .label = Wrong board, or already played

quick_kind-fouled_board =
    .label = Board fouled

quick_kind-wrong_number_of_cards =
    .label = 14 and 12 cards, or one too many

quick_kind-missing_card =
    .label = One card missing

quick_kind-board_not_played =
    .label = Board cannot be played

quick_kind-acted_before_director =
    .label = The table settled it alone

quick_kind-procedural_penalty =
    .label = Late, slow, telephone

quick_kind-disputed_facts =
    .label = They disagree on what happened

quick_kind-appeal =
    .label = Somebody wants to appeal

## Facts: .label is the question put to the Director, .why what the answer changes; an attribute named after a kind is the question there

quick_fact-by =
    .label = Who?
    .why = What follows depends on the player and on the side.
    .exposed_card = Whose card?
    .exposed_card_why = Only a defender’s card can become a penalty card. One that declarer has shown goes back to the hand and costs nothing.
    .exposed_card_in_auction = Whose card?
    .wrong_explanation = Who gave the explanation?
    .missing_alert = Who should have alerted?
    .concession = Who conceded?
    .agreement_withdrawn = Who wants it reopened?
    .unauthorized_information = Who hesitated or spoke?
    .other_source = Who knows something?
    .wrong_hand = Who held the wrong cards?
    .wrong_number_of_cards = Who has too many?
    .missing_card = Whose card is missing?
    .disputed_facts = Who tells it otherwise?
    .appeal = Who is asking?
    .card_played_or_not = Whose card?
    .card_played_or_not_why = A card of a defender, of declarer and of dummy is played by different rules.
    .acted_before_director = Who went on, or settled it?
    .insufficient_bid = Who made the insufficient bid?
    .call_out_of_rotation = Who called out of turn?
    .inadmissible_double = Who doubled or redoubled?
    .bid_over_seven = Who bid eight?
    .call_when_barred = Who called?
    .call_after_auction = Who called?
    .changed_call = Who changed a call, or wants to?
    .opening_lead_out_of_turn = Who led?
    .lead_out_of_turn = Who led?
    .lead_from_wrong_hand = From which hand was it led?
    .failure_to_play_penalty_card = Who has the penalty card?
    .premature_play = Who played too early?
    .revoke = Who revoked?
    .defective_trick = Whose card is missing or one too many?
    .improper_inspection = Who looked?

quick_fact-offender =
    .label = Whose irregularity was pointed out?
    .why = That act is ruled on as usual.
    .acted_before_director = Whose irregularity was it?
    .acted_before_director_why = Only the other side can lose a right by going on.

quick_fact-short =
    .label = Who is a card short?
    .why = With nobody short, the card does not belong to the deal.

quick_fact-claimer =
    .label = Who claimed?
    .why = Doubt goes against the side that claimed.

quick_fact-led_by =
    .label = Who led to the trick in progress?
    .why = It says how far the trick had come.

quick_fact-declarer =
    .label = Who is declarer?
    .why = It says who may choose and who defends.
    .opening_lead_out_of_turn_why = Only a defender’s card becomes a penalty card, and declarer chooses what is done with it.
    .lead_out_of_turn_why = Only a defender’s card becomes a penalty card, and declarer chooses what is done with it.
    .exposed_card_why = Only a defender’s card becomes a penalty card, and declarer chooses what is done with it.
    .premature_play_why = Only a defender’s card becomes a penalty card, and declarer chooses what is done with it.
    .wrong_explanation_why = Declarer’s side puts its own error right before the opening lead, the defenders theirs after the play.
    .missing_alert_why = Declarer’s side puts its own error right before the opening lead, the defenders theirs after the play.

quick_fact-turn =
    .label = Whose turn was it?
    .why = It says who should have acted, and where it goes on.
    .lead_out_of_turn = Which hand was to lead?
    .lead_from_wrong_hand = Which hand was to lead?
    .exposed_card = Who is to lead now?
    .exposed_card_why = If it is partner, declarer chooses first; while a trick is under way nobody is to lead yet.
    .failure_to_play_penalty_card = Who led to that trick?
    .wrong_explanation = Whose turn was it when the explanation was given?
    .missing_alert = Whose turn was it when the alert was due?
    .call_out_of_rotation_why = The rule depends on whose turn it was.

quick_fact-dealer =
    .label = Who was dealer?
    .why = Nothing else says whose turn it was.

quick_fact-last_bid_by =
    .label = Who made that bid?
    .why = It says whether it could be doubled at all.
    .insufficient_bid = Who made the bid that had to be beaten?

quick_fact-trick_won_by =
    .label = Which hand won the trick of the revoke?
    .why = It decides how many tricks go over.
    .defective_trick = Which hand won the trick that lacks a card?

quick_fact-last_bid =
    .label = What was the last bid before that call?
    .why = It says whether the call was irregular, and which calls are free now.
    .insufficient_bid = What was the last bid before it?
    .unauthorized_information = What was the last bid before partner’s turn?
    .unauthorized_information_why = What cannot be called is not offered then.

quick_fact-call =
    .label = Which call was made?
    .why = Its kind decides the rule, and which calls are free now.
    .changed_call = Which call came first?
    .wrong_hand = Which call was made with them?
    .wrong_hand_why = It is cancelled; without a call the right cards are simply taken.
    .wrong_explanation = Which call was explained?
    .wrong_explanation_why = It is named in what you read out.
    .missing_alert = Which call was not alerted?
    .missing_alert_why = It is named in what you read out.

quick_fact-replaced_by =
    .label = What was put in its place?
    .why = A change made in a hurry counts too.

quick_fact-meant =
    .label = Which call was meant?
    .why = That call counts.

quick_fact-turn_call =
    .label = What does the player in turn call?
    .why = That player calls freely; the rest depends on whether the call is a pass.
    .named = What does { seat } call, whose turn it is?

quick_fact-new_call =
    .label = What does the offender call when the turn comes?
    .why = Until then what stands now holds. That call decides whether the offender’s partner must pass afterwards.
    .named = What does { seat } call when the turn comes?
    .behind = What does { seat } call when the turn comes, after { $text }?

quick_fact-called_since =
    .label = Who has called after that call?
    .why = A call by the next player accepts it, or ends what could be done about it.
    .wrong_hand_why = It says whether the auction can go on at all.
    .changed_call = Who had called by then?
    .changed_call_why = Once the next player has called, only a slip can still be put right; once partner has, nothing can.

quick_fact-calls_since =
    .label = Which calls have been made since it was said?
    .behind = Which calls have been made since the call that was explained, { seat } first?
    .why = Tap them in their order: they say who may still change a call.
    .missing_alert = Which calls have been made since the alert was due?

quick_fact-barred_until =
    .label = For how long did the player have to pass?
    .why = A player who had to pass to the end still has to when the call stands.

quick_fact-card =
    .label = Which card?
    .why = An honour counts otherwise than a small card, and the suit decides what may be asked for.
    .revoke = Which card did { seat } play?
    .designation = Which card did declarer name?
    .dummy_wrong_card = Which card was put down?
    .card_played_or_not = Which card is it about?
    .card_played_or_not_why = It is the one that stays or goes back.
    .defective_trick = Which card is one too many?
    .dummy = Which card did dummy play?
    .dummy_why = It goes back, and declarer names one.
    .designation_why = Only that card is played, unless it was a slip.
    .dummy_wrong_card_why = It goes back unless both sides have played on.
    .missing_card = Which card? Only the Director is told
    .missing_card_why = It counts as having been in that hand all along.
    .opening_lead_out_of_turn = Which card was led?
    .lead_out_of_turn = Which card was led?
    .lead_from_wrong_hand = Which card was led?
    .failure_to_play_penalty_card = Which card was played?
    .premature_play = Which card was played?
    .opening_lead_out_of_turn_why = Its suit decides what may be asked for.
    .lead_out_of_turn_why = Its suit decides what may be asked for.
    .lead_from_wrong_hand_why = It is this card that is accepted or goes back.
    .failure_to_play_penalty_card_why = It is this card that is accepted or goes back.
    .premature_play_why = Its suit decides what may be asked for.
    .revoke_why = If the revoke is corrected this card goes back, and lies face up if it is a defender’s.

quick_fact-card_led =
    .label = Which card was led?
    .why = Its suit has to be followed.
    .designation = Which card was dummy to follow?
    .designation_why = When dummy leads, a word is read otherwise than when dummy follows.

quick_fact-penalty_card =
    .label = Which penalty card lies there?
    .why = It says whether it could be played.

quick_fact-wanted =
    .label = Which card did declarer want?
    .why = That one is played if the other was a slip.
    .dummy_wrong_card = Which card had declarer named?
    .dummy_wrong_card_why = The card that was named is the one played.

quick_fact-cards =
    .label = Which cards?
    .why = Ten and higher are honours, and several cards count otherwise than one.
    .designation = Which of dummy’s cards fit what was said?
    .designation_why = The rule picks one of these; where none fits, declarer names a card anew.

quick_fact-other_penalty_cards =
    .label = Has the defender other penalty cards?
    .why = With two of them, all are major.

quick_fact-suit =
    .label = Which suit was led?
    .why = It had to be followed.
    .designation = In which suit did dummy win the last trick?
    .designation_why = A rank alone goes on with that suit.
    .dummy = Which suit should have been followed?

quick_fact-how =
    .label = How was it seen?
    .why = A small card that fell weighs less than one that was led or shown on purpose; an honour weighs the same either way.
    .card_played_or_not = What did declarer do with it?
    .card_played_or_not_why = What is named or touched on purpose is played.

quick_fact-face =
    .label = How does the card lie?
    .why = Face down, it is taken back without consequence.

quick_fact-visible_to_partner =
    .label = Could partner have seen its face?
    .why = What counts is whether partner could see it, not whether partner did.

quick_fact-spread =
    .label = Has a hand been put down, or begun to be?
    .why = Then there may be no choice left.

quick_fact-played_since =
    .label = Which hands have played after it?
    .revoke = Who has played after { seat } to the trick of the revoke?
    .why = The next hand’s card accepts it, and those who played may change theirs.
    .designation_why = Declarer’s next card ends the time for a change, and an opponent may change the card played to it.
    .dummy_wrong_card_why = Whoever has played to it may change that card.
    .revoke_why = Whoever played after it may take that card back when the revoke is put right.
    .failure_to_play_penalty_card_why = A card from declarer’s side accepts it.

quick_fact-declarer_has_played =
    .label = Has declarer’s side played to this trick?
    .why = If both hands have played, nothing has to be put right.

quick_fact-declarer_played_since =
    .label = Has declarer played since, from either hand?
    .why = After that it is too late to change it.

quick_fact-told_by_opponent =
    .label = Had an opponent said that it was that player’s turn?
    .why = Then the lead costs nothing, and it cannot be accepted.

quick_fact-next_trick =
    .label = Who has led or played to the next trick?
    .why = It decides whether it can still be put right.
    .improper_inspection_why = After that nobody may look any more.

quick_fact-trick =
    .label = Which trick was it?
    .why = The last two tricks have rules of their own.
    .revoke_why = In the twelfth trick even an established revoke is put right.

quick_fact-later_tricks =
    .label = How many tricks has the revoker’s side won after the trick of the revoke, not counting that one?
    .why = Only tricks from that of the revoke on can go over to the other side.
    .defective_trick = How many tricks has { seat-of } side won after the trick that lacks a card, not counting that one?
    .revoke = How many tricks has { seat-of } side won after the trick of the revoke, not counting that one?

quick_fact-later_with_suit =
    .label = Did the revoker win one of them with a card that could legally have been played to the trick of the revoke?
    .why = Then it costs one trick more.
    .revoke = Did { seat } win one of them with a card that could legally have been played to the trick of the revoke?

quick_fact-tricks_won =
    .label = How many tricks did the other side win in all, before any are transferred?
    .why = What it is due is reckoned from these and the tricks transferred.
    .revoke = How many tricks did { other_side } win in all, before any are transferred?

quick_fact-contract =
    .label = What was the contract?
    .why = With it the result can be scored.

quick_fact-risk =
    .label = Was it doubled?
    .why = It changes what the result is worth.

quick_fact-tricks_before =
    .label = How many tricks had declarer’s side won before?
    .why = The tricks that the ruling gives it are added to these.

quick_fact-board =
    .label = Which board was it?
    .why = Its number says who was vulnerable.

quick_fact-earlier_revoke =
    .label = Had there been a revoke on this board before?
    .why = A second one in the same suit moves no trick by itself.

quick_fact-earlier_by =
    .label = Who had revoked before?
    .why = A revoke of dummy moves no trick.

quick_fact-earlier_suit =
    .label = Which suit was led to the earlier revoke?
    .why = A second one of the same player in the same suit moves no trick by itself.

quick_fact-earlier_won_by =
    .label = Which hand won the trick of the earlier revoke?
    .why = It decides how many tricks go over for that one.

quick_fact-earlier_tricks =
    .label = How many tricks has that side won after the trick of the earlier revoke, not counting that one?
    .why = No trick goes over twice, and the score is that of both together.

quick_fact-earlier_with_suit =
    .label = Did the player who revoked then win one of them with a card that could legally have been played to that trick?
    .why = Then it costs one trick more.

quick_fact-put_right =
    .label = Had the player put the card right before that side played on?
    .why = What is put right in time moves no trick.

quick_fact-played_out =
    .label = Is the play over?
    .why = Then the tricks can be counted.

quick_fact-found =
    .label = When was the revoke pointed out?
    .why = Later, fewer rights are left.
    .concession = When was it taken back?
    .agreement_withdrawn = When was it reopened?

quick_fact-count =
    .label = Too few or too many?
    .why = A missing card is supplied, a surplus one goes back.

quick_fact-holds_suit =
    .label = Has the player a card of the suit led?
    .why = It says which card is put to the trick.

quick_fact-words =
    .label = What did declarer say?
    .why = What was left out is filled in by rule.

quick_fact-asked_by_partner =
    .label = Had the other defender asked about it?
    .why = Where a defender may not ask partner, the card is changed and the tricks are paid all the same.

quick_fact-explanation =
    .label = What was said of it?
    .why = It is kept in the ruling; nothing else depends on it.

quick_fact-right_explanation =
    .label = What is the right explanation?
    .why = It is read out to the side that was misinformed.

quick_fact-lead_down =
    .label = Does an opening lead already lie face down?
    .why = It may be taken back too.

quick_fact-tricks_left =
    .label = How many tricks were left?
    .why = The claim is about these.
    .concession_why = The concession is about these.

quick_fact-claimed =
    .label = How many of them were claimed?
    .why = What was not claimed has been conceded.

quick_fact-conceded =
    .label = How many were conceded?
    .why = These are what it is about.

quick_fact-statement =
    .label = What was said of the line of play?
    .why = Only what was said at the time counts.

quick_fact-objection =
    .label = Who objects?
    .why = The objections are heard after the statement.

quick_fact-trump_out =
    .label = Is a trump still out that was not mentioned?
    .why = A forgotten trump has a rule of its own.

quick_fact-played_after_claim =
    .label = Did they play on after the claim?
    .why = { $laws_play_after_claim ->
            [void] Such play is void: it never gives the result.
           *[agreed] What all four agreed to play is the result; any other such play is void.
        }

quick_fact-partner_objects =
    .label = Did partner object at once?
    .why = Then nothing is conceded.

quick_fact-trick_won =
    .label = Is it about a trick that had been won already?
    .why = Such a trick is given back; any other has to be judged.

quick_fact-did =
    .label = What was done?
    .why = Some of it is allowed, some costs a right.

quick_fact-rights_lost =
    .label = Had dummy looked at a hand or left the seat before?
    .why = Without that, nothing happens to that side.

quick_fact-what =
    .label = What was it?
    .why = It says what partner, or the player, may not use.
    .improper_inspection = What was looked at?
    .other_source = Where did the knowledge come from?
    .improper_inspection_why = A player’s own last card and the last trick may be looked at for a time.

quick_fact-action =
    .label = What did partner choose then?
    .why = Without a choice that it may have suggested there is no case.

quick_fact-stage =
    .label = How far has the board come by now?
    .why = A call, a card or only the score can be changed.
    .wrong_board_why = In the auction, some editions have it held again.
    .other_source_why = After the first call the Director has other powers.
    .missing_card_why = Once the lead is faced, the card may cost something.
    .fouled_board_why = What has been played is scored by groups.
    .other_source = When did the player learn it?

quick_fact-noticed_by =
    .label = Who says that it was wrong?
    .why = One’s own error and partner’s are put right at different times.

quick_fact-responsible =
    .label = Which side answers for the spectator?
    .why = Under some editions of the Laws that side may lose a right.

quick_fact-side =
    .label = Which side?
    .why = The penalty is told to that side alone.

quick_fact-fault =
    .label = Whose fault is it?
    .why = It says who gets average plus and who average minus.

quick_fact-played_before =
    .label = Who had played this board before?
    .why = It says whose score falls away.

quick_fact-called =
    .label = Has a player with the wrong number of cards called?
    .why = After a call the board may have to be cancelled.

quick_fact-seen =
    .label = Has a player seen another’s card?
    .why = Then it must be judged whether play can be normal.

quick_fact-where =
    .label = Where is the card?
    .why = In a trick it makes that trick defective.

quick_fact-offence =
    .label = For what?
    .why = The scale of penalties depends on it.

quick_fact-times =
    .label = How many times, with this one?
    .why = A first time can be a warning.

quick_fact-minutes =
    .label = How many minutes since the score could be seen?
    .why = The right to appeal ends.

quick_fact-concurring =
    .label = Does partner agree?
    .why = Both of a pair must want the appeal.

## Values of facts; none is what nobody or nothing is called there

quick_value-how =
    .dropped = It fell
    .named = It was named
    .shown = It was shown
    .faced = It was put face up
    .led = It was led
    .touched = It was touched on purpose
    .arranged = Only to arrange the cards or to reach another

quick_value-call =
    .none = None yet

quick_value-card_led =
    .none = None: dummy leads

quick_value-face =
    .up = Face up
    .down = Face down

quick_value-spread =
    .none = None
    .dummy = Dummy’s hand
    .declarer = Declarer’s hand

quick_value-turn =
    .unknown = Nobody knows
    .none = Nobody: a trick is under way

quick_value-barred_until =
    .next_turn = For one turn
    .end_of_auction = To the end of the auction

quick_value-declarer_has_played =
    .none = Not yet
    .one_hand = From one hand
    .both_hands = From both hands

quick_value-found =
    .in_play = During the play
    .after_play = After the last trick
    .next_board = After a call on the next board
    .revoke_next_board = After a call of the non-offending side on the next board
    .round_over = After the round

quick_value-earlier_revoke =
    .none = No
    .same = Yes, by the same player in this suit
    .partner = Yes, another of the same side
    .opponents = Yes, by the other side

quick_value-count =
    .few = One too few
    .many = One too many

quick_value-words =
    .full = Suit and rank
    .suit = Only the suit
    .rank = Only the rank
    .high = “High”
    .low = “Low”
    .win = “Win it”
    .anything = “Anything”

quick_value-played_after_claim =
    .no = No
    .all_agreed = Yes, all four agreed
    .some = { $laws_play_after_claim ->
            [void] Yes
           *[agreed] Yes, but not all agreed
        }

quick_value-did =
    .warned = Warned before a wrong lead
    .asked_declarer = Asked declarer about a revoke
    .asked_defender = Asked a defender about a revoke
    .drew_attention = Pointed out an irregularity
    .touched_card = Touched or suggested a card
    .looked = Looked at a hand
    .played_own_card = Played a card unasked
    .called = Called
    .played = Played
    .waived = Let it go
    .assessed = Fixed a penalty themselves
    .corrected = Put it right themselves

quick_value-stage =
    .before_first_call = Before the first call
    .auction = During the auction
    .clarification = After the auction, before the lead is faced
    .play = During the play
    .ended = After the play

quick_value-noticed_by =
    .explainer = The player who gave it
    .explainer_named = { seat }, who gave it
    .explainer_missing_alert = { seat }, who should have alerted
    .partner = Partner
    .partner_named = { partner }
    .opponents = The opponents

quick_value-where =
    .found = It has been found
    .played_trick = Among the played cards
    .unknown = Nobody knows

quick_value-offence =
    .slow = Slow play
    .late = Arrived late
    .phone = Telephone
    .miscount = Cards not counted
    .looked = Looked at a wrong hand
    .other = Something else

quick_value-short =
    .none = Nobody

quick_value-objection =
    .none = Nobody

quick_value-called_since =
    .none = Nobody yet

quick_value-played_since =
    .none = None yet

quick_value-next_trick =
    .none = Nobody yet

quick_value-calls_since =
    .none = None

quick_value-other_penalty_cards =
    .none = None

quick_value-cards =
    .none = None

quick_value-risk =
    .none = Not doubled
    .X = Doubled
    .XX = Redoubled

quick_value-board =
    .none = Not known

quick_value-last_bid =
    .none = None: nobody had bid yet

quick_value-replaced_by =
    .none = Nothing
    .changed_call_none = Nothing: only asked about, or wanted

quick_value-wanted =
    .none = None in particular

quick_value-statement =
    .none = Nothing was said

quick_value-action =
    .none = Nothing yet

quick_value-responsible =
    .none = Neither

quick_value-fault =
    .none = Nobody’s
    .both = Both sides’

quick_value-played_before =
    .none = Nobody
    .both = Both sides

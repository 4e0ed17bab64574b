### bridgelaw words: questions, English

## Frame

questions-heading = For the Director to decide

questions-open = { $questions ->
        [one] { $questions } open question
       *[other] { $questions } open questions
    }

questions-evidence = The facts beside it

questions-why = Why

questions-consulted = Whom did you consult?

questions-answered = Answered: { $answer }

questions-replaced = Replaces the earlier answer; both stay in the record.

questions-in_passing = In passing: no answer counts as no

questions-yes = Yes

questions-no = No

questions-tricks_left = { $left ->
        [one] one trick
       *[other] { $left } tricks
    }

questions-nothing_meant = Nothing irregular

questions-cards_left = Cards left:

questions-revoke_meant = A revoke in tricks that were not written down

questions-revoke_told = { seat } did not follow { suit-in }; { winner } won the trick. After it { side } won { count-tricks }.

questions-revoke_with_suit = The revoker won one of them with a card that could legally have been played to the trick of the revoke.

questions-revoke-by = Who revoked?

questions-revoke-suit = Which suit was led?

questions-revoke-won_by = Which hand won the trick of the revoke?

questions-revoke-later = How many tricks has the revoker’s side won since?

questions-revoke-with_suit = Did the revoker win one of them with a card that could legally have been played to the trick of the revoke?

questions-revoke-trick = Which trick was it, if it was the twelfth?

questions-if_yes = Yes – { $text }

questions-if_no = No – { $text }

questions-threshold = { $laws_damage_in_doubt ->
        [possible] A reasonable possibility of damage is enough.
       *[probable] Damage has to be probable.
    }

## Question kinds. .yes and .no say what each answer means

question-unintended_call =
    .label = { $laws_unintended_call ->
            [inadvertent] Inadvertent call?
           *[unintended] Unintended call?
        }
    .sentence = { $laws_pause_for_thought ->
            [counts] Was { $call } by { seat } a slip, never intended, and changed without pause for thought?
           *[does_not_count] Was { $call } by { seat } a slip, never intended?
        }
    .why = { $laws_pause_for_thought ->
            [counts] A slip of hand or tongue may be put right as long as he changed it, or tried to, without pause for thought once he noticed; a change of mind may not.
           *[does_not_count] A slip of hand or tongue may be put right, however he noticed it; a change of mind or a lapse of concentration may not.
        }
    .yes = The call was a slip.
    .no = { $laws_pause_for_thought ->
            [counts] The call was meant when it was made, or changed only after thought.
           *[does_not_count] The call was meant when it was made.
        }

question-comparable_call =
    .label = { $laws_replacement_call ->
            [more_precise] Same or more precise meaning?
           *[comparable] Comparable call?
        }
    .sentence = { $laws_replacement_call ->
            [more_precise] Does { $call } mean the same as the irregular call, or something more precise?
           *[comparable] Is { $call } a comparable call?
        }
    .why = { $laws_replacement_call ->
            [more_precise] Compare what the two calls show: every hand that makes the new call must also have made the old one.
           *[comparable] Comparable is a call that means the same or nearly the same as the irregular one, is made only on hands on which that could be made too (a subset), or serves the same purpose.
        }
    .yes = Yes: no further rectification.
    .no = No: partner must pass for as long as the Law says, and leads may be restricted.

question-lowest_same_denomination_artificial =
    .label = Was the bid artificial?
    .sentence = Was the insufficient bid, or the bid that would put it right, artificial?
    .why = Only two natural bids in the same denomination may be exchanged without consequence.
    .yes = Artificial: the free correction is closed.
    .no = Natural: it may be corrected without consequence.

question-conventional_call =
    .label = Artificial call?
    .sentence = Was { $call } by { seat } artificial by agreement?
    .why = An artificial call says something other than a wish to play the named denomination.
    .yes = Artificial.
    .no = Natural.

question-specified_suits =
    .label = Which suits were shown?
    .sentence = Which suits does { $call } specify?
    .why = What follows depends on what the withdrawn call showed.

question-information_made_available =
    .label = Was information made available?
    .sentence = Did { seat } unmistakably make information available to { partner }?
    .why = An ordinary pause for thought is not information; a marked one is.
    .yes = Yes: the information is unauthorised for partner.
    .no = No: nothing was made available.

question-facts_agreed =
    .label = Are the facts agreed?
    .sentence = Do all four players agree about this fact?
    .why = Disputed facts are decided on the balance of probabilities.
    .yes = Agreed: rule on that basis.
    .no = Disputed: find the fact first.

question-suggested =
    .label = What did it suggest?
    .sentence = Which actions could the information have suggested to { seat }?
    .why = None, if the information pointed to nothing in particular.

question-logical_alternatives =
    .label = Logical alternatives
    .sentence = Which actions would a peer of { seat } seriously have considered?
    .why = An action counts when a real share of players of this class would think of it and some would choose it.

question-poll =
    .label = Poll of peers
    .sentence = Ask players of this class what they would choose and what they would consider.
    .why = Give them the problem without the unauthorised information, and separately, so that nobody influences another.

question-misinformation =
    .label = Misinformation?
    .sentence = Was the explanation of { $call } different from the agreement?
    .less = Was the explanation different from the agreement?
    .why = If the agreement matches the explanation but not the hand, that is a misbid and no infraction.
    .yes = Misinformation: look for damage.
    .no = No misinformation.

question-agreement =
    .label = What is the agreement?
    .sentence = What is the agreement about { $call }?
    .less = What is the agreement?
    .why = Write down what the pair has agreed, with the evidence for it.
    .none = No agreement

question-would_have_acted =
    .label = Influenced by the wrong information?
    .sentence = Could the wrong information well have influenced what { seat } did?
    .why = Nobody has to prove that he would have decided otherwise; how likely it must be, the provision says.
    .yes = Yes: what was done because of it can be put right.
    .no = No: the call stands.

question-damage =
    .label = Damage?
    .sentence = Was the non-offending side damaged by the infraction?
    .why = Compare with what would have happened without it, not with the best result that side could have had.
    .yes = Adjust the score.
    .no = The score is not adjusted.
    .revoke = Did the other side lose more tricks by the revoke than are transferred?
    .revoke_why = Compare with the tricks that side would have won without the revoke; the Law asks it also where no trick is transferred.

question-serious_error =
    .label = { $laws_serious_error ->
            [serious] Serious error?
           *[extremely_serious] Extremely serious error?
        }
    .sentence = Did the non-offending side hurt itself by { $laws_serious_error ->
            [serious] a
           *[extremely_serious] an
        } { edition-serious_error } unrelated to the infraction?
    .why = That part of the damage is not made good.
    .yes = Yes: reduce the redress.
    .no = No: an ordinary error is no bar.

question-gambling_action =
    .label = { $laws_gambling_action ->
            [wild_or_gambling] Wild or gambling action?
           *[gambling] Gambling action?
        }
    .sentence = Did the non-offending side take a { edition-gambling_action }?
    .why = A player may not gamble and then be protected against the loss.
    .yes = Gambling: reduce the redress.
    .no = Normal bridge.

question-own_ruling_wrong =
    .label = Was the earlier ruling wrong?
    .sentence = Was the earlier ruling wrong in law or in fact?
    .why = If so, both sides are treated as non-offending for what the mistake caused.
    .yes = Wrong: put it right.
    .no = It was right.

question-not_judged =
    .label = Ruled by hand?
    .sentence = The program could not judge this act. Have you ruled on it by hand?
    .why = Two provisions contradict each other here, or one could not be followed; the rest of the board is judged as ever.
    .yes = Yes: what I ruled stands in the record.
    .no = Not yet: it stays open.

question-could_have_known =
    .label = Could have known?
    .sentence = Could { seat } have known at the time that the irregularity might well damage the opponents?
    .why = The question is about what could have been known, not about what was in the player’s mind.
    .yes = Yes: the advantage is taken away.
    .no = No: the ordinary rules suffice.

question-right_forfeited =
    .label = Right lost through a spectator?
    .sentence = Does { side } lose its right because a spectator was the first to point out the irregularity?
    .why = A side answers for its own spectators, and the Director decides whether the right is lost.
    .yes = The right is lost.
    .no = The right remains.

question-may_have_gained =
    .label = May they have gained?
    .sentence = May { side } have gained by something the opponents did in ignorance of the Law?
    .why = A side that acts before the Director comes may lose its own right.
    .yes = Yes: the right is lost.
    .no = No: the right remains.

question-interferes =
    .label = Does it interfere?
    .sentence = Does the information from another source interfere with normal play of the board?
    .why = A stray remark may be harmless; a hand that was seen seldom is.
    .yes = Interferes: choose a remedy.
    .no = Harmless: play on.

question-assisted =
    .label = Assisted by the infraction?
    .sentence = Could the outcome have been different without the help that the irregularity gave?
    .why = What has been rectified, or carries no rectification, must still not bring the offender a better result.
    .yes = Yes: restore the likely result.
    .no = No: the result stands.

question-offender_responsible =
    .label = Is the offender responsible?
    .sentence = Is { seat } responsible for what happened?
    .why = Some rulings depend on whose fault it was, or on nobody being at fault.
    .yes = Responsible.
    .no = Not responsible.

question-normal_line =
    .label = Tricks by the normal line
    .sentence = How many of the { questions-tricks_left } left does { side } win on the worst of the normal lines that fit what was said, if anything was?
    .less = How many tricks does the claiming side win on the worst of the normal lines that fit what was said, if anything was?
    .without = How many of the thirteen tricks would the other side have won without the revoke?
    .why = Normal is also what is careless or inferior for a player of this class. Of several normal lines the least successful counts; doubtful points go against the claimer.
    .without_why = What would have happened without the revoke, for both sides as well as they would have played.

question-intended_designation =
    .label = Which card was meant?
    .sentence = Which card did { declarer } mean by that order?
    .why = The Laws fix what a short order means; otherwise the intention counts.

question-inadvertent_play =
    .label = Played by mistake?
    .sentence = Did { seat } play { $card } inadvertently?
    .why = A card that fell or slipped is not the same as a card that was chosen.
    .yes = By mistake: it may be put right.
    .no = Chosen: it is played.

question-in_time =
    .label = In time?
    .sentence = Was it done in the time that the Law allows?
    .revoke = Was the revoke pointed out before a player of the non-offending side had called on the next board?
    .why = Many rights end with the next call or play.
    .yes = In time.
    .no = Too late.

question-asked_for_partner =
    .label = Asked for partner’s sake?
    .sentence = Did { seat } ask only so that { partner } would hear the answer?
    .why = A player asks for the own decision, never to inform or to warn partner.
    .yes = For partner: an infraction.
    .no = For the own decision.

question-asked_to_mislead =
    .label = Asked to mislead?
    .sentence = Did { seat } ask only so that an opponent would answer wrongly?
    .why = A question serves to learn what the opponents have agreed, never to lead them astray.
    .yes = For a wrong answer: an infraction.
    .no = To learn the answer.

question-choice_stands =
    .label = Does the choice stand?
    .sentence = May { seat } keep the choice although partner was consulted?
    .why = If not, the Director decides what the side loses.
    .yes = The choice stands.
    .no = The choice is cancelled.

question-can_be_played_normally =
    .label = Playable?
    .sentence = Can the board still be played normally?
    .why = If not, it is cancelled and an artificial score is given.
    .yes = Play it.
    .no = Cancel it.

question-call_differs =
    .label = Does the call differ?
    .sentence = Does the call made with the right cards differ significantly from the one made with the wrong board?
    .why = If it differs in its meaning, what was learned cannot be undone.
    .yes = It differs: cancel the board.
    .no = The same: the auction goes on.

question-visible_to_partner =
    .label = Visible to partner?
    .sentence = Was { $card } in a position where { partner } could see its face?
    .why = Only a card that partner could have seen becomes a penalty card.
    .yes = Visible.
    .no = Not visible.

question-could_have_seen =
    .label = Could partner have seen it?
    .sentence = Could { partner } have seen the face of { $card }?
    .why = What counts is what could be seen, not what was noticed.
    .yes = Partner could have seen it.
    .no = Partner could not.

question-deemed_led =
    .label = Was it a lead?
    .sentence = Had the card reached the position of a lead to the trick?
    .why = A card that has not got that far is no lead, though it may be an exposed card.
    .yes = It is a lead.
    .no = Not yet played.

question-played_position =
    .label = Was the card played?
    .sentence = Was { $card } in the position of a played card?
    .why = Declarer’s card counts once it is held face up at the table or nearly so, a defender’s once partner could see its face.
    .yes = Played.
    .no = Not played.

question-claim_intended =
    .label = Was a claim meant?
    .sentence = Did { seat } mean to claim or to concede?
    .why = Showing cards or speaking about the result is a claim only when it was meant as one.
    .yes = A claim: play stops.
    .no = No claim: play goes on.

question-unaware_of_trump =
    .label = Unaware of the trump?
    .sentence = Is it at all likely that { seat } did not know that a trump was still out?
    .why = An outstanding trump that the claimer may have forgotten can cost tricks.
    .yes = It is at all likely that he did not know.
    .no = He knew.

question-demonstrable_bridge_reason =
    .label = A bridge reason?
    .sentence = Had { seat } a demonstrable bridge reason for the tempo?
    .why = Thinking is allowed; pretending to think is not.
    .yes = A reason: no infraction.
    .no = No reason: look for damage.

question-varied_by_agreement =
    .label = Methods changed by agreement?
    .sentence = Had { side } agreed beforehand to change methods after a question or an irregularity?
    .why = What the opponents cannot prepare for, a pair may not prepare either where that is forbidden.
    .yes = Agreed beforehand: not allowed.
    .no = No such agreement.

question-withheld_information =
    .label = Was something decisive kept back?
    .sentence = Did this answer keep back something that was decisive for an opponent’s choice?
    .why = An answer may be right as far as it goes. What it leaves out is made good where a choice hung on it.
    .yes = Kept back, and decisive.
    .no = Nothing decisive was kept back.

question-partner_could_expect =
    .label = Could partner expect it?
    .sentence = Could { partner } expect this departure from the agreement?
    .why = If partner had reason to expect it, it is part of the agreement and must be disclosed.
    .yes = Expected: an undisclosed understanding.
    .no = Not expected: nothing to disclose.

question-act_meant =
    .label = Which act is meant?
    .sentence = Something was said to be irregular: which act is meant?
    .why = Nothing that was named, or that everybody can see, is irregular; what is meant decides which Law applies.

question-could_have_followed =
    .label = Could the hand follow suit?
    .sentence = Had { seat } a card of the suit led when { $card } was played?
    .why = The hand was not written down, so only you can say whether this is a revoke.
    .yes = Yes: a revoke.
    .no = No: nothing irregular.

question-won_with_playable_card =
    .label = A later trick with a card of that kind?
    .sentence = Among the tricks that were not written down, did { seat } win one with a card that could have been played to the trick of the revoke?
    .why = Such a trick costs one more.
    .yes = Yes: one more trick is transferred.
    .no = No.

question-revoke_facts =
    .label = The facts of the revoke
    .sentence = Who revoked, in which suit, who won the trick of the revoke, and how many tricks has the revoker’s side won since?
    .why = The tricks were not written down; these facts are all that the ruling needs.

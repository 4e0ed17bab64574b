### bridgelaw words: questions, English

## Frame

questions-heading = For the Director to decide

questions-open = { $questions ->
        [one] { $questions } open question
       *[other] { $questions } open questions
    }

questions-evidence = The facts of the case

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
            [counts] Was { call-named.the } by { seat } a slip, never intended, and changed without pause for thought?
           *[does_not_count] Was { call-named.the } by { seat } a slip, never intended?
        }
    .claimed = { $laws_pause_for_thought ->
            [counts] { seat } says that { call-named.the } was a slip and that { $meant } was meant. Was { call-named.the } never intended, and changed without pause for thought?
           *[does_not_count] { seat } says that { call-named.the } was a slip and that { $meant } was meant. Was { call-named.the } never intended?
        }
    .why = { $laws_pause_for_thought ->
            [counts] A slip of hand or tongue may be put right as long as it was changed, or an attempt was made to, without pause for thought once it was noticed; a change of mind may not.
           *[does_not_count] A slip of hand or tongue may be put right, however it was noticed; a change of mind or a lapse of concentration may not.
        }
    .yes = A slip: the call that was meant may take its place.
    .no = { $laws_pause_for_thought ->
            [counts] The call was meant when it was made, or changed only after thought.
           *[does_not_count] The call was meant when it was made.
        }
    .found = { call-named.opening } by { seat } was a slip that was never intended.
    .found_less = The call was a slip that was never intended.
    .denied = { $laws_pause_for_thought ->
            [counts] { call-named.opening } by { seat } was intended when it was made, or was changed only after a pause for thought.
           *[does_not_count] { call-named.opening } by { seat } was intended when it was made.
        }
    .denied_less = { $laws_pause_for_thought ->
            [counts] The call was intended when it was made, or was changed only after a pause for thought.
           *[does_not_count] The call was intended when it was made.
        }

question-comparable_call =
    .label = { $laws_replacement_call ->
            [more_precise] Same or more precise meaning?
           *[comparable] Comparable call?
        }
    .sentence = { $laws_replacement_call ->
            [more_precise] Does { call-named.the } mean the same as the irregular call, or something more precise?
           *[comparable] Is { call-named.the } a comparable call?
        }
    .why = { $laws_replacement_call ->
            [more_precise] Compare what the two calls show: every hand that makes the new call must also have made the old one.
           *[comparable] Comparable is a call that means the same or nearly the same as the irregular one, is made only on hands on which that could be made too (a subset), or serves the same purpose.
        }
    .yes = Yes: no further { edition-rectification.any }.
    .yes_law26 = Yes: the lead is free.
    .no = No: partner must pass when next to call, and leads may be restricted.
    .no_law27 = No: partner must pass to the end of the auction, and leads may be restricted.
    .no_law26 = No: the lead may be restricted.
    .found = { $laws_replacement_call ->
            [more_precise] { call-named.opening } had the same meaning as the irregular call, or a more precise one.
           *[comparable] { call-named.opening } was a comparable call.
        }
    .found_less = { $laws_replacement_call ->
            [more_precise] The call had the same meaning as the irregular one, or a more precise one.
           *[comparable] The call was comparable.
        }
    .denied = { $laws_replacement_call ->
            [more_precise] { call-named.opening } had neither the same meaning as the irregular call nor a more precise one.
           *[comparable] { call-named.opening } was not a comparable call.
        }
    .found_same = { call-named.opening } by { seat } at the proper turn was a call comparable to the same call made out of rotation.
    .denied_same = { call-named.opening } by { seat } at the proper turn was not a call comparable to the same call made out of rotation.
    .found_of = { $laws_replacement_call ->
            [more_precise] { call-named.opening } by { seat } had the same meaning as { $old }, or a more precise one.
           *[comparable] { call-named.opening } by { seat } was a call comparable to { $old }.
        }
    .denied_of = { $laws_replacement_call ->
            [more_precise] { call-named.opening } by { seat } had neither the same meaning as { $old } nor a more precise one.
           *[comparable] { call-named.opening } by { seat } was not a call comparable to { $old }.
        }
    .denied_less = { $laws_replacement_call ->
            [more_precise] The call had neither the same meaning as the irregular one nor a more precise one.
           *[comparable] The call was not comparable.
        }

question-lowest_same_denomination_artificial =
    .label = Was the bid { edition-artificial_bid }?
    .sentence = Was the insufficient bid, or the bid that would put it right, { edition-artificial_bid }?
    .why = { $laws_artificial_correction ->
            [closed] Only two natural bids in the same denomination may be exchanged without consequence.
           *[compared] Two natural bids in the same denomination are exchanged without further { edition-rectification.any }.
        }
    .yes = { $laws_artificial_correction ->
            [closed] Conventional: the free correction is closed.
           *[compared] Artificial: then it depends on whether the correction has the same or a more precise meaning.
        }
    .no = Natural: it may be corrected without consequence.
    .found = The insufficient bid, or the bid that would put it right, was { edition-artificial_bid }.
    .denied = Neither the insufficient bid nor the bid that puts it right was { edition-artificial_bid }.

question-conventional_call =
    .label = { $laws_artificial_call ->
            [conventional] Conventional call?
           *[artificial] Artificial call?
        }
    .sentence = Was { call-named.the } by { seat } { edition-artificial_call } by agreement?
    .why = A call that is { edition-artificial_call } says something other than a wish to play the named denomination.
    .yes = { $laws_artificial_call ->
            [conventional] Conventional.
           *[artificial] Artificial.
        }
    .no = Natural.
    .found = { call-named.opening } by { seat } was { edition-artificial_call } by agreement.
    .found_less = The call was { edition-artificial_call } by agreement.
    .denied = { call-named.opening } by { seat } was not { edition-artificial_call }.
    .denied_less = The call was not { edition-artificial_call }.

question-specified_suits =
    .label = Which suits were shown?
    .sentence = Which suits does { call-named.the } specify?
    .why = What follows depends on what the withdrawn call showed.
    .withdrawn = Which suits did { call-named.the } show, which was withdrawn?
    .replacing = Which suits does { call-named.the } show, which replaces it?
    .replacing_why = What follows depends on whether it shows the same as the withdrawn call.
    .told = { call-named.opening } showed { $text }.
    .told_less = The call showed { $text }.
    .nothing = { call-named.opening } showed no particular suit.
    .nothing_less = The call showed no particular suit.

question-information_made_available =
    .label = Was information made available?
    .sentence = Did { seat } unmistakably make information available to { partner }?
    .why = An ordinary pause for thought is not information; a marked one is.
    .yes = Yes: the information is unauthorised for partner.
    .no = No: nothing was made available.
    .found = { from } made information available to { partner }.
    .found_less = Information was made available to partner.
    .denied = It is not established that { from } made information available to { partner }.
    .denied_less = It is not established that information was made available to partner.
    .manner = Did this make information from { seat } available to { partner }?
    .manner_why = Information is what could suggest a call or a play.

question-facts_agreed =
    .label = Are the facts agreed?
    .sentence = Do all four players agree on this?
    .disputed = This is disputed. Now that each has been heard, do all four players agree about it?
    .why = { $laws_disputed_facts ->
            [found] Disputed facts are found by the Director, if he can, before he rules.
           *[probable] Disputed facts are decided on the balance of probabilities.
        }
    .yes = Agreed: rule on that basis.
    .no = Disputed: find the fact first.
    .found = The facts are agreed.
    .denied = { $laws_disputed_facts ->
            [found] The facts are disputed. The Director finds them before he rules.
           *[probable] The facts are disputed. The Director decides on the balance of probabilities.
        }
    .denied_open = The facts are disputed, and what the Director found is not recorded.

question-happened =
    .label = Did it happen?
    .sentence = { $laws_disputed_facts ->
            [found] This is disputed. Did it happen as was said?
           *[probable] This is disputed. On the balance of probabilities: did it happen as was said?
        }
    .why = What did not happen is no irregularity: nothing follows from it, and play goes on.
    .yes = It did: rule on that basis.
    .no = It did not: nothing was irregular, and play goes on.
    .found = The Director finds that it happened as was said.
    .denied = The Director finds that it did not happen as was said.

question-suggested =
    .label = What did it suggest?
    .sentence = { $laws_suggestion ->
            [could_have] Which actions could the information demonstrably have suggested to { seat }?
           *[did] Which actions did the information demonstrably suggest to { seat }?
        }
    .why = None, if the information pointed to nothing in particular.
    .told = { $laws_suggestion ->
            [could_have] The information could demonstrably have suggested { $text } to { seat }.
           *[did] The information demonstrably suggested { $text } to { seat }.
        }
    .told_open = { $laws_suggestion ->
            [could_have] If information was made available, it could demonstrably have suggested { $text } to { seat }.
           *[did] If information was made available, it demonstrably suggested { $text } to { seat }.
        }
    .told_less = { $laws_suggestion ->
            [could_have] The information could demonstrably have suggested { $text }.
           *[did] The information demonstrably suggested { $text }.
        }
    .nothing = { $laws_suggestion ->
            [could_have] The information could not demonstrably have suggested anything in particular to { seat }.
           *[did] The information did not demonstrably suggest anything in particular to { seat }.
        }
    .nothing_less = { $laws_suggestion ->
            [could_have] The information could not demonstrably have suggested anything in particular.
           *[did] The information did not demonstrably suggest anything in particular.
        }

question-logical_alternatives =
    .label = Logical alternatives
    .sentence = { $laws_alternatives_measured_by ->
            [authority] Which actions were logical alternatives for { seat }?
           *[law] Which actions would a peer of { seat } seriously have considered?
        }
    .why = { $laws_alternatives_measured_by ->
            [authority] The Law does not say how many players must think of an action, or choose it: that is for the authority and the Director.
           *[law] An action counts when a significant share of players of this class would seriously consider it and some might choose it.
        }
    .told = { $text } were logical alternatives for { seat }.
    .told_less = { $text } were logical alternatives.
    .only = { $text } was the only logical alternative for { seat }.
    .only_less = { $text } was the only logical alternative.
    .nothing_named = No action other than { call-named.a } was a logical alternative for { seat }.
    .nothing = No other action was a logical alternative for { seat }.
    .nothing_less = No other action was a logical alternative.

question-poll =
    .label = Poll of peers
    .sentence = Ask players of this class what they would choose and what they would consider.
    .why = Give them the problem without the unauthorised information, and separately, so that nobody influences another.

question-evidence =
    .label = What the information would change
    .sentence = See how far the comparison of actions moves if the information meant this or that.
    .why = It is worked out on deals that fit what the player might use; it is evidence and answers no question.

question-misinformation =
    .label = Misinformation?
    .sentence = Was the explanation of { call-named.the } different from the agreement?
    .less = Was the explanation different from the agreement?
    .why = Unless there is evidence to the contrary, presume a mistaken explanation and not a mistaken call. If the agreement matches the explanation but not the hand, that is a misbid and no infraction.
    .yes = Misinformation: look for damage.
    .yes_open = Misinformation: see first whether a call made on it can still be changed; damage is looked at after the play.
    .no = The opponents were not misinformed.
    .found_lacking = There was no agreement that the explanation of { call-named.the } could match: the opponents were misinformed.
    .found_lacking_less = There was no agreement that the explanation could match: the opponents were misinformed.
    .found = The explanation of { call-named.the } did not match the agreement: the opponents were misinformed.
    .found_less = The explanation did not match the agreement: the opponents were misinformed.
    .denied = The explanation of { call-named.the } matched the agreement: opponents were not misinformed.
    .denied_less = The explanation matched the agreement: opponents were not misinformed.
    .alert = Was the alert of { call-named.the } mistaken?
    .alert_why = An alert that is not called for misinforms the opponents as a wrong explanation does.
    .no_alert = Should { call-named.the } have been alerted?
    .no_alert_why = An alert that was due and did not come misinforms the opponents as a wrong explanation does.
    .found_no_alert = { call-named.opening } should have been alerted: the opponents were misinformed.
    .denied_no_alert = { call-named.opening } did not have to be alerted: the opponents were not misinformed.

question-agreement =
    .label = What is the agreement?
    .sentence = What is the agreement about { call-named.the }?
    .less = What is the agreement?
    .why = Write down what the pair has agreed, with the evidence for it.
    .none = No agreement
    .lacking = The partnership had no agreement about { call-named.the }.
    .lacking_less = The partnership had no agreement about it.
    .told = The agreement about { call-named.the }: { $text }.
    .told_less = The agreement: { $text }.

question-would_have_acted =
    .label = Influenced by the wrong information?
    .sentence = { $laws_misinformed_call ->
            [probably] Was what { seat } did probably due to the wrong information?
           *[could_well] Could the wrong information well have influenced what { seat } did?
        }
    .asked_over = { $laws_misinformed_call ->
            [probably] Was { seat-of } { call-named.bare } over { $last } probably due to the wrong information?
           *[could_well] Could the wrong information well have influenced { seat-of } { call-named.bare } over { $last }?
        }
    .asked_called = { $laws_misinformed_call ->
            [probably] Was { seat-of } { call-named.bare } probably due to the wrong information?
           *[could_well] Could the wrong information well have influenced { seat-of } { call-named.bare }?
        }
    .why = { $laws_misinformed_call ->
            [probably] Nobody has to prove that the decision would have been another; it must be probable. A call can be changed only while partner has not called since and the auction period lasts.
           *[could_well] Nobody has to prove that the decision would have been another; it is enough that it could well have been. A call can be changed only while partner has not called since and the auction period lasts.
        }
    .yes = Yes: what was done because of it can be put right.
    .yes_law21 = Yes: the player may change that call, without other { edition-rectification.any } for that side.
    .no = No: the call stands.
    .found_over = { $laws_misinformed_call ->
            [probably] { seat-of } { call-named.bare } over { $last } was probably due to the wrong information.
           *[could_well] The wrong information could well have influenced { seat-of } { call-named.bare } over { $last }.
        }
    .found_called = { $laws_misinformed_call ->
            [probably] { seat-of } { call-named.bare } was probably due to the wrong information.
           *[could_well] The wrong information could well have influenced { seat-of } { call-named.bare }.
        }
    .found_card = { $laws_misinformed_call ->
            [probably] { seat-of } play of { $card } was probably due to the wrong information.
           *[could_well] The wrong information could well have influenced { seat-of } play of { $card }.
        }
    .found = { $laws_misinformed_call ->
            [probably] What { seat } did was probably due to the wrong information.
           *[could_well] The wrong information could well have influenced what { seat } did.
        }
    .found_less = { $laws_misinformed_call ->
            [probably] What the opponents did was probably due to the wrong information.
           *[could_well] The wrong information could well have influenced the opponents.
        }
    .denied_over = { $laws_misinformed_call ->
            [probably] { seat-of } { call-named.bare } over { $last } was probably not due to the wrong information.
           *[could_well] The wrong information could not well have influenced { seat-of } { call-named.bare } over { $last }.
        }
    .denied_called = { $laws_misinformed_call ->
            [probably] { seat-of } { call-named.bare } was probably not due to the wrong information.
           *[could_well] The wrong information could not well have influenced { seat-of } { call-named.bare }.
        }
    .denied_card = { $laws_misinformed_call ->
            [probably] { seat-of } play of { $card } was probably not due to the wrong information.
           *[could_well] The wrong information could not well have influenced { seat-of } play of { $card }.
        }
    .denied = { $laws_misinformed_call ->
            [probably] What { seat } did was probably not due to the wrong information.
           *[could_well] The wrong information could not well have influenced what { seat } did.
        }
    .denied_less = { $laws_misinformed_call ->
            [probably] What the opponents did was probably not due to the wrong information.
           *[could_well] The wrong information could not well have influenced the opponents.
        }

question-damage =
    .label = Damage?
    .sentence = Was the non-offending side damaged by the infraction?
    .named = Was the non-offending side damaged by the infraction ({ $named })?
    .why = Compare with what would have happened without it, not with the best result that side could have had.
    .yes = Adjust the score.
    .no = The score is not adjusted.
    .revoke = Did the other side lose more tricks by the revoke than are transferred?
    .revoke_why = Compare with the tricks that side would have won without the revoke; the Law asks it also where no trick is transferred.
    .found_revoke = { side } lost more tricks by the revoke than are transferred.
    .found_named = { side } was damaged by the infraction ({ $named }).
    .found = { side } was damaged by the infraction.
    .found_less = The non-offending side was damaged by the infraction.
    .denied_revoke = { side } lost no more tricks by the revoke than are transferred.
    .denied_named = No damage was caused by the infraction ({ $named }).
    .denied = No damage was caused by the infraction.
    .found_affected = What { seat } had learnt may have affected the result.
    .denied_affected = What { seat } had learnt cannot have affected the result.
    .found_gained_named = { side } gained an advantage by the irregularity ({ $named }).
    .found_gained = { side } gained an advantage by the irregularity.
    .denied_gained_named = { side } gained no advantage by the irregularity ({ $named }).
    .denied_gained = { side } gained no advantage by the irregularity.

question-serious_error =
    .label = { $laws_serious_error ->
            [serious] Serious error?
           *[extremely_serious] Extremely serious error?
        }
    .sentence = Did the non-offending side contribute to its own damage by { $laws_serious_error ->
            [serious] a
           *[extremely_serious] an
        } { edition-serious_error } unrelated to the infraction?
    .why = Damage that the side did to itself in this way is not redressed.
    .yes = Yes: reduce the redress.
    .no = No: an ordinary error is no bar.
    .found = { side } contributed to its own damage by { $laws_serious_error ->
            [serious] a
           *[extremely_serious] an
        } { edition-serious_error }, unrelated to the infraction; that part is not redressed.
    .found_less = The non-offending side contributed to its own damage by { $laws_serious_error ->
            [serious] a
           *[extremely_serious] an
        } { edition-serious_error }, unrelated to the infraction; that part is not redressed.
    .denied = { side } did not contribute to its own damage by { $laws_serious_error ->
            [serious] a
           *[extremely_serious] an
        } { edition-serious_error }.
    .denied_less = The non-offending side did not contribute to its own damage by { $laws_serious_error ->
            [serious] a
           *[extremely_serious] an
        } { edition-serious_error }.

question-gambling_action =
    .label = { $laws_gambling_action ->
            [wild_or_gambling] Wild or gambling action?
           *[gambling] Gambling action?
        }
    .sentence = Did the non-offending side contribute to its own damage by a { edition-gambling_action }?
    .why = A player may not gamble and rely on redress if the gamble fails.
    .yes = Gambling: reduce the redress.
    .no = Normal bridge.
    .found = { side } contributed to its own damage by a { edition-gambling_action }; that part is not redressed.
    .found_less = The non-offending side contributed to its own damage by a { edition-gambling_action }; that part is not redressed.
    .denied = { side } did not contribute to its own damage by a { edition-gambling_action }.
    .denied_less = The non-offending side did not contribute to its own damage by a { edition-gambling_action }.

question-own_ruling_wrong =
    .label = Was the earlier ruling wrong?
    .sentence = Was the earlier ruling wrong in law or in fact?
    .why = If so, both sides are treated as non-offending for what the mistake caused.
    .yes = Wrong: put it right.
    .no = It was right.
    .found = The earlier ruling was a Director’s error; both sides are treated as non-offending.
    .denied = The earlier ruling was right in law and in fact.

question-not_judged =
    .label = Ruled by hand?
    .sentence = The program could not judge this act. Have you ruled on it by hand?
    .why = Two provisions contradict each other here, or one could not be followed; the rest of the board is judged as usual.
    .yes = Yes: what I ruled stands in the record.
    .no = Not yet: it stays open.
    .found = The Director ruled on this act by hand.
    .denied = The Director has not ruled on this act yet.

question-could_have_known =
    .label = Could have known?
    .sentence = { $laws_foreseen_damage ->
            [likely] Could { seat } have known at the time that the irregularity would be likely to damage the opponents?
           *[could_well] Could { seat } have known at the time that the irregularity could well damage the opponents?
        }
    .why = The question is about what could have been known, not about what was in the player’s mind.
    .yes = Yes: the score is adjusted if the offending side gained by it.
    .no = No: the score is not adjusted on this account.
    .found_named = { $laws_foreseen_damage ->
            [likely] { seat } could have known at the time that the irregularity ({ $named }) would be likely to damage the opponents.
           *[could_well] { seat } could have known at the time that the irregularity ({ $named }) could well damage the opponents.
        }
    .found = { $laws_foreseen_damage ->
            [likely] { seat } could have known at the time that the irregularity would be likely to damage the opponents.
           *[could_well] { seat } could have known at the time that the irregularity could well damage the opponents.
        }
    .found_less = { $laws_foreseen_damage ->
            [likely] The offender could have known at the time that the irregularity would be likely to damage the opponents.
           *[could_well] The offender could have known at the time that the irregularity could well damage the opponents.
        }
    .denied_named = { $laws_foreseen_damage ->
            [likely] { seat } could not have known at the time that the irregularity ({ $named }) would be likely to damage the opponents.
           *[could_well] { seat } could not have known at the time that the irregularity ({ $named }) could well damage the opponents.
        }
    .denied = { $laws_foreseen_damage ->
            [likely] { seat } could not have known at the time that the irregularity would be likely to damage the opponents.
           *[could_well] { seat } could not have known at the time that the irregularity could well damage the opponents.
        }
    .denied_less = { $laws_foreseen_damage ->
            [likely] The offender could not have known at the time that the irregularity would be likely to damage the opponents.
           *[could_well] The offender could not have known at the time that the irregularity could well damage the opponents.
        }

question-right_forfeited =
    .label = Right lost through a spectator?
    .sentence = Does { side } lose its right because a spectator was the first to point out the irregularity?
    .why = A side answers for its own spectators, and the Director decides whether the right is lost.
    .yes = The right is lost.
    .no = The right remains.
    .found = { side } lost its right because a spectator was the first to point out the irregularity.
    .found_less = The right was lost because a spectator was the first to point out the irregularity.
    .denied = { side } kept its right although a spectator was the first to point out the irregularity.
    .denied_less = The right remained although a spectator was the first to point out the irregularity.

question-may_have_gained =
    .label = { $laws_gain_in_ignorance ->
            [may_be] May they have gained?
           *[has_been] Have they gained?
        }
    .sentence = { $laws_gain_in_ignorance ->
            [may_be] May { side } have gained
           *[has_been] Has { side } gained
        } by something the opponents did { $laws_puts_right ->
            [penalty] in ignorance of the penalty
           *[rectification] in ignorance of the Law
        }?
    .why = A side that acts before the Director comes may lose its own right.
    .yes = Yes: the right is lost.
    .no = No: the right remains.
    .found = { side } { $laws_gain_in_ignorance ->
            [may_be] may have gained
           *[has_been] gained
        } by something the opponents did { $laws_puts_right ->
            [penalty] in ignorance of the penalty
           *[rectification] in ignorance of the Law
        }.
    .found_less = That side { $laws_gain_in_ignorance ->
            [may_be] may have gained
           *[has_been] gained
        } by something the opponents did { $laws_puts_right ->
            [penalty] in ignorance of the penalty
           *[rectification] in ignorance of the Law
        }.
    .denied = { side } { $laws_gain_in_ignorance ->
            [may_be] cannot have gained by anything
           *[has_been] gained by nothing
        } the opponents did { $laws_puts_right ->
            [penalty] in ignorance of the penalty
           *[rectification] in ignorance of the Law
        }.
    .denied_less = That side { $laws_gain_in_ignorance ->
            [may_be] cannot have gained by anything
           *[has_been] gained by nothing
        } the opponents did { $laws_puts_right ->
            [penalty] in ignorance of the penalty
           *[rectification] in ignorance of the Law
        }.

question-interferes =
    .label = { $laws_interference ->
            [could] Could it interfere?
           *[likely] Is it likely to interfere?
        }
    .sentence = { $laws_interference ->
            [could] Could the information from another source interfere with normal play of the board?
           *[likely] Is the information from another source likely to interfere with normal play of the board?
        }
    .why = A stray remark may be harmless; a hand that was seen seldom is.
    .yes = { $laws_interference ->
            [could] It could: choose a remedy.
           *[likely] It is: choose a remedy.
        }
    .no = Harmless: play on.
    .found = { $laws_interference ->
            [could] What { seat } had learnt could interfere with normal play of the board.
           *[likely] What { seat } had learnt was likely to interfere with normal play of the board.
        }
    .found_less = { $laws_interference ->
            [could] The information from another source could interfere with normal play of the board.
           *[likely] The information from another source was likely to interfere with normal play of the board.
        }
    .denied = { $laws_interference ->
            [could] What { seat } had learnt could not interfere with normal play of the board.
           *[likely] What { seat } had learnt was not likely to interfere with normal play of the board.
        }
    .denied_less = { $laws_interference ->
            [could] The information from another source could not interfere with normal play of the board.
           *[likely] The information from another source was not likely to interfere with normal play of the board.
        }

question-assisted =
    .label = Assisted by the infraction?
    .sentence = { $laws_assistance ->
            [told_much] Did the irregularity tell so much that the other side may be damaged by it?
           *[could_well] Could the outcome well have been different without the help that the irregularity gave?
        }
    .named = { $laws_assistance ->
            [told_much] Did the irregularity ({ $named }) tell so much that the other side may be damaged by it?
           *[could_well] Could the outcome well have been different without the help that the irregularity ({ $named }) gave?
        }
    .line = Could declarer’s line of play rest on what the infraction showed?
    .why = The question is whether the irregularity helped its side. If it did, and the other side was damaged in consequence, the Director shall adjust the score.
    .yes = Yes: then look for damage.
    .no = No: the score is not adjusted on this account.
    .found_named = { $laws_assistance ->
            [told_much] The irregularity ({ $named }) told so much that the other side may be damaged by it.
           *[could_well] Without the help that the irregularity ({ $named }) gave, the outcome could well have been different.
        }
    .found = { $laws_assistance ->
            [told_much] The irregularity told so much that the other side may be damaged by it.
           *[could_well] Without the help that the irregularity gave, the outcome could well have been different.
        }
    .found_line = Declarer’s line of play could rest on what the infraction showed.
    .denied_named = { $laws_assistance ->
            [told_much] It is not established that the irregularity ({ $named }) told so much that the other side may be damaged by it.
           *[could_well] It is not established that the outcome could well have been different without the help that the irregularity ({ $named }) gave.
        }
    .denied = { $laws_assistance ->
            [told_much] It is not established that the irregularity told so much that the other side may be damaged by it.
           *[could_well] It is not established that the outcome could well have been different without the help that the irregularity gave.
        }
    .denied_line = It is not established that declarer’s line of play could rest on what the infraction showed.
    .exposed = Could the outcome well have been different without the help of the exposed card?
    .exposed_named = Could the outcome well have been different without the help of the exposed card ({ $named })?
    .found_exposed_named = Without the help of the exposed card ({ $named }), the outcome could well have been different.
    .found_exposed = Without the help of the exposed card, the outcome could well have been different.
    .denied_exposed_named = It is not established that the outcome could well have been different without the help of the exposed card ({ $named }).
    .denied_exposed = It is not established that the outcome could well have been different without the help of the exposed card.

question-offender_responsible =
    .label = Is the offender responsible?
    .sentence = Is { seat } responsible for what happened?
    .less = Is the offender responsible for what happened?
    .why = Some rulings depend on whose fault it was, or on nobody being at fault.
    .yes = Responsible.
    .no = Not responsible.
    .found = { seat } was responsible for what happened.
    .found_less = The offender was responsible for what happened.
    .denied = { seat } was not responsible for what happened.
    .denied_less = The offender was not responsible for what happened.

question-normal_line =
    .label = Tricks by the normal line
    .sentence = How many of the { questions-tricks_left } left does { side } win on the worst of the normal lines that fit what was said, if anything was?
    .less = How many tricks does the claiming side win on the worst of the normal lines that fit what was said, if anything was?
    .trump = The opponents have a trump left. A trick that a normal play could lose to it is theirs. How many of the { questions-tricks_left } left does { side } win?
    .without = How many of the thirteen tricks would the other side have won without the revoke?
    .why = Normal is also what is careless or inferior for a player of this class. Of several normal lines the least successful counts; doubtful points go against the claimer.
    .rational_why = Normal is also what is careless or inferior for a player of this class, as long as it is not irrational. Of several normal lines the least successful counts; doubtful points go against the claimer.
    .trump_why = Tricks go over only if normal play could lose one to that trump. Normal is also what is careless or inferior for a player of this class.
    .trump_rational_why = Tricks go over only if normal play could lose one to that trump. Normal is also what is careless or inferior for a player of this class, as long as it is not irrational.
    .without_why = What counts is what would have happened without the revoke, each side playing as well as it would have played.
    .told = On the worst of the normal lines that fit what was said, { side } wins { $given } of the { questions-tricks_left } left.
    .told_less = On the worst of the normal lines the claiming side wins { $given } of the tricks left.
    .unstated = On the worst of the normal lines { side } wins { $given } of the { questions-tricks_left } left.
    .told_without = Without the revoke the other side would have won { $given } of the thirteen tricks.

question-intended_designation =
    .label = Which card was meant?
    .sentence = Which card did { declarer } mean by that designation?
    .why = The Laws fix what an incomplete designation means; otherwise the intention counts.
    .told = By that designation { declarer } meant { $text }.
    .told_less = The card that was meant was { $text }.

question-inadvertent_play =
    .label = Played by mistake?
    .sentence = Did { seat } play { $card } inadvertently?
    .why = A slip of the tongue or hand, put right at once, may be corrected; a card that was chosen and then regretted is played.
    .yes = By mistake: it may be put right.
    .no = Chosen: it is played.
    .found = { seat } played { $card } inadvertently.
    .found_less = The card was played inadvertently.
    .denied = { seat } did not play { $card } inadvertently.
    .denied_less = The card was not played inadvertently.

question-in_time =
    .label = In time?
    .sentence = Was it done in the time that the Law allows?
    .revoke = Was the revoke pointed out before a player of the non-offending side had called on the next board?
    .why = Many rights end with the next call or play.
    .yes = In time.
    .no = Too late.
    .found_revoke = The revoke was pointed out before a player of the non-offending side had called on the next board.
    .found = It was done in the time that the Law allows.
    .denied_revoke = The revoke was pointed out only after a player of the non-offending side had called on the next board.
    .denied = It was not done in the time that the Law allows.

question-asked_for_partner =
    .label = Asked for partner’s sake?
    .sentence = Did { seat } ask only so that { partner } would hear the answer?
    .why = A player asks in order to decide, never to inform or to warn partner.
    .yes = For partner: an infraction.
    .no = For the player’s own decision.
    .found = { seat } asked only so that { partner } would hear the answer.
    .found_less = The question was asked only so that partner would hear the answer.
    .denied = { seat } did not ask only so that { partner } would hear the answer.
    .denied_less = The question was not asked only so that partner would hear the answer.

question-asked_to_mislead =
    .label = Asked to mislead?
    .sentence = Did { seat } ask only so that an opponent would answer wrongly?
    .why = A question serves to learn what the opponents have agreed, never to lead them astray.
    .yes = For a wrong answer: an infraction.
    .no = To learn the answer.
    .found = { seat } asked only so that an opponent would answer wrongly.
    .found_less = The question was asked only so that an opponent would answer wrongly.
    .denied = { seat } did not ask only so that an opponent would answer wrongly.
    .denied_less = The question was not asked only so that an opponent would answer wrongly.

question-choice_stands =
    .label = Does the choice stand?
    .sentence = May { seat } keep the choice although partner was consulted?
    .why = If not, the Director decides what the side loses.
    .yes = The choice stands.
    .no = The choice is cancelled.
    .found = { seat } keeps the choice although partner was consulted.
    .found_less = The choice stands although partner was consulted.
    .denied = The choice of { seat } does not stand, since partner was consulted.
    .denied_less = The choice does not stand, since partner was consulted.

question-can_be_played_normally =
    .label = Playable?
    .sentence = Can the board still be played normally?
    .why = If not, it is cancelled and an artificial score is given.
    .yes = Play it.
    .no = Cancel it.
    .found = The board could still be played normally.
    .denied = The board could no longer be played normally.

question-call_differs =
    .label = Does the call differ?
    .sentence = Does the call made with the right cards differ significantly from the one made with the wrong board?
    .why = If it differs in its meaning, what was learnt cannot be undone.
    .yes = It differs: cancel the board.
    .no = The same: the auction goes on.
    .found = The call made with the right cards differed significantly from the one made with the wrong board.
    .denied = The call made with the right cards did not differ significantly from the one made with the wrong board.

question-visible_to_partner =
    .label = Visible to partner?
    .sentence = Was { $card } in a position where { partner } could see its face?
    .why = Only a card that partner could have seen becomes a penalty card.
    .yes = Visible.
    .no = Not visible.
    .found = { $card } was in a position where { partner } could see its face.
    .found_less = The card was in a position where partner could see its face.
    .denied = { $card } was not in a position where { partner } could see its face.
    .denied_less = The card was not in a position where partner could see its face.

question-could_have_seen =
    .label = Could declarer have seen a card of dummy’s?
    .sentence = Could { seat } have seen any of dummy’s cards?
    .why = What counts is what could be seen, not what was noticed.
    .yes = Declarer could: the lead is accepted.
    .no = Declarer could not.
    .found = { seat } could have seen a card of dummy’s.
    .found_less = Declarer could have seen a card of dummy’s.
    .denied = { seat } could not have seen any of dummy’s cards.
    .denied_less = Declarer could not have seen any of dummy’s cards.

question-deemed_led =
    .label = Was it a lead?
    .sentence = Had the card reached the position of a lead to the trick?
    .why = A card that has not got that far is no lead, though it may be an exposed card.
    .yes = It is a lead.
    .no = Not yet played.
    .found = The card had reached the position of a lead to the trick.
    .denied = The card had not reached the position of a lead to the trick.

question-played_position =
    .label = Was the card played?
    .sentence = Was { $card } in the position of a played card?
    .why = Declarer’s card counts once it is held face up at the table or nearly so, a defender’s once partner could see its face.
    .yes = Played.
    .no = Not played.
    .found = { $card } was in the position of a played card.
    .found_less = The card was in the position of a played card.
    .denied = { $card } was not in the position of a played card.
    .denied_less = The card was not in the position of a played card.

question-claim_intended =
    .label = Was a claim meant?
    .sentence = Did { seat } mean to claim or to concede?
    .why = Showing cards or speaking about the result is a claim only when it was meant as one.
    .yes = A claim: play stops.
    .no = No claim: play goes on.
    .found = { seat } meant to claim or to concede.
    .found_less = A claim or a concession was meant.
    .denied = { seat } meant neither to claim nor to concede.
    .denied_less = Neither a claim nor a concession was meant.

question-unaware_of_trump =
    .label = Unaware of the trump?
    .sentence = Is it at all likely that { seat } did not know that a trump was still out?
    .why = An outstanding trump that the claimer may have forgotten can cost tricks.
    .yes = There is some likelihood of it: the trump may cost tricks.
    .no = It is not at all likely: that it was not mentioned costs nothing.
    .found = There was some likelihood that { seat } did not know that a trump was still out.
    .found_less = There was some likelihood that the claimer did not know that a trump was still out.
    .denied = It was not at all likely that { seat } did not know that a trump was still out.
    .denied_less = It was not at all likely that the claimer did not know that a trump was still out.

question-demonstrable_bridge_reason =
    .label = A bridge reason?
    .sentence = Had { seat } a demonstrable bridge reason for the tempo?
    .why = Thinking is allowed; pretending to think is not.
    .yes = A reason: no infraction.
    .no = No reason: look for damage.
    .found = { seat } had a demonstrable bridge reason for the tempo.
    .found_less = There was a demonstrable bridge reason for the tempo.
    .denied = { seat } had no demonstrable bridge reason for the tempo.
    .denied_less = There was no demonstrable bridge reason for the tempo.

question-varied_by_agreement =
    .label = Methods changed by agreement?
    .sentence = Had { side } agreed beforehand to change methods after a question or an irregularity?
    .why = Where it is forbidden, a pair may not agree to change its methods after a question or an irregularity.
    .yes = Agreed beforehand: not allowed.
    .no = No such agreement.
    .found = { side } had agreed beforehand to change methods after a question or an irregularity.
    .found_less = It had been agreed beforehand to change methods after a question or an irregularity.
    .denied = { side } had not agreed beforehand to change methods after a question or an irregularity.
    .denied_less = It had not been agreed beforehand to change methods after a question or an irregularity.

question-withheld_information =
    .label = Was something decisive kept back?
    .sentence = Did this answer keep back something that was decisive for an opponent’s choice?
    .why = An answer may be right as far as it goes. What it leaves out is made good where a choice depended on it.
    .yes = Kept back, and decisive.
    .no = Nothing decisive was kept back.
    .found = The answer kept back something that was decisive for an opponent’s choice.
    .denied = The answer kept back nothing that was decisive for an opponent’s choice.

question-partner_could_expect =
    .label = Could partner expect it?
    .sentence = Could { partner } expect this departure from the agreement?
    .why = If partner had reason to expect it, it is part of the agreement and must be disclosed.
    .yes = Expected: an undisclosed understanding.
    .no = Not expected: nothing to disclose.
    .found = { partner } could expect this departure from the agreement.
    .found_less = Partner could expect this departure from the agreement.
    .denied = { partner } could not expect this departure from the agreement.
    .denied_less = Partner could not expect this departure from the agreement.

question-act_meant =
    .label = Which act is meant?
    .sentence = Something was said to be irregular: which act is meant?
    .why = Nothing that was named, or that everybody can see, is irregular; what is meant decides which Law applies.
    .seen_why = A card in the trick that was named was played against the Laws, and nobody has pointed to that very card. If it is meant, take it up; if not, choose what is meant.
    .told = The act that was pointed out: { $text }.
    .nothing = Nothing irregular was found in what was pointed out.

question-could_have_followed =
    .label = Could the hand follow suit?
    .sentence = Had { seat } a card of the suit led when { $card } was played?
    .why = The hand was not written down, so only you can say whether this is a revoke.
    .yes = Yes: a revoke.
    .no = No: nothing irregular.
    .found = { seat } had a card of the suit led when { $card } was played.
    .found_less = The hand had a card of the suit led.
    .denied = { seat } had no card of the suit led when { $card } was played.
    .denied_less = The hand had no card of the suit led.

question-won_with_playable_card =
    .label = A later trick with a card of that kind?
    .sentence = Among the tricks that were not written down, did { seat } win one with a card that could have been played to the trick of the revoke?
    .why = Such a trick costs one more.
    .yes = Yes: one more trick is transferred.
    .no = No.
    .found = { seat } won a later trick, not written down, with a card that could have been played to the trick of the revoke.
    .found_less = The revoker won a later trick, not written down, with a card that could have been played to the trick of the revoke.
    .denied = Of the tricks that were not written down { seat } won none with a card that could have been played to the trick of the revoke.
    .denied_less = Of the tricks that were not written down the revoker won none with a card that could have been played to the trick of the revoke.

question-revoke_facts =
    .label = The facts of the revoke
    .sentence = Who revoked, in which suit, who won the trick of the revoke, and how many tricks has the revoker’s side won since?
    .why = The tricks were not written down; these facts are all that the ruling needs.

"""The fixed words of the record and of the answer (record format, sections 1 to 3), in its own order."""

from __future__ import annotations

from typing import Literal, get_args

from bridgelaw.languages import LANGUAGES as LANGUAGES
from bridgelaw.languages import Language as Language

Phase = Literal["setup", "auction", "clarification", "play", "ended", "closed"]
OVER: tuple[Phase, ...] = ("ended", "closed")
"""The phases in which nothing is left to call or play."""
StandingWord = Literal["made", "accepted", "pending", "withdrawn", "cancelled", "void"]
IrregularityStatus = Literal["unnoticed", "attention", "ruled", "accepted", "forfeited"]
Force = Literal["may", "does", "should", "shall", "must"]
Strength = Literal[Force, "should_not", "shall_not", "may_not", "must_not"]
"""How strong a Law's verb is: what is allowed or due, then the prohibitions in rising order."""
Scoring = Literal["mp", "imp", "bam", "total"]

Channel = Literal[
    "hesitation", "haste", "remark", "question", "answer", "alert", "no_alert", "emphasis", "tone", "gesture",
    "movement", "mannerism", "stop_card",
]  # fmt: skip
Source = Literal[
    "wrong_hand", "overheard", "other_table", "saw_card", "traveller", "remark", "screen", "other",
    "prior", "standing", "trait", "regulation",
]  # fmt: skip
Consulted = Literal["own_card", "opponents_card", "notes", "partner"]
Inspected = Literal["own_last", "last_trick", "quitted"]
State = Literal[
    "arrived", "took_cards", "looked_at_cards", "misdealt", "wrong_board", "extra_card", "missing_card", "fouled",
    "next_board_begun", "round_over", "correction_period_over",
]  # fmt: skip
Exposed = Literal["dropped", "faced", "named", "shown"]
Order = Literal["accept", "cancel", "stand", "rectify", "play_on", "redeal", "allow", "waive"]
Cancelled = Literal["waiver", "payment", "call", "play", "claim", "board"]
Unit = Literal["mp", "imp", "vp", "percent"]
PenaltyKind = Literal["procedural", "disciplinary"]
AppealDecision = Literal["upheld", "varied", "withdrawn"]

Irregularities = Literal[
    "insufficient_bid", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
    "redouble_out_of_rotation", "inadmissible_double", "inadmissible_redouble", "bid_over_seven", "call_after_auction",
    "call_when_barred", "changed_call", "simultaneous_call", "exposed_card_in_auction",
    "opening_lead_out_of_turn", "lead_out_of_turn", "lead_from_wrong_hand", "play_out_of_turn", "premature_play",
    "revoke", "failure_to_play_penalty_card", "failure_to_honour_lead_restriction", "exposed_card",
    "played_card_retracted", "simultaneous_play", "defective_trick", "incomplete_designation", "dummy_participation",
    "dummy_called_attention", "improper_inspection", "play_after_claim",
    "wrong_number_of_cards", "wrong_board", "misdeal", "looked_at_other_hand", "fouled_board",
    "action_while_frozen", "premature_correction", "attention_not_followed_by_summons",
    "player_assessed_rectification", "player_waived_rectification", "choice_consulted_partner",
    "attention_when_forbidden", "spectator_attention",
    "use_of_unauthorized_information", "extraneous_from_other_source", "reserved_when_prohibited", "partial_review",
    "halted_review", "review_out_of_turn", "restatement_by_wrong_side", "uncorrected_restatement",
    "question_out_of_turn", "supplementary_question", "question_for_partner", "explanation_by_wrong_player",
    "mistaken_explanation", "missing_alert", "unexpected_alert", "early_correction", "late_correction",
    "consulted_own_card", "undisclosed_understanding", "varied_understanding", "improper_communication",
]  # fmt: skip
Options = Literal[
    "accept_call", "reject_call", "correct", "other_call", "accept_lead", "accept_and_spread_dummy",
    "accept_and_become_dummy", "refuse_lead", "require_suit", "forbid_suit", "no_restriction", "require_highest",
    "require_lowest", "choose_hand", "designate_dummy_card", "leave_penalty_card", "treat_as_penalty_card",
    "choose_penalty_card", "let_first_call_stand", "change_call", "withdraw_play", "change_explanation", "play_on",
    "accept_card", "reverse_positions", "appoint_substitute", "redeal", "play_and_stand_ready", "artificial_score",
]  # fmt: skip
MayBeLeft = Literal["change_call", "withdraw_play"]
"""Options that nobody has to take: who does not, leaves everything as it is, and says so."""
Rectifications = Literal[
    "none", "partner_passes", "offender_passes", "lead_restriction", "penalty_card", "transfer", "call_cancelled",
    "call_stands", "trick_stands", "card_withdrawn", "right_forfeited", "adjusted_score", "procedural_penalty",
    "cap_average_minus",
]  # fmt: skip
Obligations = Literal[
    "pass", "play_card", "lead_suit", "not_lead_suit", "follow_suit", "correct_call", "avoid_taking_advantage",
    "choose_without_consulting", "take_no_action", "summon_director", "restate", "explain", "correct_own_explanation",
    "inform_opponents_of_partners_error", "correct_restatement", "alert", "repeat_call", "may_not_double",
]  # fmt: skip
Until = Literal[
    "next_turn", "opening_lead_faced", "end_of_auction", "end_of_trick", "played", "retained", "end_of_play", "now",
    "final_pass", "summoned", "director", "end_of_board",
]  # fmt: skip
Rights = Literal[
    "call", "play", "ask", "ask_of_partner_about_revoke", "review", "clarify", "summon", "attention", "reserve",
    "look_at_opponents_card", "choose", "claim", "lead_enquiry", "prevent_irregularity", "change_call",
    "correct_restatement",
]  # fmt: skip
Information = Literal[
    "withdrawn_call", "withdrawn_play", "call", "play", "explanation", "alert", "no_alert", "question", "answer",
    "hesitation", "haste", "remark", "emphasis", "tone", "gesture", "movement", "mannerism", "restatement",
    "penalty_card", "lead_restriction", "other_source", "regulation", "prior", "own_side_error",
    "manner",
]  # fmt: skip
Questions = Literal[
    "unintended_call", "comparable_call", "lowest_same_denomination_artificial", "conventional_call",
    "specified_suits", "information_made_available", "facts_agreed", "suggested", "logical_alternatives", "poll",
    "misinformation", "agreement", "would_have_acted", "damage", "serious_error", "gambling_action",
    "own_ruling_wrong", "could_have_known", "right_forfeited", "may_have_gained", "interferes", "assisted",
    "offender_responsible", "normal_line", "intended_designation", "inadvertent_play", "in_time", "asked_for_partner",
    "asked_to_mislead", "choice_stands", "can_be_played_normally", "call_differs", "visible_to_partner",
    "could_have_seen", "deemed_led", "played_position", "claim_intended", "unaware_of_trump",
    "demonstrable_bridge_reason", "partner_could_expect", "varied_by_agreement", "withheld_information",
    "not_judged", "act_meant", "could_have_followed", "revoke_facts", "won_with_playable_card", "happened", "evidence",
]  # fmt: skip
Basis = Literal["stated", "agreed", "found"]
Purpose = Literal["bidding", "play", "claim"]

# Questions whose answer is not yes or no.
LISTED_QUESTIONS: dict[str, str] = {
    "specified_suits": "denominations",
    "suggested": "actions",
    "logical_alternatives": "actions",
    "poll": "poll",
    "evidence": "evidence",
    "agreement": "text",
    "normal_line": "tricks",
    "intended_designation": "card",
    "act_meant": "act",
    "revoke_facts": "revoke",
}

EVIDENCE: tuple[Questions, ...] = ("poll", "evidence")
"""Kinds of finding that are evidence: they answer no Question and wait for none."""

SELF_INFLICTED: tuple[Questions, ...] = ("serious_error", "gambling_action")
"""Questions whether a damaged side has itself to blame. They arise with every adjusted score, and hardly ever does
anybody think so."""
COMPARES: tuple[Questions, ...] = (
    "comparable_call", "lowest_same_denomination_artificial", "specified_suits", "conventional_call",
)  # fmt: skip
"""Questions about an irregular call and the one in its place: on their answers it hangs whether partner is free to call
(Laws 27 and 30 to 32)."""

REVOKES: tuple[Irregularities, ...] = ("revoke", "failure_to_honour_lead_restriction")
"""Kinds of a revoke (Law 61A): a suit was not followed, or not led as it had been required or forbidden."""

PHASES: tuple[Phase, ...] = get_args(Phase)
CALL_STATUS: tuple[StandingWord, ...] = get_args(StandingWord)
IRREGULARITY_STATUS: tuple[IrregularityStatus, ...] = get_args(IrregularityStatus)
SCORING: tuple[Scoring, ...] = get_args(Scoring)
CONVEY: tuple[Channel, ...] = get_args(Channel)
LEARN: tuple[Source, ...] = get_args(Source)
CONSULT: tuple[Consulted, ...] = get_args(Consulted)
INSPECT: tuple[Inspected, ...] = get_args(Inspected)
STATE: tuple[State, ...] = get_args(State)
EXPOSE: tuple[Exposed, ...] = get_args(Exposed)
RULE: tuple[Order, ...] = get_args(Order)
CANCEL: tuple[Cancelled, ...] = get_args(Cancelled)
UNITS: tuple[Unit, ...] = get_args(Unit)
PENALTY_KINDS: tuple[PenaltyKind, ...] = get_args(PenaltyKind)
APPEAL_DECISIONS: tuple[AppealDecision, ...] = get_args(AppealDecision)
IRREGULARITIES: tuple[Irregularities, ...] = get_args(Irregularities)
OPTIONS: tuple[Options, ...] = get_args(Options)
RECTIFICATIONS: tuple[Rectifications, ...] = get_args(Rectifications)
OBLIGATIONS: tuple[Obligations, ...] = get_args(Obligations)
UNTIL: tuple[Until, ...] = get_args(Until)
RIGHTS: tuple[Rights, ...] = get_args(Rights)
INFORMATION: tuple[Information, ...] = get_args(Information)
QUESTIONS: tuple[Questions, ...] = get_args(Questions)

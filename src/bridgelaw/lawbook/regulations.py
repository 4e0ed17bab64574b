"""What the Laws leave to a Regulating Authority: the settings that rules read, typed, with their defaults.

All settings stand in `authorities/settings.toml`, the values of an authority in its own file, with a source each.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Regulations(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings in force on a board."""

    reserve_rights: Literal["allowed", "prohibited", "director_required"] = "allowed"
    """May a player announce that he reserves the right to summon the Director later (Law 16)?"""

    alert_by: Literal["partner", "self", "screenmate"] = "partner"
    """Who alerts, without screens (Law 40)."""

    own_card: Literal["never", "online_only", "always"] = "never"
    """May a player consult his own system card during auction and play (Laws 20, 40)?"""

    opponents_card_at: Literal["own_turn", "own_and_rho_turn"] = "own_turn"
    """When may the opponents' card be looked at (Law 40)?"""

    redeal_allowed: bool = True
    """May the board be dealt again (Law 16, other sources)? Not with duplicated boards."""

    la_considered_share: float = 0.2
    """Share of peers who must seriously consider an action before it is shown as a logical alternative (Law 16)."""

    la_chosen_min: int = 1
    """How many of those asked must choose it (Law 16)."""

    la_test_1997: Literal["consider_and_some_take", "share_would_choose", "unset"] = "consider_and_some_take"
    """By what a logical alternative is known where the Laws do not define it: as they do later, or by the share that
    would do something else (1997:16A)."""

    la_choose_share_1997: float = 0.3
    """The share of peers that would do something else, from which an action is not clear-cut (1997:16A)."""

    opening_lead: Literal["face_down", "face_up"] = "face_down"
    """How the opening lead is made at a live table (Law 41A)."""

    face_down_lead_out_of_turn: Literal["director", "returned_without_director"] = "director"
    """Who has a lead taken back that lies face down out of turn (Laws 41A, 54)."""

    vary_after_question_or_irregularity: Literal["allowed", "disallowed"] = "disallowed"
    """May a pair agree beforehand to change its methods after a question, an answer or an irregularity (Law 40)?"""

    defenders_ask_each_other: Literal["allowed", "prohibited"] = "allowed"
    """May a defender ask his partner about a possible revoke (Law 61)?"""

    average_plus_percent: float = 60
    """The least that a contestant in no way at fault receives of a board without a result (Law 12)."""

    average_minus_percent: float = 40
    """The most that a contestant directly at fault receives (Law 12)."""

    average_plus_imps: float = 3
    """What average plus is worth in IMPs, and average minus with the sign changed (Laws 12, 86)."""

    session_rule_plus: Literal["own_session", "flat"] = "own_session"
    """Is average plus the own percentage of the session when that is higher (1997:88, later 12C2)?"""

    session_rule_minus: Literal["own_session", "flat"] = "own_session"
    """Is average minus the own percentage of the session when that is lower (12C2; not in the text of 1997)?"""

    uneven_field: Literal["neuberg", "factor", "none"] = "neuberg"
    """What is done with matchpoints when fewer scores exist than were expected (Law 78)."""

    mp_unit: Literal[1, 2] = 2
    """Matchpoints for each score that is beaten (Law 78)."""

    mp_decimals: int = 2
    """Decimals that are kept of the matchpoints of a board."""

    imp_rounding: Literal["exact", "board_nearest", "match_nearest"] = "exact"
    """Where weighted IMPs are rounded: `board_nearest` here, `match_nearest` by whoever adds up the match."""

    imp_half: Literal["to_non_offenders", "away_from_zero", "even"] = "to_non_offenders"
    """Which way an exact half goes when the IMPs of a board are rounded."""

    knockout_split: Literal["average", "separate"] = "average"
    """What becomes of scores that do not balance in a knockout match (1997:86B, later 12C4)."""

    likely_share: float = 0.3333
    """How likely a result has to be for the side that did not err (1997:12C2, 2007:12C1(e))."""

    at_all_probable_share: float = 0.1667
    """How likely a result has to be to be held against the side that erred (same)."""

    assigned_form: Literal["likely_at_all_probable", "weighted", "either"] = "weighted"
    """The form of an assigned score (Law 12C)."""

    skip_bid_pause_s: int = 10
    """Seconds that the next player waits after a skip bid (Law 73A2)."""

    competitive_stop_level: int = 0
    """The level from which on he waits as long after any bid when both sides are bidding; 0: none (Law 73A2)."""

    first_trick_pause_s: int = 0
    """Seconds that declarer, or else third hand, waits when dummy has come down (Law 73A2)."""

    poll_min_asked: int = 5
    """How many players should be asked at least (practice)."""

    poll_second_stage: bool = False
    """May players also be polled who are told of the pause, about what it suggests (practice)?"""

    appeal_minutes: int = 30
    """Minutes after the official score is available in which a ruling may be appealed (Law 92B)."""

    correction_minutes: int = 30
    """Minutes after the official score is available in which a score may be corrected (Law 79C)."""

    appeal_deposit: str = "none"
    """What has to be paid with an appeal, in words; `none` for nothing (Law 92A)."""

    other: dict[str, Any] = {}
    """Settings given for this board that no rule reads yet."""

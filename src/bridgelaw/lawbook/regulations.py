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

    defenders_ask_each_other: Literal["allowed", "prohibited"] = "allowed"
    """May a defender ask his partner about a possible revoke (Law 61)?"""

    other: dict[str, Any] = {}
    """Settings given for this board that no rule reads yet."""

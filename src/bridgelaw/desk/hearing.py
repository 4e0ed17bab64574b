"""How the Director hears those concerned before he decides."""

from __future__ import annotations

HEARD_ON_CLAIM = (
    "law70.statement_repeated", "law70.hands_faced", "law70.objections_to_the_hands", "law70.objections",
    "law70.may_face_hands",
)  # fmt: skip
"""The provisions on how a contested claim is heard, by their names, in their order. Not all are in force in each
edition."""

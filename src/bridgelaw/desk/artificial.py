"""Artificial scores (1997:12C1 and 88, 2007 and 2017:12C2): shares of a board that has no result."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.desk.results import Average
from bridgelaw.lawbook.regulations import Regulations

Award = Average | int | float


def share(award: Award, session: float | Fraction | None, regulations: Regulations) -> Fraction:
    """The percentage (0 to 100) that an award is worth.

    `session`: the contestant's own percentage on the boards that he played; it counts for average plus when it is
    higher, for average minus when it is lower, as the authority's settings and the edition have it.
    """
    own = Fraction(str(session)) if isinstance(session, float | int) else session
    if award == "average_plus":
        least = Fraction(str(regulations.average_plus_percent))
        return max(least, own) if own is not None and regulations.session_rule_plus == "own_session" else least
    if award == "average_minus":
        most = Fraction(str(regulations.average_minus_percent))
        return min(most, own) if own is not None and regulations.session_rule_minus == "own_session" else most
    return Fraction(50) if award == "average" else Fraction(str(award))


def imps(award: Award, regulations: Regulations) -> Fraction | None:
    """The IMPs that an award is worth; None for a percentage, which has no equivalent in the Laws."""
    each = Fraction(str(regulations.average_plus_imps))
    named = {"average_plus": each, "average": Fraction(0), "average_minus": -each}
    return named.get(award) if isinstance(award, str) else None

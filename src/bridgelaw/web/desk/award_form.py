"""The form in which a Director writes an adjusted score: rows of results with weights, or artificial, alike or apart
for the sides. What is filled in becomes the line that `bridgelaw ruling --answer adjust=…` takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct

Kind = Literal["assigned", "likely", "artificial"]
KINDS: tuple[Kind, ...] = ("assigned", "likely", "artificial")
SHARES = ("average_plus", "average", "average_minus")
MOST = 12
"""Rows of a form."""
FEWEST = 2
TABLE = "table_"
"""How the fields of the result at the table begin."""

Given = Mapping[str, Sequence[str]]
"""The fields of a form, each with all its values."""


class TypedResult(Struct, frozen=True):
    """One result as it is typed; `tricks` as `=`, `+1`, `-2` or their number, `weight` in percent or as `1/3`."""

    bid: str = ""
    risk: str = ""
    by: str = ""
    tricks: str = ""
    weight: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether no result is named in it."""
        return not self.bid

    def text(self) -> str:
        """The row as a line of an award."""
        share = self.weight.strip()
        weight = "" if not share else f"{share} " if "/" in share else f"{share.rstrip('%').strip()}% "
        if self.bid == "P":
            return f"{weight}P"
        return f"{weight}{self.bid}{self.risk} {self.by} {self.tricks.strip() or '='}"

    def share(self) -> Fraction | None:
        """The weight as a part of the whole; None where it is none."""
        share = self.weight.strip().rstrip("%").strip().replace(",", ".")
        if not share:
            return None
        try:
            return Fraction(share) if "/" in share else Fraction(share) / 100
        except (ValueError, ZeroDivisionError):
            return None


class AwardForm(Struct, frozen=True, kw_only=True):
    """The whole form. `ew`: the rows of East-West where the sides are scored apart; `hurt`: the side that hurt itself,
    and what it would have had otherwise. `table`: the result at the table, where the case does not have it."""

    kind: Kind = "assigned"
    ns: tuple[TypedResult, ...] = ()
    apart: bool = False
    ew: tuple[TypedResult, ...] = ()
    hurt: str = ""
    without: TypedResult = TypedResult()
    table: TypedResult = TypedResult()
    share_ns: str = "average_plus"
    share_ew: str = "average_minus"
    percent_ns: str = ""
    percent_ew: str = ""
    reason: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been filled in that could be looked at."""
        return self.kind != "artificial" and not any(not row.is_empty for row in self.ns)

    def text(self) -> str:
        """The award as a line."""
        if self.kind == "artificial":
            return f"{self._share(self.share_ns, self.percent_ns)} / {self._share(self.share_ew, self.percent_ew)}"
        ns = _joined(self.ns)
        if self.kind == "likely":
            return f"likely {ns}"
        line = f"NS: {ns}; EW: {_joined(self.ew)}" if self.apart else ns
        hurt = f"; error {self.hurt}: {self.without.text()}" if self.hurt and not self.without.is_empty else ""
        return f"{line}{hurt}"

    @staticmethod
    def _share(named: str, percent: str) -> str:
        return named if named in SHARES else f"{percent.strip().replace(',', '.').rstrip('%').strip()}%"

    def shown(self, rows: tuple[TypedResult, ...]) -> tuple[TypedResult, ...]:
        """The rows to be shown: those in which anything stands, and one more."""
        filled = tuple(row for row in rows if row != TypedResult())[: MOST - 1]
        return (*filled, *([TypedResult()] * max(1, FEWEST - len(filled))))


def _joined(rows: Sequence[TypedResult]) -> str:
    return ", ".join(row.text() for row in rows if not row.is_empty)


def total(rows: Sequence[TypedResult]) -> Fraction | None:
    """What the weights of the filled rows sum to; None where not all of them have one."""
    shares = [row.share() for row in rows if not row.is_empty]
    return sum((s for s in shares if s is not None), Fraction(0)) if shares and None not in shares else None


def read(given: Given) -> AwardForm:
    """The form as it was sent; what is not among its fields is left aside."""

    def first(name: str) -> str:
        return (given.get(name) or ("",))[0]

    kind = first("kind")
    return AwardForm(
        kind=next((one for one in KINDS if one == kind), "assigned"),
        ns=_rows(given, ""),
        apart=bool(first("apart")),
        ew=_rows(given, "ew_"),
        hurt=first("hurt") if first("hurt") in ("NS", "EW") else "",
        without=next(iter(_rows(given, "without_")), TypedResult()),
        table=next(iter(_rows(given, TABLE)), TypedResult()),
        share_ns=first("share_ns") or "average_plus",
        share_ew=first("share_ew") or "average_minus",
        percent_ns=first("percent_ns"),
        percent_ew=first("percent_ew"),
        reason=first("reason").strip(),
    )


def _rows(given: Given, prefix: str) -> tuple[TypedResult, ...]:
    columns = [list(given.get(f"{prefix}{name}") or ())[:MOST] for name in TypedResult.__struct_fields__]
    longest = max(map(len, columns))
    filled = [column + [""] * (longest - len(column)) for column in columns]
    return tuple(TypedResult(*cells) for cells in zip(*filled, strict=True))


def of_award(award: Mapping[str, Any], reason: str = "") -> AwardForm:
    """The form filled in as an award of the record has it, to go on from."""
    if award["kind"] == "artificial":
        ns, ew = award["ns"], award["ew"]
        return AwardForm(
            kind="artificial",
            share_ns=ns if isinstance(ns, str) else "percent",
            share_ew=ew if isinstance(ew, str) else "percent",
            percent_ns="" if isinstance(ns, str) else f"{ns:g}",
            percent_ew="" if isinstance(ew, str) else f"{ew:g}",
            reason=reason,
        )
    apart = "ew" in award and award["ew"] != award["ns"]
    return AwardForm(
        ns=_written(award["ns"]),
        apart=apart,
        ew=_written(award["ew"]) if apart else (),
        hurt=award.get("self_inflicted", ""),
        without=next(iter(_written(award.get("without_error", ()))), TypedResult()),
        reason=reason,
    )


def _written(rows: Sequence[Mapping[str, Any]]) -> tuple[TypedResult, ...]:
    return tuple(map(row_of, rows))


def row_of(one: Mapping[str, Any]) -> TypedResult:
    """A result of a record (record format, section 4) as a row of the form."""
    weight = weight_of(one["weight"]) if "weight" in one else ""
    contract = one["contract"]
    if contract in (None, "P"):
        return TypedResult("P", weight=weight)
    bid = contract.rstrip("X")
    return TypedResult(bid, contract[len(bid) :], one["by"], tricks_of(one["tricks"], int(bid[0])), weight)


def weight_of(weight: Any) -> str:
    """A weight of a record in percent where that is exact, else as a fraction; nothing for the only result."""
    share = Fraction(str(weight))
    if share == 1:
        return ""
    percent = share * 100
    return f"{float(percent):g}" if (percent * 100).denominator == 1 else f"{share.numerator}/{share.denominator}"


def tricks_of(tricks: int, level: int) -> str:
    """Declarer's tricks against the contract: `=`, `+1`, `-2`."""
    over = tricks - level - 6
    return "=" if not over else f"{over:+d}"

"""Lists, numbers, percentages and days as CLDR writes them. Babel is imported at the first use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Literal

MINUS = "−"
_FIRST = re.compile(r"^1\b")
_SIGN = re.compile(r"\s?%")


def join(items: Sequence[str], locale: str, style: Literal["standard", "or"] = "standard") -> str:
    """`items` as a list in running text: "a, b and c", « a, b ou c »; one item is itself."""
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list

    return format_list(items, style=style, locale=_tag(locale))


def decimal(value: float, locale: str) -> str:
    """A number with at most two decimals and the minus sign of print: 9.5, 9,5, −0,25."""
    from babel.numbers import format_decimal

    text = format_decimal(Decimal(str(round(abs(value), 2))), format="0.##", locale=_tag(locale))
    return MINUS + text if value < 0 else text


def whole(value: int, locale: str) -> str:
    """A whole number, however large, in groups of three: 5,965 or 5 965."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, format="#,##0", locale=_tag(locale)))


def hundredths(value: Decimal, locale: str) -> str:
    """A number with two decimals, as in a ranking: 59.94, 59,94, −0,25."""
    from babel.numbers import format_decimal

    text = format_decimal(abs(value), format="0.00", locale=_tag(locale), decimal_quantization=False)
    return MINUS + text if value < 0 else text


def percent(value: float, locale: str, sign: str = "") -> str:
    """`value` hundredths: 60%, 60 %; `sign`: with the space before it, where a language has another one than CLDR."""
    from babel.numbers import format_percent

    text = format_percent(Decimal(str(round(value, 2))) / 100, locale=_tag(locale), decimal_quantization=False)
    return _SIGN.sub(sign, text) if sign else text


def day(value: date, locale: str, first: str = "") -> str:
    """A day in running text: 3 May 2026, 3. mai 2026; `first`: the first of a month, where a language writes it
    otherwise than CLDR."""
    from babel.dates import format_date

    text = format_date(value, format="long", locale=_tag(locale))
    return _FIRST.sub(first, text) if first else text


def points(value: int) -> str:
    """A bridge score with its sign, ungrouped: +1430, −50, 0."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def _tag(locale: str) -> str:
    return locale.replace("-", "_")

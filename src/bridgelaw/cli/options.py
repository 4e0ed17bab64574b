"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

Laws = Annotated[Literal["1997", "2007", "2017"] | None, Parameter(help="Edition of the Laws instead of the record's.")]
LawsOrAll = Annotated[
    Literal["1997", "2007", "2017", "all"] | None,
    Parameter(help="Edition of the Laws instead of the record's; all: side by side."),
]
Authority = Annotated[
    Literal["wbf", "ebu", "acbl", "ffb", "nbf"] | None,
    Parameter(help="Regulating Authority instead of the record's."),
]
Language = Annotated[Literal["en", "fr", "nb"] | None, Parameter(help="Language instead of the record's.")]

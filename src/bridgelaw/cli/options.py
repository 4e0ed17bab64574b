"""Options that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from bridgelaw import languages
from bridgelaw.lawbook.editions import EDITIONS, Edition

if TYPE_CHECKING:
    _EditionOrAll = str
else:
    _EditionOrAll = Literal[(*EDITIONS, "all")]

Laws = Annotated[Edition | None, Parameter(help="Edition of the Laws instead of the record's.")]
LawsOrAll = Annotated[
    _EditionOrAll | None,
    Parameter(help="Edition of the Laws instead of the record's; all: side by side."),
]
Authority = Annotated[
    Literal["wbf", "ebu", "acbl", "ffb", "nbf"] | None,
    Parameter(help="Regulating Authority instead of the record's."),
]
Language = Annotated[languages.Language | None, Parameter(help="Language instead of the record's.")]

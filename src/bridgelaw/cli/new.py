"""`bridgelaw new`: a record to begin with."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.cli.trouble import complain, report


def new(
    *,
    board: Annotated[int, Parameter(help="Number of the board: dealer and vulnerability follow from it.")] = 1,
    deal: Annotated[str | None, Parameter(help='PBN deal, "N:AK5.… … … …"; "-" for an unknown hand.')] = None,
    title: Annotated[str, Parameter(help="What the record is about.")] = "",
    scoring: Annotated[Literal["mp", "imp", "bam", "total"], Parameter(help="Form of scoring.")] = "mp",
    laws: Laws = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """Print a record skeleton: fill in the acts and give it to `bridgelaw rule`.

    Examples:
      bridgelaw new --board 7 > board7.yaml
    """
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.formats.record import dumps, from_plain
    from bridgelaw.game.seats import dealer_of
    from bridgelaw.lawbook.editions import USUAL

    if board < 1:
        return complain("error-board-number", language)
    fields: dict[str, object] = {"bridgelaw": 1, "laws": int(laws or USUAL), "scoring": scoring, "board": board}
    fields |= {"title": title} if title else {}
    fields |= {"authority": authority} if authority else {}
    fields |= {"language": language} if language else {}
    fields |= {"deal": deal} if deal else {}
    fields["acts"] = [{"by": dealer_of(board).value, "call": "P"}]
    try:
        sys.stdout.write(dumps(from_plain(fields)))
    except RecordError as error:
        return report(error, language)
    return 0

"""What a contract is worth (Law 77; the same in all editions)."""

from __future__ import annotations

from bridgelaw.game.calls import Strain
from bridgelaw.game.contracts import Contract, Risk
from bridgelaw.game.seats import Vulnerability, is_vulnerable

_PER_TRICK: dict[Strain, int] = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
_TIMES: dict[Risk, int] = {"": 1, "X": 2, "XX": 4}
_GAME = 100


def points(contract: Contract | None, vulnerability: Vulnerability, tricks: int) -> int:
    """The score of declarer's side for winning `tricks` (0 to 13) in `contract`; 0 when the board was passed out."""
    if contract is None:
        return 0
    vulnerable = is_vulnerable(contract.declarer.side, vulnerability)
    over = tricks - contract.tricks_needed
    return _made(contract, over, vulnerable) if over >= 0 else -_undertricks(contract.risk, -over, vulnerable)


def _made(contract: Contract, over: int, vulnerable: bool) -> int:
    each, times, level = _PER_TRICK[contract.strain], _TIMES[contract.risk], contract.bid.level
    odd = (each * level + (10 if contract.strain == "NT" else 0)) * times
    extra = each if times == 1 else (100 if vulnerable else 50) * times
    game = (500 if vulnerable else 300) if odd >= _GAME else 50
    slam = {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    insult = {1: 0, 2: 50, 4: 100}[times]
    return odd + over * extra + game + slam + insult


def _undertricks(risk: Risk, under: int, vulnerable: bool) -> int:
    if risk == "":
        return under * (100 if vulnerable else 50)
    doubled = 300 * under - 100 if vulnerable else 200 * under - 100 + 100 * max(0, under - 3)
    return doubled * (2 if risk == "XX" else 1)

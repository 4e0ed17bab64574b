"""When a rule is asked. It is said beside the function: `law.toml` holds what the clause says, and nothing about the
program."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Literal, TypeVar

from msgspec import Struct

from bridgelaw.lawbook.effects import Until
from bridgelaw.table.vocabulary import Irregularities, Phase

F = TypeVar("F", bound=Callable[..., Any])
Need = Literal["disorder", "information", "lead", "misfit", "power", "question", "unclear_turn", "window"]
ANY: tuple[Literal["*"]] = ("*",)
"""`about` irregularities of every kind."""


class When(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Put on a rule as a decorator: where it has nothing to say, so that it is not asked there. All is optional.

    `about`: kinds of irregularity that it is asked about (without it those of the drawer), and `also_settled` ones.
    `phases`: those of the board in which it can speak at all. `at`: the moments that it hears of.
    `needs`: of a call or a card, of `Done`, and as a standing rule, it is asked only if one of these is so: the call or
    card is not the next one of the game (`disorder`), or does not fit on the bid or the lead before it (`misfit`), a
    call does not stand or a turn was lost (`unclear_turn`), something holds for a time (`window`), a `question` is
    open, somebody has `information`, a hand is to `lead`, the Director has the `power` to do something.
    `awaits`: a standing rule can speak only while one of these is noted as still to come, and only about the
    irregularities so noted.
    `after`: a rule that hears `Done` hears it of acts with these verbs only. `after_others`: it hears it when the
    others have spoken; a standing rule looks at what the others say holds.
    """

    about: tuple[Irregularities | Literal["*"], ...] = ()
    also_settled: bool = False
    phases: tuple[Phase, ...] = ()
    at: tuple[Until, ...] = ()
    needs: tuple[Need, ...] = ()
    awaits: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    after_others: bool = False

    def __call__(self, rule: F) -> F:
        """The rule itself, with this noted on it."""
        vars(rule)["when"] = self
        return rule


ALWAYS = When()


def when_of(rule: Callable[..., Any]) -> When:
    """When it is asked; always, where it does not say."""
    found = vars(rule).get("when", ALWAYS) if isinstance(rule, FunctionType) else ALWAYS
    assert isinstance(found, When)
    return found

"""The Fluent files as the tests see them: parsed as a whole, with what each message needs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, get_args

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bridgelaw.api import cases
from bridgelaw.desk.conditions.reading import Expected
from bridgelaw.desk.poll import CLASSES
from bridgelaw.desk.second_stage import MARKS
from bridgelaw.formats.case_parts import Why
from bridgelaw.formats.fields import READING_CODES
from bridgelaw.formats.sessions.findings import FindingCode
from bridgelaw.hall.door import HallCode
from bridgelaw.laws.concordance import Difference
from bridgelaw.laws.coverage import Status
from bridgelaw.session.checked import MovementProperty
from bridgelaw.session.doubts import DoubtCode
from bridgelaw.session.facts import CallAbout
from bridgelaw.session.plan import PLAN_NAMES
from bridgelaw.session.refused import FactCode
from bridgelaw.table import acts
from bridgelaw.table import vocabulary as v
from bridgelaw.web.laws.heard import EVENTS, MOMENTS
from bridgelaw.web.laws.observed import STAGES, Sort
from bridgelaw.web.laws.parts import PARTS
from bridgelaw.web.laws.roles import ROLES
from bridgelaw.words.telling import SECTIONS
from bridgelaw.words.telling.quick import GROUPS as QUICK_GROUPS

LANGUAGES = v.LANGUAGES
FILES = ["terms", "acts", "irregularities", "options", "obligations", "rights", "information", "questions", "rulings"]
FILES += ["scores", "table", "desk", "letters", "errors", "phrases", "answer", "lawbook", "replay", "audit", "cases"]
FILES += [
    "evidence",
    "quick",
    "noted",
    "costs",
    "serve",
    "page",
    "prompts",
    "browser",
    "adjusting",
    "director",
    "polling",
    "register",
    "session",
    "hall",
    "presiding",
    "opening",
    "grid",
    "movement",
    "sheets",
    "lessons",
    "programs",
    "evening",
    "command",
    "stages",
]

# Facts that a quick ruling may ask for (docs/quick.md), and those whose values have names of their own.
FACTS = (
    "by", "offender", "short", "claimer", "led_by", "declarer", "turn", "dealer", "last_bid_by", "trick_won_by",
    "last_bid", "call", "replaced_by", "meant", "turn_call", "new_call", "called_since", "calls_since",
    "barred_until", "card", "card_led", "penalty_card", "wanted", "cards", "other_penalty_cards", "suit", "how",
    "face", "visible_to_partner", "spread", "played_since", "declarer_has_played", "declarer_played_since",
    "told_by_opponent", "next_trick", "trick", "later_tricks", "tricks_won", "later_with_suit", "earlier_revoke",
    "earlier_by", "earlier_suit", "earlier_won_by", "earlier_tricks", "earlier_with_suit",
    "found", "count", "holds_suit", "words", "asked_by_partner", "put_right", "played_out", "lead_down",
    "explanation", "right_explanation",
    "tricks_left", "claimed", "conceded", "statement",
    "objection", "trump_out", "played_after_claim", "partner_objects", "trick_won", "did",
    "rights_lost", "what", "action", "stage", "noticed_by", "responsible", "side", "fault", "played_before",
    "called", "seen", "where", "offence", "times", "minutes", "concurring", "contract", "risk", "tricks_before",
    "board",
)  # fmt: skip
NAMED = (
    "how", "face", "spread", "barred_until", "declarer_has_played", "found", "earlier_revoke", "count", "words",
    "played_after_claim", "did", "stage", "noticed_by", "where", "offence", "short", "objection", "called_since",
    "played_since", "next_trick", "calls_since", "other_penalty_cards", "cards", "last_bid", "replaced_by", "wanted",
    "statement", "action", "responsible", "fault", "played_before", "card_led", "call", "turn", "risk", "board",
)  # fmt: skip

# Group, its words, and the attributes that each must have. Those in `VALUES` have a value instead.
GROUPS: list[tuple[str, tuple[str, ...], str]] = [
    ("irregularity", v.IRREGULARITIES, "label sentence why"),
    ("irregularity_status", v.IRREGULARITY_STATUS, "label why"),
    ("option", v.OPTIONS, "label sentence why"),
    ("obligation", v.OBLIGATIONS, "label sentence you why"),
    ("until", v.UNTIL, ""),
    ("right", v.RIGHTS, "label sentence why may"),
    ("information", v.INFORMATION, "label sentence why"),
    ("information_status", ("authorized", "unauthorized"), "label sentence why"),
    ("information_basis", get_args(v.Basis), "label why aside"),
    ("information_for", get_args(v.Purpose), "label aside"),
    ("question", v.QUESTIONS, "label sentence why"),
    ("rectification", v.RECTIFICATIONS, "label sentence"),
    ("act", acts.VERBS, "label sentence"),
    ("convey", v.CONVEY, "label noun sentence"),
    ("learn", v.LEARN, "label sentence"),
    ("consult", v.CONSULT, "label sentence"),
    ("inspect", v.INSPECT, "label"),
    ("state", v.STATE, "label sentence"),
    ("expose", v.EXPOSE, "label"),
    ("ruling", v.RULE, "label sentence"),
    ("cancel", v.CANCEL, "label"),
    ("appeal_decision", v.APPEAL_DECISIONS, "label"),
    ("penalty", v.PENALTY_KINDS, "label"),
    ("unit", v.UNITS, "label"),
    ("phase", v.PHASES, "label"),
    ("call_status", v.CALL_STATUS, "label why sentence"),
    ("force", get_args(v.Strength), "label why"),
    ("score", ("table", "assigned", "artificial", "none"), "label"),
    ("artificial", ("average_plus", "average", "average_minus", "percent"), "label"),
    ("scoring", v.SCORING, "label"),
    ("format", ("round_robin", "knockout", "swiss"), "label"),
    ("penalty_card", ("major", "minor"), "label sentence"),
    ("reading", READING_CODES, ""),
    ("lawbook-status", get_args(Status), ""),
    ("lawbook-change", ("replaced", *(kind for kind in get_args(Difference) if kind != "force")), ""),
    ("cases-left", get_args(Why), ""),
    ("cases-unasked", get_args(cases.WhyUnasked), ""),
    ("cases-difference", get_args(cases.Difference), ""),
    ("session-finding", get_args(FindingCode), ""),
    ("hall-refused", get_args(HallCode), ""),
    ("hall-doubt", (*get_args(DoubtCode), "other_pairs"), ""),
    ("evening-about", get_args(CallAbout), ""),
    ("session-refused", get_args(FactCode), ""),
    ("movement-plan", PLAN_NAMES, ""),
    ("movement_property", get_args(MovementProperty), "label sentence"),
    ("answer-heading", tuple(SECTIONS), ""),
    ("browser-part", tuple(part.name for part in PARTS), ""),
    ("browser-role", ROLES, ""),
    ("browser-stage", STAGES, ""),
    ("browser-sort", get_args(Sort), ""),
    ("browser-status", get_args(Status), ""),
    ("browser-moment", MOMENTS, ""),
    ("polling-class", CLASSES, ""),
    ("stages-mark", MARKS, ""),
    ("expected", get_args(Expected), ""),
    ("register-state", ("open", "waiting", "decided", "appealed", "final"), ""),
    ("quick-group", tuple(QUICK_GROUPS), ""),
    ("quick_kind", tuple(kind for kinds in QUICK_GROUPS.values() for kind in kinds), "label"),
    ("quick_fact", tuple(FACTS), "label why"),
    ("quick_noted", (*FACTS, "unintended_call", "choose"), "label"),
    ("quick_value", tuple(NAMED), ""),
    ("browser-heard", ("standing", *dict.fromkeys(EVENTS.values())), ""),
]
# Groups whose messages have a value and no attributes.
VALUES = {"until", "reading", "lawbook-status", "lawbook-change", "answer-heading"}
VALUES |= {"browser-part", "browser-role", "browser-stage", "browser-sort", "browser-status", "browser-moment"}
VALUES |= {
    "browser-heard",
    "polling-class",
    "stages-mark",
    "expected",
    "register-state",
    "session-finding",
    "session-refused",
    "movement-plan",
}
VALUES |= {"hall-refused", "hall-doubt", "evening-about", "quick-group"}
VALUES |= {"cases-left", "cases-unasked", "cases-difference"}
# What is no word to be said: an edition is a year, a language is that of the words.
NOT_SAID = {"Edition", "Language"}

Entry = ast.Message | ast.Term
Place = tuple[str, str | None]


@cache
def source(language: str, file: str) -> str:
    """The text of one Fluent file."""
    return files("bridgelaw.words").joinpath(language, f"{file}.ftl").read_text("utf-8")


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message and term (with its hyphen) of a language, in the order of `FILES`."""
    found: dict[str, Entry] = {}
    for file in FILES:
        for entry in parse(source(language, file)).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {str(entry.content)[:80]}"
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                assert name not in found, f"{language}/{file}.ftl: {name} twice"
                found[name] = entry
    return found


def patterns(entry: Entry) -> dict[str | None, ast.Pattern]:
    """The value (None) and the attributes of an entry."""
    found: dict[str | None, ast.Pattern] = {None: entry.value} if entry.value else {}
    return found | {a.id.name: a.value for a in entry.attributes}


class Needs(Visitor):
    """What a pattern refers to: variables, other entries, and the keys by which it selects."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[Place] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add((f"-{node.id.name}", None))

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {str(getattr(v.key, "name", None) or v.key.value) for v in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def needs(language: str, name: str, attribute: str | None) -> tuple[frozenset[str], dict[str, frozenset[str]]]:
    """The variables of a pattern and of all that it refers to, and the keys of those by which something is chosen."""
    visitor = Needs()
    visitor.visit(patterns(entries(language)[name])[attribute])
    variables, keys = set(visitor.variables), {k: set(ks) for k, ks in visitor.keys.items()}
    if name.startswith("-"):
        variables.discard("case")
        keys.pop("case", None)
    for other, part in visitor.references:
        more, chosen = needs(language, other, part)
        variables |= more
        for variable, ks in chosen.items():
            keys.setdefault(variable, set()).update(ks)
    return frozenset(variables), {k: frozenset(ks) for k, ks in keys.items()}


def places(language: str) -> Iterator[Place]:
    """Every message with each of its patterns."""
    for name, entry in entries(language).items():
        if not name.startswith("-"):
            yield from ((name, attribute) for attribute in patterns(entry))

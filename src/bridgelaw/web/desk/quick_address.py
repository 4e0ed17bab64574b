"""The address of a quick ruling: it holds the whole of its state, so that every step is a link or a form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import parse_qsl, urlencode

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.api.quick.again import EarlierAnswer
from bridgelaw.api.quick.facts import parts_of
from bridgelaw.languages import SPOKEN
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS, USUAL
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.web.desk.access import PATH

HERE = PATH + "/quick"
LAWS, AUTHORITY = "laws", "authority"
USUAL_AUTHORITY = "wbf"
MOST_ANSWERS = 80
LONGEST = 400
KEEP = "keep"
"""With it edition and authority are those of every later ruling and case; without it they are those of this one."""
PLAY = "play"
"""With it the ruling is about a play of a running session (`bridgelaw.web.desk.of_play`)."""
_START, _ADD, _PENDING, _AGAIN, _KEPT = "start", "add", "so_far", "again", "kept"
OTHERS = (_START, LAWS, AUTHORITY, KEEP, PLAY, _ADD, _PENDING, _AGAIN, _KEPT, "language")
"""Names in the address that are no answers."""
_TOGETHER = ("actions", "denominations")


class Address(Struct, frozen=True, kw_only=True):
    """A kind, edition and authority, and the answers in their order.

    `add`: a rare fact that the Director wants to be asked; `pending`: calls that have been tapped of one that takes
    several. `again`: the answer that is being asked anew, and those that were given after it; `kept`: answers from
    before such a change, which count where they are asked. `play`: the play of a running session that it is about.
    """

    start: str = ""
    laws: str = USUAL
    authority: str = USUAL_AUTHORITY
    answers: tuple[tuple[str, str], ...] = ()
    add: str = ""
    pending: tuple[str, ...] = ()
    again: tuple[EarlierAnswer, ...] = ()
    kept: tuple[EarlierAnswer, ...] = ()
    play: str = ""

    @property
    def query(self) -> str:
        """All of it, as it stands behind the question mark."""
        named = [(_START, self.start)] if self.start else []
        named += [(PLAY, self.play)] if self.play else []
        named += [(LAWS, self.laws), (AUTHORITY, self.authority), *self.answers]
        named += [(_ADD, self.add)] if self.add else []
        named += [(_PENDING, " ".join(self.pending))] if self.pending else []
        named += [(_AGAIN, _as_one(self.again))] if self.again else []
        named += [(_KEPT, _as_one(self.kept))] if self.kept else []
        return urlencode(named)

    @property
    def href(self) -> str:
        """The page of it."""
        return f"{HERE}?{self.query}"

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """The same as the hidden fields of a form that adds an answer."""
        kept = ((_KEPT, _as_one(self._later)),) if self._later else ()
        return (*self.named, *kept, *self.answers)

    @property
    def named(self) -> tuple[tuple[str, str], ...]:
        """What it is about, as hidden fields."""
        play = ((PLAY, self.play),) if self.play else ()
        return ((_START, self.start), *play, (LAWS, self.laws), (AUTHORITY, self.authority))

    @property
    def _later(self) -> tuple[EarlierAnswer, ...]:
        """The answers that are kept once the one that is asked has been given."""
        return (*self.again[1:], *self.kept)

    def begin(self, start: str) -> Address:
        """Of another kind, without an answer."""
        return replace(self, start=start, answers=(), add="", pending=(), again=())

    def under(self, laws: str) -> Address:
        """The same under the Laws of another year."""
        return replace(self, laws=laws)

    def by_regulations_of(self, authority: str) -> Address:
        """The same by the regulations of another authority."""
        return replace(self, authority=authority)

    def answered(self, key: str, value: str) -> Address:
        """With one more answer."""
        answers = (*self.answers, (key, value))
        return replace(self, answers=answers, add="", pending=(), again=(), kept=self._later)

    def before(self, number: int) -> Address:
        """With the first `number` answers only."""
        return replace(self, answers=self.answers[:number], add="", pending=(), again=())

    def asking_again(self, number: int, *, rare: bool) -> Address:
        """Where that answer is asked anew, and those after it are kept; `rare`: a fact that is asked only if he wants
        it."""
        later = (*(EarlierAnswer(*one) for one in self.answers[number:]), *self.again)
        return replace(self.before(number), add=self.answers[number][0] if rare else "", again=later)

    @property
    def left_as_it_was(self) -> Address:
        """Where nothing is asked anew."""
        answers = (*self.answers, *(one.pair for one in self.again))
        return replace(self, answers=answers, add="", pending=(), again=())

    def adding(self, key: str) -> Address:
        """Where that fact is asked next."""
        return replace(self, add=key, pending=())

    def waiting(self, pending: tuple[str, ...]) -> Address:
        """With these calls tapped so far."""
        return replace(self, pending=pending)


def remembered(cookies: Mapping[str, str], language: str = "") -> Address:
    """The edition and the authority that this Director has chosen before, or else the usual ones: the authority that
    goes with his `language` is a suggestion, and the pages say which it is."""
    usual = (USUAL, SPOKEN[language].authority if language in SPOKEN else "")
    return address_of(
        ((name, cookies.get(name, "")) for name in (LAWS, AUTHORITY)), (usual[0], usual[1] or USUAL_AUTHORITY)
    )


def is_suggested(at: Address, cookies: Mapping[str, str], language: str) -> bool:
    """Whether the authority is only that which goes with the language."""
    own = SPOKEN[language].authority if language in SPOKEN else ""
    return cookies.get(AUTHORITY, "") not in AUTHORITIES and at.authority == own


def address_of(params: Iterable[tuple[str, str]], kept: tuple[str, str] = (USUAL, USUAL_AUTHORITY)) -> Address:
    """The address out of names and values; `kept`: edition and authority, where it does not say them. What is too long
    or too much is left out."""
    given = list(params)
    named = {name: value for name, value in given if name in OTHERS}
    answers: list[tuple[str, str]] = []
    begun = ticked = ""  # a form begins what is ticked with an empty value: the same may have been answered before it
    for name, value in given:
        if name in OTHERS or len(value) > LONGEST or len(answers) >= MOST_ANSWERS:
            continue
        if not value.strip():  # no answer: that there is none is one of its own
            begun, ticked = (name if is_several(name) else ""), ""
        elif ticked == name:
            answers[-1] = (name, f"{answers[-1][1]} {value.strip()}")
        else:
            answers.append((name, value.strip()))
            ticked = name if begun == name else ""
    laws, authority = named.get(LAWS, ""), named.get(AUTHORITY, "")
    return Address(
        start=named.get(_START, ""),
        laws=laws if laws in EDITIONS else kept[0],
        authority=authority if authority in AUTHORITIES else kept[1],
        answers=tuple(answers),
        add=named.get(_ADD, ""),
        pending=tuple(named.get(_PENDING, "").split())[:MOST_ANSWERS],
        again=_several_of(named.get(_AGAIN, "")),
        kept=_several_of(named.get(_KEPT, "")),
        play=named.get(PLAY, ""),
    )


_ABOUT = "~"


def _as_one(kept: Iterable[EarlierAnswer]) -> str:
    """Answers as one value of an address."""
    return urlencode([(one.key + (_ABOUT + one.about if one.about else ""), one.value) for one in kept])


def _several_of(text: str) -> tuple[EarlierAnswer, ...]:
    found = []
    for name, value in parse_qsl(text)[:MOST_ANSWERS]:
        key, _, about = name.partition(_ABOUT)
        if key not in OTHERS and len(value) <= LONGEST:
            found.append(EarlierAnswer(key, value, about))
    return tuple(found)


def is_several(key: str) -> bool:
    """Whether an answer can be several things, each ticked by itself."""
    return parts_of(key) is not None or LISTED_QUESTIONS.get(key) in _TOGETHER

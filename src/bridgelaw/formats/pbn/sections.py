"""What happened on a board: calls, alerts and cards of the sections as acts, and what the acts cannot say."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bridgelaw.formats.foreign.playing import Playing
from bridgelaw.formats.foreign.story import LATER, Story
from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn import auction, play, regular_auction, regular_play, scores, times, values
from bridgelaw.formats.pbn.lexer import Game, Tag, raw, rows
from bridgelaw.formats.pbn.notes import PbnNotes
from bridgelaw.formats.pbn.values import Ending
from bridgelaw.formats.pbn.words import SUFFIXES, SectionWords, Word, is_nag, words_of
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import SEATS, Seat

_ALERT_ONLY = frozenset(("", "alert", "alert.", "alerted", "alerted."))


class Options(Struct, frozen=True):
    """How to read: unmarked irregularities as they stand (`repair`); who alerts; what `!` means."""

    repair: bool = False
    alerts_by_self: bool = False
    bangs_alert: bool = False


class SectionsRead(Struct):
    """The acts of a board and where each stands; how it ended; and what has to be kept.

    `whole`: the sections of which nothing could be read. `plain`: nothing irregular is marked or taken as marked.
    """

    story: Story
    ending: Ending = Ending()
    marks: dict[str, str] = {}
    remarks: list[tuple[str, str]] = []
    notes: list[tuple[str, str, str]] = []
    ends: dict[str, str] = {}
    rest: dict[str, str] = {}
    whole: dict[str, list[str]] = {}
    timed: list[str] = []
    plain: bool = True


class SectionsReader:
    """Tells one board. `tables` are the rows of its tables by name."""

    def __init__(
        self,
        game: Game,
        tags: Mapping[str, Tag],
        tables: Mapping[str, Sequence[str]],
        head: Mapping[str, Any],
        findings: Findings,
        options: Options,
    ) -> None:
        self.game, self.tags, self.tables, self.head = game, tags, tables, head
        self.findings, self.options = findings, options
        self.notes = PbnNotes(game.tags)
        self.told = SectionsRead(Story(), marks={}, remarks=[], notes=[], ends={}, rest={}, whole={}, timed=[])

    def tell(self) -> SectionsRead:
        """Everything that happened on the board.

        Raises:
            RecordError: a word that is no call or no card.
        """
        contract: Contract | None = None
        over = agreed = False
        if "Auction" in self.tags:
            over, contract = self._auction(self.tags["Auction"])
            agreed = over and self._compare(contract)
        swapped = self._swapped(contract)
        played = self._play(contract, swapped, readable=over and agreed)
        tricks = self._result(contract, played, swapped) if agreed else None
        self.told.ending = Ending(over, contract, swapped, tricks)
        if self.told.plain:
            scores.compare(self.tags, self.head["vulnerable"], self.told.ending, self.findings)
        self.told.notes = self.notes.left(self.findings)
        self._place_remarks_of_notes()
        return self.told

    # -- the auction

    def _auction(self, tag: Tag) -> tuple[bool, Contract | None]:
        """Whether the auction is over, as far as it can be followed, and the contract then."""
        found = self._regular_auction(tag)
        if found is not None:
            self._regular_calls(found, tag.begin)
            return True, found.contract
        read = self._auction_word_by_word(tag)
        over = read is not None and read.bidding.over and read.rest is None
        return over, read.bidding.contract() if read is not None and over else None

    def _regular_auction(self, tag: Tag) -> regular_auction.WholeAuction | None:
        """The auction, if nothing in it is unusual and it leads to the contract of the tags, where they name one."""
        dealer: Seat = self.head["dealer"]
        if times.AUCTION in self.tables or tag.value.strip().upper() != dealer.value:
            return None
        course = regular_auction.auction(self.game.text.said[tag.begin : tag.end])
        if course is None or any(("Auction", note) not in self.notes.texts for note in course.notes.values()):
            return None
        found = course.behind(dealer)
        declarer, swapped = values.declarer(self.tags)
        if found is None or declarer is None or swapped or auction.fits_tags(found.contract, declarer, self.tags):
            return found
        return self._with_passes_in_front(course, dealer, declarer, tag)

    def _with_passes_in_front(
        self, course: regular_auction.LegalCalls, dealer: Seat, declarer: Seat, tag: Tag
    ) -> regular_auction.WholeAuction | None:
        """The auction with passes left out in front, if there is just one number of them that the tags allow."""
        fitting = []
        for missing in (1, 2, 3):
            found = course.behind(dealer, missing)
            if found and auction.fits_tags(found.contract, declarer, self.tags, behind=missing):
                fitting.append((missing, found))
        if len(fitting) != 1:
            return None
        auction.report_left_out(fitting[0][0], tag, self.findings)
        return fitting[0][1]

    def _regular_calls(self, found: regular_auction.WholeAuction, begin: int) -> None:
        """The calls, and behind some of them what their notes say."""
        story, calls, words = self.told.story, found.calls, found.words
        by: Seat = self.head["dealer"]
        done = 0
        for number, note in found.notes.items():
            story.calls(by, calls[done : number + 1], begin, words[done : number + 1])
            by, done = SEATS[(by.index + number + 1 - done) % 4], number + 1
            said = self.notes.text("Auction", note, self.findings, begin)
            story.word(begin, words[number])
            self._alerted(by.rho, story.acts[-1].id, said, LATER)
        story.calls(by, calls[done:], begin, words[done:])

    def _auction_word_by_word(self, tag: Tag) -> auction.ReadAuction | None:
        section = words_of(self.game, tag, self.findings)
        dealer: Seat = self.head["dealer"]
        repair = self.options.repair
        read = auction.read(section, tag, self.tags, dealer, self.findings, repair=repair)
        if read is None:
            self._keep_whole(tag)
            return None
        took = self._seconds_of_calls(len(read.made))
        ids: dict[int, str] = {}
        story = self.told.story
        for n, made in enumerate(read.made):
            id = story.call(made.by, made.call, made.at, took[n] if took else None)
            if made.word is not None:
                ids[made.word] = id
                if made.last:
                    self._behind_call(section.words[made.word], made.by, id)
        self.told.plain = not read.irregular
        self._end("Auction", read.sign, read.rest, tag)
        self._remarks(section, "Auction", ids, read.rest)
        return read

    def _behind_call(self, word: Word, by: Seat, id: str) -> None:
        """Alert and explanation from the note or the mark behind a call; all other marks are kept."""
        text = self.notes.text("Auction", word.note, self.findings, word.at) if word.note else None
        bang = word.suffix == "!" and (text is not None or self.options.bangs_alert)
        if bang:
            why = "a note stands on the call" if text is not None else "so this producer writes it"
            self.findings.note("alert_mark", word.at, f"! behind {word.text} is read as an alert: {why}")
        if text is not None or bang:
            self._alerted(by, id, text, word.at)
        suffix = "" if bang or not word.suffix else f"${SUFFIXES[word.suffix]}"
        self._mark(word, id, suffix, missing=bool(word.note) and text is None)

    def _alerted(self, by: Seat, id: str, text: str | None, at: int) -> None:
        """The call `id` that `by` made is alerted, and explained as far as `text` says more than that."""
        alerter = by if self.options.alerts_by_self else by.partner
        self.told.story.alert(alerter, id, at)
        if text is not None and text.lower() not in _ALERT_ONLY:
            self.told.story.explain(alerter, id, text, at)

    def _mark(self, word: Word, id: str, suffix: str, *, missing: bool) -> None:
        marks = [*word.marks, *([suffix] if suffix else []), *([f"={word.note}="] if missing else [])]
        if marks:
            self.told.marks[id] = " ".join(sorted(marks, key=lambda m: (int(m[1:]) if is_nag(m) else 999, m)))

    def _seconds_of_calls(self, number: int) -> list[times.Seconds] | None:
        if times.AUCTION not in self.tables:
            return None
        tag, lines = self.tags[times.AUCTION], self.tables[times.AUCTION][1:]
        found = times.of_calls(tag, lines, number, self.findings)
        if found and times.says_no_more(tag, found):
            self.told.timed.append(times.AUCTION)
        return found

    def _compare(self, final: Contract | None) -> bool:
        """Whether the tags say who declares what just as the auction does (doubles apart); differences are reported."""
        agreed = True
        declarer, swapped = values.declarer(self.tags)
        if final is not None and declarer is not None and declarer.partner is not final.declarer and swapped:
            declarer = declarer.partner
        if final is not None and declarer is not None and not swapped and declarer is not final.declarer:
            said = f"Declarer is {declarer.value}, the auction gives {final.declarer.value}"
            self.findings.note("declarer_mismatch", self.tags["Declarer"].at, said)
            agreed = False
        said_contract = values.contract(values.value(self.tags, "Contract"))
        given = str(final) if final else "PASS"
        if said_contract is not None and said_contract != given:
            said = f"Contract is {said_contract}, the auction gives {given}"
            self.findings.note("contract_mismatch", self.tags["Contract"].at, said)
            agreed = agreed and said_contract.rstrip("X") == given.rstrip("X")
        return agreed

    def _swapped(self, final: Contract | None) -> bool:
        """Whether the tags say that dummy and declarer changed places."""
        declarer, swapped = values.declarer(self.tags)
        return swapped and final is not None and declarer is final.declarer.partner

    # -- the play

    def _play(self, final: Contract | None, swapped: bool, *, readable: bool) -> Playing | regular_play.Cards | None:
        tag = self.tags.get("Play")
        if tag is None:
            return None
        if final is not None and readable and not swapped:
            found = self._regular_play(tag, final)
            if found is not None:
                self.told.story.cards(final.declarer, found.cards, tag.begin, found.words)
                if found.moved is not None:
                    play.report_moved(self.game.text.word(found.moved, tag.begin), self.findings)
                self._end("Play", found.sign, None, tag)
                return found
        section = words_of(self.game, tag, self.findings)
        cards = any(word.value is not None for word in section.words)
        if not cards:
            sign = next((word.text for word in section.words if word.text in "*+"), "")
            self._end("Play", sign, None, tag)
            self._remarks(section, "Play", {}, None)
            return None
        if final is None or not readable:
            self.findings.note("play_unread", tag.at, "cards, and no auction that tells whose turn it was")
            self._keep_whole(tag)
            return None
        first = tag.value.strip().upper()
        if first not in Seat.__members__:
            raise self.findings.text.error(
                "bad-seat", f"Play: {first!r} is not a seat: expected N E S W", tag.at, text=first
            )
        declarer = final.declarer.partner if swapped else final.declarer
        if not any(self.head["deal"].values()):
            self.findings.note("partial_deal", tag.at, "cards are played, and no hand is given")
        playing = Playing(self.head["deal"], declarer, final.strain)
        read = play.read(section.words, Seat[first], playing, self.findings)
        self._cards(read, section, Seat[first], declarer, swapped)
        self._end("Play", read.sign, read.rest, tag)
        if swapped or read.irregular:
            self.told.plain = False
        return playing

    def _regular_play(self, tag: Tag, final: Contract) -> regular_play.Cards | None:
        first = Seat.__members__.get(tag.value.strip().upper())
        if first is None or times.PLAY in self.tables:
            return None
        return regular_play.play(self.game.text.said[tag.begin : tag.end], first, self.head["deal"], final)

    def _cards(self, read: play.ReadPlay, section: SectionWords, first: Seat, declarer: Seat, swapped: bool) -> None:
        took = self._seconds_of_cards(read, section, first)
        ids: dict[int, str] = {}
        story = self.told.story
        for n, laid in enumerate(read.laid):
            word = section.words[laid.word]
            text = self.notes.text("Play", word.note, self.findings, word.at) if word.note else None
            by_declarer = declarer.partner if swapped and n == 0 else declarer
            id = story.play(by_declarer, laid.hand, laid.card, laid.at, text or "", took[n] if took else None)
            ids[laid.word] = id
            if swapped and n == 0:
                story.spread(declarer.partner, laid.at)
            if word.bare:
                continue
            suffix = f"${SUFFIXES[word.suffix] + 6}" if word.suffix else ""
            self._mark(word, id, suffix, missing=bool(word.note) and not text)
        self._remarks(section, "Play", ids, read.rest)

    def _seconds_of_cards(self, read: play.ReadPlay, section: SectionWords, first: Seat) -> list[times.Seconds] | None:
        if times.PLAY not in self.tables or not read.laid:
            return None
        tag, lines = self.tags[times.PLAY], self.tables[times.PLAY][1:]
        places = [laid.word for laid in read.laid]
        seats = [laid.hand for laid in read.laid]
        found = times.of_cards(tag, lines, places, seats, first, self.findings)
        if found and times.says_no_more(tag, found):
            self.told.timed.append(times.PLAY)
        return found

    def _result(
        self, final: Contract | None, playing: Playing | regular_play.Cards | None, swapped: bool
    ) -> int | None:
        """The tricks of declarer; where the cards do not tell them, the Director's act that states them."""
        if final is None:
            return None
        said = values.value(self.tags, "Result")
        declarer = final.declarer.partner if swapped else final.declarer
        tricks = values.tricks(said, declarer)
        if playing is not None and playing.over:
            if tricks is not None and tricks != playing.won and "^" not in said:
                message = f"Result is {said}, the cards give {playing.won}"
                self.findings.note("tricks_mismatch", self.tags["Result"].at, message)
            return playing.won
        if tricks is not None:
            self.told.story.result(tricks, self.tags["Result"].at)
        return tricks

    # -- what is kept

    def _end(self, name: str, sign: str, rest: int | None, tag: Tag) -> None:
        if sign:
            self.told.ends[name] = sign
        if rest is not None:
            self.told.rest[name] = raw(self.game, rest, tag.end)

    def _keep_whole(self, tag: Tag) -> None:
        self.told.whole[tag.name] = [tag.value, *rows(self.game, tag)]

    def _remarks(self, section: SectionWords, name: str, ids: Mapping[int, str], rest: int | None) -> None:
        words = sorted(ids)
        for number, remark, at in section.remarks:
            if rest is not None and at >= rest:
                continue
            before = bisect_right(words, number)
            self.told.remarks.append((ids[words[before - 1]] if before else name, remark))

    def _place_remarks_of_notes(self) -> None:
        """Remarks behind a note get the number that the note will have."""
        for place, remark in self.game.remarks:
            self.told.remarks.append((self.notes.place(place), remark))

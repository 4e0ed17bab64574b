"""Cards of which nobody has said which they were, and which may be taken back one by one: told by where they lie."""

from __future__ import annotations

from bridgelaw.answer.model import Option
from bridgelaw.table.options import OF_LEADS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain


def is_untold(to_tell: AnswerToTell, option: Option) -> bool:
    """Whether it is about cards of which nobody has said which they were."""
    return any(to_tell.is_untold_card(card) for card in option.cards or ())


def told_by_place(to_tell: AnswerToTell, option: Option) -> tuple[str, ...]:
    """Such cards in words, where they are several or lie in the trick after that of the irregularity; nothing where
    all that can be meant is the one card in it."""
    cards = option.cards or ()
    if option.id != "withdraw_play" or not is_untold(to_tell, option):
        return ()
    codes = [code_of_place(to_tell, option.irregularity, card) or "" for card in cards]
    later = any(not code.startswith("trick") for code in codes if code)
    return tuple(named_by_place(to_tell, option, card) for card in cards) if later or len(cards) > 1 else ()


def is_hidden(to_tell: AnswerToTell, option: Option | None, chosen: tuple[str, str]) -> bool:
    """Whether what is chosen with the option is such a card, and cannot be told from others even by that."""
    if chosen[0] != "card" or option is None or not is_untold(to_tell, option):
        return False
    return not told_by_place(to_tell, option)


def named_by_place(to_tell: AnswerToTell, option: Option | None, card: str) -> str:
    """A card by its name; by where it lies, if nobody has said which one it was."""
    if option is None or (code := code_of_place(to_tell, option.irregularity, card)) is None:
        return to_tell.words.card(card)
    return in_place(code, to_tell.words)


def code_of_place(to_tell: AnswerToTell, irregularity: str | None, card: str) -> str | None:
    """A card of which nobody has said which it was, by where it lies and whose it is, as it is answered (`lead S`);
    None where it was told."""
    index = to_tell.play_index_of(card)
    if index is None or not to_tell.is_untold_card(card):
        return None
    return f"{_place(to_tell, irregularity, index)} {to_tell.plays[index].hand}"


def in_place(code: str, words: Words, by: str = "") -> str:
    """The same in words; of a card of `by` himself as his own."""
    place, _, hand = code.partition(" ")
    if hand == by:
        return words.say("options-own-card-in-place", place=place)
    return words.say("options-card-in-place", place=place, other=hand)


def _place(to_tell: AnswerToTell, irregularity: str | None, index: int) -> str:
    """Whether it lies in the trick of the irregularity, or in the next one, perhaps as the card that was led to it."""
    it, played = to_tell.irregularity(irregularity), to_tell.plays[index]
    about = to_tell.play_index(it.act) if it is not None else None
    if about is None or played.trick == to_tell.plays[about].trick:
        return "trick"
    first = next(one for one in to_tell.plays if one.trick == played.trick)
    return "lead" if first.card == played.card else "next"


def is_rest_of(option: Option | None, opened: Option) -> bool:
    """Whether an option that is there after `option` is the same one still, for the cards that are left."""
    if option is None or (option.id, option.by, option.irregularity) != (opened.id, opened.by, opened.irregularity):
        return False
    return bool(opened.cards) and set(opened.cards or ()) < set(option.cards or ())


def hangs_on_winner(to_tell: AnswerToTell, option: Option | None, one: Plain) -> bool:
    """Whether it is the choice of a lead by who has won a trick of cards that nobody has named."""
    if one["element"] != "options" or one["id"] not in OF_LEADS:
        return False
    return option is not None and is_untold(to_tell, option)

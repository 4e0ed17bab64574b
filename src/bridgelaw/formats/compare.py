"""Whether an answer is as expected, and if not, what differs (record format, section 5).

An expectation is a part of an answer: mappings are matched key by key, each listed element must be matched by some
element of the answer's list. A provision is met by a more specific one; without its edition, in any edition.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

NEAR = 0.005
_LOOSE = re.compile(r"[ ()]")


def matches(wanted: Any, found: Any, key: str | None = None) -> bool:
    """Whether `found`, which stands under `key`, has all that is `wanted`."""
    if key == "law" and isinstance(wanted, str):
        return _is_under(wanted, found)
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(k in found and matches(v, found[k], k) for k, v in wanted.items())
    if isinstance(wanted, list | tuple):
        return isinstance(found, list | tuple) and all(any(matches(w, f) for f in found) for w in wanted)
    if wanted is None or isinstance(wanted, bool):
        return found is wanted
    if isinstance(wanted, int | float) and isinstance(found, int | float) and not isinstance(found, bool):
        return abs(wanted - found) <= NEAR
    return str(wanted) == str(found)


def _is_under(wanted: str, found: Any) -> bool:
    """Whether the provision `found` is `wanted` or a part of it: `2017:16B` has `2017:16B1(a)`, not `2017:16`."""
    if not isinstance(found, str):
        return False
    if wanted.startswith(":"):
        wanted, found = wanted[1:], found.split(":", 1)[-1]
    wanted, found = _LOOSE.sub("", wanted), _LOOSE.sub("", found)
    if not found.startswith(wanted):
        return False
    splits_number = wanted[-1:].isdigit() and found[len(wanted) :][:1].isdigit()
    return not splits_number


def lacking(wanted: Any, found: Any, at: str = "", key: str | None = None) -> Iterator[str]:
    """What of `wanted` is not in `found`, each with what comes nearest; nothing when it matches."""
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            yield f"{at}: wanted {said(wanted)}, found {said(found)}"
            return
        for k, v in wanted.items():
            inner = f"{at}.{k}" if at else k
            if k in found:
                yield from lacking(v, found[k], inner, k)
            else:
                yield f"{inner}: wanted {said(v)}, there is no {k}"
    elif isinstance(wanted, list | tuple):
        if not isinstance(found, list | tuple):
            yield f"{at}: wanted {said(wanted)}, found {said(found)}"
            return
        for one in wanted:
            if not any(matches(one, other) for other in found):
                near = nearest(one, found)
                yield f"{at}: wanted {said(one)}, {f'nearest {said(near)}' if found else 'the list is empty'}"
    elif not matches(wanted, found, key):
        yield f"{at}: wanted {said(wanted)}, found {said(found)}"


def present(unwanted: Any, found: Any, at: str = "") -> Iterator[str]:
    """What of `unwanted` is in `found` all the same; nothing when `found` lacks it all."""
    if isinstance(unwanted, Mapping):
        if isinstance(found, Mapping):
            for k, v in unwanted.items():
                if k in found:
                    yield from present(v, found[k], f"{at}.{k}" if at else k)
    elif isinstance(unwanted, list | tuple):
        if not isinstance(found, list | tuple):
            yield f"{at}: no list to look for {said(unwanted)} in, found {said(found)}"
            return
        for one in unwanted:
            for other in found:
                if matches(one, other):
                    yield f"{at}: {said(one)} must not be there, found {said(other)}"
                    break
    elif matches(unwanted, found):
        yield f"{at}: must not be {said(found)}"


def superfluous(wanted: Any, found: Any, at: str = "") -> Iterator[str]:
    """What the lists in `found` have beyond those that `wanted` names."""
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            yield f"{at}: wanted {said(wanted)}, found {said(found)}"
            return
        for k, v in wanted.items():
            inner = f"{at}.{k}" if at else k
            if k in found:
                yield from superfluous(v, found[k], inner)
            else:
                yield f"{inner}: there is no {k}"
    elif isinstance(wanted, list | tuple):
        if not isinstance(found, list | tuple):
            yield f"{at}: wanted {said(wanted)}, found {said(found)}"
            return
        for one in found:
            if not any(matches(w, one) for w in wanted):
                yield f"{at}: nothing further was wanted, found {said(one)}"


def nearest(wanted: Any, found: list[Any] | tuple[Any, ...]) -> Any:
    """The element that has most of what is wanted."""
    return max(found, key=lambda one: _likeness(wanted, one), default=None)


def _likeness(wanted: Any, found: Any) -> int:
    if not isinstance(wanted, Mapping) or not isinstance(found, Mapping):
        return int(matches(wanted, found))
    first = next(iter(wanted), None)
    return sum(1 + (k == first) for k, v in wanted.items() if k in found and matches(v, found[k], k))


def said(value: Any) -> str:
    """A value as a difference shows it."""
    text = msgspec.json.encode(value, enc_hook=str).decode("utf-8").replace('"', "")
    return text if len(text) <= 160 else text[:159] + "…"

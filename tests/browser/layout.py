"""Where things stand on the page of a player, in whatever state it is: what points 1 to 8 of the table page measure."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player
from tests.browser.screens import Screen

_LOOK = """() => {
  const all = (where, what) => [...where.querySelectorAll(what)];
  const seen = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const box = e => e.getBoundingClientRect();
  const name = e => `${e.tagName.toLowerCase()}.${e.className} "${e.textContent.trim().slice(0, 30)}"`;
  const app = document.querySelector('.app');
  const top = document.querySelector('dialog[open]') ?? app;
  const up = function* (e) { for (; e && e !== document.body; e = e.parentElement) yield e; };
  const heard = e => [...up(e)].some(one => one.matches('.sr') || getComputedStyle(one).clipPath !== 'none');

  // text that nothing can bring into sight: beyond the edge of what hides the rest, of its button, or of the page
  const cut = [];
  const texts = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const its = text.parentElement;
    if (!text.data.trim() || !seen(its) || its.closest('.badge') || heard(its)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const r of range.getClientRects()) {
      if (r.width < 1) continue;
      let scrolls = false, why = r.left < -1 || r.right > innerWidth + 1 ? 'the page' : '';
      for (const e of up(its)) {
        const style = getComputedStyle(e), b = box(e);
        const across = r.left < b.left - 1.5 || r.right > b.right + 1.5;
        const down = r.top < b.top - 4 || r.bottom > b.bottom + 4;
        if (style.overflowX !== 'visible' && across) why ||= name(e);
        // what is shortened to so many lines ends with an ellipsis, and is read whole once it is touched
        if (style.webkitLineClamp !== 'none' && down) break;
        if (/hidden|clip/.test(style.overflowY) && !scrolls && down) why ||= name(e);
        if (/auto|scroll/.test(style.overflowY)) scrolls = true;
        if (e.tagName === 'BUTTON' && (across || down)) why ||= name(e);
      }
      if (why) { cut.push(`"${text.data.trim().slice(0, 30)}" by ${why}`); break; }
    }
  }

  const hand = all(app, '.own .card:not(.gone)').map(box);
  const over = top === app ? null : box(top);
  const under = b => over && b.bottom > over.top + 1 && b.top < over.bottom - 1
    && b.right > over.left && b.left < over.right;
  const outside = b => under(b) || b.top < 0 || b.left < 0 || b.bottom > innerHeight || b.right > innerWidth;
  const rows = hand.map(b => [b.left, b.top]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const steps = rows.slice(1).flatMap((one, n) => Math.abs(one[1] - rows[n][1]) < 12 ? [one[0] - rows[n][0]] : []);
  const at = what => { const e = document.querySelector(what); return e && [box(e).left, box(e).top].map(Math.round); };
  const kinds = {law: '.law', phrase: '.small', card: '.card', key: '.bid', call: '.auction .call, .masthead *'};
  const kind = e => Object.keys(kinds).find(one => e.matches(kinds[one])) ?? 'button';
  const able = e => !e.disabled && e.getAttribute('aria-disabled') !== 'true';
  return {
    across: document.documentElement.scrollWidth - innerWidth,
    cut: cut.slice(0, 4),
    outside: hand.filter(outside).length,
    places: {hand: at('.own')?.[1], foot: at('.bar'), director: at('.bar .summon')},
    primaries: all(top, '.primary').filter(e => seen(e) && able(e)).map(name),
    headlines: all(app, '.now').filter(e => seen(e) && !heard(e)).map(e => e.textContent.trim()),
    targets: all(top, 'button, .button, select, textarea, summary, label, input[type=range]')
      .filter(e => seen(e) && !heard(e)).map(e => [kind(e), box(e).height, name(e)]),
    narrowest: Math.min(...steps, 99),
  };
}"""
_LEAST = {"law": 24, "phrase": 32, "card": 0, "call": 24}
"""By kind of what is touched: how high it is at least, where it is not as high as the tip of a finger."""
_KEY_BY_MOUSE = 34
_CARD = 24
"""So much is seen of the width of each card."""


class Look:
    """What was found on the pages of a walk, and where each thing stood when its phase began."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._places: dict[tuple[str, str | None], tuple[str, Any]] = {}

    def at(self, state: str, player: Player, screen: Screen) -> None:
        """One page in one state."""
        found = player.page.evaluate(_LOOK)

        def fault(point: int, what: object) -> None:
            self.faults.append(f"point {point}, {state}, {player.who} on {screen}: {what}")

        self._fits(found, fault)
        key = player.who, player.app.get_attribute("data-phase")
        before, places = self._places.setdefault(key, (state, found["places"]))
        if places != found["places"]:
            fault(3, f"{found['places']}, in {before} {places}")
        if len(found["primaries"]) > 1:
            fault(5, found["primaries"])
        if len(found["headlines"]) != 1 or not found["headlines"][0]:
            fault(6, found["headlines"])
        low = [(name, height) for kind, height, name in found["targets"] if height < _least(kind, screen) - 0.5]
        if low:
            fault(7, low[:4])
        if found["narrowest"] < _CARD:
            fault(7, f"of a card {found['narrowest']} is seen")

    def large(self, state: str, player: Player, screen: Screen) -> None:
        """One page in one state, with text of twice the size."""
        session = player.context.new_cdp_session(player.page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        assert player.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        where = f"point 8, {state}, {player.who} on {screen}"
        self._fits(player.page.evaluate(_LOOK), lambda point, what: self.faults.append(f"{where}: ({point}) {what}"))
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
        session.detach()

    def _fits(self, found: Any, fault: Any) -> None:
        if found["across"] > 0:
            fault(1, f"{found['across']} wider than the screen")
        if found["cut"]:
            fault(1, f"cut off: {found['cut']}")
        if found["outside"]:
            fault(2, f"{found['outside']} cards")


def _least(kind: str, screen: Screen) -> float:
    if not screen.touch:
        return _KEY_BY_MOUSE if kind == "key" else 0
    return _LEAST.get(kind, screen.finger)

// The acts that take a few words or are about another act: what each form asks for, and the act it makes.
import { isOne } from "./acts.ts";
import { alertable, counts, isOpponent, isPartner, me, quitted, quittedTricks, remarks } from "./board.ts";
import type { View } from "./view.ts";
import type { Act, Happened } from "./wire.ts";

export interface Form {
  /** Acts that it can be about, the likeliest first; absent: it is about none. */
  about?: (view: View) => string[];
  /** The one that it is about unless he says otherwise. */
  likely?: (view: View) => string | undefined;
  /** It may also be about nothing in particular; the message that says so. */
  whole?: string;
  /** Tricks that it can be about without their cards, by number, the last first. */
  tricks?: (view: View) => number[];
  words: "required" | "optional" | "none";
  /** Messages that are ready to be sent as the words. */
  ready?: (view: View) => string[];
  /** By what something can have been let known; one of them or the words are needed. */
  by?: string[];
  make: (of: string | undefined, text: string, view: View, by: string) => Act;
  /** Whoever does it has to call the Director: he is called once it is done. */
  summons?: boolean;
  /** Another form that may be meant, and the message that says when. */
  instead?: { kind: string; when: string };
}

const newest = (ids: string[]): string[] => [...ids].reverse();
const with_ = (of: string | undefined): Act => (of ? { of } : {});
const said = (text: string): Act => (text ? { text } : {});

const calls = (view: View, whose: (by: string) => boolean): string[] =>
  newest(view.answer.auction.filter((call) => counts(call) && !call.implied && whose(call.by)).map((call) => call.act));

/** Acts that can be spoken of, as far as the viewer may see them; a lead that was faced is spoken of as the card played. */
function acts(view: View, which: (act: Happened) => boolean): string[] {
  const gone = quitted(view);
  const led = new Set(view.happened.filter((act) => act.play !== undefined).map((act) => act.by));
  return newest(view.happened.filter((act) => which(act) && !gone.has(act.act) && !(isOne(act, ["face"]) && led.has(act.by))).map((act) => act.act));
}

/** The last call or card that lies there without anybody having said whether it counts. */
const pending = (view: View): string | undefined => [...view.answer.auction, ...view.answer.plays].findLast((made) => made.status === "pending")?.act;

/** What the other side did comes before what one's own did. */
function theirsFirst(view: View, ids: string[]): string[] {
  const theirs = new Set(view.happened.filter((act) => isOpponent(view, act.by)).map((act) => act.act));
  return [...ids.filter((id) => theirs.has(id)), ...ids.filter((id) => !theirs.has(id))];
}

/** A call or card that was taken back, or that somebody has pointed out already, is not pointed out again. */
function dealtWith(view: View): Set<string> {
  const gone = [...view.answer.auction, ...view.answer.plays].filter((made) => !counts(made)).map((made) => made.act);
  return new Set([...gone, ...view.happened.flatMap((act) => (typeof act.attention === "string" ? [act.attention] : []))]);
}

const likeliest = (ids: string[], first: string | undefined): string[] => (first && ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids);

const CORRECTED = ["explain", "announce", "alert", "restate"];
const CARDS_AND_CALLS = ["call", "substitute", "play", "face"];

/** What somebody asked and nobody has explained yet comes first. */
function toExplain(view: View): string[] {
  const asked = view.happened.filter((act) => act.ask && isOpponent(view, act.by) && act.of).map((act) => act.of as string);
  const open = asked.filter((of) => !remarks(view, of).said.some((act) => act.explain));
  // a call is explained by the caller's partner; where players do it themselves, or there is a screen, by the caller too
  const shared = calls(view, (by) => isPartner(view, by));
  const own = view.table.alerts === "partner" ? [] : calls(view, (by) => by === me(view));
  return [...new Set([...newest(open), ...shared, ...own])];
}

const LINES = ["page-line-high", "page-line-give"];
const WITH_TRUMPS = ["page-line-trumps", "page-line-crossruff"];

/** What is often said with a claim, under the contract that is played. */
export const linesFor = (view: View): string[] => (view.answer.contract?.includes("NT") ? LINES : [...WITH_TRUMPS, ...LINES]);

const MEANING_LINES = ["page-explain-natural", "page-explain-undiscussed", "page-explain-forcing", "page-explain-not-forcing"];

export const FORMS: Record<string, Form> = {
  ask: {
    about: (view) => calls(view, (by) => isOpponent(view, by)),
    whole: "button-ask-all",
    words: "optional",
    ready: () => ["page-ask-meaning", "page-ask-strength", "page-ask-alternatives"],
    make: (of, text) => ({ ask: text, ...with_(of) }),
  },
  explain: {
    about: toExplain,
    whole: "page-whole-auction",
    words: "required",
    ready: () => MEANING_LINES,
    make: (of, text) => ({ explain: text, ...with_(of) }),
    instead: { kind: "correct", when: "page-explain-wrong" },
  },
  announce: {
    about: (view) => [alertable(view)?.act ?? []].flat(),
    words: "required",
    make: (of, text) => ({ announce: text, ...with_(of) }),
  },
  correct: {
    about: (view) => acts(view, (act) => isOne(act, CORRECTED) && (isOne(act, ["restate"]) || !isOpponent(view, act.by))),
    words: "required",
    ready: () => MEANING_LINES,
    make: (of, text) => ({ correct: text, ...with_(of) }),
    summons: true,
  },
  line: {
    words: "required",
    ready: linesFor,
    make: (_, text, view) => ({ line: text, ...with_(view.claim?.act) }),
  },
  attention: {
    about: (view) => {
      const done = dealtWith(view);
      return likeliest(theirsFirst(view, acts(view, (act) => isOne(act, view.table.pointed_at) && !done.has(act.act))), pending(view));
    },
    likely: pending,
    whole: "page-something-else",
    tricks: (view) => quittedTricks(view).map((trick) => trick.number).reverse(),
    words: "optional",
    make: (of, text) => ({ attention: of ?? true, ...said(text) }),
    summons: true,
  },
  reserve: {
    about: (view) => acts(view, (act) => isOpponent(view, act.by) && isOne(act, CARDS_AND_CALLS)),
    words: "optional",
    by: ["hesitation", "haste", "remark", "question", "tone", "gesture"],
    make: (of, text, _, channel) => ({ reserve: true, ...with_(of), ...(channel ? { channel } : {}), ...said(text) }),
  },
  dispute: {
    about: (view) => acts(view, (act) => Boolean(act.reserve ?? act.convey) && act.by !== me(view)),
    words: "optional",
    make: (of, text) => ({ dispute: true, ...with_(of), ...said(text) }),
  },
  prevent: { words: "optional", make: (_, text) => ({ prevent: text }) },
  waive: {
    about: (view) => view.answer.irregularities.map((it) => it.act),
    words: "optional",
    make: (of, text) => ({ waive: true, ...with_(of), ...said(text) }),
  },
  assess: {
    about: (view) => view.answer.irregularities.map((it) => it.act),
    words: "required",
    make: (of, text) => ({ assess: text, ...with_(of) }),
  },
  appeal: {
    about: (view) => acts(view, (act) => Boolean(act.rule ?? act.adjust ?? act.penalize ?? act.cancel)),
    words: "optional",
    make: (of, text) => ({ appeal: true, ...with_(of), ...said(text) }),
  },
  designate: {
    words: "required",
    ready: () => ["page-name-small", "page-name-high", "page-name-ruff", "page-name-same", "page-name-anything"],
    make: (_, text) => ({ designate: text }),
  },
};

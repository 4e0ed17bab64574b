// What of a board was settled before: when the Director is called again, what counts now stands first and alone.
import type { View } from "../lib/view.ts";
import type { Happened, Piece } from "../lib/wire.ts";

type Irregularity = View["answer"]["irregularities"][number];

const OPEN = ["unnoticed", "attention"];
const place = (view: View, id: string | undefined): number => view.happened.findIndex((act) => act.act === id);

/** Where the stop that lasts now began in what happened; 0 while the table goes on. */
export const began = (view: View): number => (view.answer.frozen ? Math.max(place(view, view.told.stop?.since), 0) : 0);

/** Whether an irregularity is dealt with now: it is open, it is asked about, or it came up in the stop that lasts now. */
function isNow(view: View, it: Irregularity): boolean {
  const acts = [it.act, ...it.because];
  const asked = view.road?.next.question?.of;
  if (OPEN.includes(it.status) || (asked && acts.includes(asked))) return true;
  if (!view.answer.frozen) return false;
  const start = began(view);
  const named = view.happened.slice(start).some((act) => act.attention === it.act || act.of === it.act);
  // what nobody has named in it was done after the last time that the Director dealt with anything
  const dealt = view.happened.slice(0, start).findLastIndex((act) => act.explain_options || act.resume);
  return named || acts.some((id) => place(view, id) >= start) || place(view, it.act) > dealt;
}

/** The irregularities that were settled before, while something else counts now; while nothing does, none is set apart. */
export function settledBefore(view: View): Set<string> {
  const before = view.answer.irregularities.filter((it) => !isNow(view, it));
  const apart = view.answer.frozen || before.length < view.answer.irregularities.length;
  return new Set(apart ? before.map((it) => it.id) : []);
}

/** Whether an answer of the Director was given in an earlier stop, and about nothing that counts now. */
export function answeredBefore(view: View, act: Happened): boolean {
  const settled = settledBefore(view);
  const about = view.answer.irregularities.filter((it) => [it.act, ...it.because].includes(String(act.of)));
  if (about.length) return about.every((it) => settled.has(it.id));
  return place(view, act.act) < began(view) && act.of !== view.road?.next.question?.of;
}

/** The sentences about irregularities, or about rulings on them: what counts now, and what was settled before. */
export function apart(view: View, told: Piece[] | undefined, of: (n: number) => string | null | undefined): { now: Piece[]; before: Piece[] } {
  const settled = settledBefore(view);
  const isBefore = ({ n }: Piece): boolean => settled.has(of(n) ?? "");
  const all = told ?? [];
  return { now: all.filter((one) => !isBefore(one)), before: all.filter(isBefore) };
}

/** What was irregular. */
export const found = (view: View) => apart(view, view.told.irregularities, (n) => view.answer.irregularities[n]?.id);

/** What was ruled. */
export const ruled = (view: View) => apart(view, view.told.rulings, (n) => view.answer.rulings[n]?.irregularity);

// What the Director is called for where he does not look. Of calls at other tables only he is told who has the desk too;
// who has not is asked but once.
import { isOne } from "./acts.ts";
import { prompt, wanted } from "./board.ts";
import type { View } from "./view.ts";

export interface NewCall {
  address: string;
  key: string;
  text: string;
}

/** The Director is called while he looks elsewhere: at another board, or at another part of the page (`here`). */
export interface Called {
  board: number;
  sentence: string;
  here: boolean;
  /** The place of the board, where that is over. */
  place?: number;
}

const EVERY = 5000;

const CALLS = ["summon", "attention", "contest", "dispute", "appeal"];

/** Since he was last called at this stop the Director has done something about it: he needs no telling any more. */
function hasBegun(view: View): boolean {
  if (!view.answer.frozen) return false;
  const since = view.happened.slice(Math.max(0, view.happened.findIndex((act) => act.act === view.told.stop?.since)));
  return since.findLastIndex((act) => act.by === "director") > since.findLastIndex((act) => act.by !== "director" && isOne(act, CALLS));
}

/** For what he is called at the table that he looks at: it may be out of his sight. `called`: what he was called for
 * before. It is over once he has begun with it. */
export function calledAt(before: View | undefined, now: View, called: Called | undefined): Called | undefined {
  const calls = wanted(now);
  if (calls.size === 0 || hasBegun(now)) return undefined;
  const isNew = before?.table.boards === now.table.boards && [...calls].some((call) => !wanted(before).has(call));
  return isNew ? { board: Number(now.table.board), sentence: now.told.stop?.why ?? prompt(now), here: true } : called;
}

/** Tells of the calls that have come in at other tables than `table` since the page was opened, whenever they change.
 * Returns a function that ends this. */
export function follow(table: string, language: string, tell: (calls: NewCall[]) => void): () => void {
  let known: Set<string> | undefined;
  let tag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = async (): Promise<void> => {
    const answer = document.hidden ? undefined : await fetch(`/desk/waiting?language=${language}`, { headers: { "if-none-match": tag }, cache: "no-store" }).catch(() => undefined);
    if (ended || answer?.status === 204) return;
    if (answer?.status === 200) {
      tag = answer.headers.get("etag") ?? "";
      const calls = ((await answer.json()) as NewCall[]).filter((call) => !call.address.startsWith(`/desk/cases/${table}/`));
      known ??= new Set(calls.map((call) => call.key));
      tell(calls.filter((call) => !known?.has(call.key)));
    }
    timer = setTimeout(() => void ask(), EVERY);
  };
  void ask();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

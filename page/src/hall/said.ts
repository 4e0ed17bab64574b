// What the pages of a session name: places, pairs, boards, times.
import type { Words } from "../lib/words.ts";
import type { HallView, SeenPair } from "./wire.ts";

/** The place of a view as its header names it; nothing where the session's name is enough. */
export function placeName(words: Words, view: HallView): string {
  if (view.type === "unit") return words.say("evening-table", { table: view.label });
  if (view.type === "pair") return words.say("evening-pair", { pair: view.pair.label });
  return "";
}

export const boardsName = (words: Words, boards: readonly number[]): string =>
  words.say("evening-boards", { count: boards.length, boards: ranges(boards) });

/** `9–10`, `1–3, 7`. */
export function ranges(boards: readonly number[]): string {
  const sorted = [...boards].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const board of sorted) {
    const last = found.at(-1);
    if (last && board === last[1] + 1) last[1] = board;
    else found.push([board, board]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** The pairs that take part: each has a number. */
export const numbered = (pairs: SeenPair[]): SeenPair[] => pairs.filter((one) => one.label);

export const namesOf = (pair: SeenPair | null | undefined): string => (pair?.names ?? []).filter(Boolean).join(" – ");

/** Minutes and seconds that are left, `7:05`. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The hour and minute at which something was made, in milliseconds since the epoch. */
export const clockTime = (words: Words, made: number): string =>
  new Intl.DateTimeFormat(words.spoken.locale, { hour: "2-digit", minute: "2-digit" }).format(made);

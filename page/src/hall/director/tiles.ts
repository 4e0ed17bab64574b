// What a table's tile says: one state each, by what the Director has to know first.
import type { SeenRound, SeenTable } from "../wire.ts";

export type TileState = "calls" | "missing" | "disputed" | "slow" | "agree" | "plays" | "done" | "out" | "empty" | "half" | "ready" | "open";

/** Minutes at one board after which a table is slow. */
export const SLOW = 12;
/** Seconds after which somebody who is not at his live table is late. */
export const LATE = 180;
const SETTLED = ["agreed", "awarded", "not_played"];

/** `now`: the server's clock in seconds. */
export function stateOf(table: SeenTable, round: SeenRound, now: number): TileState {
  if ((table.calls ?? 0) > 0 || table.live?.waits) return "calls";
  if (round.phase === "sitting") return table.ns && table.ew ? "ready" : table.ns || table.ew ? "half" : "empty";
  const states = table.states ?? [];
  if (states.length === 0) return "out";
  if (states.includes("disputed")) return "disputed";
  if (states.every((one) => SETTLED.includes(one))) return "done";
  if (round.phase === "waiting") return "ready";
  if (!states.includes("to_play")) return "agree";
  if (round.phase !== "playing") return "open";
  if (table.live && table.live.missing.length > 0 && now - table.live.since >= LATE) return "missing";
  return minutesAt(table, now) >= SLOW ? "slow" : "plays";
}

/** The board that is being played: the first without a result. */
export function boardAt(table: SeenTable): number | undefined {
  const n = (table.states ?? []).indexOf("to_play");
  return n < 0 ? undefined : table.boards?.[n];
}

/** How long it has been at it. */
export const minutesAt = (table: SeenTable, now: number): number => {
  const since = table.live?.since ?? table.since;
  return since ? Math.max(0, Math.floor((now - since) / 60)) : 0;
};

/** How many of its boards have a result. */
export const doneOf = (table: SeenTable): number => (table.states ?? []).filter((one) => one !== "to_play").length;

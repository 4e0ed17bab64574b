// Results as the Director reads them.
import type { Words } from "../../lib/words.ts";
import type { SeenPair, SeenPlay, SeenResult } from "../wire.ts";
import { awardText } from "../result.ts";
import { namesOf } from "../said.ts";

/** `4♠ by South +1, 650`; where something else counts than a result, that: `average plus / average minus`. */
export function resultText(words: Words, result: SeenResult | null | undefined): string {
  if (result?.award) return awardText(words, result.award);
  if (!result?.contract) return "";
  const contract = words.contract(result.contract, result.by);
  const over = result.tricks == null ? 0 : result.tricks - 6 - Number(result.contract[0]);
  const mark = result.contract === "P" || result.tricks == null ? "" : over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
  const score = result.score == null ? "" : `(${result.score < 0 ? "−" : "+"}${Math.abs(result.score)})`;
  return [contract, mark, score].filter(Boolean).join(" ");
}

/** The table of a play that is written `A5.3.14` or `5.3.14`. */
export const tableOf = (play: string): string => play.split(".")[0] ?? "";

/** Its round. */
export const roundOf = (play: string): number => Number(play.split(".")[1]);

export const playText = (words: Words, play: SeenPlay | { play: string }): string => {
  const [table = "", , board = ""] = play.play.split(".");
  return words.say("grid-play", { table, board });
};

/** `pair 5 (Ann Lee – Bo Ek)`. */
export function pairText(words: Words, pair: SeenPair): string {
  const names = namesOf(pair);
  return `${words.say("evening-pair", { pair: pair.label })}${names ? ` (${names})` : ""}`;
}

/** To how many results nobody has agreed, and at which tables; empty where to all. */
export function unagreedText(words: Words, plays: readonly string[] | undefined): string {
  if (!plays?.length) return "";
  return words.say("grid-unagreed", { count: plays.length, tables: [...new Set(plays.map(tableOf))].join(", ") });
}

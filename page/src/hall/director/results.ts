// Results as the Director reads them.
import type { Words } from "../../lib/words.ts";
import type { SeenPlay, SeenResult } from "../wire.ts";

/** `4♠ by South +1, 650`. */
export function resultText(words: Words, result: SeenResult | null | undefined): string {
  if (!result?.contract) return "";
  const contract = words.contract(result.contract, result.by);
  const over = result.tricks == null ? 0 : result.tricks - 6 - Number(result.contract[0]);
  const mark = result.contract === "P" || result.tricks == null ? "" : over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
  const score = result.score == null ? "" : `(${result.score < 0 ? "−" : "+"}${Math.abs(result.score)})`;
  return [contract, mark, score].filter(Boolean).join(" ");
}

/** The table of a play that is written `A5.3.14` or `5.3.14`. */
export const tableOf = (play: string): string => play.split(".")[0] ?? "";

export const playText = (words: Words, play: SeenPlay | { play: string }): string => {
  const [table = "", , board = ""] = play.play.split(".");
  return words.say("grid-play", { table, board });
};

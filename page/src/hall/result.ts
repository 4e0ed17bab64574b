// Results as tables enter and read them: what can be entered, what it is called.
import type { Words } from "../lib/words.ts";
import type { EnterScore, Seat, SeenAward, SeenResult } from "./wire.ts";

/** What came of a play, as far as somebody says it. `contract`: `P` where it was passed out. */
export type Came = Pick<EnterScore, "contract"> & { by?: Seat | null; tricks?: number | null; lead?: string | null };

/** Tricks over and under the contract that there can be, the contract just made first: `0, 1, … , -1, …`. */
export function margins(contract: string): number[] {
  const level = Number(contract[0]);
  const over = Array.from({ length: 8 - level }, (_, n) => n);
  const under = Array.from({ length: 6 + level }, (_, n) => -1 - n);
  return [...over, ...under];
}

export const tricksOf = (contract: string, margin: number): number => 6 + Number(contract[0]) + margin;

/** `=`, `+1`, `−2`. */
export const marginText = (margin: number): string => (margin === 0 ? "=" : margin > 0 ? `+${margin}` : `−${-margin}`);

/** In plain words: `4♠ by South, lead ♦K, 10 tricks, +420 to North–South`; without points where they are not known. Where
 * something else counts, what that is: `4♠ by South, 10 tricks → −50`. */
export function resultText(words: Words, came: Came | SeenResult, score?: number | null): string {
  const award = "award" in came && came.award ? awardText(words, came.award) : "";
  return award ? [playedText(words, came), award].filter(Boolean).join(" → ") : playedText(words, came, score);
}

function playedText(words: Words, came: Came | SeenResult, score?: number | null): string {
  if (came.contract == null) return score == null ? "" : points(words, score);
  if (came.contract === "P") return words.contract("P");
  return [
    words.contract(came.contract, came.by),
    came.lead ? words.say("evening-led", { card: words.card(came.lead) }) : "",
    came.tricks == null ? "" : words.say("count-tricks", { tricks: came.tricks }),
    score == null ? "" : points(words, score),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Whether a result of a view is what somebody has said. */
export const isSame = (came: Came, seen: SeenResult | null | undefined): boolean =>
  seen?.contract === came.contract &&
  (came.contract === "P" || (seen.by === came.by && seen.tricks === came.tricks && (seen.lead ?? null) === (came.lead ?? null)));

/** `+420 to North–South`, for whichever side it is. */
export function points(words: Words, score: number): string {
  return words.say("evening-points", { points: score === 0 ? "0" : `+${Math.abs(score)}`, side: score < 0 ? "EW" : "NS" });
}

export const percent = (words: Words, value: number): string => words.percent(value, 1);

/** The points of the other tables, how often each: `+420 ×3, −50`. */
export const othersText = (others: readonly (readonly [number, number])[]): string =>
  others.map(([score, times]) => `${signed(score)}${times > 1 ? ` ×${times}` : ""}`).join(" · ");

/** Points with their sign: `+420`, `−50`, `0`. */
export const signed = (score: number): string => `${score > 0 ? "+" : score < 0 ? "−" : ""}${Math.abs(score)}`;

/** An adjusted score as a traveller has it: the shares of both sides, or results with their weights. */
export function awardText(words: Words, { shares, ns = [], ew = [] }: SeenAward): string {
  if (shares) return shares.map((one) => (one == null ? "–" : typeof one === "number" ? words.percent(one) : words.say("grid-awarded", { share: one }))).join(" / ");
  const [first, second] = [ns, ew].map((points) => points.map(([score, weight]) => `${weight === 1 ? "" : `${words.percent(100 * weight)} `}${signed(score)}`).join(", "));
  if (first === second) return first ?? "";
  return [["NS", first], ["EW", second]].map(([side, text]) => `${words.say("side-letters", { side: side ?? "" })} ${text || "–"}`).join("; ");
}

// A board that is over: what it came to, and its play card by card.
import { side } from "./cards.ts";
import { me, prompt, tricks, type Trick } from "./board.ts";
import type { View } from "./view.ts";
import type { Happened, Piece, Play, ScoreResult, ScoreSheetLine, Seat } from "./wire.ts";
import type { Words } from "./words.ts";

/** The cards that count, in the order in which they were played. */
export const played = (view: View): Play[] => tricks(view).flatMap((trick) => trick.plays);

/** The trick on the table after so many cards; none before the first. */
export function trickAfter(view: View, cards: number): Trick | undefined {
  const last = played(view)[cards - 1];
  const trick = last && tricks(view).find((one) => one.plays.includes(last));
  return trick && { ...trick, plays: trick.plays.slice(0, trick.plays.indexOf(last) + 1), complete: trick.complete && trick.plays.at(-1) === last };
}

/** How many tricks each side has won after so many cards. */
export function wonAfter(view: View, cards: number): Record<"NS" | "EW", number> {
  const whole = tricks(view).filter((trick) => trick.complete && 4 * trick.number <= cards);
  const ns = whole.filter((trick) => trick.winner && side(trick.winner) === "NS").length;
  return { NS: ns, EW: whole.length - ns };
}

/** The cards of a hand that are gone after so many have been played. */
export const goneAfter = (view: View, cards: number, seat: Seat): Set<string> =>
  new Set(played(view).slice(0, cards).filter((play) => play.hand === seat).map((play) => play.card));

export const signed = (words: Words, value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${words.number(Math.abs(value))}`;

/** `=`, `+1`, `−2`: as a score sheet has it. */
export function outcome(contract: string, tricks: number | null | undefined): string {
  if (contract === "P" || tricks === null || tricks === undefined) return "";
  const over = tricks - 6 - Number(contract[0]);
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}

/** `4♠ by South, made · NS +620`: a contract with its tricks, and what it is worth to North-South. */
export function resultLine(words: Words, contract: string, declarer: Seat | null | undefined, won: number | null | undefined, ns: number | undefined): string {
  const worth = ns === undefined ? "" : ` · ${words.say("side-letters", { side: ns < 0 ? "EW" : "NS" })} ${signed(words, Math.abs(ns))}`;
  if (contract === "P" || !declarer) return `${words.contract("P")}${worth}`;
  if (won === null || won === undefined) return words.contract(contract, declarer);
  const over = won - 6 - Number(contract[0]);
  const kind = over > 0 ? "over" : over < 0 ? "down" : "made";
  return `${words.result(contract, declarer, kind, Math.abs(over))}${worth}`;
}

/** The same of a result that would be, as one of the server's. */
export const wouldBe = (words: Words, result: ScoreResult): string => resultLine(words, result.contract, result.by, result.tricks, result.points);

/** The same as long as it is not settled: without what it would be worth. */
export const asClaimed = (words: Words, result: ScoreResult): string => resultLine(words, result.contract, result.by, result.tricks, undefined);

/** The result in a line: the contract, how it ended and what it is worth; the line of the server where it is another. */
export function headline(view: View, words: Words): string {
  const { score } = view.answer;
  if (score?.kind !== "table") return view.told.score?.[0] ?? prompt(view);
  return resultLine(words, score.contract ?? "P", score.declarer, score.tricks, score.points?.NS);
}

/** The same while the Director has still to rule on the board: what was reached, and not what it is worth. */
export function tableResult(view: View, words: Words): string {
  const { score } = view.answer;
  return score?.kind === "table" ? resultLine(words, score.contract ?? "P", score.declarer, score.tricks, undefined) : headline(view, words);
}

/** The act by which a score was given that has not been taken back since. */
export const standingAward = (view: View): Happened | undefined =>
  view.happened.findLast((act) => act.adjust && !view.happened.some((one) => one.rule === "cancel" && one.of === act.act));

/** The rulings of a board, each with what was irregular; one that says nothing new besides another is left out. */
export function rulings(view: View): { ruling: Piece; why: string }[] {
  const said = (view.told.rulings ?? []).map((ruling) => {
    const of = view.answer.rulings[ruling.n]?.irregularity;
    const why = view.told.irregularities?.find(({ n }) => view.answer.irregularities[n]?.id === of)?.sentence ?? "";
    return { ruling, why };
  });
  return said.filter(({ ruling, why }, at) => !said.slice(0, at).some((one) => one.ruling.sentence === ruling.sentence && (why === "" || one.why === why)));
}

/** A ruling as it reads behind its provision: where it decides a claim, with the Director's reason. */
export function rulingSaid(view: View, words: Words, ruling: Piece): string {
  const reason = view.answer.rulings[ruling.n]?.claim?.act === view.decision?.act ? view.decision?.reason : undefined;
  return [ruling.sentence, reason && words.say("page-adjusted-because", { text: reason })].filter(Boolean).join(" ");
}

/** The claim that lies there may still be decided otherwise: somebody objects, or a ruling on something else is due. */
export const isUndecided = (view: View): boolean =>
  view.claim?.contested === true ||
  view.answer.rulings.some((ruling) => ruling.transfer !== 0) ||
  view.answer.irregularities.some((it) => it.status === "attention" || it.status === "unnoticed");

/** What the result is worth beside the other tables, as the viewer's side has it. */
export function worth(view: View, words: Words): string {
  const found = view.result;
  const own = me(view);
  if (!found || !own) return "";
  if (found.imps !== undefined && found.imps !== null) {
    return words.say("scores-imps", { imps: Math.abs(found.imps), side: found.imps < 0 ? "EW" : "NS" });
  }
  if (found.percent !== undefined && found.percent !== null) {
    return words.say("page-percent", { percent: words.percent(side(own) === "NS" ? found.percent : 100 - found.percent) });
  }
  return view.table.scoring && found.others === 0 ? words.say("page-first-result") : "";
}

/** A line of the score sheet in the fewest words. */
export function contractOf(line: ScoreSheetLine, words: Words): string {
  if (!line.over) return words.say("page-not-finished");
  if (line.kind !== "table" || !line.contract) return line.kind ? words.say(`score-${line.kind}.label`) : "";
  const text = words.contract(line.contract);
  return line.declarer ? `${text} ${words.say("seat-letter", { seat: line.declarer })}` : text;
}

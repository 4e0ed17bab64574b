// What a view shows, read off it: hands, tricks, whose move it is. What the Laws make of it the server says, in the answer,
// in `can`, in `claim` and in `told`.
import { cardsOf, isSeat, next, partner, side, sorted } from "./cards.ts";
import type { View } from "./view.ts";
import type { Call, Happened, Option, Play, Seat } from "./wire.ts";
import type { Words } from "./words.ts";

const GONE = ["withdrawn", "cancelled", "void"];

export const me = (view: View): Seat | null => (isSeat(view.who) ? view.who : null);
/** Whose hand lies at the bottom of the screen. */
export const bottom = (view: View): Seat => me(view) ?? "S";
export const over = (view: View): boolean => view.answer.phase === "ended" || view.answer.phase === "closed";
export const bidding = (view: View): boolean => view.answer.phase === "setup" || view.answer.phase === "auction";
export const counts = (made: { status: string }): boolean => !GONE.includes(made.status);

export function dummy(view: View): Seat | null {
  const { declarer } = view.answer;
  return declarer && !bidding(view) ? partner(declarer) : null;
}

/** The cards that a seat still holds, as far as they are seen; null when they are not. */
export function held(view: View, seat: Seat): string[] | null {
  const hand = view.answer.hands?.[seat];
  return hand === undefined || hand === "-" ? null : sorted(cardsOf(hand));
}

/** The cards that a hand began with: a played one keeps its place, so that nothing moves under a finger. */
export function dealt(view: View, seat: Seat): string[] {
  const gone = view.answer.plays.filter((play) => play.hand === seat && play.trick !== null).map((play) => play.card);
  return sorted([...(held(view, seat) ?? []), ...gone]);
}

export interface Trick {
  number: number;
  leader: Seat;
  plays: Play[];
  complete: boolean;
  winner: Seat | null;
}

/** The tricks so far, each with the cards that count in it. */
export function tricks(view: View): Trick[] {
  const found = new Map<number, Play[]>();
  for (const play of view.answer.plays) {
    if (play.trick !== null && counts(play)) found.set(play.trick, [...(found.get(play.trick) ?? []), play]);
  }
  return [...found].sort(([a], [b]) => a - b).map(([number, plays]) => {
    const complete = plays.length >= 4;
    return { number, plays, leader: (plays[0] as Play).hand, complete, winner: complete ? winner(plays, trump(view)) : null };
  });
}

const trump = (view: View): string => view.answer.contract?.[1] ?? "N";

function winner(plays: Play[], trumps: string): Seat {
  const ranks = "23456789TJQKA";
  const led = plays[0]?.card[0];
  const worth = (play: Play) => (play.card[0] === trumps ? 100 : play.card[0] === led ? 0 : -100) + ranks.indexOf(play.card[1] ?? "");
  return plays.reduce((best, play) => (worth(play) > worth(best) ? play : best)).hand;
}

/**
 * The rows of the auction under columns that begin with `columns[0]`; the dealer's first call in his column. A call that
 * takes the place of another one stands beside it.
 */
export function rows(calls: Call[], dealer: Seat, columns: string): Call[][][] {
  const cells: Call[][] = Array.from({ length: columns.indexOf(dealer) }, () => []);
  for (const call of calls) {
    const before = cells.at(-1)?.at(-1);
    if (before && before.by === call.by && !counts(before)) {
      cells.at(-1)?.push(call);
      continue;
    }
    while (columns[cells.length % 4] !== call.by) cells.push([]);
    cells.push([call]);
  }
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, n) => cells.slice(4 * n, 4 * n + 4));
}

/** The hand from which the viewer plays now: his own, or as declarer dummy's; null when he is not to play. */
export function playsFrom(view: View): Seat | null {
  const { turn, declarer, phase } = view.answer;
  const own = me(view);
  if (!own || (phase !== "play" && phase !== "clarification")) return null;
  if (turn === own && own !== dummy(view)) return own;
  return turn !== null && turn === dummy(view) && own === declarer ? turn : null;
}

/** The viewer is to call or play now. */
export function myTurn(view: View): boolean {
  return bidding(view) ? view.answer.turn === me(view) && me(view) !== null : playsFrom(view) !== null;
}

/** What is told of it that a seat must pass by a ruling, while there is something to pass. */
export function mustPass(view: View, seat: Seat): NonNullable<View["told"]["obligations"]>[number] | undefined {
  const n = bidding(view) ? view.answer.obligations.findIndex((duty) => duty.who === seat && duty.what === "pass") : -1;
  return n < 0 ? undefined : view.told.obligations?.find((one) => one.n === n);
}

/** The viewer is among those for whom the table waits. */
export const waitsFor = (view: View): boolean => view.waiting.some((who) => who === view.who);

/** The table waits for the viewer: he is to call or play, to answer a claim, to put down a hand. It is not so while his
 * turn waits for somebody else, as for dummy to put down his cards. */
export const awaited = (view: View): boolean =>
  me(view) !== null && !view.answer.frozen && !over(view) && (waitsFor(view) || mustReplace(view));

/** A lead that lies face down, and whose it is. */
export function faceDown(view: View): Seat | null {
  const own = view.answer.plays.find((play) => play.down && counts(play) && view.answer.phase === "clarification");
  return own?.by ?? view.answer.face_down?.[0]?.by ?? null;
}

/** Who is to put his hand down as dummy; null when nobody is, or it lies there. */
export function toSpread(view: View): Seat | null {
  const seat = dummy(view);
  return view.answer.phase === "play" && !view.happened.some((act) => act.by === seat && act.spread) ? seat : null;
}

/** The opening lead lies there out of turn, and nobody has accepted or refused it. */
export function ledOutOfTurn(view: View): boolean {
  const laid = view.answer.plays.filter(counts);
  return toSpread(view) !== null && laid.length > 0 && laid.every((play) => play.hand !== leader(view) && play.status !== "accepted");
}

/** The claim or concession for which the board waits, as it was made. */
export const claim = (view: View): Happened | null => view.happened.find((act) => act.act === view.claim?.act) ?? null;

/** The claim as it was told, and what the claimer has said since of how he would play; `late`: somebody had objected
 * before he said it. */
export function statement(view: View): { text: string; late: boolean }[] {
  const made = claim(view);
  const at = made ? view.happened.indexOf(made) : -1;
  const contested = view.happened.findIndex((act, n) => n > at && Boolean(act.contest) && (!act.of || act.of === made?.act));
  const said = new Set([bare(((made?.claim ?? made?.concede) as { line?: string } | undefined)?.line)]);
  return view.happened.flatMap((act, n) => {
    // who says again what he has said has said nothing new, as when the Director has him repeat it (70B)
    const its = made !== null && (act === made || (act.of === made.act && Boolean(act.line) && !said.has(bare(act.line))));
    if (its) said.add(bare(act.line));
    return its ? [{ text: view.told.happened?.[n] ?? "", late: contested >= 0 && contested < n }] : [];
  });
}

/** Who has objected to the claim, with the words in which he said why, as far as the viewer may read them. */
export function objections(view: View): { by: Seat; text: string }[] {
  const made = claim(view);
  const since = made ? view.happened.slice(view.happened.indexOf(made) + 1) : [];
  return since
    .filter((act) => act.contest && act.text && (!act.of || act.of === made?.act))
    .map((act) => ({ by: act.by as Seat, text: String(act.text) }));
}

/** What was said of how a hand would be played, without capitals, spaces and stops: whoever writes it down again writes
 * those otherwise. */
const bare = (line: unknown): string => String(line ?? "").toLowerCase().replace(/[^\p{L}\p{N}♠♥♦♣]+/gu, " ").trim();

/** For what the Director is wanted on the board: that it waits for him, and each report that he has not taken up. */
export const wanted = (view: View): Set<string> =>
  new Set([...(view.waiting.includes("director") ? ["director"] : []), ...untaken(view).map((report) => report.id)]);

/** What players have told the Director alone, as far as he has not taken it up. */
export const untaken = (view: View): NonNullable<View["reports"]> => (view.reports ?? []).filter((report) => report.taken_up === null || report.taken_up === undefined);

/** Whoever plays may not look at tricks that are quitted (Law 66C): the last one lies open until a card is played to the
 * next, and when the board is over all are for everybody to see. */
export function quittedTricks(view: View): Trick[] {
  if (me(view) === null || over(view)) return [];
  const all = tricks(view);
  const done = all.filter((trick) => trick.complete);
  return all.length > done.length ? done : done.slice(0, -1);
}

/** The cards in them, by their acts. */
export const quitted = (view: View): Set<string> => new Set(quittedTricks(view).flatMap((trick) => trick.plays.map((play) => play.act)));

/** How many tricks are not finished yet. */
export const remaining = (view: View): number => 13 - tricks(view).filter((trick) => trick.complete).length;

/** The call of an act id, as it was made. */
export const callOf = (view: View, act: string | undefined): Call | undefined => view.answer.auction.find((call) => call.act === act);
export const playOf = (view: View, act: string | undefined): Play | undefined => view.answer.plays.find((play) => play.act === act);

export const isOpponent = (view: View, by: string): boolean => isSeat(by) && me(view) !== null && side(by) !== side(bottom(view));
export const isPartner = (view: View, by: string): boolean => me(view) !== null && by === partner(bottom(view));

/** What was said about a call: that it was alerted, and each explanation of it, in order. */
export function remarks(view: View, act: string): { alerted: boolean; said: Happened[] } {
  const about = view.happened.filter((one) => one.of === act);
  return { alerted: about.some((one) => one.alert), said: about.filter((one) => one.announce || one.explain || one.correct || one.ask) };
}

/** The call that the viewer may be due to alert: partner's last one, or his own where players alert their own calls. */
export function alertable(view: View): Call | undefined {
  const own = me(view);
  if (!own || !(bidding(view) || view.answer.phase === "clarification")) return undefined;
  const by = view.table.alerts === "partner" ? partner(own) : own;
  return view.answer.auction.filter((call) => counts(call) && !call.implied).findLast((call) => call.by === by);
}

export const leader = (view: View): Seat | null => (view.answer.declarer ? next(view.answer.declarer) : null);

/** What the viewer must do now, with the place of each in the answer; to wait is said where play has stopped, and
 * that the Director is coming: a stop calls him here, and the duty to call him has ended for all. Declarer's partner can have told him only of a hand that lies open, and who only asked what a call means has done what everybody
 * does: the duty lasts by Law, and stands with what he may use. */
export const ownDuties = (view: View): { duty: View["answer"]["obligations"][number]; n: number }[] =>
  view.answer.obligations
    .map((duty, n) => ({ duty, n }))
    .filter(({ duty }) => duty.who === me(view) && duty.what !== "take_no_action" && !(duty.what === "summon_director" && view.answer.frozen) && !(duty.what === "avoid_taking_advantage" && (seesPartner(view) || onlyAsked(view, duty.because))));

/** Whether what partner let be known was but a question, as everybody asks. */
export const onlyAsked = (view: View, because: string[]): boolean => because.length > 0 && because.every((id) => view.happened.find((act) => act.act === id)?.ask !== undefined);

const seesPartner = (view: View): boolean => view.answer.phase === "play" && me(view) === view.answer.declarer && toSpread(view) === null;

/** Programs sit at the other places: nobody waits for the viewer, and he may leave for another lesson. */
export const alone = (view: View): boolean => me(view) !== null && view.table.programs.length >= 3;

/** The viewer owes another call in the place of his own. */
export const mustReplace = (view: View): boolean => view.can.call_as === "substitute" || view.can.call_as === "other_call";

/** The line that says where the table is and what is asked of the viewer. */
export const prompt = (view: View): string => view.told.prompt ?? view.told.state ?? "";

/** The options of the viewer, or of another one, with their places in the answer: those that are told in words, since of
 * one thing that is open under two names the server tells one. */
export const options = (view: View, by: string = view.who): { option: Option; n: number }[] => {
  const told = view.told.options;
  const all = view.answer.options.map((option, n) => ({ option, n })).filter(({ option }) => option.by === by);
  return told ? all.filter(({ n }) => told.some((one) => one.n === n)) : all;
};

/** Something stands in the place of the line that says what is asked: play has stopped, or he has a choice. What he may
 * leave as it is stands beside the line, since the table goes on. */
export const lineIsElsewhere = (view: View): boolean =>
  !over(view) && !mustReplace(view) && (view.answer.frozen || (mustChoose(view) && !view.claim));

const mustChoose = (view: View): boolean => options(view).some(({ n }) => !view.told.options?.find((one) => one.n === n)?.may_be_left);

/** Why the viewer can undo nothing now. */
export function tooLate(view: View, words: Words): string {
  const own = me(view);
  if (!own || view.answer.frozen) return words.say("page-undo-stopped");
  if (!bidding(view)) return words.say(view.answer.plays.some((play) => play.by === own) ? "page-undo-card" : "page-undo-nothing");
  const calls = view.answer.auction.filter((call) => counts(call) && !call.implied);
  const last = calls.findLastIndex((call) => call.by === own);
  const called = last >= 0 && calls.slice(last).some((call) => call.by === partner(own));
  return called ? words.say("page-undo-late", { seat: partner(own) }) : words.say("page-undo-nothing");
}

import { describe, expect, test } from "vitest";
import { awaited, claim, dealt, held, lineIsElsewhere, myTurn, objections, ownDuties, playsFrom, remaining, rows, tooLate, tricks } from "../src/lib/board.ts";
import { action, counted } from "../src/lib/answers.ts";
import { onlyExplained } from "../src/lib/explained.ts";
import { barred, mayCall, moveOf } from "../src/lib/moves.svelte.ts";
import type { Answer, View } from "../src/lib/view.ts";
import type { Call, Play, Seat } from "../src/lib/wire.ts";
import { Words } from "../src/lib/words.ts";
import { languages, spoken } from "../src/lib/letters.ts";
import "./languages.ts";

const ANSWER: Answer = {
  bridgelaw: 1, laws: 2017, authority: "wbf", after: "s1", phase: "auction", turn: "N", frozen: false, contract: null, declarer: null,
  tricks: { NS: 0, EW: 0 }, hands: { N: "AQ52.K83.A74.962" }, auction: [], plays: [], penalty_cards: [], irregularities: [],
  options: [], obligations: [], rights: {}, rulings: [], penalties: [], score: null, errors: [],
};

function view(answer: Partial<Answer>, more: Partial<View> = {}): View {
  const table = { id: "t", title: "", board: 1, boards: 1, dealer: "N", vulnerable: "None", laws: 2017, authority: "wbf", scoring: "mp", entry: "allow", screens: false, alerts: "partner", opening_lead: "face_down", pointed_at: [] as string[], notes: true, players: {}, programs: [] as Seat[], lesson: null } as const;
  return { type: "view", revision: 1, who: "N", table, answer: { ...ANSWER, ...answer }, happened: [], can: {}, waiting: [], told: {}, ...more };
}

const call = (by: Seat, made: string): Call => ({ act: `s${by}${made}`, by, call: made, status: "made" });
const play = (hand: Seat, card: string, trick = 1): Play => ({ act: `p${card}`, by: hand, hand, card, trick, status: "made" });
const PLAYING: Partial<Answer> = { phase: "play", contract: "4S", declarer: "N", turn: "E" };

describe("why nothing can be undone", () => {
  const words = new Words("en", "page-undo-late = Too late: { $seat }\npage-undo-nothing = Nothing\npage-undo-card = A card\npage-undo-stopped = Stopped\nlaws-usual = 2017");
  const said = (answer: Partial<Answer>): string => tooLate(view(answer), words);

  test("partner has called since, nothing was called yet, a card was played, play has stopped", () => {
    expect(said({ auction: [call("N", "1S"), call("E", "P"), call("S", "2S")] })).toBe("Too late: S");
    expect(said({ auction: [call("S", "1S"), call("W", "P")] })).toBe("Nothing");
    expect(said({ ...PLAYING, plays: [play("N", "SA")] })).toBe("A card");
    expect(said({ ...PLAYING, plays: [play("E", "SA")] })).toBe("Nothing");
    expect(said({ frozen: true, auction: [call("N", "1S")] })).toBe("Stopped");
  });
});

describe("an auction in columns", () => {
  test.each(languages().map((language) => spoken(language).columns))("the dealer's call stands under his letter in %s", (columns) => {
    const [first] = rows([call("N", "1S"), call("E", "P")], "N", columns);
    expect(first?.findIndex(([made]) => made?.by === "N")).toBe(columns.indexOf("N"));
  });

  test("a call out of turn leaves the places between empty", () => {
    expect(rows([call("N", "1S"), call("S", "2S")], "N", "NESW")).toEqual([[[call("N", "1S")], [], [call("S", "2S")]]]);
  });

  test("a call that takes the place of another one stands beside it", () => {
    const low = { ...call("E", "1H"), status: "cancelled" };
    expect(rows([call("N", "1S"), low, call("E", "P"), call("S", "2S")], "N", "NESW")).toEqual([[[call("N", "1S")], [low, call("E", "P")], [call("S", "2S")]]]);
  });
});

describe("what one must do", () => {
  const duty = (what: string, because: string[]) => ({ who: "N", what, until: "end_of_play", law: "2017:73C1", because }) as never;
  const happened = [{ act: "s1", by: "S", ask: "what is it" }, { act: "s2", by: "S", convey: "hesitation" }] as never;
  const of = (...because: string[]): number => ownDuties(view({ obligations: [duty("avoid_taking_advantage", because)] }, { happened })).length;

  test("partner has only asked: nothing is said of it; he has paused as well: it is", () => {
    expect([of("s1"), of("s2"), of("s1", "s2"), of()]).toEqual([0, 1, 1, 1]);
  });
});

describe("tricks", () => {
  const plays = [play("E", "DK"), play("S", "D3"), play("W", "S2"), play("N", "D4")];

  test("a trump wins; the trick is complete", () => {
    expect(tricks(view({ ...PLAYING, plays }))).toMatchObject([{ number: 1, leader: "E", winner: "W", complete: true }]);
    expect(remaining(view({ ...PLAYING, plays }))).toBe(12);
  });

  test("a card that was taken back counts no more", () => {
    const gone = plays.map((one) => (one.card === "S2" ? { ...one, status: "withdrawn" } : one));
    expect(tricks(view({ ...PLAYING, plays: gone }))[0]).toMatchObject({ complete: false, winner: null });
  });

  test("a played card keeps its place in the hand", () => {
    const seen = view({ ...PLAYING, plays, hands: { N: "AQ52.K83.A7.962" } });
    expect(held(seen, "N")).not.toContain("D4");
    expect(dealt(seen, "N")).toContain("D4");
    expect(held(seen, "W")).toBeNull();
  });
});

describe("whose move it is", () => {
  test("declarer plays dummy's cards, dummy plays none", () => {
    const turn = view({ ...PLAYING, turn: "S", hands: { N: "A...", S: "K..." } });
    expect(playsFrom(turn)).toBe("S");
    expect(moveOf(turn, "SK")).toEqual({ play: "SK", from: "S" });
    expect(moveOf(turn, "SA")).toEqual({ play: "SA" });
    expect(myTurn({ ...turn, who: "S" })).toBe(false);
    expect(myTurn({ ...turn, who: "spectator" })).toBe(false);
  });

  test("the opening lead lies face down", () => {
    expect(moveOf(view({ ...PLAYING, phase: "clarification", declarer: "W", turn: "N" }), "SA")).toEqual({ play: "SA", down: true });
  });

  test("a call that is due in the place of another replaces it", () => {
    const due = view({ frozen: true }, { can: { call_as: "substitute", stopped: false } });
    const other = view({ frozen: true }, { can: { call_as: "other_call", stopped: false } });
    expect(moveOf(due, "2H")).toEqual({ substitute: "2H" });
    expect(moveOf(other, "2H")).toEqual({ choose: "other_call", call: "2H" });
    const stopped = view({ frozen: true }, { can: { call_as: "call", stopped: true } });
    expect([due, stopped].map((one) => moveOf(one, "2H"))).toEqual([{ substitute: "2H" }, { call: "2H" }]);
    expect([due, stopped].map(mayCall)).toEqual([true, true]);
    expect([due, stopped].map(barred)).toEqual(["", "table-frozen-disabled"]);
    expect([due, stopped].map(lineIsElsewhere)).toEqual([false, true]);
  });

  test("who waits for dummy to put his hand down is not awaited; who is to answer a claim is", () => {
    const turn = { ...PLAYING, turn: "S" as const };
    expect(awaited(view(turn, { waiting: ["S"] }))).toBe(false);
    expect(awaited(view(turn, { waiting: ["N"] }))).toBe(true);
    const claimed = { act: "s9", by: "E" as const, contested: false, answers: true };
    expect(awaited(view({ ...PLAYING, turn: null }, { waiting: ["N"], claim: claimed }))).toBe(true);
    expect(awaited(view({ ...turn, frozen: true }, { waiting: ["N"] }))).toBe(false);
    expect(awaited(view({ ...turn, phase: "ended" }, { waiting: ["N"] }))).toBe(false);
    expect(awaited(view(turn, { who: "spectator", waiting: ["N"] }))).toBe(false);
  });

  test("where play has stopped nobody is told to call the Director any more", () => {
    const due = { who: "N" as const, what: "summon_director", law: "2017:9B1(a)", until: "summoned" } as never;
    expect(ownDuties(view({ obligations: [due] }))).toHaveLength(1);
    expect(ownDuties(view({ obligations: [due], frozen: true }))).toEqual([]);
  });

  test("a claim waits while the server says so", () => {
    const made = { act: "s9", by: "E" as const, claim: { tricks: 3 } };
    const waiting = { act: "s9", by: "E" as const, contested: false, answers: true };
    expect(claim(view({ ...PLAYING, turn: null }, { happened: [made], claim: waiting }))).toBe(made);
    expect(claim(view({ ...PLAYING, turn: null }, { happened: [made] }))).toBeNull();
  });
});

test("who objects to the claim that waits is quoted, once for each thing that he says", () => {
  const happened = [
    { act: "s1", by: "S", claim: { tricks: 11 } },
    { act: "s2", by: "W", contest: true, of: "s1", text: "of the one before" },
    { act: "s3", by: "director", cancel: "claim" },
    { act: "s4", by: "S", claim: { tricks: 1 } },
    { act: "s5", by: "W", contest: true, of: "s4" },
    { act: "s6", by: "E", contest: true, text: "a trump is out" },
  ];
  const waiting = { act: "s4", by: "S" as const, contested: true, answers: false };
  expect(objections(view({ ...PLAYING, turn: null }, { happened: happened as never, claim: waiting }))).toEqual([{ by: "E", text: "a trump is out" }]);
  expect(objections(view({ ...PLAYING, turn: null }, { happened: happened as never }))).toEqual([]);
});

test("the Director types answers as his language does", () => {
  expect(["P", "3K", "2c"].map((typed) => action(typed, "fr"))).toEqual(["P", "3D", "2H"]);
  expect(["3ru", "ruD"].map((typed) => action(typed, "nb"))).toEqual(["3D", "DQ"]);
  expect(action("what", "en")).toBeNull();
  expect(counted("P 4, 3D 2", "en")).toEqual({ P: 4, "3D": 2 });
  expect(counted("P four", "en")).toBeNull();
});

test("an answer to a question takes nothing from partner unless it was wrong, which only he knows", () => {
  const happened = [{ act: "s4", by: "E", ask: "?", of: "s3" }, { act: "s5", by: "S", explain: "limit", of: "s3" }, { act: "s6", by: "S", convey: "hesitation" }] as View["happened"];
  const heard = (because: string[], more: View["happened"] = []) => onlyExplained(view({}, { happened: [...happened, ...more] }), because);
  expect(heard(["s5"])).toBe(true);
  expect(heard(["s4"])).toBe(false);
  expect(heard(["s5", "s6"])).toBe(false);
  expect(heard(["s5"], [{ act: "s7", by: "S", correct: "forcing", of: "s5" }] as View["happened"])).toBe(false);
});

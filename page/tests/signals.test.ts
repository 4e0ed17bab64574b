import { describe, expect, test } from "vitest";
import { handOrder } from "../src/lib/cards.ts";
import { signalOf } from "../src/lib/signals.ts";
import type { Answer, View } from "../src/lib/view.ts";
import type { Seat } from "../src/lib/wire.ts";

function view(answer: Partial<Answer>, boards = 1): View {
  const table = { id: "t", title: "", board: boards, boards, dealer: "N", vulnerable: "None", laws: 2017, authority: "wbf", scoring: "mp", entry: "allow", screens: false, alerts: "partner", opening_lead: "face_down", pointed_at: [] as string[], notes: true, players: {}, programs: [] as Seat[], lesson: null } as const;
  const all: Answer = {
    bridgelaw: 1, laws: 2017, authority: "wbf", after: "s1", phase: "auction", turn: "E", frozen: false, contract: null, declarer: null,
    tricks: { NS: 0, EW: 0 }, hands: {}, auction: [], plays: [], penalty_cards: [], irregularities: [],
    options: [], obligations: [], rights: {}, rulings: [], penalties: [], score: null, errors: [], ...answer,
  };
  return { type: "view", revision: 1, who: "S", table, answer: all, happened: [], can: {}, waiting: [], told: {} };
}
const ASKED = { obligations: [{ who: "S", what: "explain" }] as unknown as Answer["obligations"] };

describe("what is heard", () => {
  test("a knock when the turn comes, once", () => {
    expect(signalOf(view({}), view({ turn: "S" }))).toBe("turn");
    expect(signalOf(view({ turn: "S" }), view({ turn: "S" }))).toBeNull();
    expect(signalOf(view({ turn: "S" }), view({ turn: "S" }, 2))).toBe("turn");
    expect(signalOf(view({ turn: "S" }), view({ turn: "W" }))).toBeNull();
  });

  test("declarer hears it for his own hand and for dummy's", () => {
    const playing = { phase: "play", contract: "4S", declarer: "S" } as const;
    expect(signalOf(view({ ...playing, turn: "N" }), view({ ...playing, turn: "S" }))).toBe("turn");
    expect(signalOf(view({ ...playing, turn: "E" }), view({ ...playing, turn: "N" }))).toBe("turn");
  });

  test("dummy never hears that it is his turn", () => {
    const playing = { phase: "play", contract: "4S", declarer: "N" } as const;
    expect(signalOf(view({ ...playing, turn: "E" }), view({ ...playing, turn: "S" }))).toBeNull();
  });

  test("two knocks at a question, a bell when play stops, which comes before all", () => {
    expect(signalOf(view({}), view(ASKED))).toBe("question");
    expect(signalOf(view(ASKED), view(ASKED))).toBeNull();
    expect(signalOf(view({}), view({ frozen: true, turn: "S", ...ASKED }))).toBe("stop");
    expect(signalOf(view({ frozen: true }), view({ frozen: true, turn: "S" }))).toBeNull();
    expect(signalOf(view({ frozen: true, turn: "S" }), view({ turn: "S" }))).toBe("turn");
  });
});

describe("the suits of a hand", () => {
  test.each([
    [null, false, true, "SHDC"], [null, true, true, "SHCD"], ["4H", false, true, "HSDC"], ["4H", true, true, "HCDS"],
    ["4DX", true, true, "DSHC"], ["4H", false, false, "SHDC"], ["4H", true, false, "SHCD"], ["3NT", false, true, "SHDC"], ["5C", false, true, "CSHD"],
  ])("in %s, alternating %s, trumps left %s: %s", (contract, alternating, left, suits) => {
    expect(handOrder(contract, alternating, left).join("")).toBe(suits);
  });
});

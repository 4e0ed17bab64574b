import { describe, expect, it } from "vitest";
import type { Words } from "../../src/lib/words.ts";
import { isSame, margins, marginText, othersText, resultText, tricksOf } from "../../src/hall/result.ts";
import { minutes, ranges } from "../../src/hall/said.ts";

describe("what a table enters", () => {
  it("offers every number of tricks once, the contract just made first", () => {
    for (const contract of ["1NT", "4SX", "7C"]) {
      const tricks = margins(contract).map((margin) => tricksOf(contract, margin));
      expect(tricks[0]).toBe(6 + Number(contract[0]));
      expect([...tricks].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, n) => n));
    }
    expect(margins("4S").slice(0, 5).map(marginText)).toEqual(["=", "+1", "+2", "+3", "−1"]);
  });

  it("knows what was said again in a view, with a lead or without", () => {
    const came = { contract: "4S", by: "S", tricks: 10, lead: null } as const;
    expect(isSame(came, { contract: "4S", by: "S", tricks: 10, score: 420 })).toBe(true);
    expect(isSame({ ...came, lead: "DK" }, { contract: "4S", by: "S", tricks: 10, score: 420 })).toBe(false);
    expect(isSame({ contract: "P" }, { contract: "P", score: 0 })).toBe(true);
    expect(isSame(came, null)).toBe(false);
  });

  it("says what counts where that is another thing than the result", () => {
    const words = { contract: (one: string, by: string) => `${one} ${by}`, say: (_: string, given: { share?: string; tricks?: number }) => given.share ?? String(given.tricks), percent: (n: number) => `${n} %` } as unknown as Words;
    expect(resultText(words, { contract: "3H", by: "E", tricks: 9, score: -140, award: { ns: [[110, 1]], ew: [[110, 1]] } }, -140)).toBe("3H E, 9 → +110");
    expect(resultText(words, { awarded: true, award: { shares: ["average_minus", 60] } })).toBe("average_minus / 60 %");
  });

  it("counts the other tables' results", () => {
    expect(othersText([[420, 3], [0, 1], [-50, 1]])).toBe("+420 ×3 · 0 · −50");
  });
});

describe("what is named", () => {
  it("puts boards that follow each other together", () => {
    expect(ranges([9, 10])).toBe("9–10");
    expect(ranges([24, 1, 2, 3, 7])).toBe("1–3, 7, 24");
  });

  it("says the time that is left in minutes and seconds", () => {
    expect(minutes(65)).toBe("1:05");
    expect(minutes(0.2)).toBe("0:01");
  });
});

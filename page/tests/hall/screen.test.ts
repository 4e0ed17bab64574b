import { describe, expect, it } from "vitest";
import { pairsIn } from "../../src/hall/director/pasted.ts";
import { stateOf } from "../../src/hall/director/tiles.ts";
import { largest } from "../../src/hall/screen/fit.ts";
import type { SeenRound, SeenTable } from "../../src/hall/wire.ts";

describe("the big screen", () => {
  it("takes the largest size at which everything is seen, and the smallest where nothing fits", () => {
    expect(largest(() => true)).toBe(0);
    expect(largest((size) => size >= 4)).toBe(4);
    expect(largest(() => false)).toBe(11);
  });
});

describe("names that are pasted", () => {
  it("are read as people part them", () => {
    const pair = [["Ann Lee", ""], ["Bo Ek", ""]];
    for (const line of ["Ann Lee / Bo Ek", "Ann Lee; Bo Ek", "Ann Lee\tBo Ek", "Ann Lee, Bo Ek", "Ann Lee - Bo Ek", "Ann Lee – Bo Ek", "Ann Lee & Bo Ek"])
      expect(pairsIn(line)).toEqual({ pairs: [pair] });
    expect(pairsIn("Marie-Ève Roy - Jean-Luc Roux").pairs[0]?.map(([name]) => name)).toEqual(["Marie-Ève Roy", "Jean-Luc Roux"]);
  });

  it("are not guessed at", () => {
    for (const line of ["Ann Lee", "Ann, Bo, Cy", "Lee, Ann / Ek, Bo"]) expect(pairsIn(line)).toEqual({ pairs: [], bad: line });
  });
});

describe("a table's tile", () => {
  const table = (...states: string[]) => ({ table: 1, label: "1", states, boards: states.map((_, n) => n + 1) }) as unknown as SeenTable;
  const round = (phase: string) => ({ phase, round: 2, rounds: 5 }) as unknown as SeenRound;

  it("says after the end of play what is still open there", () => {
    expect(stateOf(table("agreed", "to_play"), round("waiting"), 0)).toBe("ready");
    expect(stateOf(table("agreed", "to_play"), round("over"), 0)).toBe("open");
    expect(stateOf(table("agreed", "entered"), round("over"), 0)).toBe("agree");
    expect(stateOf(table("agreed", "not_played"), round("over"), 0)).toBe("done");
  });
});

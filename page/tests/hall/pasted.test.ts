import { describe, expect, it } from "vitest";
import { pairsIn, twiceIn } from "../../src/hall/director/pasted.ts";

const named = (text: string) => pairsIn(text).pairs.map((pair) => pair.map(([name]) => name));

describe("names as they are pasted", () => {
  it("finds a pair that sits already, in whatever order and case", () => {
    expect(twiceIn(named("Bo Ek / Cy Day\nann lee / Di Orr"), [["Di Orr", "Ann Lee"]])).toBe("ann lee – Di Orr");
  });

  it("finds a pair that stands in two lines, and none where only one of the two is the same", () => {
    expect(twiceIn(named("A / B\nC / D\nB - A"), [])).toBe("B – A");
    expect(twiceIn(named("A / B\nA / C"), [["B", "C"]])).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import { address } from "../src/lib/lawbook.ts";

test.each([
  ["2017:27B1(a)", "fr", "/laws/fr/2017/27.html#27B1a"],
  ["2007:20F5(b)(ii)", "nb", "/laws/nb/2007/20.html#20F5bii"],
  ["1997:16", "en", "/laws/en/1997/16.html#16"],
] as const)("%s in %s is at %s", (id, language, expected) => {
  expect(address(id, language)).toBe(expected);
});

test("what is no provision has no address", () => {
  expect(address("27", "en")).toBeUndefined();
  expect(address("2017:../x", "en")).toBeUndefined();
});

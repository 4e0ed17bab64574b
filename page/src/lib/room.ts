// Where something lies over the page and covers no hand: over the dock, and as far beyond it as there is nothing to be seen.
import { page } from "./state.svelte.ts";

const EDGE = 8;
/** So much of it is to be read at least, whatever lies above it. */
const LEAST = 240;

/** The viewer words a claim or a concession. */
export const claims = (): boolean => page.sheet?.kind === "claim" || page.sheet?.kind === "concede";

/** As the style of what lies there; empty where the page has no dock. `hands`: those that lie open stay in sight, too. */
export function roomFor(hands: boolean): string {
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  if (!dock?.width) return "";
  const beside = ({ left, right, height }: DOMRect): boolean => height > 0 && left < dock.right && right > dock.left;
  const boxes = (what: string): DOMRect[] => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter(beside);
  const bottom = Math.min(innerHeight - EDGE, ...boxes(".own .hand").map(({ top }) => top));
  const top = Math.min(bottom - LEAST, Math.max(EDGE, ...(hands ? boxes(".felt .hand") : []).map((hand) => hand.bottom + EDGE)));
  return `left: ${dock.left}px; width: ${dock.width}px; bottom: ${innerHeight - bottom}px; max-height: ${bottom - Math.max(top, EDGE)}px`;
}

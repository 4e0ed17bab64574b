// The places of a session that have a page, each loaded when it is there that somebody sits.
import type { Component } from "svelte";
import { hall } from "./hall.svelte.ts";
import type { HallView } from "./wire.ts";

export type Kind = "unit" | "pair" | "director" | "deputy" | "scorer" | "screen";

/** What each place shows, by the kind of its view. It finds the words and what to do in `hall.svelte.ts`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type PlaceComponent = Component<{ view: any }>;

const PAGES: Partial<Record<HallView["type"], () => Promise<{ default: PlaceComponent }>>> = {
  unit: () => import("./unit/Unit.svelte"),
  pair: () => import("./pair/Pair.svelte"),
  // a helper sees what the Director does, and types results
  director: () => (hall.kind === "scorer" ? import("./scorer/Scorer.svelte") : import("./director/Director.svelte")),
  screen: () => import("./screen/Screen.svelte"),
};

/** The page of that kind of place.
 * @throws it cannot be loaded now. */
export async function pageOf(view: HallView): Promise<PlaceComponent | undefined> {
  return (await PAGES[view.type]?.())?.default;
}

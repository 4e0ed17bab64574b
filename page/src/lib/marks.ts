// What stands on the key of a call that replaces another one: what it costs, for the eye.
import type { CostOfCalls } from "./wire.ts";

export type Mark = CostOfCalls["mark"];
export const MARKS: Record<Mark, string> = { free: "✓", costs: "!", asked: "○" };

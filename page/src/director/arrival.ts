// Where the Director goes on when he has done something: with what comes next, in sight, and with the focus there.
import type { NextStep } from "../lib/road.ts";

/** What is next is brought into sight, as far as there is room for it, but its heading in any case; what lies before him
 * whole stays where it is. Where nothing is left to do, it is the line that says what the table does now. `tasks`: his
 * side of the page. */
export function arrive(tasks: HTMLElement, next: NextStep | null): void {
  const place = next?.places.map((place) => tasks.querySelector(place)).find(Boolean);
  const section = place?.closest<HTMLElement>(".task, .options") ?? standing(tasks, next);
  const heading = section?.querySelector<HTMLElement>("h2, .now, p");
  section?.scrollIntoView({ block: "nearest" });
  heading?.scrollIntoView({ block: "nearest" });
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** What stands there for something that is done at the foot, or for nothing. */
function standing(tasks: HTMLElement, next: NextStep | null): HTMLElement | null {
  const side = tasks.parentElement;
  return next ? (tasks.querySelector<HTMLElement>(".first") ?? side?.querySelector<HTMLElement>(".step") ?? null) : (side?.querySelector<HTMLElement>(".dock") ?? null);
}

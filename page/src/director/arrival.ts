// Where the Director goes on when he has done something: with what comes next, in sight, and with the focus there.
import type { NextStep } from "../lib/road.ts";

/** What is next is brought into sight, as far as there is room for it, but its heading in any case; what lies before him
 * whole stays where it is. Where nothing is left to do, it is the line that says what the table does now. `tasks`: his
 * side of the page. Its heading. */
function show(tasks: HTMLElement, next: NextStep | null): HTMLElement | null | undefined {
  const place = next?.places.map((place) => tasks.querySelector(place)).find(Boolean);
  const section = place?.closest<HTMLElement>(".task, .options") ?? standing(tasks, next);
  const heading = section?.querySelector<HTMLElement>("h2, .now, p");
  section?.scrollIntoView({ block: "nearest" });
  heading?.scrollIntoView({ block: "nearest" });
  return heading;
}

/** The same, with the focus there. */
export function arrive(tasks: HTMLElement, next: NextStep | null): void {
  const heading = show(tasks, next);
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

const NOW = "[aria-current=step]";

/** Whether any of the step that is now is in sight. */
export function isBefore(tasks: HTMLElement | undefined): boolean {
  const box = tasks?.querySelector(NOW)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** From a step that others have done he comes to the next, unless its heading is in sight. */
export function follow(tasks: HTMLElement, next: NextStep | null): void {
  const box = tasks.querySelector(`${NOW} h2`)?.getBoundingClientRect();
  if (next && box && (box.top < 0 || box.bottom > innerHeight)) show(tasks, next);
}

/** What stands there for something that is done at the foot, or for nothing. */
function standing(tasks: HTMLElement, next: NextStep | null): HTMLElement | null {
  const side = tasks.parentElement;
  return next ? (tasks.querySelector<HTMLElement>(".first") ?? side?.querySelector<HTMLElement>(".step") ?? null) : (side?.querySelector<HTMLElement>(".dock") ?? null);
}

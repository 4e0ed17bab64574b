// What the Director does: sent, and said what it came to when the server has it.
import { hall } from "../hall.svelte.ts";
import type { Said } from "../queue.ts";
import type { DirectorView } from "../wire.ts";

/** Milliseconds for which it is said that something was done: what can be undone stands in a list besides. */
const SAID = 15_000;

/** The correction period is over; by its clock, or by that of the server, which may be a moment ahead. */
export const isLate = (view: DirectorView): boolean => view.correction_ends != null && hall.now() > view.correction_ends;

class Acting {
  /** What was sent last, and what is said when it is done. */
  private last = $state.raw<{ id: string; text: string }>();

  /** `done`: what is said of it afterwards. */
  async do(said: Said, done: string): Promise<void> {
    this.last = undefined;
    const id = await hall.do(said);
    const last = { id, text: done };
    this.last = last;
    setTimeout(() => {
      // what is still on its way is said when it has come
      if (this.last === last && !this.waits) this.last = undefined;
    }, SAID);
  }

  /** The same with several things at once. */
  async all(said: readonly Said[], done: string): Promise<void> {
    for (const one of said.slice(0, -1)) await hall.do(one);
    const last = said.at(-1);
    if (last) await this.do(last, done);
  }

  /** What was done last; nothing while it is on its way, and nothing where it was refused, which is said by itself. */
  get done(): string {
    const { last } = this;
    return last && !hall.kept.some((one) => one.id === last.id) ? last.text : "";
  }

  /** It is on its way. */
  get waits(): boolean {
    const { last } = this;
    return last !== undefined && hall.kept.some((one) => one.id === last.id && one.state === "kept");
  }
}

export const acting = new Acting();

// What a phone keeps until the server has it: one store for all places of this phone, a record for each message.
import type { HallMessage, SaidDoubt } from "./wire.ts";

/** A message before it is kept by the server.
 *
 * `n`: its place in the order. `place`: the path of the place that sends it; `evening`: the session's name. `after`: the
 * id of a message that has to be done before it. `state`: `kept` here and to be sent; `asked` or `refused`: it came back,
 * and the person decides.
 */
export interface Kept {
  n: number;
  id: string;
  place: string;
  evening: string;
  made: number;
  tries: number;
  message: HallMessage;
  after?: string;
  state: "kept" | "asked" | "refused";
  doubts?: SaidDoubt[];
  sentence?: string;
}

/** Where they are kept. Two pages of one phone may share it. */
export interface Keeping {
  /** All of them, in order. */
  all(): Promise<Kept[]>;
  /** Keep one more, behind the others. */
  add(one: Omit<Kept, "n">): Promise<Kept>;
  /** Change one, if it is still there. */
  change(n: number, how: Partial<Kept>): Promise<void>;
  remove(n: number): Promise<void>;
}

/** In memory: where a browser keeps nothing, and in tests. */
export class MemoryKeeping implements Keeping {
  private last: number;
  private readonly found: Map<number, Kept>;

  constructor(kept: readonly Kept[] = []) {
    this.found = new Map(kept.map((one) => [one.n, structuredClone(one)]));
    this.last = Math.max(0, ...this.found.keys());
  }

  async all(): Promise<Kept[]> {
    return [...this.found.values()].map((one) => structuredClone(one));
  }

  async add(one: Omit<Kept, "n">): Promise<Kept> {
    const kept = { ...structuredClone(one), n: ++this.last };
    this.found.set(kept.n, kept);
    return structuredClone(kept);
  }

  async change(n: number, how: Partial<Kept>): Promise<void> {
    const one = this.found.get(n);
    if (one) this.found.set(n, { ...one, ...structuredClone(how) });
  }

  async remove(n: number): Promise<void> {
    this.found.delete(n);
  }
}

/** A store until it refuses: from then on in memory, with all that was known to be kept; `lost` says so.
 *
 * What stays behind in the store is sent once more when the page is opened again: the server takes each id once.
 */
export class KeepingOn implements Keeping {
  private store: Keeping;
  private known: Kept[] = [];
  private readonly lost: () => void;

  constructor(store: Keeping, lost: () => void) {
    this.store = store;
    this.lost = lost;
  }

  async all(): Promise<Kept[]> {
    this.known = await this.within((store) => store.all());
    return this.known;
  }

  async add(one: Omit<Kept, "n">): Promise<Kept> {
    const kept = await this.within((store) => store.add(one));
    this.known = [...this.known, kept];
    return kept;
  }

  change(n: number, how: Partial<Kept>): Promise<void> {
    return this.within((store) => store.change(n, how));
  }

  remove(n: number): Promise<void> {
    return this.within((store) => store.remove(n));
  }

  private async within<T>(what: (store: Keeping) => Promise<T>): Promise<T> {
    const { store } = this;
    try {
      return await what(store);
    } catch {
      if (this.store === store) {
        this.store = new MemoryKeeping(this.known);
        this.lost();
      }
      return what(this.store);
    }
  }
}

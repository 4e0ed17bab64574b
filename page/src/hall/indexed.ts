// Kept in the browser's own database, which outlives the page. It needs no https.
import { MemoryKeeping, type Keeping, type Kept } from "./kept.ts";

const NAME = "bridgelaw-hall";
const OUT = "out";

/** The store of this browser; one in memory where it has none, `lasts` false then. */
export async function keeping(): Promise<{ store: Keeping; lasts: boolean }> {
  try {
    return { store: new IndexedKeeping(await opened()), lasts: true };
  } catch {
    return { store: new MemoryKeeping(), lasts: false };
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((found, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(OUT, { keyPath: "n", autoIncrement: true });
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error("blocked"));
  });
}

class IndexedKeeping implements Keeping {
  private readonly database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.database = database;
  }

  all(): Promise<Kept[]> {
    return this.within("readonly", (out) => out.getAll() as IDBRequest<Kept[]>);
  }

  async add(one: Omit<Kept, "n">): Promise<Kept> {
    const n = await this.within("readwrite", (out) => out.add(one));
    return { ...one, n: n as number };
  }

  /** Read and written in one transaction: another page may have removed it meanwhile. */
  change(n: number, how: Partial<Kept>): Promise<void> {
    return new Promise((done, failed) => {
      const all = this.database.transaction(OUT, "readwrite", { durability: "strict" });
      const out = all.objectStore(OUT);
      const asked = out.get(n) as IDBRequest<Kept | undefined>;
      asked.onsuccess = () => {
        if (asked.result) out.put({ ...asked.result, ...how });
      };
      all.oncomplete = () => done();
      all.onabort = all.onerror = () => failed(all.error);
    });
  }

  async remove(n: number): Promise<void> {
    await this.within("readwrite", (out) => out.delete(n));
  }

  /** What the request gives, once all of it is on the disk. */
  private within<T>(mode: IDBTransactionMode, what: (out: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((done, failed) => {
      const all = this.database.transaction(OUT, mode, { durability: "strict" });
      const asked = what(all.objectStore(OUT));
      all.oncomplete = () => done(asked.result);
      all.onabort = all.onerror = () => failed(all.error);
    });
  }
}

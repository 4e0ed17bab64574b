// What nobody needs at first comes when the table has been painted: what lies over it, and what a board came to.

/** Loads it then; where the line is down nothing comes, and it is tried again when this is called again. */
export const afterPainting = (load: () => Promise<void>): number => requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)));

class Later {
  parts = $state.raw<typeof import("../ui/later.ts")>();

  load(): void {
    if (!this.parts) afterPainting(async () => void (this.parts = await import("../ui/later.ts")));
  }
}

export const later = new Later();

// What nobody needs at first comes when the table has been painted.

/** Loads it then; where the line is down nothing comes, and it is tried again when this is called again. */
export const afterPainting = (load: () => Promise<void>): number => requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)));

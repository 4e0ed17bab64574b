// Whoever is led to a seat at a live table is led there once by itself: who has been there and looks at his results is left
// in peace.

const SEATED = "bridgelaw-seated";

/** So many seconds pass between the notice and the table. */
export const NOTICE = 8;

/** The address from which the browser is led to its seat. */
export const leads = (home: string): string => `${home}/table`;

export function wasLed(table: string): boolean {
  try {
    return sessionStorage.getItem(SEATED) === table;
  } catch {
    return false;
  }
}

export function isLed(table: string): void {
  try {
    sessionStorage.setItem(SEATED, table);
  } catch {
    // a browser that keeps nothing: he is led again
  }
}

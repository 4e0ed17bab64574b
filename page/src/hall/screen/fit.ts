// Nobody scrolls on the big screen: its lists are as large as they all fit.

/** How many sizes the style sheet has, the largest first. */
const SIZES = 12;
/** What a phone takes, where one scrolls. */
const IN_HAND = 6;
/** Below this width in pixels a page is in a hand. */
const NARROW = 700;

/** The largest size that fits; the smallest where none does. */
export function largest(fits: (size: number) => boolean): number {
  for (let size = 0; size < SIZES - 1; size += 1) if (fits(size)) return size;
  return SIZES - 1;
}

/** An attachment that sizes what it stands on; made anew when what is `shown` changes, for that is when it may not fit. */
export function fitted(shown: unknown[]): (node: HTMLElement) => () => void {
  return (node) => {
    const set = (size: number): void => void (node.dataset.size = String(size));
    const fit = (): void => {
      if (window.innerWidth < NARROW || shown.length === 0) return set(IN_HAND);
      const page = document.documentElement;
      set(largest((size) => (set(size), page.scrollHeight <= window.innerHeight)));
    };
    fit();
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  };
}

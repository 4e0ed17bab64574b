// Names as people paste them: a pair a line.

type Person = [name: string, number: string];

/** Between two names; a dash only with a space on both sides, for names have dashes. */
const PARTED = /\s*[/;,&\t]\s*|\s+[-–—]\s+/;

/** The pairs of the lines, or the first line that does not hold two names. `A / B`, `A; B`, `A, B`, `A - B`, `A & B`, or a tab. */
export function pairsIn(text: string): { pairs: [Person, Person][]; bad?: string } {
  const pairs: [Person, Person][] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (!line) continue;
    const [first, second, ...more] = line.split(PARTED).filter(Boolean);
    if (!first || !second || more.length > 0) return { pairs: [], bad: line };
    pairs.push([[first, ""], [second, ""]]);
  }
  return { pairs };
}

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

/** The first pair that is there twice, in either order: it sits already, or it stands in two lines. */
export function twiceIn(pairs: readonly (readonly string[])[], sitting: readonly (readonly string[])[]): string | undefined {
  const known = new Set(sitting.map(keyOf));
  for (const names of pairs) {
    const key = keyOf(names);
    if (known.has(key)) return names.join(" – ");
    known.add(key);
  }
  return undefined;
}

const keyOf = (names: readonly string[]): string => names.map((one) => one.trim().toLocaleLowerCase()).sort().join("\n");

// Names as people paste them: a pair a line.

type Person = [name: string, number: string];

/** The pairs of the lines, or the first line that does not hold two names. `A / B`, `A; B`, or a tab between. */
export function pairsIn(text: string): { pairs: [Person, Person][]; bad?: string } {
  const pairs: [Person, Person][] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (!line) continue;
    const [first, second, ...more] = line.split(/\s*[/;\t]\s*/).filter(Boolean);
    if (!first || !second || more.length > 0) return { pairs: [], bad: line };
    pairs.push([[first, ""], [second, ""]]);
  }
  return { pairs };
}

// The vectors of a `parsing_vectors.toml`: `[[vector]]` tables of strings and one list of strings.
export interface Vector {
  slot: "call" | "card" | "seat";
  lang: "en" | "fr" | "nb";
  input: string;
  result: string[];
}

export function vectors(toml: string): Vector[] {
  return toml
    .split("[[vector]]")
    .slice(1)
    .map((block) => {
      const lines = block.split("\n").filter((line) => /^\w+ = /.test(line));
      return Object.fromEntries(lines.map((line) => line.split(/ = (.*)/s).slice(0, 2)).map(([k, v]) => [k, JSON.parse(v ?? "null")])) as unknown as Vector;
    });
}

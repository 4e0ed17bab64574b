// What a phone remembers of its place over a reload, and nobody else needs to know.
import { hall } from "./hall.svelte.ts";

export interface Remembered {
  readonly value: readonly string[];
  set(value: readonly string[]): void;
}

/** A few words under that name, for this place; nothing at first. */
export function remembered(name: string): Remembered {
  const key = `bridgelaw-hall:${hall.path}:${name}`;
  let value = $state.raw<readonly string[]>(read(key));
  return {
    get value() {
      return value;
    },
    set(found) {
      value = found;
      try {
        localStorage.setItem(key, JSON.stringify(found));
      } catch {
        // it holds as long as the page
      }
    },
  };
}

function read(key: string): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as string[];
  } catch {
    return [];
  }
}

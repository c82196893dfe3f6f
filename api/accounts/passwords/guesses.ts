import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What attackers try first. */
export interface Guesses {
  readonly common: ReadonlySet<string>;
  /** Pairs of adjacent keys on any of the keyboards, in either order: "qw", "wq". */
  readonly neighbours: ReadonlySet<string>;
}

/** The lists of the library as sets. Import this module only when they are needed. */
export function readGuesses(): Guesses {
  const neighbours = new Set<string>();
  for (const keyboard of Object.values(adjacencyGraphs)) {
    for (const [key, around] of Object.entries(keyboard as Readonly<Record<string, readonly (string | null)[]>>)) {
      // A neighbour is given with both of its characters, such as "qQ".
      for (const beside of around) for (const other of beside ?? '') neighbours.add(key + other);
    }
  }
  return { common: new Set(dictionary['passwords-common']), neighbours };
}

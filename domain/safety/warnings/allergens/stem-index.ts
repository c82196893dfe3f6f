const RUN = 3;

const keyAt = (text: string, at: number): number =>
  (text.charCodeAt(at) << 10) ^ (text.charCodeAt(at + 1) << 5) ^ text.charCodeAt(at + 2);

/**
 * Finds which of many stems a word may contain, by their first three letters: one step per letter of the word, however
 * many stems there are.
 */
export class StemIndex {
  private readonly byStart = new Map<number, number[]>();

  /** @param stems the spellings of each stem, at least three letters each */
  constructor(stems: readonly (readonly string[])[]) {
    for (const [at, spellings] of stems.entries()) {
      for (const spelling of spellings) {
        if (spelling.length < RUN) throw new Error(`The stem "${spelling}" is shorter than ${RUN} letters.`);
        const key = keyAt(spelling, 0);
        const list = this.byStart.get(key);
        if (list === undefined) this.byStart.set(key, [at]);
        else list.push(at);
      }
    }
  }

  /**
   * Indices of the stems whose first three letters are in the word, in table order. The rest of a stem may not match.
   */
  within(word: string): readonly number[] {
    let found: Set<number> | undefined;
    for (let at = 0; at + RUN <= word.length; at += 1) {
      const list = this.byStart.get(keyAt(word, at));
      if (list === undefined) continue;
      found ??= new Set();
      for (const stem of list) found.add(stem);
    }
    return found === undefined ? NONE : [...found].sort((one, other) => one - other);
  }
}

const NONE: readonly number[] = [];

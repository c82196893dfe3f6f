import type { Interaction } from './interaction.ts';

/** Different sayings of pairs, numbered: a large home has thousands of pairs, and some dozens of sayings. */
const numbers = new Map<string, Map<string, number>>();
let numbered = 0;

/**
 * What a pair says, whichever products it is of: what comes of it, what to do, how surely, and who says so.
 * @returns a number, the same for pairs that say the same
 */
export function pairSaying({ severity, result, action, source, needs, unclear }: Interaction): number {
  // Looked up by the text that differs most, which is written once in the table: no long text is put together for each.
  const like = numbers.get(action) ?? new Map<string, number>();
  numbers.set(action, like);
  const rest = `${severity} ${unclear === true} ${needs ?? ''} ${result} ${source}`;
  const number = like.get(rest) ?? numbered++;
  like.set(rest, number);
  return number;
}

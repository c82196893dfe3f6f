import type { Interaction } from './interaction.ts';

/** Numbers of the distinct warning texts: a large home has thousands of pairs, but only some dozens of texts. */
const numbers = new Map<string, Map<string, number>>();
let numbered = 0;

/**
 * What a pair says, whichever products it is about: the result, what to do, how certain it is, and the source.
 * @returns a number, equal for pairs that say the same
 */
export function pairTextNumber({ severity, result, action, source, needs, unclear }: Interaction): number {
  // First looked up by the longest text, a constant of the table, so that no long key is built for each pair.
  const like = numbers.get(action) ?? new Map<string, number>();
  numbers.set(action, like);
  const rest = `${severity} ${unclear === true} ${needs ?? ''} ${result} ${source}`;
  const number = like.get(rest) ?? numbered++;
  like.set(rest, number);
  return number;
}

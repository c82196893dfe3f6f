import type { Piece } from './split.ts';

/** A sentence of absences names a few things; a longer one is a list that an absence happens to begin. */
const LONG_CLAIM = 12;
const SHORT_CLAIM = 5;

/** How many items follow in the same sentence; counted no further than a claim may reach. */
export const followingItems = (pieces: readonly Piece[], index: number): number => {
  let count = 0;
  while (count < LONG_CLAIM && pieces[index + count]?.ending === 'item') count += 1;
  return count;
};

/**
 * Whether an absence at the start of an item reaches over the items that follow it in its sentence.
 * @param kind `free` ("free from", any place) or `absent` ("no", "sans": only where it opens a sentence)
 * @param opens whether the item begins a sentence
 * @param following how many items follow in the sentence
 */
export const claimReaches = (kind: 'free' | 'absent', opens: boolean, following: number): boolean =>
  following < (kind === 'free' ? LONG_CLAIM : opens ? SHORT_CLAIM : 0);

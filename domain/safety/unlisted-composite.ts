import type { CompositeAllergens } from './composite-words.ts';

/** A composite food that a label names without saying what it is made of. */
export interface UnlistedComposite extends CompositeAllergens {
  /** The normalised name that contains it. */
  readonly text: string;
  /** The words that named it; empty if it follows from the ingredient the name was matched to. */
  readonly phrase: string;
  readonly source: string;
}

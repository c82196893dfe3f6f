import type { CompositeAllergens } from './composite-words.ts';

/** A composite food of a label that does not say what it is made of. */
export interface UnlistedComposite extends CompositeAllergens {
  /** The normalised name it stands in. */
  readonly text: string;
  /** The words that named it; empty where the whole name did. */
  readonly phrase: string;
  readonly source: string;
}

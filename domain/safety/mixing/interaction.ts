import type { Severity } from '../vocabulary.ts';

/** Two products (or one product and the home itself) that must not come together. Never stored. */
export interface Interaction {
  /** Keys of the products: two, or one where the household itself is the other side (a litter tray). */
  readonly keys: readonly string[];
  /** Their names, in the same order. */
  readonly products: readonly string[];
  /** Where they are kept, in the same order. */
  readonly places: readonly (string | null)[];
  readonly severity: Severity;
  /** What comes of it: "chloramines". */
  readonly result: string;
  readonly message: string;
  readonly action: string;
  readonly source: string;
  /** It needs something more to happen: heat from a flame or a hot surface. */
  readonly needs?: 'heat';
  /** One side was not read clearly, or is known by its kind alone: the message says "may". */
  readonly unclear?: boolean;
}

import type { Severity } from '../vocabulary.ts';

/** Two products (or one product and something of the home itself) that must not come together. Never stored. */
export interface Interaction {
  /** Keys of the products: two, or one if the other side belongs to the household itself (a litter tray). */
  readonly keys: readonly string[];
  /** Their names, in the same order. */
  readonly products: readonly string[];
  /** Where they are kept, in the same order. */
  readonly places: readonly (string | null)[];
  readonly severity: Severity;
  /** What is produced: "chloramines". */
  readonly result: string;
  readonly message: string;
  readonly action: string;
  readonly source: string;
  /** What else has to happen: heat from a flame or a hot surface. */
  readonly needs?: 'heat';
  /** One side was not read clearly, or is only likely from the kind of product: the message says "may". */
  readonly unclear?: boolean;
}

// What helped others, as the rule of points takes it (product P24). A family is households that belong together.

/** What somebody did that a person accepted, or an official notice confirmed. */
export interface Accepted {
  readonly kind: 'correction' | 'gap' | 'recall';
  readonly family: string;
  /** The product: one product counts once for a family. */
  readonly key: string;
  /** What it is about, to be shown: the product. */
  readonly about: string;
  /** When it was accepted, milliseconds since 1970 by the server. */
  readonly at: number;
}

/** That a family found a tip or a review of another helpful. */
export interface Mark {
  readonly kind: 'mark';
  /** Of the author. */
  readonly family: string;
  /** Of whoever marked it. */
  readonly by: string;
  /** The tip or the review. */
  readonly key: string;
  readonly about: string;
  readonly at: number;
}

/** Everything that could count, of all families. */
export interface Deeds {
  readonly accepted: readonly Accepted[];
  readonly marks: readonly Mark[];
  /** Whether one of two families brought the other to this server. */
  readonly brought: (one: string, other: string) => boolean;
}

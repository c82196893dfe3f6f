// Input of the points rule: what helped others (product P24). A family is a set of households that belong together.

/** A contribution that a person accepted or an official notice confirmed. */
export interface Accepted {
  readonly kind: 'correction' | 'gap' | 'recall';
  readonly family: string;
  /** The product: each product counts once per family. */
  readonly key: string;
  /** The name of the product, for display. */
  readonly about: string;
  /** When it was accepted, milliseconds since 1970 by the server. */
  readonly at: number;
}

/** A mark by which one family found another's tip or review helpful. */
export interface Mark {
  readonly kind: 'mark';
  /** The family of the author. */
  readonly family: string;
  /** The family that marked it. */
  readonly by: string;
  /** The tip or the review. */
  readonly key: string;
  readonly about: string;
  readonly at: number;
}

/** Everything that may earn points, of all families. */
export interface Deeds {
  readonly accepted: readonly Accepted[];
  readonly marks: readonly Mark[];
  /** Whether one of the two families referred the other to this server. */
  readonly brought: (one: string, other: string) => boolean;
}

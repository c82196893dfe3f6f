import type { LabelNote } from '#domain/products/label/label-reading.ts';
import type { EvidenceLevel } from '#domain/safety/vocabulary.ts';

/** Steps of method M3.1, best first. */
export type MatchStep = 'exact' | 'number' | 'bracket' | 'part' | 'class' | 'fuzzy' | 'none';

/** A match by a pattern of names (method M1.3). */
export interface ClassMatch {
  /** Hazard classes that the pattern carries: DIOXANE_TRACE, PERSISTENT, PFAS; empty for plant and food derivatives. */
  readonly classes: readonly string[];
  /** The plant or food it is made from, when the pack knows it. */
  readonly of: string | null;
  /** Where the pattern comes from, as a citation. */
  readonly source: string;
  /** What such an ingredient is for, where the pattern says so: words of method M1. */
  readonly functions?: readonly string[];
  /** How strong the citation of `classes` is, where it is not an expert body's. */
  readonly evidence?: EvidenceLevel;
}

/** One ingredient of the flat list, in label order. */
export interface MatchedIngredient {
  /** Exactly what stands on the label. */
  readonly raw: string;
  /** The label's own word for it: without percentage, marks and what its bracket holds. */
  readonly text: string;
  /** The pack's name, or the tidied label text where nothing matched. */
  readonly name: string;
  /** The pack's id; null for unknown names and for class matches. */
  readonly id: string | null;
  readonly match: { readonly step: MatchStep; readonly confidence: number };
  readonly percent: number | null;
  readonly minor: boolean;
  readonly optional: boolean;
  readonly active: boolean;
  /** Index in this list of the ingredient whose bracket holds it. */
  readonly parent: number | null;
  /**
   * Null: it counts. Otherwise it is shown and costs nothing: `children` (every part in its bracket was identified),
   * `group` (a function word such as "emulsifiers" over its members), `repeat` (the same ingredient stands earlier).
   */
  readonly notCounted: 'children' | 'group' | 'repeat' | null;
  /** For a fuzzy match, the name it was read as. */
  readonly readAs: string | null;
  /** The whole name stands there, with a word between that nobody knows: unlike a misreading it causes caps. */
  readonly around?: true;
  /** A name with a colon, over the names that say what it is made of: "Sauce: tomatoes, water". */
  readonly heading?: true;
  /** Beside an id: classes of the name's family that the pack's entry does not hold itself. */
  readonly classMatch: ClassMatch | null;
}

/** A label after matching. */
export interface MatchedLabel {
  readonly ingredients: readonly MatchedIngredient[];
  /** Names of allergens the label warns of as traces, as printed. */
  readonly traces: readonly string[];
  /** What a food's "Contains:" names, as printed. Elsewhere these are among the ingredients. */
  readonly contains: readonly string[];
  readonly notes: readonly LabelNote[];
  /** Stretches of the label that are no name as a whole, to be searched for allergens. */
  readonly asides: readonly string[];
}

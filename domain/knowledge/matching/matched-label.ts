import type { LabelNote } from '#domain/products/label/label-reading.ts';
import type { EvidenceLevel } from '#domain/safety/vocabulary.ts';

/** Steps of method M3.1, best first. */
export type MatchStep = 'exact' | 'number' | 'bracket' | 'part' | 'class' | 'fuzzy' | 'none';

/** A match by a name pattern (method M1.3). */
export interface ClassMatch {
  /** Hazard classes that the pattern carries: DIOXANE_TRACE, PERSISTENT, PFAS; empty for plant and food derivatives. */
  readonly classes: readonly string[];
  /** The plant or food it is made from, if the pack knows it. */
  readonly of: string | null;
  /** The source of the pattern, as a citation. */
  readonly source: string;
  /** What such an ingredient is for, if the pattern says so, in the terms of method M1. */
  readonly functions?: readonly string[];
  /** Evidence level of the citation for `classes`, if it is not that of an expert body. */
  readonly evidence?: EvidenceLevel;
}

/** One ingredient of the flat list, in label order. */
export interface MatchedIngredient {
  /** Exactly as printed on the label. */
  readonly raw: string;
  /** The label's own name for it, without percentage, marks and brackets. */
  readonly text: string;
  /** The pack's name, or the cleaned-up label text if nothing matched. */
  readonly name: string;
  /** The pack's id; null for unknown names and for class matches. */
  readonly id: string | null;
  readonly match: { readonly step: MatchStep; readonly confidence: number };
  readonly percent: number | null;
  readonly minor: boolean;
  readonly optional: boolean;
  readonly active: boolean;
  /** Index in this list of the ingredient whose brackets contain it. */
  readonly parent: number | null;
  /**
   * Null if it counts. Otherwise it is shown but has no effect on the score: `children` (everything in its brackets was
   * identified), `group` (a function word such as "emulsifiers" before its members), `repeat` (listed earlier).
   */
  readonly notCounted: 'children' | 'group' | 'repeat' | null;
  /** For a fuzzy match, the name it was read as. */
  readonly readAs: string | null;
  /** The name is printed in full, interrupted by a word no name contains. Unlike a misreading it can cap the score. */
  readonly around?: true;
  /** A name with a colon, followed by the names of what it is made of: "Sauce: tomatoes, water". */
  readonly heading?: true;
  /** If `id` is set: classes of the name's family that the pack's entry lacks. */
  readonly classMatch: ClassMatch | null;
}

/** A label after matching. */
export interface MatchedLabel {
  readonly ingredients: readonly MatchedIngredient[];
  /** Allergens the label warns of as traces, as printed. */
  readonly traces: readonly string[];
  /** Names after "Contains:" on a food, as printed. On other products these are among the ingredients. */
  readonly contains: readonly string[];
  readonly notes: readonly LabelNote[];
  /** Parts of the label that are not one name, to be searched for allergens. */
  readonly asides: readonly string[];
}

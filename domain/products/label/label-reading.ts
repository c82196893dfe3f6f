/** One ingredient as it stands on the label, before anything is looked up. */
export interface LabelToken {
  /** Exactly the characters of the label, brackets, marks and percentage included. */
  readonly raw: string;
  /**
   * The name to look up: without marks, percentage, function prefix and listed children. A bracket with one thing in it
   * ("Butyrospermum Parkii (Shea) Butter") stays in.
   */
  readonly text: string;
  /** Per cent of the product, upper bound of a range; "<5%" is just under 5. Null when the label does not say. */
  readonly percent: number | null;
  /** Stands after "contains 2% or less of". */
  readonly minor: boolean;
  /** "+/-", "may contain": present in some shades or batches. */
  readonly optional: boolean;
  /** True under "may contain" and its like, where a food label means traces of allergens. */
  readonly mayContain: boolean;
  /** Listed as an active ingredient. */
  readonly active: boolean;
  /** What a bracket after it holds. */
  readonly children: readonly LabelToken[];
  /** True when the bracket is a list; false when it holds one thing, which may be a synonym of the name. */
  readonly listed: boolean;
  /** Stands before a colon, over the names that follow: "Filling (52%): sugar". */
  readonly head: boolean;
}

/** A stretch of the label that is no ingredient, and why it was left out. */
export interface LabelNote {
  readonly reason:
    | 'before_list'
    | 'after_list'
    | 'other_language'
    | 'footnote'
    | 'free_from'
    | 'maybe_free_from'
    | 'torn'
    | 'cut_off'
    | 'sentence'
    | 'no_name'
    | 'long_name'
    | 'too_long'
    | 'too_many'
    | 'grave'
    | 'grave_misread'
    | 'classes';
  readonly text: string;
}

/**
 * What a stretch of the label was read as: the `name` of an ingredient or what belongs to it (its `amount`, its `mark`),
 * a name behind "Contains:", a `trace`, words that say how to read the list (`structure`), or the reason of a note.
 */
export type ReadAs = 'name' | 'amount' | 'mark' | 'contains' | 'trace' | 'structure' | LabelNote['reason'];

/** Where something was read. */
export interface ReadSpan {
  readonly start: number;
  readonly end: number;
  readonly as: ReadAs;
}

/** What was read from a label. Every character of it is in a token, a trace, `contains`, `structure` or a note. */
export interface LabelReading {
  /** Ingredients at the top level, in label order; children hang below. */
  readonly tokens: readonly LabelToken[];
  /** "May contain traces of milk", "made in a factory that handles nuts": the things named. Not ingredients. */
  readonly traces: readonly string[];
  /** "Contains: milk, soy" after a list: in a food the allergens, elsewhere ingredients named apart. */
  readonly contains: readonly LabelToken[];
  /** Words that say how to read the list (headings, "may contain", "2% or less of"), in label order. */
  readonly structure: readonly string[];
  readonly notes: readonly LabelNote[];
  /** The label as it was read: HTML entities decoded, no longer than the limit. */
  readonly text: string;
  /** What each word of `text` was read as. No word stands in two of them. */
  readonly spans: readonly ReadSpan[];
}

/** What one label may hold (method M2.1.7, product P5.3). */
export const LABEL_LIMITS = { characters: 20_000, ingredients: 500, depth: 6 } as const;

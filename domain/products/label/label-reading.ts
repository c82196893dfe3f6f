/** One ingredient as printed on the label, before any lookup. */
export interface LabelToken {
  /** The exact characters of the label, including brackets, marks and percentage. */
  readonly raw: string;
  /**
   * The name to look up, without marks, percentage, function prefix and listed children. A bracket with one thing in it
   * ("Butyrospermum Parkii (Shea) Butter") is kept.
   */
  readonly text: string;
  /** Percentage of the product, upper bound of a range; "<5%" is just under 5. Null if the label does not state it. */
  readonly percent: number | null;
  /** Comes after "contains 2% or less of". */
  readonly minor: boolean;
  /** "+/-", "may contain": present in some shades or batches. */
  readonly optional: boolean;
  /** True after "may contain" and similar words, which on a food label mean traces of allergens. */
  readonly mayContain: boolean;
  /** Listed as an active ingredient. */
  readonly active: boolean;
  /** The contents of a bracket after it. */
  readonly children: readonly LabelToken[];
  /** True when the bracket is a list; false when it holds one thing, which may be a synonym of the name. */
  readonly listed: boolean;
  /** Comes before a colon and heads the names that follow: "Filling (52%): sugar". */
  readonly head: boolean;
}

/** A stretch of the label that is not an ingredient, and why it was left out. */
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
 * What a stretch of the label was read as: the `name` of an ingredient or something that belongs to it (its `amount`,
 * its `mark`), a name after "Contains:", a `trace`, words that say how to read the list (`structure`), or the reason of
 * a note.
 */
export type ReadAs = 'name' | 'amount' | 'mark' | 'contains' | 'trace' | 'structure' | LabelNote['reason'];

/** A stretch of the label and what it was read as. */
export interface ReadSpan {
  readonly start: number;
  readonly end: number;
  readonly as: ReadAs;
}

/** What was read from a label. Every character of it is in a token, a trace, `contains`, `structure` or a note. */
export interface LabelReading {
  /** Top-level ingredients in label order, with their children nested. */
  readonly tokens: readonly LabelToken[];
  /** "May contain traces of milk", "made in a factory that handles nuts": the things named. Not ingredients. */
  readonly traces: readonly string[];
  /** "Contains: milk, soy" after a list: in a food its allergens, elsewhere ingredients named separately. */
  readonly contains: readonly LabelToken[];
  /** Words that say how to read the list (headings, "may contain", "2% or less of"), in label order. */
  readonly structure: readonly string[];
  readonly notes: readonly LabelNote[];
  /** The label as read: HTML entities decoded, cut to the maximum length. */
  readonly text: string;
  /** What each word of `text` was read as. No word is in two spans. */
  readonly spans: readonly ReadSpan[];
}

/** Limits for one label (method M2.1.7, product P5.3). */
export const LABEL_LIMITS = { characters: 20_000, ingredients: 500, depth: 6 } as const;

import type { EvidenceLevel, Severity } from '../safety/vocabulary.ts';

/** A hazard fact: one class of method M4.1, with its citation. */
export interface Fact {
  readonly class: string;
  /** `oral`, `inhal`, `cosmetic`, a product type, `minN`, or null for every route. */
  readonly route: string | null;
  /** Instrument, entry and edition. */
  readonly source: string;
  readonly evidence: EvidenceLevel;
}

/** Who is warned, how severely, and under which conditions (all of which must hold). */
export interface AudienceEntry {
  readonly audience: string;
  readonly severity: Severity;
  readonly routes: readonly string[];
  readonly source: string;
  /** For warnings to everyone: evidence A or B limits the score, C does not. */
  readonly evidence?: EvidenceLevel;
}

/** Everything known about one ingredient. */
export interface Ingredient {
  readonly id: string;
  readonly name: string;
  readonly functions: readonly string[];
  readonly facts: readonly Fact[];
  readonly audience: readonly AudienceEntry[];
  /** Permitted with limits: `III/98`, `V/57`, `VI/3`. Shown as a badge, and the *assessed* factor of method M4.3.11. */
  readonly annexes: readonly string[];
  /** E number without a space ("E330"), or null. */
  readonly eNumber: string | null;
  readonly cas: readonly string[];
  readonly note: string | null;
  /** Rows of Annex II with a condition ("II/904"): shown, never scored. */
  readonly conditional?: readonly string[];
  /** Label spellings besides the name, in any language. */
  readonly synonyms?: readonly string[];
  /** Groups of the mixing table it belongs to by name (method M7): "HYPOCHLORITE", "ACID". */
  readonly mixGroups?: readonly string[];
}

/** Words of one food allergen (Reg. (EU) 1169/2011 Annex II and the US list). */
export interface FoodAllergen {
  readonly id: string;
  readonly namedAs: string;
  /** Normalised words that name the allergen, in every language covered. */
  readonly words: readonly string[];
  /** Normalised phrases that contain such a word but are not the allergen. */
  readonly not: readonly string[];
  /** Normalised phrases of the exempt forms. */
  readonly exempt: readonly string[];
  /** Normalised phrases of foods that often contain it: CAUTION, not a match. */
  readonly check?: readonly string[];
  readonly source: string;
}

/** A food made of several others, recognised by its name alone (method M6.2.11). */
export interface CompositeFood {
  readonly id: string;
  /** Ids of the allergens that it always contains, and of those that it often contains. */
  readonly always: readonly string[];
  readonly often: readonly string[];
  /** Its normalised words: anywhere in a name, as the whole name only, at the end of a Germanic compound. */
  readonly words: readonly string[];
  readonly alone: readonly string[];
  readonly ends: readonly string[];
  /** Ids of ingredients all of whose names mean it. */
  readonly identities: readonly string[];
  /** True if other foods named with it only say what it is for: "pizza sauce" contains no pizza. */
  readonly over: boolean;
  readonly source: string;
}

export type NumberKind = 'cas' | 'ec' | 'e' | 'ci';

/** A number as a label prints it: CAS "50-00-0", EC "200-001-8", E "E330", CI "77891". */
export interface KnownNumber {
  readonly kind: NumberKind;
  readonly number: string;
}

/** A published list or dictionary from which facts or names of the pack are taken. */
export interface PublishedList {
  /** "annex-ii" */
  readonly id: string;
  readonly name: string;
  readonly publisher: string;
  /** Date of the copy. */
  readonly edition: string;
  readonly licence: string;
  /** Number of substances or names taken from it; 0 if not counted. */
  readonly entries: number;
}

/** The names of a pack that are worth a careful search, with their place in its bytes. */
export interface GraveNames {
  /** All normalised names of the pack back to back, as UTF-8, and where each begins. */
  readonly texts: { readonly bytes: Uint8Array; readonly starts: Uint32Array };
  /** The indexes of the grave ones among them. */
  readonly places: readonly number[];
  nameAt(place: number): string;
  idAt(place: number): string;
}

/** What the engine may ask of a knowledge pack. Everything is synchronous and in memory. */
export interface Knowledge {
  /** Changes with every edit of the facts. */
  readonly version: string;
  readonly size: number;
  /** The ingredient that an exact normalised name or synonym belongs to. */
  idOfName(normalised: string): string | undefined;
  /** The ingredient that a number belongs to: CAS "50-00-0", EC "200-001-8", E "e330", CI "77891". */
  idOfNumber(kind: NumberKind, number: string): string | undefined;
  ingredient(id: string): Ingredient | undefined;
  /**
   * Names close enough in length to be worth an edit distance, for the fuzzy step.
   * @param normalised the name that was read
   * @returns candidate normalised names with their ids; small and deterministic in order
   */
  similarNames(normalised: string): readonly { readonly name: string; readonly id: string }[];
  /** The names of ingredients that may carry a CRITICAL warning or cap the score; built on every call. */
  graveNames(): GraveNames;
  /** Every ingredient id, in pack order. */
  ids(): readonly string[];
  readonly allergens: readonly FoodAllergen[];
  /** Foods made of several others. */
  readonly composites?: readonly CompositeFood[];
  /** Every number of an ingredient, grouped by kind; empty for an unknown id. */
  numbersOf?(id: string): readonly KnownNumber[];
  /** The published lists the pack was made from. */
  readonly lists?: readonly PublishedList[];
}

import type { Ingredient, KnownNumber, PublishedList } from '#domain/knowledge/knowledge.ts';
import type { IngredientLevel, ProductType } from '#domain/safety/vocabulary.ts';
import type { SourceList } from './source-lists.ts';

/** Filters of a search. Null means any value. */
export interface SearchFilters {
  /** The highest level the ingredient reaches, see {@link IngredientHit.level}. */
  readonly level: IngredientLevel | null;
  /** A function of the method's vocabulary. */
  readonly purpose: string | null;
  /** An audience key without its detail: "cat", "al_food". */
  readonly audience: string | null;
  readonly list: SourceList | null;
}

export interface SearchQuestion {
  readonly text: string;
  readonly filters: SearchFilters;
  /** Maximum number of hits. */
  readonly limit: number;
}

/** One hit of a search. */
export interface IngredientHit {
  readonly id: string;
  readonly name: string;
  /** The highest level it reaches as the first ingredient, over all product types. */
  readonly level: IngredientLevel;
  readonly purpose: readonly string[];
  /** The synonym or number it was found by, if not its name. */
  readonly foundBy: string | null;
}

export interface SearchResult {
  /** Total number of matches, including those beyond the limit. */
  readonly total: number;
  readonly hits: readonly IngredientHit[];
}

/** A name that a misread one may stand for. */
export interface Suggestion {
  /** As a label would print it, in the language of the reading if the pack has it. */
  readonly text: string;
  /** The ingredient's preferred name, if different. */
  readonly name: string | null;
}

/** A filter value, and how many ingredients have it. */
export interface Share<K extends string = string> {
  readonly key: K;
  readonly count: number;
}

/** The contents of this instance's pack in numbers. */
export interface KnowledgeCounts {
  readonly version: string;
  readonly ingredients: number;
  /** Names and spellings other than the preferred ones. */
  readonly spellings: number;
  /** Ingredients with at least one hazard fact. */
  readonly withFacts: number;
  /** Ingredients with a warning for someone. */
  readonly withWarnings: number;
  readonly facts: number;
  readonly levels: readonly Share<IngredientLevel>[];
  readonly purposes: readonly Share[];
  readonly audiences: readonly Share[];
  readonly lists: readonly Share<SourceList>[];
}

/** A product type, and an ingredient's level as the first ingredient there. */
export interface LevelByType {
  readonly type: ProductType;
  readonly level: IngredientLevel;
}

/** The lists and dictionaries the knowledge was made from. */
export interface KnowledgeSources {
  readonly version: string;
  readonly lists: readonly PublishedList[];
}

/** Everything about one ingredient. */
export interface IngredientAnswer {
  readonly ingredient: Ingredient;
  readonly numbers: readonly KnownNumber[];
  readonly level: IngredientLevel;
  readonly levels: readonly LevelByType[];
  readonly lists: readonly SourceList[];
}

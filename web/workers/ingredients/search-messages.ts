import type { Ingredient, KnownNumber, PublishedList } from '#domain/knowledge/knowledge.ts';
import type { IngredientLevel, ProductType } from '#domain/safety/vocabulary.ts';
import type { SourceList } from './source-lists.ts';

/** What narrows a search. Null leaves it open. */
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
  /** Most hits wanted. */
  readonly limit: number;
}

/** One ingredient of a search. */
export interface IngredientHit {
  readonly id: string;
  readonly name: string;
  /** The highest level it reaches as the first ingredient of any kind of product. */
  readonly level: IngredientLevel;
  readonly purpose: readonly string[];
  /** The synonym or number it was found by, where that is not its name. */
  readonly foundBy: string | null;
}

export interface SearchResult {
  /** How many there are, also of those beyond the limit. */
  readonly total: number;
  readonly hits: readonly IngredientHit[];
}

/** A name that may have been meant by a reading. */
export interface Suggestion {
  /** As a label would print it, in the language of the reading where the pack holds it. */
  readonly text: string;
  /** The ingredient's preferred name, where that is another. */
  readonly name: string | null;
}

/** A value to filter by, and how many ingredients have it. */
export interface Share<K extends string = string> {
  readonly key: K;
  readonly count: number;
}

/** What this instance knows, counted in its pack. */
export interface KnowledgeCounts {
  readonly version: string;
  readonly ingredients: number;
  /** Names and spellings beside the preferred ones. */
  readonly spellings: number;
  /** Ingredients with at least one hazard fact. */
  readonly withFacts: number;
  /** Ingredients somebody is warned of. */
  readonly withWarnings: number;
  readonly facts: number;
  readonly levels: readonly Share<IngredientLevel>[];
  readonly purposes: readonly Share[];
  readonly audiences: readonly Share[];
  readonly lists: readonly Share<SourceList>[];
}

/** One kind of product, and what an ingredient costs there in first place. */
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

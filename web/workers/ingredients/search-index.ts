import type { Ingredient, Knowledge, KnownNumber } from '#domain/knowledge/knowledge.ts';
import type { IngredientLevel } from '#domain/safety/vocabulary.ts';
import { highestLevel, levelsOf } from './ingredient-levels.ts';
import { searchForm } from './search-form.ts';
import { listsOf, type SourceList } from './source-lists.ts';

/** One ingredient in the search index. */
export interface IndexEntry {
  readonly id: string;
  readonly ingredient: Ingredient;
  /** Numbers, then synonyms, as written. */
  readonly otherNames: readonly string[];
  /** Search form of its name. */
  readonly name: string;
  /** Search forms of {@link otherNames}, in the same order, each between two newlines. */
  readonly others: string;
  readonly level: IngredientLevel;
  /** Audience keys without detail. */
  readonly audiences: ReadonlySet<string>;
  readonly lists: readonly SourceList[];
}

/** Ingredients indexed before the worker yields to other questions. */
const SLICE = 400;
const NOBODY: ReadonlySet<string> = new Set();
const FOOD_ALLERGEN = /^ALLERGEN_FOOD\(/;

/** Strips the detail: "al_food(milk)" becomes "al_food". */
const audienceKey = (audience: string): string => audience.replace(/\(.*/, '');

const audiencesOf = ({ audience, facts }: Ingredient): ReadonlySet<string> => {
  const keys = new Set(audience.map((entry) => audienceKey(entry.audience)));
  if (facts.some((fact) => FOOD_ALLERGEN.test(fact.class))) keys.add('al_food');
  return keys.size === 0 ? NOBODY : keys;
};

/** An ingredient's number as printed: CAS and EC numbers without their prefix. */
const printedNumber = ({ kind, number }: KnownNumber): string => (kind === 'ci' ? `CI ${number}` : number);

const entryOf = (id: string, ingredient: Ingredient, numbers: readonly KnownNumber[]): IndexEntry => {
  const otherNames = [...numbers.map(printedNumber), ...(ingredient.synonyms ?? [])];
  return {
    id,
    ingredient,
    otherNames,
    name: searchForm(ingredient.name),
    others: `\n${otherNames.map(searchForm).join('\n')}\n`,
    level: ingredient.facts.length + ingredient.audience.length === 0 ? 'none' : highestLevel(levelsOf(ingredient)),
    audiences: audiencesOf(ingredient),
    lists: listsOf(ingredient),
  };
};

const byName = (one: IndexEntry, other: IndexEntry): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1;

/**
 * Builds a pack's search index, sorted by name. In slices, so that a product scanned meanwhile does not have to wait.
 * @param rest yields to other questions
 */
export async function searchIndex(knowledge: Knowledge, rest: () => Promise<void>): Promise<readonly IndexEntry[]> {
  const entries: IndexEntry[] = [];
  for (const [at, id] of knowledge.ids().entries()) {
    if (at > 0 && at % SLICE === 0) await rest();
    const ingredient = knowledge.ingredient(id);
    if (ingredient) entries.push(entryOf(id, ingredient, knowledge.numbersOf?.(id) ?? []));
  }
  return entries.sort(byName);
}

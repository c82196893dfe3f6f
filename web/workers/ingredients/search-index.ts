import type { Ingredient, Knowledge, KnownNumber } from '#domain/knowledge/knowledge.ts';
import type { IngredientLevel } from '#domain/safety/vocabulary.ts';
import { highestLevel, levelsOf } from './ingredient-levels.ts';
import { searchForm } from './search-form.ts';
import { listsOf, type SourceList } from './source-lists.ts';

/** One ingredient as the search sees it. */
export interface IndexEntry {
  readonly id: string;
  readonly ingredient: Ingredient;
  /** Numbers, then synonyms, as they are written. */
  readonly otherNames: readonly string[];
  /** The search form of its name. */
  readonly name: string;
  /** Search forms of {@link otherNames}, in their order, each between two line ends. */
  readonly others: string;
  readonly level: IngredientLevel;
  /** Audience keys without detail. */
  readonly audiences: ReadonlySet<string>;
  readonly lists: readonly SourceList[];
}

/** So many are read before the worker looks for other questions. */
const SLICE = 400;
const NOBODY: ReadonlySet<string> = new Set();
const FOOD_ALLERGEN = /^ALLERGEN_FOOD\(/;

/** "al_food(milk)" is filed under "al_food". */
const audienceKey = (audience: string): string => audience.replace(/\(.*/, '');

const audiencesOf = ({ audience, facts }: Ingredient): ReadonlySet<string> => {
  const keys = new Set(audience.map((entry) => audienceKey(entry.audience)));
  if (facts.some((fact) => FOOD_ALLERGEN.test(fact.class))) keys.add('al_food');
  return keys.size === 0 ? NOBODY : keys;
};

/** The numbers of an ingredient as they are printed: "CAS" and "EC" stand without their letters. */
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
 * Reads a pack into a search index, by name. In slices, so that a product that is scanned meanwhile does not wait.
 * @param rest gives other questions a turn
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { citeStatements } from './cite-statements.ts';
import { withBansInFood } from './join-bans.ts';
import { withCorrosives } from './join-corrosives.ts';
import { type GroupCount, joinGroups } from './join-groups.ts';
import { withHarmfulChemicals, withHomeChemicals } from './join-home-chemicals.ts';
import { type IdentityCounts, joinIdentities } from './join-identities.ts';
import { type JoinedLists, joinLists } from './join-lists.ts';
import { withMedicines } from './join-medicines.ts';
import { withPoisonousPlants } from './join-plants.ts';
import { withPoisons } from './join-poisons.ts';
import { withUnrefined } from './join-unrefined.ts';
import { readLanguageFolder, withLanguageNames } from './language-names.ts';
import { nameFinder } from './place-of.ts';
import { PoisonousPlants } from './plant-schema.ts';
import { readGroups } from './read-groups.ts';
import { readIdentityFolder } from './read-identities.ts';
import { readLists } from './read-lists.ts';
import {
  SourceAllergen,
  SourceAllergenForms,
  SourceComposite,
  SourceIngredient,
  SourceNames,
} from './source-schema.ts';
import { WarningGroup, withWarningGroups } from './warning-groups.ts';

/** Everything the compiler works from. */
export interface KnowledgeSources {
  /** Sorted by id. */
  readonly ingredients: readonly SourceIngredient[];
  readonly allergens: readonly SourceAllergen[];
  readonly composites: readonly SourceComposite[];
  /** What each published list added, and what was not taken from it. */
  readonly lists: Omit<JoinedLists, 'ingredients'>;
  /** What the law's group entries added. */
  readonly groups: GroupCount;
  /** What the identity files added, and what was refused from them. */
  readonly identities: IdentityCounts;
  /** What the names that this instance imported added; null if it has none. */
  readonly imported: IdentityCounts | null;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

const parseFile = <T>(schema: z.ZodType<T>, path: string): T[] => {
  const parsed = z.array(schema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
};

/** Every line of the files in a folder, sorted by file name. @param wanted which files to read */
const parseFolder = <T>(schema: z.ZodType<T>, name: string, wanted: (file: string) => boolean = () => true): T[] => {
  const folder = join(FOLDER, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && wanted(file))
    .sort()
    .flatMap((file) => parseFile(schema, join(folder, file)));
};

/** The ingredients with their additional spellings, sorted by id. */
function withNames(ingredients: readonly SourceIngredient[], names: readonly SourceNames[]): SourceIngredient[] {
  const byId = new Map(ingredients.map((one) => [one.id, one]));
  if (byId.size !== ingredients.length) {
    const repeated = ingredients.find((one) => byId.get(one.id) !== one);
    throw new Error(`Two ingredients have the id ${repeated?.id}`);
  }
  for (const { id, synonyms } of names) {
    const one = byId.get(id);
    if (!one) throw new Error(`Names are given to ${id}, which is not an ingredient`);
    byId.set(id, { ...one, synonyms: [...one.synonyms, ...synonyms] });
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The food allergens with the forms that their names take in label statements, in every language of the table.
 * @throws Error for forms of an allergen that does not exist
 */
function readAllergens(): SourceAllergen[] {
  const allergens = parseFile(SourceAllergen, join(FOLDER, 'allergens.json'));
  const forms = parseFile(SourceAllergenForms, join(FOLDER, 'allergen-forms.json'));
  const known = new Set(allergens.map(({ id }) => id));
  for (const { language, forms: own } of forms) {
    const missing = Object.keys(own).find((id) => !known.has(id));
    if (missing !== undefined) throw new Error(`The forms in ${language} are for ${missing}, which does not exist`);
  }
  return allergens.map((one) => ({
    ...one,
    derived: [...one.derived, ...forms.flatMap(({ forms: own }) => own[one.id]?.split('|') ?? [])],
  }));
}

/** The composite foods. @throws Error for an allergen or an ingredient that does not exist */
function readComposites(
  allergens: readonly SourceAllergen[],
  ingredients: readonly SourceIngredient[],
): SourceComposite[] {
  const known = new Set([...allergens, ...ingredients].map(({ id }) => id));
  const composites = parseFile(SourceComposite, join(FOLDER, 'composites.json'));
  for (const { id, always, often, identities } of composites) {
    const missing = [...always, ...often, ...identities].find((one) => !known.has(one));
    if (missing !== undefined) throw new Error(`The composite food ${id} names ${missing}, which does not exist`);
  }
  return composites;
}

/**
 * Reads and checks our source files.
 * @throws Error naming the file and place of a fact without a citation, an unknown class, a repeated id, or names of an
 * ingredient that does not exist
 * @param imported folder of additional identity files of one instance
 */
export function readSources(imported?: string): KnowledgeSources {
  const isIdentity = (file: string): boolean => file.startsWith('identities-');
  const curated = parseFolder(SourceIngredient, 'ingredients', (file) => !isIdentity(file));
  const identities = parseFolder(SourceIngredient, 'ingredients', isIdentity);
  const own = withNames([...curated, ...identities], parseFolder(SourceNames, 'names')).map(citeStatements);
  const named = joinIdentities(own, readIdentityFolder(join(FOLDER, 'identities')), nameFinder(FOLDER));
  const files = imported === undefined ? { lines: [], refused: [] } : readIdentityFolder(imported);
  const further = joinIdentities(named.ingredients, files, nameFinder(FOLDER));
  const warned = withWarningGroups(further.ingredients, parseFolder(WarningGroup, 'warnings'));
  const published = readLists();
  const { ingredients: listed, ...lists } = joinLists(warned, new Set(curated.map((one) => one.id)), published);
  const { ingredients: grouped, count: groups } = joinGroups(listed, readGroups());
  const poisonous = parseFile(PoisonousPlants, join(FOLDER, 'poisonous-plants.json'));
  const planted = withPoisonousPlants(withMedicines(grouped), poisonous);
  const told = withHomeChemicals(withCorrosives(withPoisons(withUnrefined(planted, published))));
  const all = withBansInFood(withHarmfulChemicals(told));
  const languages = readLanguageFolder(join(FOLDER, 'languages'));
  const { ingredients, refused } = withLanguageNames(all, languages, nameFinder(FOLDER));
  const allergens = readAllergens();
  return {
    ingredients,
    groups,
    allergens,
    composites: readComposites(allergens, ingredients),
    lists,
    identities: { ...named.account, refused: [...named.account.refused, ...refused] },
    imported: files.lines.length + files.refused.length === 0 ? null : further.account,
  };
}

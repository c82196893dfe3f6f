import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import type { PlaceOf } from './join-identities.ts';
import type { IdentityRefusal } from './read-identities.ts';
import type { SourceIngredient } from './source-schema.ts';

/** First line of a table of names by language. */
export const LANGUAGE_HEADER = 'name\tlanguage\tnames';

/** The languages that a table may use, by ISO 639-1 code. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fr hr hu is it ja lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(' '),
);

/** One line of a table: what a substance or food is called in one language. */
export interface LanguageLine {
  /** "foods.tsv:12" */
  readonly place: string;
  /** One of the ingredient's names in the pack. */
  readonly name: string;
  readonly language: string;
  readonly names: readonly string[];
}

/**
 * Reads the text of one table: name, language, and names separated by semicolons. Lines with "#" say where the names
 * are from.
 * @param file its name, for messages
 * @throws Error naming the malformed line
 */
export function readLanguageText(text: string, file: string): readonly LanguageLine[] {
  const rows = text.split(/\r?\n/).map((row, at) => ({ row, place: `${file}:${at + 1}` }));
  const [header, ...lines] = rows.filter(({ row }) => row.trim() !== '' && !row.startsWith('#'));
  if (header?.row !== LANGUAGE_HEADER) {
    throw new Error(`${header?.place ?? file}: the first line has to be "${LANGUAGE_HEADER.replaceAll('\t', '⇥')}"`);
  }
  return lines.map(({ row, place }) => {
    const [name = '', language = '', cell = '', ...more] = row.split('\t').map((part) => part.trim());
    const names = cell.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
    if (name === '' || names.length === 0 || more.length > 0) throw new Error(`${place}: name, language, names`);
    if (!LANGUAGES.has(language)) throw new Error(`${place}: "${language}" is not a language of these tables`);
    return { place, name, language, names };
  });
}

/** Reads every table of a folder, sorted by file name. A folder that does not exist yields none. */
export const readLanguageFolder = (folder: string): readonly LanguageLine[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder)
        .filter((file) => file.endsWith('.tsv'))
        .sort()
        .flatMap((file) => readLanguageText(readFileSync(join(folder, file), 'utf8'), file));

/**
 * Gives ingredients their names in further languages. This comes last, so that no list finds a substance by one of
 * them.
 * @returns the ingredients, and the names not taken because another ingredient has them or the pack lacks their
 * ingredient
 */
export function withLanguageNames(
  ingredients: readonly SourceIngredient[],
  lines: readonly LanguageLine[],
  placeOf: PlaceOf,
): { readonly ingredients: readonly SourceIngredient[]; readonly refused: readonly IdentityRefusal[] } {
  const owners = new Map<string, string>();
  const own = (text: string, id: string): void => {
    const key = normaliseName(text);
    if (!owners.has(key)) owners.set(key, id);
  };
  for (const { id, name } of ingredients) own(name, id);
  for (const { id, synonyms } of ingredients) for (const text of synonyms) own(text, id);
  const refused: IdentityRefusal[] = [];
  const added = new Map<string, string[]>();
  for (const { place, name, names } of lines) {
    const id = owners.get(normaliseName(name));
    if (id === undefined) {
      refused.push({ place, why: `"${name}" is not an ingredient` });
      continue;
    }
    for (const text of names) {
      const owner = owners.get(normaliseName(text));
      if (owner === undefined) {
        owners.set(normaliseName(text), id);
        added.set(id, [...(added.get(id) ?? []), text]);
      } else if (owner !== id) refused.push({ place, why: `"${text}" is also ${owner} (${placeOf(owner, text)})` });
    }
  }
  return {
    ingredients: ingredients.map((one) => ({ ...one, synonyms: [...one.synonyms, ...(added.get(one.id) ?? [])] })),
    refused,
  };
}

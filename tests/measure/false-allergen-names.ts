import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain, type WordTable } from './allergen-taxonomy.ts';

interface Entry {
  readonly parents: readonly string[];
  readonly names: readonly { readonly language: string; readonly name: string }[];
}

/** The entries of the ingredient taxonomy: one paragraph each, with parents before names. */
function entriesOf(path: string): readonly Entry[] {
  return readFileSync(path, 'utf8')
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const parents = lines.flatMap((line) => /^<([a-z_]{2,5}:.+)$/.exec(line)?.[1] ?? []);
      const names = lines.flatMap((line) => {
        const [, language = '', list = ''] = /^([a-z_]{2,5}):(.*)$/.exec(line) ?? [];
        return list.split(',').map((name) => ({ language, name: plain(name) }));
      });
      return { parents, names: names.filter(({ name }) => name !== '') };
    });
}

/** By allergen word: names that contain the word but mean something else ("cocoa butter", "noix de muscade"). */
export type FalseAllergenNames = ReadonlyMap<string, readonly string[]>;

/**
 * Ingredients of Open Food Facts whose name contains an allergen's word although neither they nor any of their parents
 * is that allergen: the parent of cocoa butter is cocoa.
 * @param folder of the data files
 */
export function falseAllergenNames(folder: string, tables: WordTable): FalseAllergenNames {
  const entries = entriesOf(join(folder, 'taxonomies/off_2019/ingredients.txt'));
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    for (const { language, name } of entry.names) byName.set(`${language}:${name}`, entry);
  }
  // The words of all languages, because an ancestor may be written in any of them.
  const words = new Map<string, string>();
  for (const [language, table] of tables)
    for (const [word, allergen] of table) words.set(`${language}:${word}`, allergen);
  const isA = (entry: Entry, allergen: string, depth: number): boolean =>
    entry.names.some(({ language, name }) => words.get(`${language}:${name}`) === allergen) ||
    (depth < 8 &&
      entry.parents.some((parent) => {
        const [language = '', name = ''] = parent.split(/:(.*)/s);
        const above = byName.get(`${language}:${plain(name)}`);
        return above !== undefined && above !== entry && isA(above, allergen, depth + 1);
      }));
  const found = new Map<string, string[]>();
  for (const entry of entries) {
    if (entry.parents.length === 0) continue;
    for (const { language, name } of entry.names) {
      const parts = name.split(' ');
      if (parts.length < 2 || parts.length > 6) continue;
      for (const part of parts) {
        const allergen = tables.get(language)?.get(part);
        if (allergen === undefined || isA(entry, allergen, 0)) continue;
        found.set(part, [...(found.get(part) ?? []), name]);
      }
    }
  }
  return found;
}

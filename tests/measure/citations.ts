import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntryCompared, isFactCompared } from '#db/knowledge/citation-marks.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import type { SourceIngredient } from '#db/knowledge/source-schema.ts';

/** Official files in which a kind of citation can be looked up, and the pattern of an entry in them. */
const CHECKS: readonly { readonly cites: RegExp; readonly path: string; readonly row: (entry: string) => RegExp }[] = [
  {
    cites: /CosIng II\/(\d+)/,
    path: 'cosing_2026/COSING_Annex_II_v2.txt',
    row: (entry) => new RegExp(`^${entry},"?[\\s\\S]*?(?=^\\d+,)`, 'm'),
  },
  {
    cites: /CosIng III\/(\d+)/,
    path: 'cosing_2026/COSING_Annex_III_v2.txt',
    row: (entry) => new RegExp(`^${entry},"?[\\s\\S]*?(?=^\\d+,|$(?![\\s\\S]))`, 'm'),
  },
  {
    cites: /CLP Annex VI (\d{3}-\d{3}-[\dX]{2}-[\dX])/,
    path: 'clp/clp_annex_vi_atp20.csv',
    row: (entry) => new RegExp(`^"?${entry}[\\s\\S]*?(?=^"?\\d{3}-\\d{3}-|$(?![\\s\\S]))`, 'm'),
  },
];

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/[^a-z0-9]/g, '');

/** Whether a row of an official file is about an ingredient: it contains a CAS number or one of its names. */
const speaksOf = (row: string, one: SourceIngredient): boolean => {
  if (one.cas.some((number) => row.includes(number))) return true;
  const told = letters(row);
  return [one.name, ...one.synonyms].some((name) => letters(name).length > 3 && told.includes(letters(name)));
};

/**
 * Counts the citations of facts and warnings that were compared with their originals and those from memory. Of the
 * compared ones, counts how many name a row of an official file that is about the ingredient.
 * @param folder the official files
 */
export function citationAccount(folder: string): Record<string, number> {
  const { ingredients, lists, allergens } = readSources();
  const texts = new Map(CHECKS.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]));
  const count = {
    'Citations of facts, compared': 0,
    'Citations of facts, from memory': 0,
    'Citations of warnings, compared': 0,
    'Citations of warnings, from memory': 0,
    'Citations of food allergens, from memory': allergens.filter((one) => one.checked === 'background').length,
    'Compared ones of our own looked up in a list': 0,
    'Of these, found in the row they name': 0,
  };
  const rows = new Map<string, string>();
  for (const one of ingredients) {
    for (const entry of one.audience)
      count[isEntryCompared(one, entry) ? 'Citations of warnings, compared' : 'Citations of warnings, from memory'] +=
        1;
    for (const fact of one.facts) {
      const compared = isFactCompared(one, fact);
      count[compared ? 'Citations of facts, compared' : 'Citations of facts, from memory'] += 1;
      if (!compared || lists.made.has(one.id)) continue;
      for (const { cites, path, row } of CHECKS) {
        const entry = cites.exec(fact.source)?.[1];
        if (entry === undefined || fact.source.includes('(') === /CosIng II\//.test(fact.source)) continue;
        const key = `${path} ${entry}`;
        const text = rows.get(key) ?? row(entry).exec(texts.get(path) ?? '')?.[0] ?? '';
        rows.set(key, text);
        count['Compared ones of our own looked up in a list'] += 1;
        if (speaksOf(text, one)) count['Of these, found in the row they name'] += 1;
        else if (process.env.SHOW) console.log(`    ${one.id}: ${fact.source}`);
      }
    }
  }
  return count;
}

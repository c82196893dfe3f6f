import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import type { DraftFile, DraftIdentity, ImportRefusal } from './draft-identity.ts';
import { offTaxonomy, type TaxonomyEntry } from './off-taxonomy.ts';

/** Languages of the labels we read. Names used in any language, such as scientific names, are under "xx". */
const LANGUAGES = ['en', 'xx', 'fr', 'de', 'es', 'it'];
const LONGEST = 80;
/** How many ancestors of a food are followed. */
const MOST_PARENTS = 12;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "en: wheat flour" and "en:wheat-flour" are the same parent. */
const key = (text: string): string => `${text.slice(0, 2)}:${normaliseName(text.slice(3))}`;

/** What an entry is a kind of, nearest first. */
function kindsOf(entry: TaxonomyEntry, byName: ReadonlyMap<string, TaxonomyEntry>): string[] {
  const found: string[] = [];
  const open = [...entry.parents];
  const seen = new Set<TaxonomyEntry>();
  while (open.length > 0 && seen.size < MOST_PARENTS) {
    const next = open.shift() ?? '';
    const parent = byName.get(key(next));
    if (parent === undefined) found.push(next.slice(3).replaceAll('-', ' '));
    else if (!seen.has(parent)) {
      seen.add(parent);
      found.push(...LANGUAGES.flatMap((language) => parent.names[language] ?? []));
      open.push(...parent.parents);
    }
  }
  return found;
}

/**
 * The foods and additives of an Open Food Facts taxonomy, text or JSON. Each comes with what it is a kind of: cooked
 * ham is pork, so the hazards of pork apply to it.
 */
export function offIdentities(text: string): DraftFile {
  const entries = offTaxonomy(text);
  const byName = new Map<string, TaxonomyEntry>();
  for (const entry of entries) {
    for (const [language, names] of Object.entries(entry.names)) {
      for (const name of names) {
        const named = `${language}:${normaliseName(name)}`;
        if (!byName.has(named)) byName.set(named, entry);
      }
    }
  }
  const drafts: DraftIdentity[] = [];
  const refused: ImportRefusal[] = [];
  for (const entry of entries) {
    // "E260 - Acetic acid", "E541(ii) food additive": the number has a field of its own.
    const all = LANGUAGES.flatMap((language) => entry.names[language] ?? [])
      .map((name) => name.replace(/^E\d{3,4}[a-z]* - /i, ''))
      .filter((name) => !/food additive$/.test(name));
    const names = all.filter((name) => name.length <= LONGEST && /\p{L}{3}/u.test(name) && !/[;\t]/.test(name));
    const [name, ...synonyms] = names;
    const what = name ?? Object.values(entry.names).flat()[0] ?? '';
    if (entry.ignored) refused.push({ what, why: 'a word used in lists, not an ingredient' });
    else if (name === undefined) refused.push({ what, why: 'no name in en, fr, de, es or it' });
    else {
      const number = entry.eNumber === null ? [] : [`E${entry.eNumber.toLowerCase()}`];
      const numbers = number.filter((text) => /^E\d{3,4}[a-z]*$/.test(text));
      const kinds = kindsOf(entry, byName);
      const functions = numbers.length > 0 ? [] : ['food_base'];
      drafts.push({ name: capital(name), functions, numbers, synonyms, kinds });
    }
  }
  return { drafts, refused };
}

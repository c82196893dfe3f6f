import { plain } from './allergen-taxonomy.ts';
import type { FalseAllergenNames } from './false-allergen-names.ts';

/** How a label declares an allergen: emphasis, a statement after the list, or the tags of its catalogue entry. */
export type DeclaredBy = 'emphasis' | 'statement' | 'tag';

/** An allergen that a label declares, with the declaring words. */
export interface Declared {
  readonly allergen: string;
  readonly by: DeclaredBy;
  readonly words: string;
}

const UNDERSCORED = /_([^_\n]{2,60})_/g;
const CAPITALS = /\p{Lu}{3,}(?:[ -]\p{Lu}{2,})*/gu;
// "Contains: milk, soy.", "Allergènes : lait", "CONTAINS WHEAT", and trace statements. Percentages are not statements.
const STATEMENT =
  /(?:\b(?:contains|contient|enth[aä]lt|contiene|bevat|zawiera|innehåller|indeholder|contém|may (?:also )?contain|peut (?:aussi )?contenir|kann|puede contener|pu[oò] contenere|kan|pode conter)\b(?: (?:also|auch|geringe mengen|des|trazas?|traces?|tracce|spuren|sporen|of|de|von|di|van)\b){0,3}|\b(?:allergens?|allerg[eè]nes?|allergene|al[eé]rgenos|allergeni)\s*(?=:))\s*:?\s*(?![\d<]|less|no\b|not\b|one\b|up to|at least|kein)([^.:;)\n]{2,160})/gi;
const MOST_WORDS = 4;
// Words before an allergen that negate it, in the languages of the measurement.
const TAKEN_BACK =
  /(?:\b(?:free|without|no|not|non|sans|pas de|ni|exempt de|ohne|frei von|keine?n?|sin|libre de|senza|privo di|zonder|geen|vrij van|bez|utan|uden|sem)\b)[^,.;:]{0,25}$/;
const NO = /^(?:sans|ni|ohne|sin|senza|zonder|utan|uden|bez|sem|no|non|without)$/;
const FREE = /^(?:free|frei|vrij|fri)$/;
const LINKED_NO = /(?:libre|privo|exempt|vrij|frei|free) (?:de|di|van|von|from)$/;
const FREE_BEHIND = /^[\s_-]{0,3}(?:free|frei|vrij|fri)\b/i;

/** Allergens named in a run of words: by the whole run, or by its longest matching parts. */
function named(run: string, table: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  const words = plain(run).split(' ');
  const found: (readonly [string, string])[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MOST_WORDS, words.length - at);
    let hit: string | undefined;
    for (; length > 0; length -= 1) {
      hit = table.get(words.slice(at, at + length).join(' '));
      if (hit !== undefined) break;
    }
    const denied =
      NO.test(words[at - 1] ?? '') ||
      FREE.test(words[at + length] ?? '') ||
      LINKED_NO.test(words.slice(0, at).join(' '));
    if (hit !== undefined && !denied) found.push([hit, words.slice(at, at + length).join(' ')]);
    at += Math.max(1, length);
  }
  return found;
}

const isMixedCase = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals * 2 < letters;
};

/**
 * The allergens that a label itself declares: words in capitals if the label is not all in capitals, words between
 * underscores (bold print in Open Food Facts), and statements such as "contains:". A negated word ("sans lait",
 * "milk-free") declares nothing.
 * @param table words of the label's language
 * @param others names that contain such a word but mean something else
 */
export function declaredAllergens(
  text: string,
  table: ReadonlyMap<string, string>,
  others: FalseAllergenNames,
): readonly Declared[] {
  const declared = new Map<string, Declared>();
  const add = (run: string, at: number, by: DeclaredBy): void => {
    const near = text
      .slice(Math.max(0, at - 45), at)
      .replaceAll('_', '')
      .toLowerCase();
    if (TAKEN_BACK.test(near)) return;
    if (FREE_BEHIND.test(text.slice(at + run.length, at + run.length + 12))) return;
    const around = ` ${plain(text.slice(Math.max(0, at - 25), at + run.length + 35))} `;
    for (const [allergen, words] of named(run, table)) {
      if (others.get(words)?.some((other) => around.includes(` ${other} `)) === true) continue;
      if (!declared.has(allergen)) declared.set(allergen, { allergen, by, words });
    }
  };
  for (const found of text.matchAll(UNDERSCORED)) add(found[1] ?? '', found.index + 1, 'emphasis');
  if (isMixedCase(text)) for (const found of text.matchAll(CAPITALS)) add(found[0], found.index, 'emphasis');
  for (const found of text.matchAll(STATEMENT)) {
    const list = found[1] ?? '';
    add(list, found.index + found[0].length - list.length, 'statement');
  }
  return [...declared.values()];
}

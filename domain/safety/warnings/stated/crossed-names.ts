import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { allergensIn } from '../allergens/allergen-lexicon.ts';

const TICK = '✓✔☑✅';
const CROSS = '✗✘✖❌☒';
const SIGN = new RegExp(`[${TICK}${CROSS}]\\uFE0F?`, 'gu');
const IS_CROSS = new RegExp(`^[${CROSS}]`, 'u');
/** What a table of ticks and crosses stands in: a sentence with its colon, over lines that begin with signs. */
const TABLE_END = new RegExp(`[.:;](?=\\s|$)|\\n(?!\\s*[${TICK}${CROSS}])`, 'u');
const LETTERS = /\p{L}/u;

interface Names {
  readonly crossed: readonly string[];
  readonly others: readonly string[];
}

/** What of one table is crossed: its signs stand before its names, or behind them; none where nobody can tell. */
const namesOfTable = (table: string): Names => {
  const none: Names = { crossed: [], others: [table] };
  const signs = [...table.matchAll(SIGN)];
  const crosses = signs.filter(([sign]) => IS_CROSS.test(sign)).length;
  if (crosses === 0 || crosses === signs.length) return none;
  const pieces = table.split(SIGN);
  const before = !LETTERS.test(pieces[0] ?? '');
  const behind = !LETTERS.test(pieces.at(-1) ?? '');
  if (before === behind) return none;
  const names: { crossed: string[]; others: string[] } = { crossed: [], others: [] };
  for (const [at, [sign]] of signs.entries())
    names[IS_CROSS.test(sign) ? 'crossed' : 'others'].push(pieces[before ? at + 1 : at] ?? '');
  return names;
};

/**
 * The allergens that a table of ticks and crosses crosses out, and that the label names nowhere else: most likely not in
 * the food, but a cross may also mark what is (method M2.7.14).
 * @param text the label as printed
 * @returns their audiences
 */
export const crossedAllergens = (text: string, knowledge: Knowledge): ReadonlySet<string> => {
  const crossed: string[] = [];
  const others: string[] = [];
  for (const table of text.split(TABLE_END)) {
    const names = namesOfTable(table);
    crossed.push(...names.crossed);
    others.push(...names.others);
  }
  if (crossed.length === 0) return new Set();
  const idsIn = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => allergensIn(normaliseName(name), knowledge).map(({ allergen }) => allergen.id));
  const named = new Set(idsIn(others));
  return new Set(idsIn(crossed).flatMap((id) => (named.has(id) ? [] : [`al_food(${id})`])));
};

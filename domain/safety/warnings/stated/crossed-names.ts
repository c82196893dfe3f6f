import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { allergensIn } from '../allergens/allergen-lexicon.ts';

const SIGN = /([✓✔☑✅✗✘✖❌☒])/u;
const CROSS = /[✗✘✖❌☒]/u;
const TICK = /[✓✔☑✅]/u;
/**
 * Ends a table of ticks and crosses: the end of a sentence, a colon, or a line break unless the next line starts with a
 * sign.
 */
const TABLE_END = /[.:;](?=\s|$)|\n(?!\s*[✓✔☑✅✗✘✖❌☒])/u;
const LETTERS = /\p{L}/u;

/**
 * The allergens that a table of ticks and crosses crosses out, and that the label names nowhere else: most likely not
 * in the food, but a cross may also mark what is (method M2.7.14). The signs come before the names or after them; if
 * that is unclear, nothing counts as crossed out.
 * @param text the label as printed
 * @returns their audiences
 */
export const crossedAllergens = (text: string, knowledge: Knowledge): ReadonlySet<string> => {
  const crossed = new Set<string>();
  if (!CROSS.test(text) || !TICK.test(text)) return crossed;
  const others = new Set<string>();
  for (const table of text.split(TABLE_END)) {
    const parts = table.split(SIGN);
    const before = !LETTERS.test(parts[0] ?? '');
    const isTable = CROSS.test(table) && TICK.test(table) && before === LETTERS.test(parts.at(-1) ?? '');
    for (const [at, name] of parts.entries()) {
      const isCrossed = isTable && CROSS.test(parts[before ? at - 1 : at + 1] ?? '');
      for (const { allergen } of allergensIn(normaliseName(name), knowledge))
        (isCrossed ? crossed : others).add(`al_food(${allergen.id})`);
    }
  }
  for (const audience of others) crossed.delete(audience);
  return crossed;
};

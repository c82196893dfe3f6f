import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { foldText } from '../../../knowledge/names/fold.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { allergensIn } from '../allergens/allergen-lexicon.ts';
import type { Finding } from '../findings/finding.ts';

/** Eggs in Portuguese, oats in Slovak. */
const OVOS = /(?<!\p{L})ovos(?!\p{L})/u;
const OF_OATS: ReadonlySet<string> = new Set(['al_food(gluten)', 'coeliac']);
const PORTUGUESE =
  /[ãõ]|(?<!\p{L})(?:a[çc][úu]car|farinhas?|leite|sal|[áa]gua|[óo]leo|manteiga|trigo|cacau|fermentos?|pode|conter|cont[ée]m|vest[íi]gios|ingredientes|sem|com|de|frescos|inteiros)(?!\p{L})/iu;
const SLOVAK = /[ľĺŕôťďňčšžýů]|(?<!\p{L})(?:obsahuje|cukor|voda|mlieko|alebo|vlocky|zlozenie)(?!\p{L})/iu;

/**
 * Removes findings for the oats that "ovos" means in Slovak, if the label is Portuguese and means eggs. If nothing
 * shows its language, they become doubtful.
 * @param label the whole label
 */
export const withoutForeignOats = (
  findings: readonly Finding[],
  label: string,
  knowledge: Knowledge,
): readonly Finding[] => {
  if (SLOVAK.test(label) || !OVOS.test(foldText(label))) return findings;
  const isPortuguese = PORTUGUESE.test(label);
  return findings.flatMap((one) => {
    const name = normaliseName(one.ingredient);
    if (!OF_OATS.has(one.audience) || !OVOS.test(name)) return [one];
    const others = allergensIn(name.replace(OVOS, ' ').trim(), knowledge);
    if (others.some(({ allergen }) => allergen.id === 'gluten')) return [one];
    if (isPortuguese) return [];
    return one.severity === 'CRITICAL' ? [{ ...one, severity: 'WARNING', unclear: true }] : [one];
  });
};

import type { Knowledge } from '../knowledge/knowledge.ts';
import { foldText } from '../knowledge/names/fold.ts';
import { compiledIngredient } from './compiled-ingredient.ts';
import type { LabelItem } from './label-item.ts';
import { isHardCheese } from './warnings/allergens/hard-cheese.ts';
import { isProcessedCheese } from './warnings/kinds/processed-cheese.ts';

const KERNELS = 'apricot-kernels';
const PERSIPAN = 'persipan';
const RAW_MILK = 'unpasteurised-milk';
const RAW_CHEESE = 'raw-milk-cheese';
const AGED_CHEESE = 'aged-cheese';

const SUGAR =
  /sugar|zucker|sucre|azucar|zuccher|suiker|acucar|cukier|socker|sukker|syrup|sirup|sirop|jarabe|sciroppo|honey|honig|\bmiel/;
const BITTER = /bitter|amer|amar|amygdalin|b17|\braw\b|\brohe?\b|\bcrue?s?\b|\bcrud/;
const RAW = /amygdalin|b17|\braw\b|\brohe?\b|\bcrue?s?\b|\bcrud/;
const ALMOND_SWEETS =
  /persipan|marzipan|massepain|mazapan|marzapan|marsepein|amarett|stollen|dominostein|makron|macaron|lebkuchen|pain d'epices/;

const BRACKETS = /[([{].*/s;
const textOf = (item: LabelItem): string => foldText(item.raw);
const holdersOf = (items: readonly LabelItem[], at: number): readonly LabelItem[] =>
  items.filter((item) => item.holds.includes(at));
/** Whether an item is never listed by itself, only in the brackets of others. */
const isHeldEverywhere = (items: readonly LabelItem[], at: number): boolean =>
  items.reduce((held, { holds }) => held + holds.filter((one) => one === at).length, 0) >=
  (items[at]?.mentions.length ?? 0);
/** The name of a food, without its brackets. */
const calledOf = (item: LabelItem): string => foldText(item.raw.replace(BRACKETS, ''));

/** Whether apricot kernels are debittered, as in persipan, amaretti and the like: with sugar, and never raw. */
const isOfPersipan = (items: readonly LabelItem[], item: LabelItem, around: readonly string[]): boolean => {
  const texts = item.texts.map(foldText);
  if (texts.some((text) => RAW.test(text)) || !items.some((other) => SUGAR.test(textOf(other)))) return false;
  return !texts.some((text) => BITTER.test(text)) || around.some((text) => ALMOND_SWEETS.test(text));
};

/**
 * Replaces what is only dangerous raw by what it is in this food. Apricot kernels of a sweet become persipan (EFSA
 * Journal 2016;14(4):4424 is on raw kernels). Raw milk of a hard cheese becomes milk, and raw-milk cheese that is a
 * hard cheese becomes aged cheese, since ripening makes them safe (methods M6.3.13 and M6.3.14). Processed cheese
 * contains little tyramine whatever it is made of, as the source of that warning says (Gardner et al., J Clin
 * Psychiatry 1996), and becomes milk.
 * @param name of the product
 */
export const withHarmlessForms = (
  items: readonly LabelItem[],
  name: string,
  knowledge: Knowledge,
): readonly LabelItem[] =>
  items.map((item, at) => {
    const id = item.known?.ingredient.id;
    if (id !== KERNELS && id !== RAW_MILK && id !== RAW_CHEESE && id !== AGED_CHEESE) return item;
    const holders = holdersOf(items, at).map(calledOf);
    if (id === AGED_CHEESE) {
      const melted = item.texts.every((text) => isProcessedCheese(foldText(text)))
        ? compiledIngredient('milk', knowledge)
        : undefined;
      return melted === undefined ? item : { ...item, known: melted, name: melted.ingredient.name, harmlessOf: id };
    }
    const harmless =
      id === KERNELS
        ? isOfPersipan(items, item, [foldText(name), ...holders])
        : item.texts.every((text) => isHardCheese(foldText(text))) ||
          (holders.length > 0 && isHeldEverywhere(items, at)
            ? holders.every(isHardCheese)
            : isHardCheese(foldText(name)) && holders.every(isHardCheese));
    const known = harmless
      ? compiledIngredient(id === KERNELS ? PERSIPAN : id === RAW_MILK ? 'milk' : 'aged-cheese', knowledge)
      : undefined;
    return known === undefined ? item : { ...item, known, name: known.ingredient.name, harmlessOf: id };
  });

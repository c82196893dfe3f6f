import type { Knowledge } from '../knowledge/knowledge.ts';
import { compiledIngredient } from './compiled-ingredient.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';
import { declaredAlcoholic, isAlcoholicDrink, statesStrength } from './warnings/alcohol.ts';

const ID = 'alcoholic-beverage';

/** Appends the ingredient Alcoholic Beverage to a drink with alcohol, even if no strength was read (method M1.4.6). */
export const withAlcohol = (
  items: readonly LabelItem[],
  use: Use,
  text: string,
  name: string,
  knowledge: Knowledge,
): readonly LabelItem[] => {
  const printed = items.flatMap((item) => (item.scored ? item.raws : []));
  const holdsAlcohol =
    declaredAlcoholic(text, name) || (!statesStrength(text, name) && isAlcoholicDrink(text, name, printed));
  if (use.type !== 'food' || items.length === 0 || !holdsAlcohol) return items;
  const known = compiledIngredient(ID, knowledge);
  if (known === undefined || items.some((item) => item.known?.ingredient.id === ID)) return items;
  return [
    ...items,
    {
      raw: '% vol',
      printed: known.ingredient.name,
      name: known.ingredient.name,
      match: { step: 'exact', confidence: 1 },
      around: false,
      known,
      mentions: [{ percent: null, minor: false, optional: false }],
      scored: true,
      raws: ['% vol'],
      texts: ['% vol'],
      holds: [],
    },
  ];
};

import type { Knowledge } from '../knowledge/knowledge.ts';
import { compiledIngredient } from './compiled-ingredient.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';
import { declaredAlcoholic } from './warnings/alcohol.ts';

const ID = 'alcoholic-beverage';

/** A drink above 1.2% alcohol by volume gets the ingredient Alcoholic Beverage appended (method M1.4.6). */
export const withAlcohol = (
  items: readonly LabelItem[],
  use: Use,
  text: string,
  name: string,
  knowledge: Knowledge,
): readonly LabelItem[] => {
  if (use.type !== 'food' || !declaredAlcoholic(text, name)) return items;
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
      texts: ['% vol'],
      holds: [],
    },
  ];
};

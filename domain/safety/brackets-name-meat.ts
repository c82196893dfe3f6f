import type { CompiledIngredient } from './compiled-ingredient.ts';
import type { LabelItem } from './label-item.ts';

/** Allergens of what sausages and patties without mammal meat are made of. */
const OF_OTHER_FLESH: ReadonlySet<string> = new Set(['fish', 'crustacean', 'mollusc', 'soy', 'gluten', 'wheat', 'egg']);
/** Ingredients of poultry and of plant protein, by their ids in the knowledge pack. */
const OF_POULTRY_OR_PLANTS = /(?:^|-)(?:chicken|turkey|duck|goose|poultry|protein|tofu|mycoprotein)(?:-|$)/;
const MEAT = 'alpha_gal';

const saysMeat = ({ ingredient, allergens }: CompiledIngredient): boolean =>
  ingredient.audience.some(({ audience }) => audience === MEAT) ||
  allergens.some(({ id }) => id === MEAT || OF_OTHER_FLESH.has(id)) ||
  OF_POULTRY_OR_PLANTS.test(ingredient.id);

/**
 * Whether the brackets of a food say which meat, or what instead of meat, it is made of: "salami (turkey, salt)" does,
 * "salami (salt, spices)" does not (method M2.4.8).
 * @param items of the label
 */
export const bracketsNameMeat = ({ holds }: LabelItem, items: readonly LabelItem[]): boolean =>
  holds.some((at) => {
    const known = items[at]?.known;
    return known != null && saysMeat(known);
  });

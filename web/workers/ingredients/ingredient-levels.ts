import type { Ingredient } from '#domain/knowledge/knowledge.ts';
import { compileIngredient } from '#domain/safety/compiled-ingredient.ts';
import { type Use, usageOf } from '#domain/safety/exposure.ts';
import type { LabelItem } from '#domain/safety/label-item.ts';
import { ingredientLevel } from '#domain/safety/labels.ts';
import { scoreItems } from '#domain/safety/points.ts';
import { type IngredientLevel, PRODUCT_TYPES } from '#domain/safety/vocabulary.ts';
import { LEVEL_ORDER } from './level-order.ts';
import type { LevelByType } from './search-messages.ts';

const USES: readonly Use[] = PRODUCT_TYPES.map((type) => usageOf(type, [], false));

const alone = (ingredient: Ingredient): readonly LabelItem[] => [
  {
    raw: ingredient.name,
    printed: ingredient.name,
    name: ingredient.name,
    match: { step: 'exact', confidence: 1 },
    around: false,
    known: compileIngredient(ingredient),
    mentions: [{ percent: null, minor: false, optional: false }],
    scored: true,
    raws: [ingredient.name],
    texts: [ingredient.name],
    holds: [],
  },
];

/**
 * An ingredient's level as the first ingredient, for each product type: scored as on a label that lists nothing else
 * (method M4.1 to M4.4).
 */
export function levelsOf(ingredient: Ingredient): readonly LevelByType[] {
  const items = alone(ingredient);
  return USES.map((use) => ({ type: use.type, level: ingredientLevel(scoreItems(items, use)[0]?.points ?? 0) }));
}

/** The highest of several levels. */
export const highestLevel = (levels: readonly LevelByType[]): IngredientLevel =>
  LEVEL_ORDER.find((level) => levels.some((one) => one.level === level)) ?? 'none';

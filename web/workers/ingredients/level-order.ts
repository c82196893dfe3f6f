import type { IngredientLevel } from '#domain/safety/vocabulary.ts';

/** Levels of an identified ingredient, the highest first. */
export const LEVEL_ORDER: readonly IngredientLevel[] = ['critical', 'high', 'moderate', 'low', 'none'];

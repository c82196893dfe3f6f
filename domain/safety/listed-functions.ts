import type { ScoredItem } from './points.ts';

/** Whether a list names an ingredient that has one of some functions. */
export const listHasFunction = (scored: readonly ScoredItem[], functions: readonly string[]): boolean =>
  scored.some(({ item }) => item.known?.ingredient.functions.some((name) => functions.includes(name)) ?? false);

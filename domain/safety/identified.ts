import type { Report } from './report.ts';

/**
 * How many ingredients of a report were identified, of how many: the base of every figure about them. One known by its
 * kind alone (a class pattern) counts as identified.
 */
export function identified(report: Pick<Report, 'ingredients'>): { readonly known: number; readonly total: number } {
  let known = 0;
  for (const ingredient of report.ingredients) if (ingredient.match.step !== 'none') known += 1;
  return { known, total: report.ingredients.length };
}

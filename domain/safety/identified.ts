import type { Report } from './report.ts';

/**
 * How many ingredients of a report were identified, of how many: the base of every figure about them. One known by its
 * kind alone (a class pattern) counts as identified.
 */
export function identified(report: Pick<Report, 'ingredients'>): { readonly known: number; readonly total: number } {
  let known = 0;
  let total = 0;
  for (const { match, aside } of report.ingredients) {
    if (aside === true) continue;
    total += 1;
    // What was read around a foreign word is no better known than an unknown name.
    if (match.confidence > 0) known += 1;
  }
  return { known, total };
}

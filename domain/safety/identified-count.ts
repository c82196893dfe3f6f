import type { Report } from './report.ts';

/**
 * How many ingredients of a report were identified, out of how many: the basis of every figure about them. An
 * ingredient known only by its class (a name pattern) counts as identified.
 */
export function identifiedCount(report: Pick<Report, 'ingredients'>): {
  readonly known: number;
  readonly total: number;
} {
  let known = 0;
  let total = 0;
  for (const { match, aside } of report.ingredients) {
    if (aside === true) continue;
    total += 1;
    // A name read only around a foreign word has confidence 0 and counts as unknown.
    if (match.confidence > 0) known += 1;
  }
  return { known, total };
}

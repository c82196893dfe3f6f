import type { Report } from './report.ts';
import { HOME } from './warnings/kinds/kind.ts';

/**
 * Mixing groups of a product whose type is undecided: if it may be a home product, those of its report as one. The
 * lowest-scoring report may be that of a food or a cosmetic, which react with nothing, but a bleach that nobody called
 * a cleaner is still a bleach.
 * @param chosen the report to return
 * @param reports of every candidate type
 */
export const withCandidateMixing = (chosen: Report, reports: readonly Report[]): Report => {
  if (HOME.includes(chosen.productType)) return chosen;
  const atHome = reports.find((report) => HOME.includes(report.productType));
  return atHome?.mixing === undefined ? chosen : { ...chosen, mixing: atHome.mixing };
};

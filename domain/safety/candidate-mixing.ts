import type { Report } from './report.ts';
import { HOME } from './warnings/kinds/kind.ts';

/**
 * What an undecided product may react by: where it may be one of the home, the groups that its list has as such a one.
 * The lowest score may be that of a food or a cosmetic, which react with nothing, and a bleach that nobody called a
 * cleaner is a bleach all the same.
 * @param chosen the report that is given
 * @param reports of every candidate type
 */
export const withCandidateMixing = (chosen: Report, reports: readonly Report[]): Report => {
  if (HOME.includes(chosen.productType)) return chosen;
  const atHome = reports.find((report) => HOME.includes(report.productType));
  return atHome?.mixing === undefined ? chosen : { ...chosen, mixing: atHome.mixing };
};

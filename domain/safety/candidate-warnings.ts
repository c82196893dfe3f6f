import type { Report, Warning } from './report.ts';
import { audienceRank } from './warnings/audiences.ts';
import { severityRank } from './warnings/collect.ts';

const sameMatter = (one: Warning, other: Warning): boolean =>
  one.audience === other.audience && one.ingredient === other.ingredient && one.kind === other.kind;

/**
 * The warnings of every type that an undecided product may be: what is told of one ingredient to one audience, of use
 * and of access, at its most severe. Ice cream that may be a cream is still milk to whoever is allergic to it. The
 * score stays that of the lowest candidate; nobody's warning is lost with the others.
 * @param chosen the report that is given, whose own warnings stand before equal ones
 * @param reports of every candidate type
 */
export const withCandidateWarnings = (chosen: Report, reports: readonly Report[]): Report => {
  const kept = [...chosen.warnings];
  for (const report of reports) {
    if (report === chosen) continue;
    for (const warning of report.warnings) {
      const at = kept.findIndex((one) => sameMatter(one, warning));
      const before = kept[at];
      if (before === undefined) kept.push(warning);
      else if (severityRank(warning.severity) < severityRank(before.severity)) kept[at] = warning;
    }
  }
  const warnings = kept
    .map((warning, at) => ({ warning, at }))
    .sort(
      (one, other) =>
        severityRank(one.warning.severity) - severityRank(other.warning.severity) ||
        audienceRank(one.warning.audience) - audienceRank(other.warning.audience) ||
        one.at - other.at,
    )
    .map(({ warning }) => warning);
  return { ...chosen, warnings };
};

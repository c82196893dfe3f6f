import type { Report, Warning } from './report.ts';
import { audienceRank } from './warnings/audiences.ts';
import { severityRank } from './warnings/collect.ts';

const sameMatter = (one: Warning, other: Warning): boolean =>
  one.audience === other.audience && one.ingredient === other.ingredient && one.kind === other.kind;

/**
 * Merges the warnings of every type that an undecided product may be: for each ingredient, audience and kind (use or
 * access) the most severe one. Ice cream taken for a face cream is still milk to somebody allergic to it. The score
 * stays that of the lowest candidate, but no warning of the other candidates is lost.
 * @param chosen the report to return; its own warnings win over equally severe ones
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

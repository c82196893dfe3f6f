import type { Warning } from '#domain/safety/report.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { groupWarnings, type WarningGroup } from './warning-groups.ts';

/** Sorts by severity; at equal severity the household's own members and pets before everybody. */
export const byWeight = (a: Warning, b: Warning): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  Number(a.subject === null) - Number(b.subject === null);

const SHOWN = 3;
const FOLD_ABOVE = 4;

/**
 * Which cards are shown and which are collapsed: up to four are all shown, of more only the three most severe. CRITICAL
 * ones are never collapsed, however many there are.
 */
export function foldWarnings(warnings: readonly Warning[]): {
  readonly shown: readonly WarningGroup[];
  readonly folded: readonly WarningGroup[];
} {
  const groups = groupWarnings([...warnings].sort(byWeight));
  if (groups.length <= FOLD_ABOVE) return { shown: groups, folded: [] };
  const critical = groups.filter(({ first }) => first.severity === 'CRITICAL').length;
  const stand = Math.max(SHOWN, critical);
  return { shown: groups.slice(0, stand), folded: groups.slice(stand) };
}

export interface AudienceGroup {
  readonly audience: string;
  readonly warnings: readonly Warning[];
}

/** Warnings of the base report by audience, the audience with the most severe warning first. */
export function byAudience(warnings: readonly Warning[]): readonly AudienceGroup[] {
  const groups: { audience: string; warnings: Warning[] }[] = [];
  for (const warning of [...warnings].sort(byWeight)) {
    const group = groups.find((one) => one.audience === warning.audience);
    if (group) group.warnings.push(warning);
    else groups.push({ audience: warning.audience, warnings: [warning] });
  }
  return groups;
}

import type { Warning } from '../report.ts';
import { SEVERITIES, type Severity } from '../vocabulary.ts';
import { allergenFindings } from './allergen-findings.ts';
import { audienceRank } from './audiences.ts';
import { classFindings } from './class-findings.ts';
import { entryFindings } from './entry-findings.ts';
import type { Finding } from './finding.ts';
import { kindFindings } from './kind-findings.ts';
import type { LabelFacts } from './label-facts.ts';
import { renderWarning } from './render.ts';

/** Place of a severity, most severe first. */
export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);

const order = (one: { readonly finding: Finding; readonly at: number }): number =>
  severityRank(one.finding.severity) * 1_000_000 + audienceRank(one.finding.audience) * 10_000 + one.at;

/**
 * Every warning of one label, for every audience: one per audience and ingredient, the most severe, in the order of
 * severity, then audience, then label.
 */
export const collectWarnings = (facts: LabelFacts): readonly Warning[] => {
  const all = [
    ...entryFindings(facts.scored, facts.use),
    ...classFindings(facts.scored, facts.use),
    ...allergenFindings(facts),
    ...kindFindings(facts),
  ];
  const worst = new Map<string, { finding: Finding; readonly at: number }>();
  all.forEach((finding, at) => {
    const key = `${finding.audience}\n${finding.ingredient}`;
    const before = worst.get(key);
    if (before === undefined) worst.set(key, { finding, at });
    else if (severityRank(finding.severity) < severityRank(before.finding.severity)) before.finding = finding;
  });
  return [...worst.values()]
    .sort((one, other) => order(one) - order(other))
    .map(({ finding }) => renderWarning(finding, null));
};

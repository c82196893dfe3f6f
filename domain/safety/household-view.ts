import type { Household } from '../households/household.ts';
import { mayContainUnstated } from './household/strict-diets.ts';
import { type Subject, subjectsOf, type Understand } from './household/subject.ts';
import { warningsFor } from './household/subject-warnings.ts';
import type { HouseholdReport, Report, Warning } from './report.ts';
import { roundHalfUp } from './rounding.ts';
import type { Severity } from './vocabulary.ts';
import { severityRank } from './warnings/collect.ts';
import { UNREAD } from './warnings/findings/unread.ts';
import type { Family } from './warnings/wording/texts.ts';

// Method M5.1.2, M5.1.3.
const POINTS: Readonly<Record<Severity, number>> = { CRITICAL: 30, WARNING: 15, CAUTION: 5, INFO: 0 };
const NEXT = 0.6;
const CAPS: Readonly<Partial<Record<Severity, number>>> = { CRITICAL: 39, WARNING: 69 };
/** Lowest score of a suitable product (method M5.2.3). */
export const SUITABLE_FROM = 70;

const adjustedScore = (base: number | null, warnings: readonly Warning[]): number | null => {
  if (base === null) return null;
  const points = warnings.map((warning) => POINTS[warning.severity]).sort((one, other) => other - one);
  let left = base;
  let factor = 1;
  for (const one of points) {
    left -= one * factor;
    factor *= NEXT;
  }
  for (const warning of warnings) left = Math.min(left, CAPS[warning.severity] ?? 100);
  return roundHalfUp(Math.max(0, left));
};

/**
 * Whether a warning for somebody says that their allergen, or what their diet excludes, may be on the label without
 * being recognised (method M6.2.15, M6.2.22): an unknown name, or, for a food that labels need not name by law, a name
 * that does not say what it stands for (M6.2.16).
 */
const isUnread = (warning: Warning, subject: Subject): boolean => {
  const { family } = warning;
  if (family === undefined) return false;
  if (UNREAD.has(family as Family)) return true;
  return (
    family === 'undisclosed' &&
    (subject.foods.some(({ ids }) => ids.length === 0) || mayContainUnstated(warning, subject))
  );
};

const grave = (warning: Warning): boolean => warning.severity === 'CRITICAL' || warning.severity === 'WARNING';

// A known harm in use decides first, then missing knowledge, then the score.
const verdictOf = (report: Report, warnings: readonly Warning[], understood: boolean): HouseholdReport['verdict'] => {
  if (warnings.some((warning) => grave(warning) && warning.kind === 'use')) return 'not_suitable';
  const { grade } = report.confidence;
  if (report.score === null || grade === 'C' || grade === 'D') return 'not_enough_known';
  if (report.score < SUITABLE_FROM) return 'not_suitable';
  // An allergy that was not understood may be to anything, and an unrecognised name may be anything (method M6.2.10,
  // M6.2.15, M6.2.16).
  if (!understood) return 'not_enough_known';
  return warnings.some(grave) ? 'suitable_locked' : 'suitable';
};

/**
 * A report as one household sees it: its warnings by name, the adjusted score and the verdict for shopping (method
 * M5). Computed when shown, never stored, and never changes the report. Pairs that must not be mixed change neither
 * score nor verdict, which are about the product alone (method M5.1.2 counts the warnings of method M6). They are
 * shown separately.
 * @param report a base report
 * @param household its members and pets
 * @param understand how a typed allergen is interpreted; with a knowledge pack more words are understood
 */
export const householdView = (report: Report, household: Household, understand?: Understand): HouseholdReport => {
  const everyone = report.warnings.filter((warning) => warning.audience === 'everyone');
  const subjects = subjectsOf(household, understand);
  const ofEach = subjects.map((subject) => ({ subject, own: warningsFor(report, subject) }));
  const own = ofEach.flatMap((one) => one.own);
  const warnings = [...everyone, ...own]
    .map((warning, at) => ({ warning, at }))
    .sort(
      (one, other) => severityRank(one.warning.severity) - severityRank(other.warning.severity) || one.at - other.at,
    )
    .map(({ warning }) => warning);
  return {
    adjusted: adjustedScore(report.score, warnings),
    verdict: verdictOf(
      report,
      warnings,
      ofEach.every(
        ({ subject, own }) => subject.unknown.length === 0 && !own.some((warning) => isUnread(warning, subject)),
      ),
    ),
    warnings,
  };
};

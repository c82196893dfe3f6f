import { identified } from '#domain/safety/identified.ts';
import type { HouseholdReport, Report, Warning } from '#domain/safety/report.ts';
import type { Severity } from '#domain/safety/vocabulary.ts';
import { whoIsWarned } from '#web/words/audience-words.ts';

/** One reason for a verdict in the shop. */
export interface WhyLine {
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
}

/** The verdict bar stands for the answer; so many reasons at most follow it. */
const MOST = 3;
const SUITABLE_FROM = 70;

const grave = ({ severity }: Warning): boolean => severity === 'CRITICAL' || severity === 'WARNING';

const ofWarning = (warning: Warning): WhyLine => ({
  severity: warning.severity,
  title: warning.subject === null ? 'For everyone' : whoIsWarned(warning),
  text: warning.message,
});

function ofScore({ score, deductions, cap }: Report): WhyLine | null {
  if (score === null || score >= SUITABLE_FROM) return null;
  const names = deductions.slice(0, 2).map(({ ingredient }) => ingredient);
  const mostly = names.length === 0 ? '' : `Mostly ${names.join(' and ')}.`;
  return {
    severity: 'WARNING',
    title: `Score ${score}, below ${SUITABLE_FROM}`,
    text: cap && cap.value <= score ? `${cap.cause}.` : mostly,
  };
}

function ofConfidence(report: Report): WhyLine {
  const { known, total } = identified(report);
  return {
    severity: 'INFO',
    title: total === 0 ? 'No ingredient list' : `${known} of ${total} ingredients identified`,
    text:
      total === 0
        ? 'Take the list from the pack, and it is assessed here.'
        : 'Unknown does not mean harmless. Check the list against the pack.',
  };
}

/** Why the verdict is what it is, the gravest reason first; at most three. */
export function whyLines(report: Report, view: HouseholdReport): readonly WhyLine[] {
  const warnings = view.warnings.filter(grave);
  switch (view.verdict) {
    case 'suitable':
      return [];
    case 'suitable_locked':
      return warnings
        .filter(({ kind }) => kind === 'access')
        .slice(0, MOST)
        .map(ofWarning);
    case 'not_enough_known': {
      const unread = view.warnings.filter(({ family }) => family === 'allergen_not_understood').map(ofWarning);
      const clear = report.confidence.grade === 'A' || report.confidence.grade === 'B';
      return unread.length > 0 && clear ? unread.slice(0, MOST) : [...unread.slice(0, MOST - 1), ofConfidence(report)];
    }
    case 'not_suitable': {
      const score = ofScore(report);
      const use = warnings.filter(({ kind }) => kind === 'use').map(ofWarning);
      return score === null ? use.slice(0, MOST) : [...use.slice(0, MOST - 1), score];
    }
  }
}

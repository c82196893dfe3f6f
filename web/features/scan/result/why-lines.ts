import { identifiedCount } from '#domain/safety/identified-count.ts';
import type { HouseholdReport, Report, Warning } from '#domain/safety/report.ts';
import type { Severity } from '#domain/safety/vocabulary.ts';
import { whoIsWarned } from '#web/words/audience-words.ts';

/** One reason for a shopping verdict. */
export interface WhyLine {
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
}

/** The most reasons shown; the verdict bar above already gives the answer. */
const MOST = 3;
const SUITABLE_FROM = 70;

const grave = ({ severity }: Warning): boolean => severity === 'CRITICAL' || severity === 'WARNING';
const critical = ({ severity }: Warning): boolean => severity === 'CRITICAL';

/**
 * One line per warned person, with their first warning: otherwise one person with several allergens would leave no room
 * for the others. The rest of their warnings are counted.
 */
function ofWarnings(warnings: readonly Warning[]): readonly WhyLine[] {
  const groups = new Map<string | null, Warning[]>();
  for (const warning of warnings) groups.set(warning.subject, [...(groups.get(warning.subject) ?? []), warning]);
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const more = new Set(rest.map(({ message }) => message).filter((message) => message !== first.message)).size;
    return [
      {
        severity: first.severity,
        title: first.subject === null ? 'For everyone' : whoIsWarned(first),
        text: more === 0 ? first.message : `${first.message} ${more} more in the report.`,
      },
    ];
  });
}

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
  const { known, total } = identifiedCount(report);
  return {
    severity: 'INFO',
    title: total === 0 ? 'No ingredient list' : `${known} of ${total} ingredients identified`,
    text:
      total === 0
        ? 'Add the list from the pack to have it assessed here.'
        : 'Unknown does not mean harmless. Check the list against the pack.',
  };
}

/** Lines of warnings followed by `last`, which is dropped only if CRITICAL warnings fill all lines. */
function before(last: WhyLine | null, warnings: readonly Warning[]): readonly WhyLine[] {
  const lines = ofWarnings(warnings);
  const least = lines.filter(({ severity }) => severity === 'CRITICAL').length;
  return last === null || least >= MOST ? lines.slice(0, MOST) : [...lines.slice(0, MOST - 1), last];
}

/**
 * The reasons for the verdict, worst first, at most three. CRITICAL warnings for this home come first even if the
 * verdict has another reason: a product that is poisonous to the cat may have too low a score as well.
 */
export function whyLines(report: Report, view: HouseholdReport): readonly WhyLine[] {
  const warnings = view.warnings.filter(grave);
  const first = warnings.filter(critical);
  const rest = warnings.filter((warning) => !critical(warning));
  switch (view.verdict) {
    case 'suitable':
      return [];
    case 'suitable_locked':
      return ofWarnings(warnings).slice(0, MOST);
    case 'not_enough_known': {
      const unread = view.warnings.filter(({ family }) => family === 'allergen_not_understood');
      const clear = report.confidence.grade === 'A' || report.confidence.grade === 'B';
      const others = rest.filter((warning) => !unread.includes(warning));
      return before(unread.length > 0 && clear ? null : ofConfidence(report), [...first, ...unread, ...others]);
    }
    case 'not_suitable': {
      const use = rest.filter(({ kind }) => kind === 'use');
      const access = rest.filter(({ kind }) => kind !== 'use');
      return before(ofScore(report), [...first, ...use, ...access]);
    }
  }
}

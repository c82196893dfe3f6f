import type { HazardMark } from '#domain/inventory/hazard-mark-schemas.ts';
import { type Finding, type Sorted, sortFindings } from '#domain/inventory/hazards/findings.ts';
import { type Grouped, groupSteps, type Heading } from '#domain/inventory/hazards/group-findings.ts';
import { type MoveApart, movesApart } from '#domain/inventory/hazards/move-apart.ts';
import type { Detection } from './look-through.ts';

/** The heading of what must not meet and stands in different places. */
export const APART = 'In different places';
/** The heading of what has no place. */
export const NOWHERE = 'No place given';

/** The heading a finding stands under where findings are shown place by place. */
const headingOf = (finding: Finding): string =>
  finding.kind === 'pair' && finding.pair.keys.length > 1 && !finding.together
    ? APART
    : finding.place?.trim() || NOWHERE;

/** The same of some of the findings, at once. */
export function headingsOf(findings: readonly Finding[]): readonly Heading[] {
  const steps = groupSteps(findings, headingOf);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.headings;
  }
}

/** What was found, as pages show it. */
export interface Arranged extends Sorted, Grouped {
  /** Tells what to carry where; by every pair, also one that was decided about: it must not meet again. */
  readonly apart: MoveApart;
}

/**
 * Arranges what was found by what the household decided about it, step by step: of a large home it is long.
 * @param marks what was decided
 * @param today ISO date of the phone's own calendar
 */
export function* arrangeFindings(
  { findings, kept }: Pick<Detection, 'findings' | 'kept'>,
  marks: readonly HazardMark[],
  today: string,
): Generator<void, Arranged> {
  const sorted = sortFindings(findings, new Map(marks.map((mark) => [mark.id, mark])), today);
  yield;
  const grouped = yield* groupSteps(sorted.open, headingOf);
  yield;
  const pairs = findings.flatMap((one) => (one.kind === 'pair' ? [one.pair.keys] : []));
  return { ...sorted, ...grouped, apart: movesApart(kept, pairs) };
}

import type { HazardMark } from '#domain/inventory/hazard-mark-schemas.ts';
import { type Finding, type Sorted, sortFindings } from '#domain/inventory/hazards/findings.ts';
import { type Grouped, groupSteps, type Heading } from '#domain/inventory/hazards/group-findings.ts';
import { type MoveApart, movesApart } from '#domain/inventory/hazards/move-apart.ts';
import type { HomeCheck } from './check-home.ts';

/** Heading for products that must not be mixed and are kept in different places. */
export const APART_HEADING = 'In different places';
/** Heading for findings without a place. */
export const NO_PLACE_HEADING = 'No place given';

/** The heading of a finding where findings are grouped by place. */
const headingOf = (finding: Finding): string =>
  finding.kind === 'pair' && finding.pair.keys.length > 1 && !finding.together
    ? APART_HEADING
    : finding.place?.trim() || NO_PLACE_HEADING;

/** The headings of a few findings, computed synchronously. */
export function headingsOf(findings: readonly Finding[]): readonly Heading[] {
  const steps = groupSteps(findings, headingOf);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.headings;
  }
}

/** Findings sorted and grouped for display. */
export interface Arranged extends Sorted, Grouped {
  /** Says what to move where. Considers every pair, even one already decided about: moving must not reunite it. */
  readonly apart: MoveApart;
}

/**
 * Sorts and groups findings by what the household decided about them. Yields between steps, since a large home takes
 * long.
 * @param marks the household's decisions
 * @param today ISO date in the phone's time zone
 */
export function* arrangeFindings(
  { findings, kept }: Pick<HomeCheck, 'findings' | 'kept'>,
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

import { type Arrow, circlesInSteps } from './circles.ts';
import type { Accepted, Deeds, Mark } from './deeds.ts';
import { each, runAllSteps, type Steps } from './steps.ts';

// Points for helping others (product P24.2 to P24.4), as a pure rule. Scanning earns none.

export const POINTS = { correction: 10, gap: 30, recall: 25, mark: 3 } as const;
/** Maximum points per day. */
export const MOST_A_DAY = 50;
/** Maximum points from marks in a week without accepted contributions. */
export const MARKS_A_WEEK = 9;

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The start of the day, and of the week from Monday, that contains a time (UTC). */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
export const weekOf = (at: number): number =>
  Math.floor((at - FIRST_MONDAY_MS) / (7 * DAY_MS)) * 7 * DAY_MS + FIRST_MONDAY_MS;

/** A line of the receipt: points earned, or points cut by a limit. */
export interface PointLine {
  readonly kind: 'correction' | 'gap' | 'recall' | 'mark' | 'marks_limit' | 'day_limit';
  readonly points: number;
  readonly key: string;
  readonly about: string;
  readonly at: number;
}

type Timed = { readonly at: number; readonly key: string };
const byTime = (one: Timed, other: Timed): number => one.at - other.at || (one.key < other.key ? -1 : 1);
const sum = (lines: readonly PointLine[]): number => lines.reduce((all, { points }) => all + points, 0);

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string | number): T[][] {
  const groups = new Map<string | number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** Receipt lines for one family's accepted contributions: each product counts once. */
const acceptedLines = (accepted: readonly Accepted[]): PointLine[] =>
  grouped(accepted.toSorted(byTime), ({ key }) => key).flatMap(([first]) =>
    first ? [{ kind: first.kind, points: POINTS[first.kind], key: first.key, about: first.about, at: first.at }] : [],
  );

/**
 * The marks of one week that count: one per family, one for all families of the same circle together, and one for all
 * families without an accepted contribution together.
 */
function markLines(marks: readonly Mark[], voiceOf: (mark: Mark) => string): PointLine[] {
  const voices = new Set<string>();
  return marks.toSorted(byTime).flatMap((mark) => {
    const voice = voiceOf(mark);
    if (voices.has(voice)) return [];
    voices.add(voice);
    return [{ kind: 'mark' as const, points: POINTS.mark, key: mark.key, about: mark.about, at: mark.at }];
  });
}

/**
 * A family's receipt in chronological order: every line with its points, and the cuts by limits. Summing the lines of
 * any range of whole days gives the family's points for that range.
 */
function linesOf(accepted: readonly Accepted[], marks: readonly Mark[], voiceOf: (mark: Mark) => string): PointLine[] {
  const sure = acceptedLines(accepted);
  const marked = grouped(marks, ({ at }) => weekOf(at)).flatMap((ofWeek) => {
    const week = weekOf(ofWeek[0]?.at ?? 0);
    const allowed = Math.max(MARKS_A_WEEK, sum(sure.filter(({ at }) => weekOf(at) === week)));
    const lines = markLines(ofWeek, voiceOf);
    const kept = lines.slice(0, Math.floor(allowed / POINTS.mark));
    const over = lines[kept.length];
    const note = over ? [{ ...over, kind: 'marks_limit' as const, points: 0, about: '' }] : [];
    return [...kept, ...note];
  });
  return grouped([...sure, ...marked].toSorted(byTime), ({ at }) => dayOf(at)).flatMap((ofDay) => {
    const over = sum(ofDay) - MOST_A_DAY;
    const at = ofDay.at(-1)?.at ?? 0;
    return over > 0 ? [...ofDay, { kind: 'day_limit' as const, points: -over, key: '', about: '', at }] : ofDay;
  });
}

/** Number of families processed between two yields. */
const FAMILIES_AT_ONCE = 200;

/** Rows by family. */
function* byFamily<T extends { readonly family: string }>(rows: readonly T[]): Steps<Map<string, T[]>> {
  const of = new Map<string, T[]>();
  yield* each(rows, (row) => {
    const own = of.get(row.family);
    if (own) own.push(row);
    else of.set(row.family, [row]);
  });
  return of;
}

/**
 * The receipt of every family, in steps. Fake families gain little: their marks for each other, for whoever referred
 * them, or before anything of theirs was accepted count as one voice a week, or not at all.
 */
export function* pointsInSteps({ accepted, marks, brought }: Deeds): Steps<ReadonlyMap<string, readonly PointLine[]>> {
  const apart: Mark[] = [];
  const arrows: Arrow[] = [];
  yield* each(marks, (mark) => {
    const { by, family } = mark;
    if (by === family || brought(by, family)) return;
    apart.push(mark);
    arrows.push([by, family]);
  });
  const circles = yield* circlesInSteps(arrows);
  const proven = new Map<string, number>();
  yield* each(accepted, ({ family, at }) => proven.set(family, Math.min(at, proven.get(family) ?? at)));
  const voiceOf = ({ by, family, at }: Mark): string => {
    if (circles.get(by) === circles.get(family)) return 'circle';
    const since = proven.get(by);
    return since !== undefined && since <= at ? by : 'nobody yet';
  };
  const [acceptedOf, marksOf] = [yield* byFamily(accepted), yield* byFamily(apart)];
  const lines = new Map<string, readonly PointLine[]>();
  for (const family of new Set([...acceptedOf.keys(), ...marksOf.keys()])) {
    lines.set(family, linesOf(acceptedOf.get(family) ?? [], marksOf.get(family) ?? [], voiceOf));
    if (lines.size % FAMILIES_AT_ONCE === 0) yield;
  }
  return lines;
}

/** The same without yielding (see {@link pointsInSteps}). */
export const pointsOf = (deeds: Deeds): ReadonlyMap<string, readonly PointLine[]> => runAllSteps(pointsInSteps(deeds));

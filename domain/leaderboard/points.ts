import { type Arrow, circlesInSteps } from './circles.ts';
import type { Accepted, Deeds, Mark } from './deeds.ts';
import { each, inOneGo, type Steps } from './steps.ts';

// Points for what helps others (product P24.2 to P24.4), as a pure rule. Scanning gives none, however often.

export const POINTS = { correction: 10, gap: 30, recall: 25, mark: 3 } as const;
/** Points that one day can bring. */
export const MOST_A_DAY = 50;
/** Points that marks of others can bring in a week in which nothing else was accepted. */
export const MARKS_A_WEEK = 9;

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The first moment of the day, and of the week from Monday, that a time lies in (UTC). */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
export const weekOf = (at: number): number =>
  Math.floor((at - FIRST_MONDAY_MS) / (7 * DAY_MS)) * 7 * DAY_MS + FIRST_MONDAY_MS;

/** A line of the receipt: what counted, or what a limit took away. */
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

/** Accepted deeds of one family as lines: each product once. */
const acceptedLines = (accepted: readonly Accepted[]): PointLine[] =>
  grouped(accepted.toSorted(byTime), ({ key }) => key).flatMap(([first]) =>
    first ? [{ kind: first.kind, points: POINTS[first.kind], key: first.key, about: first.about, at: first.at }] : [],
  );

/**
 * The marks of one week that count: each family once, all families of one circle once, and all who had nothing
 * accepted yet once together.
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
 * What a family has points for, in the order of time: every line with its points, and what limits took away.
 * The sum over any span of whole days is what the family has in it.
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

/** Families whose lines are written before the steps stop. */
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
 * What each family has points for, in steps. Whoever invents families gains little by them: what these say of each other,
 * of whoever brought them, or before a person accepted something of theirs counts as one voice a week, or not at all.
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

/** The same in one go (see {@link pointsInSteps}). */
export const pointsOf = (deeds: Deeds): ReadonlyMap<string, readonly PointLine[]> => inOneGo(pointsInSteps(deeds));

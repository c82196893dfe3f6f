import { type PointLine, weekOf } from './points.ts';

export const PERIODS = ['week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** A time range, milliseconds since 1970 (UTC); the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const WEEK_MS = 7 * 86_400_000;

/** The week (from Monday) or month that contains a moment, or all time up to it. */
export function spanOf(period: Period, nowMs: number): Span {
  if (period === 'all') return { from: 0, to: nowMs + 1 };
  if (period === 'week') return { from: weekOf(nowMs), to: weekOf(nowMs) + WEEK_MS };
  const now = new Date(nowMs);
  const month = (more: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + more, 1);
  return { from: month(0), to: month(1) };
}

/** The previous span; null for all time. */
export const spanBefore = (period: Period, nowMs: number): Span | null =>
  period === 'all' ? null : spanOf(period, spanOf(period, nowMs).from - 1);

/** The lines within a span. */
export const within = (lines: readonly PointLine[], { from, to }: Span): PointLine[] =>
  lines.filter(({ at }) => at >= from && at < to);

/** The total points of some lines. */
export const sumOf = (lines: readonly PointLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** Receipt lines of the same kind, combined. */
export interface ReceiptPart {
  readonly kind: PointLine['kind'];
  readonly count: number;
  readonly points: number;
  /** Names of what it was for, without duplicates, at most five. */
  readonly about: string[];
  /** Time of the latest of them. */
  readonly at: number;
}

const NAMES_MOST = 5;
const ORDER: readonly PointLine['kind'][] = ['correction', 'gap', 'recall', 'mark', 'marks_limit', 'day_limit'];

/** Combines a receipt for display: one part per kind, but a daily limit once per day. The parts add up to the total. */
export function receiptOf(lines: readonly PointLine[]): ReceiptPart[] {
  const parts = new Map<string, PointLine[]>();
  for (const line of lines) {
    const key = line.kind === 'day_limit' ? `${line.kind} ${line.at}` : line.kind;
    const same = parts.get(key);
    if (same) same.push(line);
    else parts.set(key, [line]);
  }
  return [...parts.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const about = [...new Set(same.map((line) => line.about))].filter((name) => name !== '').slice(0, NAMES_MOST);
      const at = same.reduce((last, line) => Math.max(last, line.at), first.at);
      return [{ kind: first.kind, count: same.length, points: sumOf(same), about, at }];
    })
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.at - other.at);
}

/** Ranks points, highest first; equal points share a place. @returns the place of each, from 1 */
export function placesOf(points: readonly number[]): number[] {
  const place = new Map<number, number>();
  for (const [at, one] of points.toSorted((a, b) => b - a).entries()) if (!place.has(one)) place.set(one, at + 1);
  return points.map((one) => place.get(one) ?? 0);
}

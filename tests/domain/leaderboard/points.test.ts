import { describe, expect, test } from 'vitest';
import { circlesOf } from '#domain/leaderboard/circles.ts';
import type { Accepted, Deeds, Mark } from '#domain/leaderboard/deeds.ts';
import { createFamilies } from '#domain/leaderboard/families.ts';
import { dayOf, pointsOf, weekOf } from '#domain/leaderboard/points.ts';
import { placesOf, receiptOf, spanBefore, spanOf, sumOf, within } from '#domain/leaderboard/receipt.ts';

// Product P24.2 to P24.4.

const HOUR = 3_600_000;
/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 12);

let deeds = 0;
const freshKey = (): string => {
  deeds += 1;
  return `product ${deeds}`;
};
const accepted = (family: string, kind: Accepted['kind'] = 'correction', at = NOW, key = freshKey()) =>
  ({ kind, family, key, about: `About ${key}`, at }) satisfies Accepted;
const mark = (by: string, family: string, at = NOW, key = 'tip') =>
  ({ kind: 'mark', family, by, key, about: 'Shelf above the dryer', at }) satisfies Mark;
const all = (rows: readonly (Accepted | Mark)[], brought: Deeds['brought'] = () => false): Deeds => ({
  accepted: rows.filter((row): row is Accepted => row.kind !== 'mark'),
  marks: rows.filter((row): row is Mark => row.kind === 'mark'),
  brought,
});
const pointsFor = (family: string, rows: readonly (Accepted | Mark)[], brought?: Deeds['brought']) =>
  sumOf(pointsOf(all(rows, brought)).get(family) ?? []);
/** Families that had a contribution accepted long ago. */
const proven = (...names: string[]) => names.map((name) => accepted(name, 'correction', NOW - 90 * 24 * HOUR));

test('a correction is worth 10, a list where there was none 30, the first report of a recall 25 (product P24.2)', () => {
  expect(pointsFor('a', [accepted('a')])).toBe(10);
  expect(pointsFor('a', [accepted('a', 'gap', NOW - 24 * HOUR), accepted('a')])).toBe(40);
  expect(pointsFor('a', [accepted('a', 'recall')])).toBe(25);
  expect(pointsFor('b', [accepted('a')])).toBe(0);
});

test('one product counts once, whenever it was put right again', () => {
  const rows = [accepted('a', 'correction', NOW, 'soap'), accepted('a', 'correction', NOW + HOUR, 'soap')];
  expect(pointsFor('a', rows)).toBe(10);
});

test('a day brings 50 points at most, and the receipt says what it took', () => {
  const rows = [accepted('a', 'gap'), accepted('a', 'gap'), accepted('a', 'correction', NOW + 24 * HOUR)];
  const lines = pointsOf(all(rows)).get('a') ?? [];
  expect(sumOf(lines)).toBe(60);
  expect(receiptOf(lines).map(({ kind, count, points }) => [kind, count, points])).toEqual([
    ['correction', 1, 10],
    ['gap', 2, 60],
    ['day_limit', 1, -10],
  ]);
});

describe('marks of others (product P24.3)', () => {
  const helpers = ['b', 'c', 'd', 'e'];

  test('count 3 for each family that had something accepted before', () => {
    const rows = [accepted('a'), ...proven(...helpers), ...helpers.map((by) => mark(by, 'a'))];
    // With a correction worth 10 points, at most 10 points from marks count.
    expect(pointsFor('a', rows)).toBe(10 + 9);
    expect(pointsFor('a', [accepted('a', 'gap'), ...rows])).toBe(40 + 10);
  });

  test('of whoever had nothing accepted yet count once together, and once a week', () => {
    const strangers = Array.from({ length: 99 }, (_, at) => mark(`stranger ${at}`, 'a'));
    expect(pointsFor('a', strangers)).toBe(3);
    expect(pointsFor('a', [...strangers, mark('stranger 1', 'a', NOW + 7 * 24 * HOUR)])).toBe(6);
    // A contribution that is accepted later does not count retroactively.
    expect(pointsFor('a', [mark('b', 'a'), mark('c', 'a'), accepted('b', 'gap', NOW + HOUR)])).toBe(3);
  });

  test('of one family count once a week, on however many tips', () => {
    const rows = [...proven('b'), mark('b', 'a', NOW, 'one'), mark('b', 'a', NOW + HOUR, 'two'), mark('b', 'a')];
    expect(pointsFor('a', rows)).toBe(3);
  });

  test('of families that mark each other, in a ring too, count once', () => {
    const pair = [...proven('a', 'b'), mark('a', 'b'), mark('b', 'a')];
    expect(pointsFor('a', pair)).toBe(10 + 3);
    const ring = ['a', 'b', 'c', 'd'];
    const around = ring.map((by, at) => mark(by, ring[(at + 1) % 4] ?? ''));
    const back = ring.map((by, at) => mark(by, ring[(at + 3) % 4] ?? ''));
    expect(pointsFor('a', [...proven(...ring), ...around, ...back])).toBe(10 + 3);
  });

  test('of the own family, and of whoever one brought or was brought by, count nothing', () => {
    expect(pointsFor('a', [...proven('a'), mark('a', 'a')])).toBe(10);
    const brought = (one: string, other: string) => [one, other].includes('a') && [one, other].includes('b');
    expect(pointsFor('a', [...proven('b'), mark('b', 'a')], brought)).toBe(0);
  });

  test('bring up to 9 points a week, or as much as was accepted in it, and the receipt says so', () => {
    const many = Array.from({ length: 20 }, (_, at) => `helper ${at}`);
    const lines = pointsOf(all([...proven(...many), ...many.map((by) => mark(by, 'a'))])).get('a') ?? [];
    expect(receiptOf(lines).map(({ kind, count, points }) => [kind, count, points])).toEqual([
      ['mark', 3, 9],
      ['marks_limit', 1, 0],
    ]);
  });
});

test('families are households with an adult, a browser or a phone in common, by way of a third too', () => {
  const families = createFamilies();
  families.lives('u1', 'h1');
  families.lives('u1', 'h2');
  families.lives('u2', 'h2');
  families.lives('u3', 'h3');
  families.lives('u4', 'h4');
  families.signedIn('u2', 'phone');
  families.signedIn('u3', 'phone');
  families.signedIn('u4', 'other phone');
  expect(new Set(['h1', 'h2', 'h3', 'u1', 'u2', 'u3'].map(families.of)).size).toBe(1);
  expect(families.of('h4')).not.toBe(families.of('h1'));
  expect(families.of('nobody')).toBe('nobody');
});

test('a circle is whoever reaches each other by marks', () => {
  const circles = circlesOf([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
    ['d', 'e'],
  ]);
  expect(new Set(['a', 'b', 'c'].map((name) => circles.get(name))).size).toBe(1);
  expect(new Set(['a', 'd', 'e'].map((name) => circles.get(name))).size).toBe(3);
  // A chain of a hundred thousand does not overflow the call stack.
  const chain = Array.from({ length: 100_000 }, (_, at) => [`${at}`, `${at + 1}`] as const);
  expect(circlesOf(chain).size).toBe(100_001);
});

test('weeks begin on Monday and months on the first, in UTC (product P24.4)', () => {
  const { from, to } = spanOf('week', NOW);
  expect([new Date(from), new Date(to)].map((day) => day.toISOString().slice(0, 10))).toEqual([
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(spanBefore('week', NOW)).toEqual({ from: from - 7 * 24 * HOUR, to: from });
  expect(spanOf('month', NOW)).toEqual({ from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 11, 1) });
  expect(spanBefore('month', Date.UTC(2026, 0, 5))).toEqual({ from: Date.UTC(2025, 11, 1), to: Date.UTC(2026, 0, 1) });
  expect(spanBefore('all', NOW)).toBeNull();
  expect(weekOf(from)).toBe(from);
  expect(weekOf(from - 1)).toBe(from - 7 * 24 * HOUR);
  expect(dayOf(NOW)).toBe(NOW - 12 * HOUR);
  const lines = pointsOf(all([accepted('a'), accepted('a', 'gap', from - 1)])).get('a') ?? [];
  expect(sumOf(within(lines, spanOf('week', NOW)))).toBe(10);
});

test('equal points share a place', () => {
  expect(placesOf([10, 30, 10, 5])).toEqual([2, 1, 2, 4]);
});

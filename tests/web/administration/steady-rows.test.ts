import { expect, test } from 'vitest';
import { freshRows, steadyRows } from '#web/features/administration/live/steady-rows.ts';

// Product P17.35.
interface Row {
  readonly id: string;
  readonly text: string;
}
const row = (id: string, text = ''): Row => ({ id, text });
const idOf = ({ id }: Row): string => id;
const NONE = new Set<string>();
const shown = (before: readonly Row[], now: readonly Row[], own: ReadonlySet<string> = NONE) =>
  steadyRows(freshRows(before, idOf), now, idOf, own).map(({ id, row: { text }, gone }) => [id, text, gone]);

test('rows stay where they were, as they are now, whatever the server puts before, between or behind them', () => {
  const now = [row('new'), row('b', 'later'), row('newer'), row('a'), row('newest')];
  expect(shown([row('a'), row('b')], now)).toEqual([
    ['a', '', false],
    ['b', 'later', false],
  ]);
});

test('what somebody else dealt with stays and is marked; what the person dealt with goes', () => {
  expect(shown([row('a'), row('b'), row('c')], [row('c')], new Set(['b']))).toEqual([
    ['a', '', true],
    ['c', '', false],
  ]);
});

test('what comes back is marked no more', () => {
  const once = steadyRows(freshRows([row('a'), row('b')], idOf), [row('b')], idOf, NONE);
  expect(once.map(({ gone }) => gone)).toEqual([true, false]);
  expect(steadyRows(once, [row('a'), row('b')], idOf, NONE).map(({ gone }) => gone)).toEqual([false, false]);
});

test('where nothing stands, what is new comes in', () => {
  expect(shown([], [row('a')])).toEqual([['a', '', false]]);
  expect(shown([row('a')], [row('b')], new Set(['a']))).toEqual([['b', '', false]]);
});

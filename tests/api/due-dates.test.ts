import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.9.7: after the due date people are asked whether the baby is born, so the date must be a possible one.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100 });
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const IMPOSSIBLE = ['0000-01-01', '2020-01-01', '2026-11-05', '2027-09-20', '2027-12-31', '9999-12-31'];
const REFUSED = ['rejected INVALID_INPUT'];

test('a pregnancy takes no due date on which nobody can be due, when it is added and when it is changed', async () => {
  const maya = await newPerson(app);
  const expecting = (dueOn: string, pregnant = true) =>
    op(maya, 'member.create', { name: 'Maya', ageGroup: 'adult', pregnant, dueOn });
  for (const dueOn of IMPOSSIBLE) {
    const [result] = await push(maya, [expecting(dueOn)]);
    expect([dueOn, result?.code, result?.message]).toEqual([
      dueOn,
      'INVALID_INPUT',
      expect.stringContaining('due date'),
    ]);
  }
  const made = expecting('2027-03-01');
  expect(outcomes(await push(maya, [made, expecting('2026-11-08'), expecting('2027-09-16')]))).toEqual(
    Array(3).fill('applied'),
  );
  const edit = (payload: object, entityId = made.entityId) =>
    push(maya, [op(maya, 'member.edit', payload, { entityId })]);
  for (const to of IMPOSSIBLE) expect(outcomes(await edit({ dueOn: { from: '2027-03-01', to } }))).toEqual(REFUSED);
  // The date of an earlier pregnancy: it must not end the next one at once.
  const past = expecting('2020-01-01', false);
  expect(outcomes(await push(maya, [past]))).toEqual(['applied']);
  const again = { pregnant: { from: false, to: true } };
  expect(outcomes(await edit(again, past.entityId))).toEqual(REFUSED);
  expect(outcomes(await edit({ ...again, dueOn: { from: '2020-01-01', to: null } }, past.entityId))).toEqual([
    'applied',
  ]);
});

test('what a phone wrote long ago without a signal is judged by the day on which it was written', async () => {
  const maya = await newPerson(app);
  const payload = { name: 'Maya', ageGroup: 'adult', pregnant: true, dueOn: '2026-06-01' };
  const ago = (days: number) => op(maya, 'member.create', payload, { createdAt: app.now() - days * DAY_MS });
  expect(outcomes(await push(maya, [ago(200), ago(0)]))).toEqual(['applied', ...REFUSED]);
  // After an accepted pregnancy, later edits of other fields still succeed.
  const [known] = [ago(200)];
  await push(maya, [known]);
  const rename = op(maya, 'member.edit', { name: { from: 'Maya', to: 'May' } }, { entityId: known.entityId });
  expect(outcomes(await push(maya, [rename]))).toEqual(['applied']);
});

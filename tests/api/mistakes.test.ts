import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const payload = {
  kind: 'missing_warning',
  text: 'It should warn cats.',
  about: {
    product: { id: '02000000000015', name: 'Soap', gtin: '02000000000015', ingredientsText: 'Aqua' },
    ingredient: null,
    versions: { engine: '1.0.0', knowledge: 'abc' },
  },
};

test('a reported mistake is kept once, however often it is sent, and comes back to every phone of the household', async () => {
  const person = await newPerson(app);
  const report = op(person, 'mistake.report', payload);
  expect(outcomes(await push(person, [report]))).toEqual(['applied']);
  expect(outcomes(await push(person, [report]))).toEqual(['duplicate']);
  expect(outcomes(await push(person, [{ ...report, payload: { ...payload, text: 'Else.' } }]))).toEqual([
    'rejected OP_ID_REUSED',
  ]);
  const held = (await pull(person)).changes.filter(({ entity }) => entity === 'mistake');
  expect(held).toMatchObject([
    { id: report.entityId, deleted: false, data: { ...payload, state: 'open', reportedBy: person.userId } },
  ]);
});

test('nobody else sees it', async () => {
  const [person, stranger] = [await newPerson(app), await newPerson(app)];
  await push(person, [op(person, 'mistake.report', payload)]);
  expect((await pull(stranger)).changes.filter(({ entity }) => entity === 'mistake')).toEqual([]);
});

test('an answer names the field that is wrong', async () => {
  const person = await newPerson(app);
  const results = await push(person, [op(person, 'mistake.report', { ...payload, text: '' })]);
  expect(outcomes(results)).toEqual(['rejected INVALID_INPUT']);
  expect((await pull(person)).changes.filter(({ entity }) => entity === 'mistake')).toEqual([]);
});

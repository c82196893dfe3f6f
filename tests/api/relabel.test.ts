import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductAnswer } from '#domain/contract/answers.ts';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const LIST = WITH_LABEL.ingredientsText ?? '';
const relabel = (person: Person, from: string, to: string) =>
  op(person, 'product.relabel', { from, to, origin: 'photo' }, { entityId: WITH_LABEL.id });
const product = async (person: Person) =>
  ProductAnswer.parse((await person.get(`/api/products/${WITH_LABEL.id}`)).body);

test('a list read from a photo is the own one of this household, judged anew, and nobody else sees it', async () => {
  const [person, stranger] = [await newPerson(app), await newPerson(app)];
  const { cursor } = await pull(person);
  const before = await product(person);
  const sent = relabel(person, LIST, 'Aqua, Glycerin');
  expect(outcomes(await push(person, [sent]))).toEqual(['applied']);
  const after = await product(person);
  expect(after.product).toMatchObject({
    own: true,
    ingredientsText: 'Aqua, Glycerin',
    source: { name: 'Label photo' },
  });
  expect(after.product.earlierLists).toMatchObject([{ ingredientsText: LIST, source: WITH_LABEL.source }]);
  expect(after.report.ingredients.map(({ raw }) => raw)).toEqual(['Aqua', 'Glycerin']);
  expect(after.report.score).not.toBe(before.report.score);
  expect((await product(stranger)).product).toEqual(before.product);
  // Sent again because its answer was lost: it takes effect once, and other phones receive it once.
  expect(outcomes(await push(person, [sent]))).toEqual(['duplicate']);
  const { changes } = await pull(person, cursor);
  expect(changes.filter(({ entity }) => entity === 'product')).toMatchObject([
    { entity: 'product', id: WITH_LABEL.id, rev: 1 },
  ]);
});

test('two phones that decided differently: the second is told, and the first list stays', async () => {
  const person = await newPerson(app);
  const first = relabel(person, LIST, 'Aqua, Glycerin');
  const second = relabel(person, LIST, 'Aqua, Linalool');
  expect(outcomes(await push(person, [first], randomUUID()))).toEqual(['applied']);
  expect(outcomes(await push(person, [second], randomUUID()))).toEqual(['conflict CONFLICT']);
  expect((await product(person)).product.ingredientsText).toBe('Aqua, Glycerin');
  const back = {
    ...relabel(person, 'Aqua, Glycerin', LIST),
    payload: { from: 'Aqua, Glycerin', to: LIST, origin: 'earlier' },
  };
  expect(outcomes(await push(person, [back]))).toEqual(['applied']);
  expect((await product(person)).product).toMatchObject({ ingredientsText: LIST, source: WITH_LABEL.source });
});

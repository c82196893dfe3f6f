import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStores } from '#api/stores.ts';
import { INSTANCE } from '#api/sync/actor.ts';
import type { Change } from '#domain/sync/entity.ts';
import { newPerson } from './person.ts';
import { itemOf, op, outcomes, pull, push, scanOf } from './queue.ts';
import { CODE_WITHOUT_LABEL, type RunningApp, startApp, WITH_LABEL, WITHOUT_LABEL } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const told = (changes: readonly Change[]) => changes.map(({ entity, id, deleted }) => [entity, id, deleted]);
const products = (changes: readonly Change[]) => changes.filter(({ entity }) => entity === 'product');

/** Changes the catalogue as an administrator or an import does. */
const changeCatalogue = (id: string, ingredientsText: string | null) =>
  app.database.writes.run(async (tx) => {
    const { catalogue, state } = createStores(app.database);
    const row = await catalogue.find(tx, id);
    if (!row) throw new Error(`The catalogue does not hold ${id}.`);
    const seq = await state.take(tx, INSTANCE, 1);
    if (ingredientsText === null) await catalogue.bury(tx, row.pk, seq);
    else await catalogue.change(tx, row.pk, { ...JSON.parse(row.data), ingredientsText }, row.changed_by, seq);
  });

test('a household is sent no product that none of its rows leads to, and can ask for any by its code', async () => {
  const person = await newPerson(app);
  expect((await pull(person)).changes.map(({ entity }) => entity)).toEqual(['usage']);
  expect((await person.get(`/api/products/${WITH_LABEL.id}`)).status).toBe(200);
  expect(products((await pull(person)).changes)).toEqual([]);
});

test('a product comes with the first row that leads to it, before it, and once a page', async () => {
  const person = await newPerson(app);
  const { cursor } = await pull(person);
  const [scan, again, unlabelled] = [scanOf(person), scanOf(person), scanOf(person, CODE_WITHOUT_LABEL)];
  await push(person, [scan, again, unlabelled]);
  const { changes } = await pull(person, cursor);
  expect(changes.map(({ entity, id }) => (entity === 'usage' ? entity : id))).toEqual([
    WITH_LABEL.id,
    scan.entityId,
    again.entityId,
    'usage',
    WITHOUT_LABEL.id,
    unlabelled.entityId,
  ]);
  // A pull from the beginning: the same rows, with the products first.
  expect(told((await pull(person)).changes).slice(0, 2)).toEqual([
    ['product', WITH_LABEL.id, false],
    ['product', WITHOUT_LABEL.id, false],
  ]);
  expect(products((await pull(person)).changes)).toMatchObject([{ scope: 'instance' }, { scope: 'instance' }]);
});

test('a change of the catalogue reaches the households whose rows lead to it, and nobody else', async () => {
  const [keeps, other, own] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  await push(keeps, [itemOf(keeps)]);
  const from = WITH_LABEL.ingredientsText ?? '';
  const relabel = op(own, 'product.relabel', { from, to: 'Aqua', origin: 'photo' }, { entityId: WITH_LABEL.id });
  expect(outcomes(await push(own, [scanOf(own), relabel]))).toEqual(['applied', 'applied']);
  const at = [await pull(keeps), await pull(other), await pull(own)] as const;
  expect(products(at[2].changes), 'its own row stands before the one of the catalogue').toMatchObject([
    { id: WITH_LABEL.id, data: { ingredientsText: 'Aqua', own: true } },
  ]);
  await changeCatalogue(WITH_LABEL.id, 'Aqua, Linalool');
  const next = await pull(keeps, at[0].cursor);
  expect(products(next.changes)).toMatchObject([
    { entity: 'product', id: WITH_LABEL.id, scope: 'instance', data: { ingredientsText: 'Aqua, Linalool' } },
  ]);
  expect(products((await pull(keeps, next.cursor)).changes)).toEqual([]);
  expect(products((await pull(other, at[1].cursor)).changes)).toEqual([]);
  expect(products((await pull(own, at[2].cursor)).changes)).toEqual([]);
  await changeCatalogue(WITH_LABEL.id, null);
  expect(told(products((await pull(keeps, next.cursor)).changes))).toEqual([['product', WITH_LABEL.id, true]]);
  expect(products((await pull(keeps)).changes), 'of a phone that holds nothing, nothing must go').toEqual([]);
  await changeCatalogue(WITH_LABEL.id, from);
});

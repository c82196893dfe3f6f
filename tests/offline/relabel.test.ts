import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

const { id } = WITH_LABEL;
const from = WITH_LABEL.ingredientsText ?? '';
const to = 'Aqua, Glycerin';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const relabel = () => phone.client.perform('product.relabel', id, { from, to, origin: 'photo' });
const shown = () => phone.db.products.get(id);

it('stands on this phone at once without a signal, and reaches the server once', async () => {
  phone.network.fate = REQUEST_OUTCOMES.down;
  unwrap(await relabel());
  expect(await shown()).toMatchObject({
    ingredientsText: to,
    own: true,
    pending: 1,
    earlierLists: [{ ingredientsText: from }],
  });
  await phone.restart();
  expect(await shown()).toMatchObject({ ingredientsText: to, pending: 1 });
  // The first response is lost, so the operation is sent again, and takes effect once.
  phone.network.fate = REQUEST_OUTCOMES.answerLost;
  await phone.sync();
  phone.network.fate = REQUEST_OUTCOMES.up;
  phone.clock.advance(60_000);
  await phone.sync();
  expect(await phone.outbox()).toEqual(['acked']);
  expect(await shown()).toMatchObject({ ingredientsText: to, pending: 0, earlierLists: [{ ingredientsText: from }] });
});

it('keeps a product that came by itself, without the row that a pull brings', async () => {
  await phone.db.server.delete(['product', id]);
  phone.network.fate = REQUEST_OUTCOMES.down;
  unwrap(await relabel());
  expect(await shown()).toMatchObject({ ingredientsText: to, pending: 1 });
  // Another operation on the product recomputes the shown row.
  unwrap(await phone.client.perform('product.relabel', id, { from: to, to: from, origin: 'earlier' }));
  expect(await shown()).toMatchObject({ ingredientsText: from, source: WITH_LABEL.source });
});

it('says that another phone was first, and shows what stands', async () => {
  phone.network.fate = REQUEST_OUTCOMES.down;
  unwrap(await relabel());
  app.db
    .prepare(
      "UPDATE products SET data = json_set(data, '$.ingredientsText', 'Aqua, Linalool'), seq = seq + 1 WHERE id = ?",
    )
    .run(id);
  phone.network.fate = REQUEST_OUTCOMES.up;
  phone.clock.advance(60_000);
  await phone.sync();
  expect(await phone.outbox()).toEqual(['dead CONFLICT']);
  expect(await shown()).not.toMatchObject({ ingredientsText: to });
});

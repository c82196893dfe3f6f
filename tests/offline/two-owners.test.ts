import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Change } from '#domain/sync/entity.ts';
import { takeChanges } from '#web/offline/sync/take-changes.ts';
import { syncedTables } from '#web/offline/tables/account-db.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

// A household's own row of a product and the catalogue's row share an id, but their `seq` numbers are not comparable.

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const { id } = WITH_LABEL;
const catalogues = (seq: number, name: string): Change => ({
  entity: 'product',
  id,
  rev: 1,
  seq,
  deleted: false,
  data: { ...WITH_LABEL, name },
  scope: 'instance',
});
const own = (seq: number, name: string): Change => ({
  entity: 'product',
  id,
  rev: 1,
  seq,
  deleted: false,
  data: { ...WITH_LABEL, name, own: true },
});

const tell = async (...changes: Change[]) => {
  const epoch = (await readMeta(phone.db, 'epoch')) ?? '';
  await phone.db.transaction('rw', syncedTables(phone.db), async () => {
    await takeChanges(phone.db, changes, epoch);
  });
  return (await phone.db.products.get(id))?.name;
};

it('shows the household its own row, however far the catalogue has counted', async () => {
  expect(await tell(catalogues(900, 'of the catalogue'))).toBe('of the catalogue');
  expect(await tell(own(2, 'own'))).toBe('own');
  expect(await tell(catalogues(901, 'of the catalogue, told late'))).toBe('own');
  expect(await tell(own(1, 'own, told late'))).toBe('own');
  expect(await tell(own(3, 'own, changed'))).toBe('own, changed');
});

it('shows the catalogue again once the own row is gone', async () => {
  await tell(own(2, 'own'), { ...own(3, ''), deleted: true, data: null });
  expect(await tell(catalogues(1, 'of the catalogue'))).toBe('of the catalogue');
});

it('keeps showing what the service worker sent until the own row comes, with a catalogue far ahead', async () => {
  await tell(catalogues(900, 'of the catalogue'));
  phone.network.fate = REQUEST_OUTCOMES.down;
  const from = WITH_LABEL.ingredientsText ?? '';
  unwrap(await phone.client.perform('product.relabel', id, { from, to: 'Aqua, Linalool', origin: 'photo' }));
  await phone.settled();
  // The push was answered with the `seq` of the own row, but the row itself has not arrived.
  await phone.db.outbox.toCollection().modify({ state: 'acked', seq: 1 });
  await tell(catalogues(901, 'of the catalogue'));
  expect(await phone.db.products.get(id)).toMatchObject({ ingredientsText: 'Aqua, Linalool', own: true });
});

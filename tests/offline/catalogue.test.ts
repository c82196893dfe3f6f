import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, WITH_LABEL, WITHOUT_LABEL } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

// Product P9.11.
let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const held = async () => (await phone.db.products.toArray()).map(({ id }) => id).sort();
const scan = async (barcode = CODE_WITH_LABEL) =>
  unwrap(await phone.client.scan({ barcode, mode: 'household', input: 'camera' }));

describe('a product that comes with the app', () => {
  it('is known without a signal, and is the only one that the phone then holds', async () => {
    expect(await held()).toEqual([]);
    phone.network.fate = REQUEST_OUTCOMES.down;
    expect((await scan()).product).toMatchObject({ name: WITH_LABEL.name });
    const item = phone.client.newId();
    unwrap(await phone.client.perform('inventory.add', item, { productId: WITHOUT_LABEL.id }));
    await phone.settled();
    expect(await phone.db.scans.toArray()).toMatchObject([{ outcome: 'identified', productId: WITH_LABEL.id }]);
    expect(await held()).toEqual([WITH_LABEL.id, WITHOUT_LABEL.id]);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(await phone.db.scans.toArray()).toMatchObject([{ outcome: 'identified', pending: 0 }]);
    // From here on the server sends the product rows, because rows of the household refer to them.
    const rows = await phone.db.server.where('[entity+id]').between(['product', ''], ['product', '\uffff']).toArray();
    expect(rows.map(({ id, scope }) => [id, scope]).sort()).toEqual([
      [WITH_LABEL.id, 'instance'],
      [WITHOUT_LABEL.id, 'instance'],
    ]);
  });

  it('is no row of this phone before it is asked for, and one of its rows after', async () => {
    expect((await phone.client.firstPack()).map(({ id }) => id)).toEqual([WITH_LABEL.id, WITHOUT_LABEL.id]);
    expect(await held()).toEqual([]);
    await phone.client.takeProducts([WITH_LABEL.id, '02000000000039']);
    expect(await held()).toEqual([WITH_LABEL.id]);
  });

  it('never stands before what the server told', async () => {
    const from = WITH_LABEL.ingredientsText ?? '';
    await phone.client.takeProducts([WITH_LABEL.id]);
    unwrap(await phone.client.perform('product.relabel', WITH_LABEL.id, { from, to: 'Aqua', origin: 'photo' }));
    await phone.settled();
    await phone.db.products.clear();
    await phone.client.takeProducts([WITH_LABEL.id]);
    expect(await held()).toEqual([]);
  });

  it('is asked from the server where the file is not to be had, and the file is asked for again', async () => {
    let asked = 0;
    phone.firstPack = async (): Promise<readonly Product[]> => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch');
      return [WITHOUT_LABEL];
    };
    const { product, ended } = await scan();
    expect(product).toBeNull();
    expect(await ended).toMatchObject({ status: 'identified' });
    expect(await held()).toEqual([WITH_LABEL.id]);
    await phone.client.takeProducts([WITHOUT_LABEL.id]);
    expect(await held()).toEqual([WITH_LABEL.id, WITHOUT_LABEL.id]);
  });

  it('keeps no scan waiting for a file that never comes', async () => {
    phone.firstPack = () => new Promise(() => undefined);
    const begun = scan();
    await eventually(async () => {
      phone.clock.advance(1_000);
      await Promise.resolve();
      expect(await phone.outbox()).toHaveLength(1);
    });
    expect((await begun).product).toBeNull();
  });
});

describe('a phone that was sent the whole catalogue', () => {
  const report = { productId: '', inputKey: 'k', report: {} as Report, computedAt: 0 };
  const many = Array.from({ length: 200 }, (_, at): Product => {
    const id = `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`;
    return { ...WITH_LABEL, id, gtin: null, name: `Product ${at}` };
  });

  /** Fills the tables as they were on a phone with the previous release. */
  const fill = async (products: readonly Product[]) => {
    const epoch = (await readMeta(phone.db, 'epoch')) ?? '';
    await phone.db.server.bulkPut(
      products.map((data, at) => ({
        entity: 'product' as const,
        id: data.id,
        rev: 1,
        seq: at,
        deleted: 0,
        data,
        epoch,
      })),
    );
    await phone.db.products.bulkPut(products.map((product) => ({ ...product, pending: 0 })));
    await phone.db.reports.bulkPut(products.map(({ id }) => ({ ...report, productId: id })));
    await writeMeta(phone.db, 'fetchedAs', undefined);
  };

  it('shrinks at its update to what the household keeps, and loses nothing of its own', async () => {
    const own = phone.client.newId();
    const soap = { barcode: null, name: 'Soap', ingredients: ['Sodium Palmate'] };
    unwrap(await phone.client.perform('product.create', own, soap));
    await scan();
    unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'cat', name: 'Tom' }));
    await phone.settled();
    await fill([WITH_LABEL, WITHOUT_LABEL, ...many]);
    const waiting = many[7]?.id ?? '';
    phone.network.fate = (path, init, go) =>
      path.endsWith('/push') ? REQUEST_OUTCOMES.down() : REQUEST_OUTCOMES.up(path, init, go);
    unwrap(await phone.client.perform('inventory.add', phone.client.newId(), { productId: waiting }));
    await phone.settled();
    // The server or the person gave up on the unsent changes: they are still shown and can be sent again.
    await phone.db.outbox.where('state').notEqual('acked').modify({ state: 'dead' });
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await held()).toEqual([WITH_LABEL.id, waiting, own].sort());
    expect((await phone.db.reports.toCollection().primaryKeys()).sort()).toEqual([WITH_LABEL.id, waiting].sort());
    expect(await phone.db.server.filter(({ entity }) => entity === 'product').count()).toBe(2);
    expect(await phone.db.pets.count()).toBe(1);
    expect(await phone.db.scans.count()).toBe(1);
    expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked', 'dead UNREACHABLE']);
  });

  it('does so once', async () => {
    await fill(many);
    await phone.sync();
    expect(await held()).toEqual([]);
    const pulls = () => phone.network.carried.filter((line) => line.endsWith('/pull')).length;
    const before = pulls();
    await fill(many.slice(0, 3));
    await phone.db.meta.put({ key: 'fetchedAs', value: 1e6 });
    await phone.sync();
    expect(pulls() - before).toBe(1);
    expect(await phone.db.products.count(), 'nothing is fetched anew').toBe(3);
  });
});

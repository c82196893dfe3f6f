import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL, WITHOUT_LABEL } from '#tests/api/start-app.ts';
import { Phone } from '#tests/offline/phone.ts';
import { importTriedProducts } from '#web/features/account/import-tried-products.ts';
import { anyTried, readTried, rememberTried } from '#web/product-view/tried.ts';

const SOLD = { ...WITH_LABEL, sample: false };
const typed = (name: string, ingredientsText: string) => ({
  ...SOLD,
  id: 'typed',
  gtin: null,
  name,
  ingredientsText,
  own: true,
});

let app: RunningApp;
let held: Map<string, string>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => {
  held = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what was tried in a demo (product P2.12.7)', () => {
  it('is remembered once, the newest first, and twelve at most', () => {
    for (let at = 1; at <= 14; at += 1) rememberTried({ ...SOLD, id: `${at}` });
    rememberTried({ ...SOLD, id: '8' });
    expect(readTried().map(({ id }) => id)).toEqual(['8', '14', '13', '12', '11', '10', '9', '7', '6', '5', '4', '3']);
  });

  it('leaves out made-up samples and what was not judged', () => {
    rememberTried({ ...WITH_LABEL, sample: true });
    rememberTried({ ...WITHOUT_LABEL, sample: false });
    expect(anyTried()).toBe(false);
  });

  it('counts two typed lists as two, and the same list once', () => {
    rememberTried(typed('Soap', 'Aqua, Parfum'));
    rememberTried(typed('Cream', 'Aqua, Glycerin'));
    rememberTried(typed('My soap', 'Aqua, Parfum'));
    expect(readTried().map(({ name }) => name)).toEqual(['My soap', 'Cream']);
  });

  it('is nothing where something else stands there', () => {
    held.set('tried', '[{"id":1}]');
    expect(readTried()).toEqual([]);
    held.set('tried', '{');
    expect(readTried()).toEqual([]);
  });

  it('arrives in the inventory of the new account, and is then forgotten', async () => {
    const phone = new Phone(app);
    await phone.signUp();
    rememberTried(SOLD);
    rememberTried(typed('Soap', 'Aqua, Parfum'));
    expect(await importTriedProducts(phone.client)).toBe(2);
    expect(anyTried()).toBe(false);
    await phone.sync();
    const items = await phone.db.inventory.toArray();
    const products = await phone.db.products.bulkGet(items.map(({ productId }) => productId));
    expect(products.map((one) => one?.name).sort()).toEqual(['Sample shower gel', 'Soap']);
    expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked']);
  });
});

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Scans of one household are invisible to others: in rows, numbers, sizes and statuses (product P1.3).

const CODE = '3017620422003';
const ID = `0${CODE}`;
const FOUND = { product: { product_name: 'Spread', brands: 'Corner', ingredients_text: 'Sugar, Palm Oil, Hazelnuts' } };

let host: Server;
let app: RunningApp;
beforeAll(async () => {
  host = createServer((_, response) => response.writeHead(200).end(JSON.stringify(FOUND)));
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  const url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  app = await startApp({ tier: 'family', openFactsUrls: [url] });
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await app.close();
});

/** Every read of a household, with the status, length and text of its answer. */
async function everything(person: Person): Promise<unknown> {
  const reads = [
    '/api/sync/pull',
    '/api/inventory',
    '/api/inventory?limit=5',
    '/api/scan/usage',
    `/api/products/${ID}`,
  ];
  const seen: unknown[] = [];
  for (const path of reads) {
    const { status, body } = await person.get(path);
    const text = JSON.stringify(body).replace(/"requestId":"[^"]*"/, '');
    seen.push([path, status, text.length, text]);
  }
  return seen;
}

test('nothing that a household reads differs after another scanned, kept and changed things', async () => {
  const [one, other] = [await newPerson(app), await newPerson(app)];
  const item = op(one, 'inventory.add', { productId: WITH_LABEL.id, quantity: 2 });
  const pet = op(one, 'pet.create', { type: 'cat', name: 'Miso' });
  const member = op(one, 'member.create', { name: 'Noor', ageGroup: 'child', pregnant: false });
  const about = { entityId: member.entityId };
  const element = (who: Person, kind: 'addElement' | 'removeElement', value: string) =>
    op(who, `member.${kind}`, { kind: 'allergen', value }, about);
  const mine = [item, pet, member, element(one, 'addElement', 'Milk'), element(one, 'addElement', 'Egg')];
  expect(outcomes(await push(one, mine))).toEqual(Array(5).fill('applied'));
  const before = await everything(one);
  expect((await other.post('/api/scan', { barcode: CODE })).body).toMatchObject({ success: true });
  expect((await other.get(`/api/products/${ID}`)).status).toBe(200);
  const theirs = [
    // With the same ids as the first household's rows.
    op(other, 'inventory.add', { productId: ID, quantity: 7 }, { entityId: item.entityId }),
    op(other, 'inventory.edit', { notes: { from: '', to: 'theirs' } }, { entityId: item.entityId }),
    op(other, 'pet.create', { type: 'dog', name: 'Rex' }, { entityId: pet.entityId }),
    op(other, 'pet.delete', {}, { entityId: pet.entityId }),
    op(other, 'member.create', { name: 'Sam', ageGroup: 'adult', pregnant: false }, about),
    element(other, 'addElement', 'Peanut'),
    element(other, 'addElement', 'Milk'),
    element(other, 'removeElement', 'Milk'),
    op(other, 'product.create', { barcode: null, name: 'Own', ingredients: ['Aqua'] }),
    op(other, 'notification.read', {}, { entityId: 'expired:1' }),
    op(other, 'preferences.set', { value: 'dark' }, { entityId: 'theme' }),
  ];
  const results = outcomes(await push(other, theirs));
  expect(results.slice(0, 9)).toEqual(Array(9).fill('applied'));
  expect(await everything(one)).toEqual(before);
  // The first household is unaffected: the same operations again are duplicates of its own.
  expect(outcomes(await push(one, mine))).toEqual(Array(5).fill('duplicate'));
  const { changes } = await pull(other);
  const kept = changes.find(({ id, entity }) => id === item.entityId && entity === 'inventory');
  expect(kept?.data).toMatchObject({ quantity: 7, notes: 'theirs' });
  expect(changes.find(({ entity }) => entity === 'member')?.data).toMatchObject({ name: 'Sam', allergens: ['Peanut'] });
});

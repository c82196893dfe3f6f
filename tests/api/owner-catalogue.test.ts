import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSourceFacts } from '#api/catalogue/import/facts-store.ts';
import { makePacks } from '#api/catalogue/packs/make-packs.ts';
import { packFiles } from '#api/catalogue/packs/pack-files.ts';
import { packKey } from '#api/catalogue/packs/pack-key.ts';
import { catchUp } from '#api/catalogue/search/catch-up.ts';
import { contributionStore } from '#api/leaderboard/contribution-store.ts';
import { createSitemap } from '#api/open-pages/sitemap.ts';
import { productStores } from '#api/products/room.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { WITH_LABEL } from './start-app.ts';
import { homeOf, twoPeople } from './two-people.ts';

// Nothing that is built from the catalogue for everybody contains a household's own entries (docs/security.md).

const ID = '04006381333931';
const OWN = { ...WITH_LABEL, id: ID, gtin: ID, name: 'Only of Ann', sample: false, own: true };

let database: TestDatabase;
const { product, catalogue } = productStores();
beforeAll(async () => {
  database = await testDatabase();
  twoPeople(database.db);
  await database.writes.run(async (tx) => {
    const stamp = { rev: 1, seq: 1, changedBy: 'a phone', otherRev: 0 };
    await product.save(tx, homeOf('ann'), { id: ID, deleted: false, data: OWN }, stamp);
  });
});
afterAll(() => database.close());

test('the search', async () => {
  const held: unknown[] = [];
  const index = { upTo: () => 0, put: (entries: readonly unknown[]) => held.push(...entries) > 0 };
  const left = { find: () => [], withIngredients: () => [], close: () => undefined };
  expect(await catchUp(database.reader, { ...index, ...left }, AbortSignal.timeout(1000))).toBe(0);
  expect(held).toEqual([]);
});

test('the packs that phones keep', async () => {
  const made: unknown[] = [];
  const files = packFiles(join(database.dir, 'packs'));
  await makePacks(database.reader, files, await packKey(database), '2026-11-21', (one) => made.push(one));
  expect(made).toEqual([]);
});

test('the list of open pages', async () => {
  const sitemap = createSitemap(database.reader, 'https://shelf.example', [], []);
  expect(await sitemap.index()).not.toContain('products-1');
  let text = '';
  for await (const piece of sitemap.part('products-1') ?? []) text += piece;
  expect(text).not.toContain('only-of-ann');
});

test('the names on the leaderboard', async () => {
  expect(await contributionStore.nameOf(database.reader, ID)).toBe(ID);
});

test('an import, which leaves the household’s own as it is', async () => {
  const facts = {
    ...{ code: ID.slice(1), codeFault: null, name: 'Soap', brand: '', size: null, category: OWN.category },
    ...{ productType: null, ingredientsText: 'Aqua', emoji: '🧼', countries: [], source: OWN.source },
  };
  const taken = await database.writes.run((tx) =>
    storeSourceFacts(tx, 'test', { id: ID, gtin: ID, facts }, async () => 1, Date.now()),
  );
  expect(taken).toBe('added');
  expect((await product.load(database.reader, homeOf('ann'), ID))?.data.name).toBe('Only of Ann');
  expect((await catalogue.find(database.reader, ID))?.data).toContain('Soap');
});

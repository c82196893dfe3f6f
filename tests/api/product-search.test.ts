import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchUp } from '#api/catalogue/search/catch-up.ts';
import { productStores } from '#api/products/room.ts';
import { openDatabase } from '#db/open.ts';
import type { ProductIndex } from '#db/search/product-index.ts';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import { SCORE_BANDS, searchProducts } from '#domain/catalogue/calls.ts';
import { scoreBand } from '#domain/catalogue/search/score-band.ts';
import { searchWords } from '#domain/catalogue/search/search-words.ts';
import type { Product } from '#domain/products/product.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { newPerson } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

const product = (id: string, name: string, over: Partial<Product> = {}): Product => ({
  id,
  gtin: id,
  name,
  brand: '',
  size: null,
  category: 'food_beverage',
  productType: null,
  forms: [],
  baby: false,
  ingredientsText: null,
  emoji: '🛒',
  sample: false,
  own: false,
  source: { name: 'Open Food Facts', date: '2026-01-01', licence: 'ODbL 1.0' },
  ...over,
});

const ANSWER = searchProducts.answers[200];
const { catalogue } = productStores();
let db: TestDatabase;
let dir: string;
let index: ProductIndex;
beforeEach(async () => {
  db = await testDatabase();
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-search-'));
  index = openProductIndex(join(dir, 'search.db'), 'epoch');
});
afterEach(() => {
  index.close();
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const add = (one: Product, seq: number) => db.writes.run((tx) => catalogue.add(tx, one, 'test', seq));
const find = (typed: string, area: 'kitchen' | 'bathroom' | null = null): string[] => {
  const search = searchWords(typed);
  return search === null ? [] : index.find(search, area, 50).map(({ name }) => name);
};

describe('the index of the catalogue (product P14.6)', () => {
  it('follows what is added, changed and taken away', async () => {
    const pk = await add(product('03017620422003', 'Hazelnut spread'), 1);
    await add(product('00037600665605', 'Honey'), 2);
    expect(await catchUp(db.reader, index)).toBe(2);
    expect([find('hazelnut'), find('honey')]).toStrictEqual([['Hazelnut spread'], ['Honey']]);
    await db.writes.run((tx) => catalogue.change(tx, pk, product('03017620422003', 'Peanut spread'), 'test', 3));
    expect(await catchUp(db.reader, index)).toBe(1);
    expect([find('hazelnut'), find('peanut')]).toStrictEqual([[], ['Peanut spread']]);
    await db.writes.run((tx) => catalogue.bury(tx, pk, 4));
    await catchUp(db.reader, index);
    expect(find('peanut')).toStrictEqual([]);
    expect(await catchUp(db.reader, index)).toBe(0);
  });

  it('takes each product in once where an import beside the server does the same', async () => {
    for (let seq = 1; seq <= 100; seq += 1) await add(product(String(seq).padStart(14, '0'), `Spread ${seq}`), seq);
    const beside = openProductIndex(join(dir, 'search.db'), 'epoch');
    try {
      const taken = await Promise.all([catchUp(db.reader, index), catchUp(db.reader, beside)]);
      expect(taken[0] + taken[1]).toBe(100);
      expect([index.upTo(), beside.upTo(), find('spread').length]).toStrictEqual([100, 100, 50]);
      expect(index.put([], 40, 80)).toBe(false);
      expect(index.upTo()).toBe(100);
      const writing = openDatabase(join(dir, 'search.db'));
      writing.exec('BEGIN IMMEDIATE');
      expect(index.put([], 100, 120)).toBe(false);
      writing.close();
      expect(index.put([], 100, 120)).toBe(true);
    } finally {
      beside.close();
    }
  });

  it('is made anew for another database, and where its file is damaged', async () => {
    await add(product('03017620422003', 'Hazelnut spread'), 1);
    await catchUp(db.reader, index);
    const path = join(dir, 'search.db');
    index.close();
    index = openProductIndex(path, 'epoch');
    expect(index.upTo()).toBe(1);
    index.close();
    index = openProductIndex(path, 'another');
    expect(index.upTo()).toBe(0);
    index.close();
    writeFileSync(path, 'not a database, and long enough to be read as the header of one '.repeat(100));
    index = openProductIndex(path, 'another');
    expect(await catchUp(db.reader, index)).toBe(1);
    expect(find('hazelnut')).toStrictEqual(['Hazelnut spread']);
  });

  it('finds by beginnings, parts and slips, by code, and in an area alone (product P14.7)', async () => {
    await add(product('03017620422003', 'Hazelnut spread', { brand: "L'Oréal" }), 1);
    await add(product('00037600665605', 'Lemon shampoo', { category: 'personal_care' }), 2);
    await catchUp(db.reader, index);
    for (const typed of [
      'haz',
      'hazelnut spr',
      'azelnu',
      'hazlenut',
      'hazelnut sperad',
      'loreal',
      '301762',
      'xq hazelnut',
    ]) {
      expect([typed, find(typed)]).toStrictEqual([typed, ['Hazelnut spread']]);
    }
    expect(find('lemon "OR" (NEAR) * ^')).toStrictEqual([]);
    expect(find('hazelnut', 'bathroom')).toStrictEqual([]);
    expect(find('hazelnut', 'kitchen')).toStrictEqual(['Hazelnut spread']);
  });
});

describe('GET /api/products/search (product P14.7)', () => {
  let app: RunningApp;
  beforeEach(async () => {
    app = await startApp({
      starter: [
        product('03017620422003', 'Hazelnut spread', { ingredientsText: 'Sugar, palm oil, hazelnuts' }),
        product('00037600665605', 'Plain biscuit', { ingredientsText: 'Wheat flour, sugar, hazelnut paste' }),
      ],
    });
  });
  afterEach(() => app.close());

  it('answers with names before lists, and narrows by area and score', async () => {
    const person = await newPerson(app);
    const get = (query: string) => person.send('GET', `/api/products/search?${query}`);
    const ask = async (query: string) => ANSWER.parse((await get(query)).body);
    let found = await ask('q=hazelnut');
    // The index follows the catalogue in the background after the server has started.
    while (!found.complete) found = await ask('q=hazelnut');
    expect(found.products).toMatchObject([
      { name: 'Hazelnut spread', homeCategory: 'kitchen', assessed: true, byIngredient: false },
      { name: 'Plain biscuit', byIngredient: true },
    ]);
    expect((await ask('q=hazelnut&area=laundry')).products).toStrictEqual([]);
    for (const band of SCORE_BANDS) {
      const expected = found.products.filter(({ safetyScore }) => scoreBand(safetyScore) === band);
      expect((await ask(`q=hazelnut&band=${band}`)).products).toStrictEqual(expected);
    }
    expect(found.products.some(({ safetyScore }) => safetyScore !== null)).toBe(true);
    expect((await ask('q=')).products).toStrictEqual([]);
    expect((await get('q=a&area=moon')).status).toBe(400);
    expect(found.heldBack).toBe(false);
    expect((await fetch(`${app.url}/api/products/search?q=hazelnut`)).status).toBe(401);
  });

  it('gives no score once the scans of the month are used up (product P6.4)', async () => {
    const person = await newPerson(app);
    const ask = async (query: string) => ANSWER.parse((await person.send('GET', `/api/products/search?${query}`)).body);
    while (!(await ask('q=hazelnut')).complete);
    app.db
      .prepare('INSERT INTO usage (household_id, month, used, rev, seq) VALUES (?, ?, 5, 1, 1)')
      .run(person.householdId, '2026-11');
    const found = await ask('q=hazelnut');
    expect(found.heldBack).toBe(true);
    expect(found.products).toHaveLength(2);
    for (const { safetyScore } of found.products) expect(safetyScore).toBeNull();
    expect((await ask('q=hazelnut&band=green')).products).toStrictEqual([]);
  });
});

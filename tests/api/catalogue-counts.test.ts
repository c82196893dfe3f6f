import { afterEach, beforeEach, expect, it } from 'vitest';
import { countCatalogue, storedCounts } from '#api/catalogue/counts/count.ts';
import { storeSourceFacts } from '#api/catalogue/import/facts-store.ts';
import { INSTANCE } from '#api/sync/actor.ts';
import { syncState } from '#api/sync/sync-state.ts';
import { catalogueCounts } from '#domain/catalogue/counts.ts';
import type { SourceFacts } from '#domain/catalogue/facts.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P14.21.
let app: RunningApp;
beforeEach(async () => {
  app = await startApp({ starter: [] });
});
afterEach(() => app.close());

const gtinOf = (at: number): string => {
  const body = String(300_000_000_000 + at * 7);
  return `0${body}${checkDigit(body)}`;
};
const factsOf = (at: number, countries: string[], source = 'Open Food Facts'): SourceFacts => ({
  ...{ code: gtinOf(at), codeFault: null, name: `Jam ${at}`, brand: '', size: null, category: 'food_beverage' },
  ...{ productType: null, ingredientsText: at % 2 === 0 ? 'fruit' : null, emoji: '🛒', countries },
  source: { name: source, date: '2024-01-01', licence: 'ODbL 1.0' },
});
const take = (at: number, countries: string[], source = 'off') =>
  app.database.writes.run(async (tx) => {
    const id = gtinOf(at);
    const facts = factsOf(at, countries);
    await storeSourceFacts(tx, source, { id, gtin: id, facts }, () => syncState.take(tx, INSTANCE, 1), Date.now());
  });
const count = async (day: string): Promise<boolean> => {
  const keep = await countCatalogue(app.database, day);
  if (keep) await app.database.writes.run(keep);
  return keep !== null;
};

it('counts the rows of the catalogue, with the countries of every source, and tells everybody', async () => {
  const asked = async () =>
    catalogueCounts.answers[200].parse(await (await fetch(`${app.url}/api/catalogue/counts`)).json()).counts;
  expect(await asked()).toBeNull();
  for (let at = 0; at < 120; at += 1) await take(at, ['en:france']);
  await take(0, ['en:italy'], 'obf');
  expect(await count('2026-11-27')).toBe(true);
  expect(await asked()).toMatchObject({
    countedOn: '2026-11-27',
    products: 120,
    withCode: 120,
    withList: 60,
    countries: [
      { country: 'France', products: 120 },
      { country: 'Italy', products: 1 },
    ],
  });
});

it('counts again only where the catalogue changed', async () => {
  await take(1, []);
  await count('2026-11-26');
  expect(await count('2026-11-27')).toBe(false);
  await take(2, []);
  expect(await count('2026-11-27')).toBe(true);
  expect((await storedCounts(app.database.reader))?.counts).toMatchObject({ products: 2, countedOn: '2026-11-27' });
});

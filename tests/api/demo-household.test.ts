import { afterAll, beforeAll, expect, test } from 'vitest';
import { HomeHealthAnswer } from '#domain/inventory/home-health-answer.ts';
import { fillHousehold } from '../demo/fill-household.ts';
import { demoOperations } from '../demo/household.ts';
import { type RunningApp, startApp } from './start-app.ts';

const TODAY = '2026-11-24';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

test('the demo household is the same each time, and fills nine areas with ten products', {
  timeout: 180_000,
}, async () => {
  expect(demoOperations(TODAY)).toEqual(demoOperations(TODAY));
  const { person } = await fillHousehold(app, TODAY);
  const health = HomeHealthAnswer.parse((await person.get('/api/home-health/score')).body);
  expect(health.categories.map(({ products }) => products.length)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10]);
  const { db } = app;
  expect((await person.get('/api/stats')).body).toMatchObject({
    productsAtHome: 90,
    familyMembers: 4,
    pets: 1,
    toBuy: 2,
  });
  const scans = db.prepare<[], { mode: string; outcome: string; count: number }>(
    'SELECT mode, outcome, count(*) AS count FROM scans GROUP BY 1, 2',
  );
  expect(scans.all()).toContainEqual({ mode: 'shopping', outcome: 'identified', count: 10 });
  const years = db.prepare<[], { first: string; last: string; notes: number }>(
    'SELECT min(ended_on) AS first, max(ended_on) AS last, count(*) AS notes FROM item_ends',
  );
  const history = years.get();
  expect(history?.notes).toBeGreaterThan(300);
  expect(history?.first.slice(0, 4)).toBe('2023');
  expect(history?.last.slice(0, 7)).toBe('2026-11');
  const made = db.prepare<[], string>(
    "SELECT json_extract(data, '$.name') FROM products WHERE household_id IS NOT NULL",
  );
  const names = made.pluck().all();
  expect(names.filter((name) => name.startsWith('Sample ')).length).toBeGreaterThanOrEqual(74);
});

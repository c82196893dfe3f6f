import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('GET /api/achievements: what two phones of one household reached, once, and nothing of others (product P2.10.2)', async () => {
  const [maya, stranger] = [await newPerson(app), await newPerson(app)];
  expect((await maya.get('/api/achievements')).body).toEqual([]);
  const award = (badgeType: string, createdAt: number) =>
    op(maya, 'badge.award', { badgeType }, { entityId: badgeType, createdAt });
  const now = app.now();
  expect(outcomes(await push(maya, [award('pet_protector', now - 1000), award('first_scan', now - 5000)]))).toEqual([
    'applied',
    'applied',
  ]);
  await push(maya, [award('first_scan', now - 9000)], randomUUID());
  expect((await maya.get('/api/achievements')).body).toEqual([
    {
      id: 'first_scan',
      badgeType: 'first_scan',
      name: 'Safety First',
      emoji: '🏆',
      awardedAt: new Date(now - 5000).toISOString(),
    },
    {
      id: 'pet_protector',
      badgeType: 'pet_protector',
      name: '10 Scans',
      emoji: '⭐',
      awardedAt: new Date(now - 1000).toISOString(),
    },
  ]);
  expect((await stranger.get('/api/achievements')).body).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommunityRows } from '#api/account-export/community-rows.ts';
import { addToGroup, startGroup, write } from './group-people.ts';
import { newPerson } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P13.12: a person's export contains what they do in the community, and names nobody else.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100 });
});
afterAll(() => app.close());

test('groups, posts with what they said before, tips, marks, reports, decisions, blocks and the name on the board', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const groupId = await startGroup(maya, 'invitation', 'Canary circle');
  await addToGroup(groupId, maya, noor, 'Noor of the circle');
  const post = await write(groupId, noor, 'Which soap?');
  const own = await write(groupId, maya, 'This one', { onId: post.id });
  app.wait(1000);
  await maya.send('PATCH', `/api/groups/entries/${own.id}`, { text: 'This one, or that' });
  await maya.send('PUT', `/api/groups/entries/${post.id}/helpful`, { on: true });
  await maya.post(`/api/groups/entries/${post.id}/report`, { reason: 'other', words: 'Off topic' });
  const tip = (title: string) => ({
    ...{ id: randomUUID(), area: 'kitchen', audience: 'everyone', title, text: 'Keep it closed and high up.' },
  });
  const [hers, theirs] = [tip('Lids on'), tip('High shelf')];
  await maya.post('/api/tips', hers);
  await noor.post('/api/tips', theirs);
  await maya.send('PUT', `/api/tips/${theirs.id}/helpful`, { on: true });
  await maya.send('PUT', '/api/leaderboard/name', { name: 'Blue Door' });
  await maya.send('PUT', `/api/people/${noor.userId}/blocked`, { on: true });
  const rows = await readCommunityRows(app.database.reader, maya.userId);
  expect(rows.groups).toMatchObject([{ name: 'Canary circle', role: 'owner', state: 'active' }]);
  expect(rows.entries).toMatchObject([
    { text: 'This one, or that', on: post.id, earlier: [{ text: 'This one' }], group: 'Canary circle' },
  ]);
  expect(rows.tips).toMatchObject([{ title: 'Lids on' }]);
  expect(rows.helpful).toMatchObject([
    { what: 'post', id: post.id },
    { what: 'tip', id: theirs.id },
  ]);
  expect(rows.complaints).toMatchObject([{ what: 'post', words: 'Off topic', decision: null }]);
  expect(rows.blocks).toMatchObject([{ blockedId: noor.userId }]);
  expect(rows.boardNames).toMatchObject([{ name: 'Blue Door', householdId: maya.householdId }]);
  expect(JSON.stringify(rows)).not.toContain('Noor of the circle');
  expect(JSON.stringify(rows)).not.toContain('Which soap?');
});

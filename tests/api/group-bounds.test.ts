import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_ASKED, MOST_ENTRIES, VERSIONS_KEPT } from '#domain/groups/entry-bounds.ts';
import { addToGroup, groupsOf, startGroup, write } from './group-people.ts';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P10.14: how much one person may post in groups, and how often they may invite another person.

const DAY_MS = 86_400_000;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100, tier: 'family' });
});
afterAll(() => app.close());

async function twoInGroup(): Promise<{ owner: Person; member: Person; groupId: string }> {
  const [owner, member] = [await newPerson(app), await newPerson(app)];
  app.wait(4 * DAY_MS);
  const groupId = await startGroup(owner);
  await addToGroup(groupId, owner, member);
  return { owner, member, groupId };
}

test('of a post five earlier versions are kept, the oldest goes, and those of another post stay [product P10.14]', async () => {
  const { owner, member, groupId } = await twoInGroup();
  const [mine, theirs] = [await write(groupId, owner, 'Version 0'), await write(groupId, member, 'First')];
  const edit = async (who: Person, id: string, text: string) => {
    app.wait(1000);
    expect((await who.send('PATCH', `/api/groups/entries/${id}`, { text })).status).toBe(204);
  };
  await edit(member, theirs.id, 'Second');
  for (let at = 1; at <= 8; at += 1) await edit(owner, mine.id, `Version ${at}`);
  const textsOf = async (id: string) =>
    ((await member.get(`/api/groups/entries/${id}/history`)).body as { versions: { text: string }[] }).versions.map(
      ({ text }) => text,
    );
  expect(await textsOf(mine.id)).toEqual(['Version 7', 'Version 6', 'Version 5', 'Version 4', 'Version 3']);
  expect(await textsOf(theirs.id)).toEqual(['First']);
  const stored = app.db.prepare('SELECT count(*) FROM group_versions WHERE entry_id = ?').pluck().get(mine.id);
  expect(stored).toBe(VERSIONS_KEPT);
});

/** Inserts old entries of a person directly in the database. */
const fill = (groupId: string, who: Person, count: number, deleted: boolean) =>
  app.db
    .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO group_entries (id, group_id, author_id, text, written_at, deleted_at)
      SELECT lower(hex(randomblob(16))), ?, ?, 'x', 1, ? FROM n`)
    .run(count, groupId, who.userId, deleted ? 1 : null);

test('one post or comment too many is refused until one is deleted, and others go on [product P10.14]', async () => {
  const { owner, member, groupId } = await twoInGroup();
  fill(groupId, owner, MOST_ENTRIES - 1, false);
  const last = await write(groupId, owner, 'The last one');
  expect(last.status).toBe(200);
  const beyond = await write(groupId, owner, 'One too many');
  expect(beyond.status).toBe(413);
  expect(beyond.body).toMatchObject({ error: 'TOO_LARGE', message: expect.stringContaining('2000') });
  expect((await write(groupId, member, 'From somebody else')).status).toBe(200);
  expect((await owner.send('DELETE', `/api/groups/entries/${last.id}`)).status).toBe(204);
  expect((await write(groupId, owner, 'Again', { id: beyond.id })).status).toBe(200);
  expect((await owner.send('DELETE', `/api/groups/entries/${beyond.id}`)).status).toBe(204);
  // Deleted entries leave traces, and their number is limited too.
  fill(groupId, owner, MOST_ENTRIES * 3, true);
  expect((await write(groupId, owner, 'One trace too many')).status).toBe(413);
});

test('who said no is not asked again for a month, and never by whom they blocked; who asks is told the same [product P10.14]', async () => {
  const { owner, member, groupId } = await twoInGroup();
  const tom = await newPerson(app);
  const ask = async (by: Person, into: string, whom: Person) =>
    (await by.post(`/api/groups/${into}/asks`, { username: whom.email.split('@')[0] })).status;
  const waits = async (whom: Person) => (await groupsOf(whom)).invited.map(({ id }) => id);
  expect(await ask(owner, groupId, tom)).toBe(204);
  expect(await waits(tom)).toEqual([groupId]);
  // The month begins when they decline, not when they were invited.
  app.wait(10 * DAY_MS);
  // A session that is not used for 30 days ends.
  for (const person of [owner, member]) await person.get('/api/user');
  expect((await tom.post(`/api/groups/${groupId}/leave`)).status).toBe(204);
  app.wait(29 * DAY_MS);
  // Keep the session alive.
  await member.get('/api/user');
  expect(await ask(owner, groupId, tom)).toBe(204);
  expect(await waits(tom)).toEqual([]);
  app.wait(DAY_MS);
  expect(await ask(owner, groupId, tom)).toBe(204);
  expect(await waits(tom)).toEqual([groupId]);

  expect((await member.send('PUT', `/api/people/${owner.userId}/blocked`, { on: true })).status).toBe(204);
  const second = await startGroup(owner);
  expect(await ask(owner, second, member)).toBe(204);
  expect(await waits(member)).toEqual([]);
  // A block by the owner, or by somebody else, does not prevent an invitation.
  expect((await owner.send('PUT', `/api/people/${member.userId}/blocked`, { on: true })).status).toBe(204);
  expect((await member.send('PUT', `/api/people/${owner.userId}/blocked`, { on: false })).status).toBe(204);
  expect(await ask(owner, second, member)).toBe(204);
  expect(await waits(member)).toEqual([second]);
});

test('a group asks at most so many people who have not answered [product P10.14]', async () => {
  const { owner, groupId } = await twoInGroup();
  const [other, tom] = [await startGroup(owner), await newPerson(app)];
  // Accounts that exist only in the database.
  app.db
    .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO users (id, email, username, password_hash, created_at)
      SELECT 'asked' || i, 'asked' || i || '@example.org', 'asked' || i, '', 0 FROM n`)
    .run(MOST_ASKED);
  app.db.exec(`INSERT INTO group_members (group_id, user_id, role, state, name, since)
    SELECT '${groupId}', id, 'member', 'invited', 'x', 0 FROM users WHERE id LIKE 'asked%'`);
  const username = tom.email.split('@')[0];
  expect((await owner.post(`/api/groups/${groupId}/asks`, { username })).status).toBe(409);
  expect((await owner.post(`/api/groups/${other}/asks`, { username })).status).toBe(204);
});

test('long posts and comments come in smaller parts, and none is left out [product P10.16]', async () => {
  const { owner, member, groupId } = await twoInGroup();
  const long = (words: string) => words.padEnd(4000, '界');
  // As many entries as fit into one answer, but with more characters than are allowed.
  app.db
    .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      INSERT INTO group_entries (id, group_id, on_id, author_id, text, written_at)
      SELECT 'post' || i, ?, NULL, ?, ?, i FROM n`)
    .run(groupId, owner.userId, long('A post'));
  app.db
    .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      INSERT INTO group_entries (id, group_id, on_id, author_id, text, written_at)
      SELECT 'comment' || i, ?, 'post60', ?, ?, 100 + i FROM n`)
    .run(groupId, owner.userId, long('A comment'));
  const all = async (path: string, at: 'posts' | 'comments', name: string) => {
    const ids: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await member.get(path + (cursor && `?${name}=${encodeURIComponent(cursor)}`));
      const part = body as { [at in 'posts' | 'comments']: { id: string }[] } & { next: string | null };
      expect(JSON.stringify(body).length).toBeLessThan(200_000);
      expect(part[at].length).toBeGreaterThan(0);
      ids.push(...part[at].map(({ id }) => id));
      if (part.next === null) return ids;
      cursor = part.next;
    }
  };
  const numbered = (what: string) => Array.from({ length: 60 }, (_, at) => `${what}${at + 1}`);
  expect(await all(`/api/groups/${groupId}/posts`, 'posts', 'before')).toEqual(numbered('post').reverse());
  const comments = await all('/api/groups/entries/post60/comments', 'comments', 'after');
  expect(comments).toEqual(numbered('comment'));
});

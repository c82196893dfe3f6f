import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from '#api/account-deletion/erase-account.ts';
import { createStores } from '#api/stores.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { MembersAnswer } from '#domain/groups/member-calls.ts';
import { addToGroup, firstComments, groupOf, groupsOf, linkInto, posts, startGroup, write } from './group-people.ts';
import { newPerson, type Person } from './person.ts';
import { op, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Product P22.1 to P22.6.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100, tier: 'family' });
});
afterAll(() => app.close());

const codeOf = (body: unknown) => ErrorBody.parse(body).error;
const DAY_MS = 86_400_000;

/** A group with its owner and one member. Neither account is new. */
async function twoInGroup(): Promise<{ owner: Person; member: Person; groupId: string }> {
  const [owner, member] = [await newPerson(app), await newPerson(app)];
  app.wait(4 * DAY_MS);
  const groupId = await startGroup(owner);
  await addToGroup(groupId, owner, member);
  return { owner, member, groupId };
}

describe('coming in', () => {
  test('a link shows the group before anybody joins, lets in as often as it says, and is kept as a hash (product P22.3)', async () => {
    const [owner, tom, lena] = [await newPerson(app), await newPerson(app), await newPerson(app)];
    const groupId = await startGroup(owner);
    const { token } = await linkInto(groupId, owner, 1);
    const preview = await tom.post('/api/groups/links/preview', { token });
    expect(preview.body).toMatchObject({ name: 'Bridge Street', members: 1, invitedBy: 'Noor', kind: 'invitation' });
    expect((await tom.get(`/api/groups/${groupId}`)).status).toBe(404);
    expect((await tom.post('/api/groups/links/use', { token, yourName: 'Tom' })).body).toEqual({ id: groupId });
    const again = await lena.post('/api/groups/links/use', { token, yourName: 'Lena' });
    expect([again.status, codeOf(again.body)]).toEqual([410, 'GONE']);
    const stored = app.db.prepare('SELECT hex(token_hash) FROM group_links').pluck().all();
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(token).toString('hex').toUpperCase());
    expect((await groupsOf(tom)).yours).toMatchObject([{ id: groupId, members: 2, unread: 0 }]);
  });

  test('a link ends after 7 days, when it is taken back, and when whoever made it goes (product P22.3)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const preview = async (token: string) => (await member.post('/api/groups/links/preview', { token })).status;
    const [old, revoked] = [await linkInto(groupId, owner), await linkInto(groupId, owner)];
    expect((await owner.send('DELETE', `/api/groups/links/${revoked.id}`)).status).toBe(204);
    expect([await preview(old.token), await preview(revoked.token)]).toEqual([200, 410]);
    app.wait(7 * DAY_MS);
    expect(await preview(old.token)).toBe(410);
    const own = await linkInto(groupId, owner);
    const role = { userId: member.userId, role: 'owner' };
    expect((await owner.send('PUT', `/api/groups/${groupId}/role`, role)).status).toBe(204);
    expect((await owner.post(`/api/groups/${groupId}/leave`)).status).toBe(204);
    expect(await preview(own.token)).toBe(410);
  });

  test('an open group is found and joined; one by invitation is not there for strangers (product P22.1)', async () => {
    const [owner, stranger] = [await newPerson(app), await newPerson(app)];
    const open = await startGroup(owner, 'open', 'Gentle cleaning');
    const closed = await startGroup(owner, 'invitation', 'Only us');
    const listed = (await groupsOf(stranger)).open.map(({ id }) => id);
    expect([listed.includes(open), listed.includes(closed)]).toEqual([true, false]);
    const join = (id: string) => stranger.post(`/api/groups/${id}/join`, { yourName: 'Lena' });
    expect([(await join(closed)).status, (await join(open)).status, (await join(open)).status]).toEqual([
      404, 200, 409,
    ]);
  });

  test('whoever is asked in by name finds the group, comes in or does not, and the answer tells no names apart', async () => {
    const { owner, groupId } = await twoInGroup();
    const [asked, other] = [await newPerson(app), await newPerson(app)];
    const username = asked.email.split('@')[0];
    const ask = (name?: string) => owner.post(`/api/groups/${groupId}/asks`, { username: name });
    expect([(await ask(username)).status, (await ask('nobody of that name')).status]).toEqual([204, 204]);
    expect((await groupsOf(asked)).invited).toMatchObject([{ id: groupId, invitedBy: 'Noor' }]);
    expect((await asked.get(`/api/groups/${groupId}/posts`)).status).toBe(404);
    expect((await other.get(`/api/groups/${groupId}/preview`)).status).toBe(404);
    expect((await asked.get(`/api/groups/${groupId}/preview`)).body).toMatchObject({ state: 'invited' });
    expect((await asked.post(`/api/groups/${groupId}/join`, { yourName: 'Ida' })).status).toBe(200);
  });

  test('whoever was sent out comes back by no link (product P22.2)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    expect((await owner.post(`/api/groups/${groupId}/remove`, { userId: member.userId })).status).toBe(204);
    const { token } = await linkInto(groupId, owner);
    expect((await member.post('/api/groups/links/use', { token, yourName: 'Tom' })).status).toBe(410);
    expect((await groupsOf(member)).yours).toEqual([]);
  });
});

describe('roles', () => {
  test('a group always has one owner: handed over, left last, or gone with the account (product P22.2)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    expect((await owner.post(`/api/groups/${groupId}/leave`)).status).toBe(409);
    const role = (role: string, userId = member.userId) =>
      owner.send('PUT', `/api/groups/${groupId}/role`, { userId, role });
    expect((await role('owner', owner.userId)).status).toBe(409);
    expect((await role('owner')).status).toBe(204);
    expect([(await groupOf(groupId, owner)).you.role, (await groupOf(groupId, member)).you.role]).toEqual([
      'moderator',
      'owner',
    ]);
    expect((await role('member')).status).toBe(403);
    await eraseAccount(createStores(app.database), { id: member.userId, email: member.email }, app.now());
    expect((await groupOf(groupId, owner)).you.role).toBe('owner');
    expect((await owner.post(`/api/groups/${groupId}/leave`)).status).toBe(204);
    expect(app.db.prepare('SELECT count(*) FROM groups WHERE id = ?').pluck().get(groupId)).toBe(0);
  });

  test('an archived group is read, and nothing is added until it is opened again (product P22.4)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const set = (archived: boolean) => owner.send('PATCH', `/api/groups/${groupId}`, { archived });
    expect((await member.send('PATCH', `/api/groups/${groupId}`, { name: 'Mine' })).status).toBe(403);
    expect((await set(true)).status).toBe(204);
    expect((await write(groupId, member, 'Hello')).status).toBe(409);
    expect((await owner.post(`/api/groups/${groupId}/links`, {})).status).toBe(409);
    expect(await posts(groupId, member)).toEqual([]);
    expect((await set(false)).status).toBe(204);
    expect((await write(groupId, member, 'Hello')).status).toBe(200);
  });

  test('members are listed by role in parts that hold each once; links are told to those who can invite', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const add = app.db.prepare(
      "INSERT INTO users (id, email, username, password_hash, created_at) VALUES (?, ?, ?, '', 0)",
    );
    const join = app.db.prepare(
      "INSERT INTO group_members (group_id, user_id, role, state, name, since) VALUES (?, ?, 'member', 'active', 'M', 7)",
    );
    for (let at = 0; at < 150; at += 1) {
      add.run(`${groupId}-${at}`, `${groupId}-${at}@example.org`, `${groupId}-${at}`);
      join.run(groupId, `${groupId}-${at}`);
    }
    await linkInto(groupId, owner);
    const part = async (who: Person, after?: string | null) =>
      MembersAnswer.parse(
        (await who.get(`/api/groups/${groupId}/members${after ? `?after=${encodeURIComponent(after)}` : ''}`)).body,
      );
    const first = await part(owner);
    const second = await part(owner, first.next);
    const ids = [...first.members, ...second.members].map(({ id }) => id);
    expect([first.members[0]?.role, ids.length, new Set(ids).size, second.next]).toEqual(['owner', 152, 152, null]);
    expect([first.links.length > 0, (await part(member)).links]).toEqual([true, []]);
  });
});

describe('writing', () => {
  test('what is sent again is the same; an id that is another’s is refused (product P22.5)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const id = randomUUID();
    const sent = [await write(groupId, member, 'Once', { id }), await write(groupId, member, 'Once', { id })];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await posts(groupId, owner)).map(({ text }) => text)).toEqual(['Once']);
    expect((await write(groupId, owner, 'Mine', { id })).status).toBe(409);
  });

  test('a catalogue product is attached with its base report; a household’s own is not (product P22.5)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    expect((await member.post(`/api/v1/products/${WITH_LABEL.id}/report`, {})).status).toBe(200);
    expect((await write(groupId, member, 'This one?', { productId: WITH_LABEL.id })).status).toBe(200);
    const [post] = await posts(groupId, owner);
    expect(post?.product).toMatchObject({ id: WITH_LABEL.id, name: WITH_LABEL.name });
    expect(post?.product && Object.keys(post.product).sort()).toEqual(['id', 'name', 'score']);
    const own = op(member, 'product.create', { barcode: '4006381333931', name: 'Own soap', ingredients: ['Aqua'] });
    await push(member, [{ ...own, entityId: '04006381333931' }]);
    const refused = await write(groupId, member, 'And this?', { productId: '04006381333931' });
    expect([refused.status, codeOf(refused.body)]).toEqual([422, 'INVALID_INPUT']);
  });

  test('an edit keeps what was said before; a delete leaves a trace for those who answered, and no words (product P22.5)', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const { id } = await write(groupId, member, 'First words');
    expect((await member.send('PATCH', `/api/groups/entries/${id}`, { text: 'Second words' })).status).toBe(204);
    expect((await owner.send('PATCH', `/api/groups/entries/${id}`, { text: 'Not mine' })).status).toBe(404);
    const history = async () => (await owner.get(`/api/groups/entries/${id}/history`)).body;
    expect(await history()).toMatchObject({ versions: [{ text: 'First words' }] });
    const { id: comment } = await write(groupId, owner, 'An answer', { onId: id });
    expect((await owner.send('DELETE', `/api/groups/entries/${id}`)).status).toBe(404);
    expect((await member.send('DELETE', `/api/groups/entries/${id}`)).status).toBe(204);
    expect(await posts(groupId, owner)).toMatchObject([
      { text: '', state: 'deleted', firstComments: [{ text: 'An answer', state: 'there' }] },
    ]);
    expect(await history()).toEqual({ versions: [] });
    expect(app.db.prepare('SELECT text FROM group_entries WHERE id = ?').pluck().get(id)).toBe('');
    expect((await owner.send('DELETE', `/api/groups/entries/${comment}`)).status).toBe(204);
    expect(await posts(groupId, owner)).toEqual([]);
  });

  test('a comment stands on a post of its own group, and on no other', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const { id } = await write(groupId, owner, 'A post');
    const elsewhere = await startGroup(member, 'invitation', 'Elsewhere');
    expect((await write(elsewhere, member, 'Across', { onId: id })).status).toBe(410);
    const comment = await write(groupId, member, 'Here', { onId: id });
    expect((await write(groupId, member, 'Deeper', { onId: comment.id })).status).toBe(410);
    expect(await firstComments(groupId, owner)).toMatchObject([{ text: 'Here', author: { name: 'Tom' } }]);
  });

  test('helpful counts once for each, and not for oneself; reading counts down what is new', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const { id } = await write(groupId, member, 'Lilies go out of the flat');
    const helpful = (who: Person, on: boolean) => who.send('PUT', `/api/groups/entries/${id}/helpful`, { on });
    expect([(await helpful(owner, true)).status, (await helpful(owner, true)).status]).toEqual([204, 204]);
    expect((await helpful(member, true)).status).toBe(409);
    expect(await posts(groupId, owner)).toMatchObject([{ helpful: 1, helped: true }]);
    expect((await groupsOf(owner)).yours).toMatchObject([{ unread: 1, lastBy: 'Tom' }]);
    const told = async () =>
      ((await owner.get('/api/notifications')).body as { type: string; title: string; message: string }[]).filter(
        ({ type }) => type === 'community_post',
      );
    expect(await told()).toMatchObject([{ title: 'Bridge Street', message: 'Somebody wrote something new.' }]);
    const before = await groupOf(groupId, owner);
    expect((await owner.send('PATCH', `/api/groups/${groupId}/own`, { readAt: app.now(), muted: true })).status).toBe(
      204,
    );
    expect((await groupsOf(owner)).yours).toMatchObject([{ unread: 0, muted: true }]);
    expect(await told()).toEqual([]);
    expect((await helpful(owner, false)).status).toBe(204);
    expect((await groupOf(groupId, owner)).changes).toBeGreaterThan(before.changes);
  });

  test('posts come in parts that hold each once', async () => {
    const { owner, groupId } = await twoInGroup();
    for (let at = 0; at < 45; at += 1) await write(groupId, owner, `Post ${at}`);
    const seen: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const query: string = before && `?before=${encodeURIComponent(before)}`;
      const { body } = await owner.get(`/api/groups/${groupId}/posts${query}`);
      const part = body as { posts: { text: string }[]; next: string | null };
      seen.push(...part.posts.map(({ text }) => text));
      before = part.next;
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `Post ${44 - at}`));
  });

  test('what somebody wrote goes with their account, and what others answered stays', async () => {
    const { owner, member, groupId } = await twoInGroup();
    const { id } = await write(groupId, member, 'My secret question');
    await write(groupId, owner, 'An answer', { onId: id });
    await eraseAccount(createStores(app.database), { id: member.userId, email: member.email }, app.now());
    expect(await posts(groupId, owner)).toMatchObject([
      { author: null, text: '', state: 'deleted', firstComments: [{ text: 'An answer' }] },
    ]);
    const left = app.db.prepare('SELECT count(*) FROM group_entries WHERE text LIKE ?').pluck();
    expect(left.get('%secret%')).toBe(0);
  });
});

test('two members never look the same: whoever comes later gets a number, and a change to such a name is refused (product P22.2)', async () => {
  const [owner, second, third] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const groupId = await startGroup(owner);
  await addToGroup(groupId, owner, second, 'N\u043e\u043er');
  await addToGroup(groupId, owner, third, 'noor');
  const { members } = (await owner.get(`/api/groups/${groupId}/members`)).body as { members: { name: string }[] };
  expect(members.map(({ name }) => name)).toEqual(['Noor', 'N\u043e\u043er 2', 'noor 3']);
  const rename = (name: string) => third.send('PATCH', `/api/groups/${groupId}/own`, { name });
  expect((await rename('NOOR')).status).toBe(409);
  expect((await rename('Tom')).status).toBe(204);
  // The name of a member who left still appears next to their entries, so it stays taken.
  await third.post(`/api/groups/${groupId}/leave`);
  const fourth = await newPerson(app);
  await addToGroup(groupId, owner, fourth, 'T0m');
  const after = (await owner.get(`/api/groups/${groupId}/members`)).body as { members: { name: string }[] };
  expect(after.members.map(({ name }) => name)).toContain('T0m 2');
});

test('the same post sent again is there once; with other words, or after it was deleted, its id is refused', async () => {
  const { member, groupId } = await twoInGroup();
  const sent = await write(groupId, member, 'Which soap has no scent?');
  const send = async (text: string) => {
    const { status, body } = await write(groupId, member, text, { id: sent.id });
    return [status, status === 200 ? 'sent' : codeOf(body)];
  };
  expect(await send('Which soap has no scent?')).toEqual([200, 'sent']);
  expect(await send('Which soap is cheap?')).toEqual([409, 'OP_ID_REUSED']);
  const edit = await member.send('PATCH', `/api/groups/entries/${sent.id}`, { text: 'Which soap is mild?' });
  expect(edit.status).toBe(204);
  // The phone missed the answer and does not know about the edit.
  expect(await send('Which soap has no scent?')).toEqual([200, 'sent']);
  expect((await posts(groupId, member)).map(({ text }) => text)).toEqual(['Which soap is mild?']);
  expect((await member.send('DELETE', `/api/groups/entries/${sent.id}`)).status).toBe(204);
  expect(await send('Which soap has no scent?')).toEqual([409, 'OP_ID_REUSED']);
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinGroup, leaveGroup, makeGroup } from '#domain/groups/group-calls.ts';
import { askIntoGroup } from '#domain/groups/member-calls.ts';
import { deleteEntry, writeEntry } from '#domain/groups/post-calls.ts';
import { readCommunityOverview, readInvited } from '#web/offline/community/around.ts';
import { fetchOlder, leaveOnPhone, refreshGroup, refreshGroups, refreshNews } from '#web/offline/community/refresh.ts';
import { sendWritten, writeDownEntry } from '#web/offline/community/send-written.ts';
import { leaveAccountDb } from '#web/offline/tables/leave-account.ts';
import { storedAccounts } from '#web/offline/tables/stored-accounts.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

// Product P22.11: a group on the phone.

let app: RunningApp;
let noor: Phone;
let maya: Phone;
let groupId: string;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  noor = new Phone(app);
  await noor.signUp();
  const written = { name: 'Bridge Street', about: '', kind: 'open', symbol: 'child' } as const;
  groupId = unwrap(await noor.client.server.ask(makeGroup, { body: { ...written, yourName: 'Noor' } })).id;
  maya = new Phone(app);
  await maya.signUp();
  const body = { yourName: 'Maya' };
  unwrap(await maya.client.server.ask(joinGroup, { params: { id: groupId }, body }));
});
afterEach(() => app.close());

const ask = () => maya.client.askInAccount;
const refresh = () => refreshGroup(ask(), maya.db, groupId);
const texts = async () => (await maya.db.groupPosts.orderBy('[groupId+writtenAt]').toArray()).map(({ text }) => text);
const say = async (phone: Phone, text: string, id = randomUUID()) => {
  app.wait(1000);
  const body = { id, onId: null, text, productId: null };
  unwrap(await phone.client.server.ask(writeEntry, { params: { id: groupId }, body }));
  return id;
};
/** Writes as Maya, the way her screen does. */
const write = (text: string, onId: string | null = null) => {
  app.wait(1000);
  const id = randomUUID();
  const entry = { id, groupId, groupName: 'Bridge Street', onId, text, product: null, writtenAt: app.now() };
  return writeDownEntry(maya.db, entry).then(() => id);
};

it('holds what was read, takes what is deleted away, and asks for nothing where nothing changed', async () => {
  const first = await say(noor, 'One');
  await say(noor, 'Two');
  unwrap(await refresh());
  maya.network.fate = REQUEST_OUTCOMES.down;
  expect((await refresh()).ok).toBe(false);
  expect(await texts()).toEqual(['One', 'Two']);
  expect(await maya.db.groups.toArray()).toMatchObject([{ line: { name: 'Bridge Street', unread: 2 }, older: null }]);
  const asked: string[] = [];
  maya.network.fate = (path, _, go) => {
    asked.push(path);
    return go();
  };
  unwrap(await refresh());
  expect(asked).toEqual([`/api/groups/${groupId}`]);
  unwrap(await noor.client.server.ask(deleteEntry, { params: { id: first } }));
  unwrap(await refresh());
  expect(await texts()).toEqual(['Two']);
});

it('brings older posts in parts, and has them still when something changed', async () => {
  // Four days old: new accounts may write only ten entries an hour.
  app.wait(4 * 86_400_000);
  for (let at = 0; at < 45; at += 1) await say(noor, `Number ${at}`);
  unwrap(await refresh());
  expect((await texts()).length).toBe(20);
  unwrap(await fetchOlder(ask(), maya.db, groupId));
  unwrap(await fetchOlder(ask(), maya.db, groupId));
  expect((await texts()).length).toBe(45);
  expect((await maya.db.groups.get(groupId))?.older).toBeNull();
  await say(noor, 'The newest');
  unwrap(await refresh());
  expect([(await texts()).length, (await texts()).at(-1)]).toEqual([46, 'The newest']);
});

it('keeps what is written without a signal and sends it once, in order, after the next run', async () => {
  const post = await say(noor, 'Which one?');
  unwrap(await refresh());
  maya.network.fate = REQUEST_OUTCOMES.down;
  await write('A post');
  await write('An answer', post);
  await sendWritten(ask(), maya.db);
  expect(await maya.db.groupWaiting.count()).toBe(2);
  // The server accepts the first entry, but its answer is lost.
  let lost = false;
  maya.network.fate = async (path, _init, go) => {
    const answer = await go();
    if (lost || !path.endsWith('/entries')) return answer;
    lost = true;
    throw new TypeError('Failed to fetch');
  };
  await sendWritten(ask(), maya.db);
  expect([lost, await maya.db.groupWaiting.count()]).toEqual([true, 2]);
  maya.network.fate = REQUEST_OUTCOMES.up;
  await maya.sync();
  await eventually(async () => expect(await maya.db.groupWaiting.count()).toBe(0));
  const posts = await maya.db.groupPosts.toArray();
  expect(posts.map(({ text, firstComments }) => [text, firstComments.map((one) => one.text)]).sort()).toEqual([
    ['A post', []],
    ['Which one?', ['An answer']],
  ]);
});

it('keeps what the server refuses, with the reason, and sends what follows', async () => {
  unwrap(await refresh());
  await write('To nobody', randomUUID());
  await write('To all');
  await sendWritten(ask(), maya.db);
  expect(await texts()).toEqual(['To all']);
  expect(await maya.db.groupWaiting.toArray()).toMatchObject([
    { text: 'To nobody', refused: expect.stringContaining('no longer exists') },
  ]);
});

it('has nothing of a group any more once the person left it, whoever tells the phone', async () => {
  await say(noor, 'One');
  unwrap(await refresh());
  await write('Not sent');
  unwrap(await maya.client.server.ask(leaveGroup, { params: { id: groupId } }));
  expect((await refresh()).ok).toBe(false);
  expect([await maya.db.groups.count(), await maya.db.groupPosts.count()]).toEqual([0, 0]);
  expect(await maya.db.groupWaiting.count(), 'what nobody received is the person’s').toBe(1);
  unwrap(await maya.client.server.ask(joinGroup, { params: { id: groupId }, body: { yourName: 'Maya' } }));
  unwrap(await refresh());
  expect(await texts()).toEqual(['One']);
  unwrap(await maya.client.server.ask(leaveGroup, { params: { id: groupId } }));
  unwrap(await refreshGroups(ask(), maya.db));
  expect([await maya.db.groups.count(), await maya.db.groupPosts.count()]).toEqual([0, 0]);
});

it('waits for the person’s word before what they wrote is lost with a sign-out', async () => {
  unwrap(await refresh());
  const id = await write('Not sent');
  expect(await maya.client.logout()).toMatchObject({ ok: false, problem: { code: 'CONFLICT' } });
  const { db } = maya;
  expect(await storedAccounts()).toMatchObject([{ unsent: 1 }]);
  await leaveAccountDb(db, 0);
  expect(await storedAccounts(), 'kept, locked to the account').toMatchObject([{ unsent: 1 }]);
  await db.open();
  expect([await db.groups.count(), await db.groupWaiting.count()]).toEqual([0, 1]);
  await leaveAccountDb(db, 0, [id]);
  expect(await storedAccounts()).toEqual([]);
});

// Product P2.20.6.
it('hears that somebody asks the person into a group without ever opening the community, and that they are in no more', async () => {
  const iris = new Phone(app);
  const { user } = await iris.signUp();
  const names = async () => (await readInvited(iris.db)).map(({ name, invitedBy }) => [name, invitedBy]);
  expect(await names()).toEqual([]);
  unwrap(await noor.client.server.ask(askIntoGroup, { params: { id: groupId }, body: { username: user.username } }));
  // The phone has only just asked, so it hears about it after the minimum time between two requests.
  await iris.sync();
  iris.clock.advance(20_000);
  await eventually(async () => expect(await names()).toEqual([['Bridge Street', 'Noor']]));
  expect(await readCommunityOverview(iris.db), 'nothing is said of what was never asked for').toBeNull();
  unwrap(await iris.client.server.ask(joinGroup, { params: { id: groupId }, body: { yourName: 'Iris' } }));
  iris.clock.advance(20_000);
  await iris.sync();
  await eventually(async () => expect([await names(), await iris.db.groups.count()]).toEqual([[], 1]));
  unwrap(await iris.client.server.ask(leaveGroup, { params: { id: groupId } }));
  iris.clock.advance(20_000);
  await iris.sync();
  await eventually(async () => expect(await iris.db.groups.count()).toBe(0));
});

it('brings no group back by an answer that was asked for before the person left it', async () => {
  for (const again of [refreshGroups, refreshNews]) {
    unwrap(await refreshGroups(ask(), maya.db));
    let left = false;
    maya.network.fate = async (path, _, go) => {
      const answer = await go();
      if (left || !path.includes('group')) return answer;
      left = true;
      unwrap(await maya.client.server.ask(leaveGroup, { params: { id: groupId } }));
      await leaveOnPhone(maya.db, groupId);
      return answer;
    };
    unwrap(await again(ask(), maya.db));
    expect([left, await maya.db.groups.count()]).toEqual([true, 0]);
    maya.network.fate = REQUEST_OUTCOMES.up;
    unwrap(await maya.client.server.ask(joinGroup, { params: { id: groupId }, body: { yourName: 'Maya' } }));
  }
});

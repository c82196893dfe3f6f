import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { CALLS, type CallName } from '#domain/contract/calls.ts';
import { addToGroup, groupsOf, linkInto, posts, startGroup, write } from './group-people.ts';
import { newPerson, type Person, type Reply } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Every call about groups, by callers in every relation to the group, with valid bodies (product P22.2; security
// rules, 3.7): outsiders get the same answer for an existing group as for one that never existed.

const ROLES = ['owner', 'moderator', 'member', 'blocked'] as const;
const OUTSIDE = ['left', 'removed', 'asked', 'stranger', 'moderator elsewhere'] as const;
type Kind = (typeof ROLES)[number] | (typeof OUTSIDE)[number];

let app: RunningApp;
let groupId = '';
let entryId = '';
let linkId = '';
let secrets: string[] = [];
const people = new Map<Kind, Person>();
const who = (kind: Kind): Person => {
  const person = people.get(kind);
  if (!person) throw new Error(`There is nobody ${kind}.`);
  return person;
};

beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 1000 });
  for (const kind of [...ROLES, ...OUTSIDE]) people.set(kind, await newPerson(app));
  app.wait(4 * 86_400_000);
  const owner = who('owner');
  groupId = await startGroup(owner, 'invitation', 'Secretgroup');
  for (const kind of ['moderator', 'member', 'blocked', 'left', 'removed'] as const) {
    await addToGroup(groupId, owner, who(kind), `Secretname ${kind}`);
  }
  const role = { userId: who('moderator').userId, role: 'moderator' };
  expect((await owner.send('PUT', `/api/groups/${groupId}/role`, role)).status).toBe(204);
  expect((await who('left').post(`/api/groups/${groupId}/leave`)).status).toBe(204);
  const removed = { userId: who('removed').userId };
  expect((await owner.post(`/api/groups/${groupId}/remove`, removed)).status).toBe(204);
  const username = who('asked').email.split('@')[0];
  expect((await owner.post(`/api/groups/${groupId}/asks`, { username })).status).toBe(204);
  const elsewhere = await startGroup(who('stranger'), 'open', 'Elsewhere');
  await who('moderator elsewhere').post(`/api/groups/${elsewhere}/join`, { yourName: 'Mo' });
  const mo = { userId: who('moderator elsewhere').userId, role: 'moderator' };
  expect((await who('stranger').send('PUT', `/api/groups/${elsewhere}/role`, mo)).status).toBe(204);
  entryId = (await write(groupId, who('member'), 'Secretwords of a member')).id;
  await write(groupId, who('owner'), 'Secretwords in answer', { onId: entryId });
  const blocked = `/api/people/${who('blocked').userId}/blocked`;
  expect((await who('member').send('PUT', blocked, { on: true })).status).toBe(204);
  await write(groupId, who('blocked'), 'Secretwords of the blocked');
  const link = await linkInto(groupId, owner);
  linkId = link.id;
  secrets = ['Secret', groupId, entryId, linkId, link.token, ...ROLES.map((kind) => who(kind).userId)];
});
afterAll(() => app.close());

/** Bodies that pass the schema, by call. */
const BODIES: Partial<Record<CallName, () => object>> = {
  changeGroup: () => ({ name: 'Mine now' }),
  joinGroup: () => ({ yourName: 'Me' }),
  setInGroup: () => ({ muted: true }),
  setGroupRole: () => ({ userId: who('member').userId, role: 'member' }),
  removeFromGroup: () => ({ userId: who('member').userId }),
  inviteToGroup: () => ({ most: 1 }),
  askIntoGroup: () => ({ username: 'nobody here' }),
  writeEntry: () => ({ id: randomUUID(), onId: null, text: 'From outside', productId: null }),
  editEntry: () => ({ text: 'Changed from outside' }),
  setHelpful: () => ({ on: true }),
  hideEntry: () => ({ on: true }),
  reportEntry: () => ({ reason: 'other' }),
  showGroupOnLeaderboard: () => ({ shown: true }),
};
const about = (Object.entries<Call>(CALLS) as [CallName, Call][]).filter(
  ([, { path, access }]) => path.startsWith('/api/groups/') && path.includes('{id}') && access === 'user',
);
const realIdOf = (path: string) =>
  path.includes('/entries/{id}') ? entryId : path.includes('/links/{id}') ? linkId : groupId;
const ask = (kind: Kind, name: CallName, id: string): Promise<Reply> => {
  const { method, path }: Call = CALLS[name];
  return who(kind).send(method, path.replace('{id}', id), BODIES[name]?.());
};
const told = ({ status, body }: Reply, id: string) =>
  `${status} ${JSON.stringify(body)
    .replace(/"requestId":"[^"]*"/, '')
    .replaceAll(id, 'ID')}`;
const leaks = (text: string) => secrets.filter((secret) => text.includes(secret));

describe.each(OUTSIDE)('%s', (kind) => {
  // An invited person may preview, join and decline.
  const open = kind === 'asked' ? ['previewGroup', 'joinGroup', 'leaveGroup'] : [];

  test('is told the same of what is there and of what never was, and nothing of it', async () => {
    expect(about.length).toBeGreaterThan(18);
    for (const [name, { path }] of about) {
      if (open.includes(name)) continue;
      const [real, never] = [realIdOf(path), randomUUID()];
      const [there, nowhere] = [await ask(kind, name, real), await ask(kind, name, never)];
      expect([name, there.status]).toEqual([name, 404]);
      expect([name, told(there, real)]).toEqual([name, told(nowhere, never)]);
      expect([name, leaks(JSON.stringify(there.body))]).toEqual([name, []]);
    }
  });

  test('finds nothing in lists, notifications, pulls or exports', async () => {
    const person = who(kind);
    const { yours, open: shown } = await groupsOf(person);
    expect(leaks(JSON.stringify([yours, shown]))).toEqual([]);
    expect(leaks(JSON.stringify(await pull(person)))).toEqual([]);
    for (const path of ['/api/notifications', '/api/account', '/api/household', '/api/products/search?q=Secret']) {
      const { body } = await person.get(path);
      if (kind === 'asked' && path === '/api/notifications') continue;
      expect([path, leaks(JSON.stringify(body))]).toEqual([path, []]);
    }
  });
});

test('a member and a moderator are refused what their role may not do, whatever id they name', async () => {
  const cases: [Kind, CallName, number][] = [
    ['member', 'changeGroup', 403],
    ['member', 'setGroupRole', 403],
    ['member', 'removeFromGroup', 403],
    ['member', 'inviteToGroup', 403],
    ['member', 'askIntoGroup', 403],
    ['member', 'hideEntry', 403],
    ['member', 'revokeGroupLink', 404],
    ['moderator', 'changeGroup', 403],
    ['moderator', 'setGroupRole', 403],
    ['moderator', 'editEntry', 404],
    ['moderator', 'deleteEntry', 404],
  ];
  for (const [kind, name, status] of cases) {
    const reply = await ask(kind, name, realIdOf(CALLS[name].path));
    expect([kind, name, reply.status]).toEqual([kind, name, status]);
  }
});

test('whoever blocked somebody is told nothing of them, also by the id of what they wrote', async () => {
  const member = who('member');
  const mine = (await posts(groupId, who('blocked'))).find(({ yours }) => yours)?.id ?? '';
  expect(JSON.stringify(await posts(groupId, member))).not.toContain('Secretwords of the blocked');
  for (const part of ['comments', 'history']) {
    expect((await member.get(`/api/groups/entries/${mine}/${part}`)).status).toBe(404);
  }
});

test('what a household has and who lives there never reaches a group', async () => {
  const member = who('member');
  const person = op(member, 'member.create', { name: 'Canarina', ageGroup: 'child', pregnant: false });
  const item = op(member, 'inventory.add', {
    productId: '02000000000015',
    quantity: 3,
    fields: { notes: 'Canary note' },
  });
  expect(outcomes(await push(member, [person, item]))).toEqual(['applied', 'applied']);
  for (const [name, { method, path }] of about) {
    if (method !== 'GET') continue;
    const { body } = await ask('owner', name, realIdOf(path));
    expect([name, /canar/i.test(JSON.stringify(body)), JSON.stringify(body).includes(member.email)]).toEqual([
      ...[name, false, false],
    ]);
  }
});

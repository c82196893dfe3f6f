import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedInDevice } from '#domain/accounts/account-calls.ts';
import type { Call } from '#domain/contract/call.ts';
import { CALLS, type CallName } from '#domain/contract/calls.ts';
import { newPerson, PASSWORD, Person, type Reply } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Every call of the table, by every kind of caller, with every id of a household that is not theirs (product P1.3,
// P2.2.9 and P2.9.5; docs/security.md). An existing id gets the same answer as one that never existed.
// Longer than 300 lines: every test here uses the same household, with something in every slot.

let app: RunningApp;
const TABLE = Object.entries<Call>(CALLS) as [CallName, Call][];
const CLOSED = TABLE.filter(([, { access }]) => access !== 'public');

/** What only the household knows. None of it may be in an answer to anybody else. */
let canaries: string[] = [];
/** By the place where an id is sent: an id of the household, and one that never existed. */
let slots: Readonly<Record<string, { readonly real: string; readonly never: string }>> = {};

type Kind = 'anonymous' | 'expired' | 'bearer' | 'owner' | 'member' | 'invited' | 'removed' | 'other household';
const OUTSIDE = ['invited', 'removed', 'other household'] as const satisfies Kind[];
const NOBODY = ['anonymous', 'expired', 'bearer'] as const satisfies Kind[];
const callers = new Map<Kind, Person>();
const caller = (kind: Kind): Person => {
  const person = callers.get(kind);
  if (!person) throw new Error(`There is no caller ${kind}.`);
  return person;
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const someSha = sha256(Buffer.from('never uploaded'));

/** Creates the household, everything in it, and all callers. */
beforeAll(async () => {
  app = await startApp({ tier: 'family', productPictures: true });
  // This session has expired by the time of the calls.
  const expired = await newPerson(app);
  app.wait(91 * 86_400_000);
  const [owner, member, removed, invited, other] = [
    await newPerson(app),
    await newPerson(app),
    await newPerson(app),
    await newPerson(app),
    await newPerson(app),
  ];
  const join = async (person: Person): Promise<void> => {
    const { token } = (await owner.post('/api/household/invitations')).body as { token: string };
    app.wait(1000);
    expect((await person.post('/api/invitations/accept', { token })).status).toBe(200);
  };
  await join(member);
  await join(removed);
  expect((await owner.send('DELETE', `/api/household/adults/${removed.userId}`)).status).toBe(204);
  const invitation = (await owner.post('/api/household/invitations')).body as { id: string; token: string };

  const bytes = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  );
  const photo = sha256(bytes);
  const headers = { cookie: owner.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' };
  const put = await fetch(`${app.url}/api/sync/blobs/${photo}`, { method: 'PUT', headers, body: bytes });
  expect(put.status).toBe(200);
  const product = op(owner, 'product.create', {
    barcode: null,
    name: 'Canary soap of the household',
    ingredients: ['Aqua', 'Canaryweed extract'],
  });
  const over = new Date(app.now() - 86_400_000).toISOString().slice(0, 10);
  const item = op(owner, 'inventory.add', {
    productId: product.entityId,
    quantity: 3,
    fields: { expiresOn: over },
  });
  const person = op(owner, 'member.create', { name: 'Canarina', ageGroup: 'child', pregnant: false });
  const label = op(owner, 'labelPhoto.add', { productId: product.entityId, sha256: photo });
  const picture = op(owner, 'profile.edit', { picture: { from: null, to: photo } }, { entityId: owner.userId });
  expect(outcomes(await push(owner, [product, item, person, label, picture]))).toEqual(Array(5).fill('applied'));
  const offered = op(
    owner,
    'product.create',
    { barcode: '3017620422003', name: 'Canary cream', ingredients: ['Aqua'] },
    { entityId: '03017620422003' },
  );
  expect(outcomes(await push(owner, [offered]))).toEqual(['applied']);
  const devices = ((await owner.get('/api/account/devices')).body as { devices: SignedInDevice[] }).devices;

  app.db
    .prepare("INSERT INTO passkeys VALUES ('canary-passkey', ?, x'00', 0, '', 'Canary phone', 0, NULL)")
    .run(owner.userId);
  // An invitation-only group that includes a member of the household, and from which the removed person was expelled.
  const kind = { about: 'For the canaries', kind: 'invitation', symbol: 'people', yourName: 'Canarius' };
  const made = await owner.post('/api/groups', { name: 'Canary circle', ...kind });
  const { id: groupId } = made.body as { id: string };
  const link = (await owner.post(`/api/groups/${groupId}/links`, {})).body as { id: string; token: string };
  for (const one of [member, removed]) {
    const used = await one.post('/api/groups/links/use', { token: link.token, yourName: 'Somebody' });
    expect(used.status).toBe(200);
  }
  expect((await owner.post(`/api/groups/${groupId}/remove`, { userId: removed.userId })).status).toBe(204);
  const entry = { id: randomUUID(), onId: null, text: 'Canary question', productId: null };
  expect((await owner.post(`/api/groups/${groupId}/entries`, entry)).status).toBe(200);
  expect((await member.post(`/api/groups/entries/${entry.id}/report`, { reason: 'other' })).status).toBe(204);
  const reportId = String(app.db.prepare('SELECT id FROM group_reports').pluck().get());
  const tip = {
    id: randomUUID(),
    area: 'kitchen',
    audience: 'everyone',
    title: 'Canary tip',
    text: 'Canaries sing in it',
  };
  expect((await owner.post('/api/tips', tip)).status).toBe(200);
  app.db.prepare("UPDATE tips SET hidden_at = 1, hidden_by = 'server', hidden_why = 'Names a canary'").run();
  const inGroup = [
    '',
    '/preview',
    '/leaderboard',
    '/join',
    '/leave',
    '/own',
    '/members',
    '/role',
    '/remove',
    '/links',
    '/asks',
  ].concat([...['/posts', '/entries']]);
  const onEntry = ['', '/comments', '/history', '/helpful', '/hidden', '/report'];

  app.db
    .prepare(
      "INSERT INTO api_tokens VALUES ('canary-token', ?, ?, x'00', 'Canary program', 'products', 60, 0, 9e15, NULL)",
    )
    .run(owner.userId, owner.householdId);
  const [notice] = (await owner.get('/api/notifications')).body as { id: string }[];

  const { code } = (await owner.get('/api/referral')).body as { code: string };
  slots = {
    '/api/products/{id}': { real: product.entityId, never: randomUUID() },
    '/api/products/{id}/picture': { real: product.entityId, never: randomUUID() },
    '/api/v1/products/{id}/report': { real: product.entityId, never: randomUUID() },
    '/api/v1/products/{id}/report.csv': { real: product.entityId, never: randomUUID() },
    '/api/v1/products/{id}/report.pdf': { real: product.entityId, never: randomUUID() },
    '/api/products/{id}/reviews': { real: product.entityId, never: randomUUID() },
    '/api/products/{id}/reviews/{key}/helpful': { real: product.entityId, never: randomUUID() },
    '/api/products/{id}/reviews/{key}/report': { real: product.entityId, never: randomUUID() },
    '/api/admin/reviews/{id}/{author}/show': { real: product.entityId, never: randomUUID() },
    '/api/admin/reviews/reports/{id}/decision': { real: randomUUID(), never: randomUUID() },
    '/api/admin/sources/{id}': { real: 'recalls cpsc', never: 'recalls nobody' },
    '/api/admin/sources/{id}/fetch': { real: 'recalls cpsc', never: 'recalls nobody' },
    '/api/admin/sources/{id}/stop': { real: 'recalls cpsc', never: 'recalls nobody' },
    '/api/admin/imports/uploads/{id}': { real: randomUUID(), never: randomUUID() },
    '/api/admin/imports/published/{source}': { real: 'off', never: 'nobody' },
    '/api/admin/imports/{id}/stop': { real: randomUUID(), never: randomUUID() },
    '/api/admin/imports/{id}/refused': { real: randomUUID(), never: randomUUID() },
    '/api/admin/recalls/{number}': { real: '2026-11-28-abcdef', never: '2026-11-28-ghjkmn' },
    '/api/admin/recalls/{number}/withdrawal': { real: '2026-11-28-abcdef', never: '2026-11-28-ghjkmn' },
    '/api/admin/products/{id}/preview': { real: offered.opId, never: randomUUID() },
    '/api/admin/products/{id}/photos/{photo}': { real: offered.opId, never: randomUUID() },
    '/api/admin/products/{id}/acceptance': { real: offered.opId, never: randomUUID() },
    '/api/admin/products/{id}/refusal': { real: offered.opId, never: randomUUID() },
    '/api/photos/{sha256}': { real: photo, never: someSha },
    '/api/sync/blobs/{sha256}': { real: photo, never: someSha },
    '/api/notifications/{id}/read': { real: notice?.id ?? '', never: `expired:${randomUUID()}` },
    '/api/household/invitations/{id}': { real: invitation.id, never: randomUUID() },
    '/api/household/adults/{id}': { real: member.userId, never: randomUUID() },
    '/api/account/devices/{id}': { real: devices[0]?.id ?? '', never: 'f'.repeat(32) },
    '/api/contributions/{id}': { real: offered.opId, never: randomUUID() },
    '/api/people/{id}/picture': { real: owner.userId, never: randomUUID() },
    '/api/account/tokens/{id}': { real: 'canary-token', never: 'other-token' },
    '/api/account/passkeys/{id}': { real: 'canary-passkey', never: 'other-passkey' },
    // Notices are public; the address contains nothing about a household.
    '/api/recalls/notices/{id}': { real: 'cpsc:1', never: 'cpsc:2' },
    // Packs are made from the server's catalogue: their addresses name nothing of a household.
    '/api/catalogue/packs/{area}/{version}/{part}': { real: 'kitchen', never: 'nowhere' },
    'inventory productId': { real: product.entityId, never: randomUUID() },
    // For administrators only: ids of this household, and of questions, jobs and reports.
    '/api/admin/households/{id}/plan': { real: owner.householdId, never: randomUUID() },
    '/api/admin/households/{id}/block': { real: owner.householdId, never: randomUUID() },
    '/api/admin/questions/{id}/answer': { real: randomUUID(), never: randomUUID() },
    '/api/admin/messages/{id}/settled': { real: randomUUID(), never: randomUUID() },
    '/api/admin/jobs/{id}/retry': { real: '1', never: '999999' },
    '/api/admin/outbox/{id}/open': { real: randomUUID(), never: randomUUID() },
    '/api/admin/reports/{id}/decision': { real: reportId, never: randomUUID() },
    '/api/admin/appeals/{id}/answer': { real: member.userId, never: randomUUID() },
    ...Object.fromEntries(inGroup.map((part) => [`/api/groups/{id}${part}`, { real: groupId, never: randomUUID() }])),
    ...Object.fromEntries(
      onEntry.map((part) => [`/api/groups/entries/{id}${part}`, { real: entry.id, never: randomUUID() }]),
    ),
    '/api/groups/links/{id}': { real: link.id, never: randomUUID() },
    '/api/tips/{id}': { real: tip.id, never: randomUUID() },
    '/api/tips/{id}/helpful': { real: tip.id, never: randomUUID() },
    '/api/tips/{id}/report': { real: tip.id, never: randomUUID() },
    '/api/admin/tips/{id}/decision': { real: tip.id, never: randomUUID() },
    '/api/people/{id}/blocked': { real: owner.userId, never: randomUUID() },
    adultId: { real: member.userId, never: randomUUID() },
    householdId: { real: owner.householdId, never: randomUUID() },
  };
  canaries = ['Canary', 'canaryweed', owner.email, member.email, owner.userId, member.userId, owner.householdId].concat(
    [product, item, person, label].map(({ entityId }) => entityId),
    [invitation.id, invitation.token, photo, code, groupId, entry.id, link.id, link.token, reportId, 'Canarius'],
  );
  const bearer = new Person(app);
  for (const [kind, one] of Object.entries({ expired, owner, member, invited, removed, bearer })) {
    callers.set(kind as Kind, one);
  }
  callers.set('other household', other);
  callers.set('anonymous', new Person(app));
});
afterAll(() => app.close());

const slotOf = (path: string) => slots[path];
const filled = (path: string, id: string) => path.replace(/\{\w+\}/, encodeURIComponent(id));
/** The addresses of one call, with a real id and with one that never existed, if it takes an id. */
const addressesOf = (path: string): string[] => {
  const slot = slotOf(path);
  return slot ? [filled(path, slot.real), filled(path, slot.never)] : [path];
};
/** An answer without its request id and without the requested id. */
const told = ({ status, body }: Reply, id: string): string =>
  `${status} ${JSON.stringify(body)
    .replace(/"requestId":"[^"]*"/, '')
    .replaceAll(id, 'ID')}`;
const leaks = ({ body }: Reply): string[] => {
  const text = JSON.stringify(body);
  return canaries.filter((canary) => text.includes(canary));
};
/** Sends a call as its page would, with a minimal body if it takes one. */
const ask = (person: Person, { method, body }: Call, path: string): Promise<Reply> =>
  person.send(method, path, body && method !== 'GET' ? (method === 'PATCH' ? { name: 'Another' } : {}) : undefined);

/** Ids in a body: how they are sent, or why they are not the id of a row that somebody could request. */
const IN_BODIES: Readonly<Record<string, { readonly slot: string; readonly more: object } | string>> = {
  'addInventory.productId': { slot: 'inventory productId', more: { quantity: 1 } },
  'switchHousehold.householdId': { slot: 'householdId', more: {} },
  'handOver.adultId': { slot: 'adultId', more: {} },
  'extractFromLabel.productId': 'a form with a picture: tests/api/pictures.test.ts',
  'push.deviceId': 'of the own phone; the rows of operations: tests/api/two-households.test.ts',
  'changes.deviceId': 'of the own phone',
  'setGroupRole.userId': 'in a group of the address: tests/api/group-callers.test.ts',
  'removeFromGroup.userId': 'in a group of the address: tests/api/group-callers.test.ts',
  'adminStartImport.id': 'of an administrator: tests/api/admin-imports.test.ts',
  'writeEntry.id': 'made by the phone: tests/api/groups.test.ts',
  'shareTip.id': 'made by the phone: tests/api/tips.test.ts',
  'writeEntry.onId': 'in a group of the address: tests/api/group-callers.test.ts',
  'writeEntry.productId': 'of the catalogue, which is everybody’s: tests/api/groups.test.ts',
};
const idsIn = ([name, { body, upload, query }]: [CallName, Call]): string[] =>
  [body, upload, query].flatMap((schema) => {
    const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
    return Object.keys(properties).flatMap((key) => (/(?:^i|I)d$/.test(key) ? [`${name}.${key}`] : []));
  });

test('every id that a call takes has its place here', () => {
  const paths = TABLE.flatMap(([, { path }]) => (path.includes('{') ? [path] : []));
  expect([...new Set(paths)].filter((path) => !slotOf(path))).toEqual([]);
  expect(TABLE.flatMap(idsIn).filter((place) => !IN_BODIES[place])).toEqual([]);
});

test.each(NOBODY)('%s: every call that is not public is 401, in the same words, whatever it asks for', async (kind) => {
  const person = caller(kind);
  const bearer = kind === 'bearer' ? { authorization: `Bearer ssk_${'a'.repeat(40)}` } : {};
  const answers = new Set<string>();
  for (const [, call] of CLOSED) {
    for (const path of addressesOf(call.path)) {
      const { cookie } = person;
      const reply = await person.send(call.method, path, call.body ? {} : undefined, bearer);
      person.cookie = cookie;
      answers.add(told(reply, path));
    }
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/^401 .*"UNAUTHENTICATED"/);
});

describe.each(OUTSIDE)('%s', (kind) => {
  const inAddress = TABLE.filter(([, { path, access }]) => path.includes('{') && access !== 'public');

  test.each(inAddress)('%s: an id of the household is answered like one that never was', async (_, call) => {
    const slot = slotOf(call.path);
    if (!slot) throw new Error(`${call.path} has no slot`);
    const [real, never] = [
      await ask(caller(kind), call, filled(call.path, slot.real)),
      await ask(caller(kind), call, filled(call.path, slot.never)),
    ];
    expect(real.status).toBeGreaterThanOrEqual(400);
    expect(real.status).toBeLessThan(500);
    expect(told(real, slot.real)).toBe(told(never, slot.never));
  });

  test('ids in a body too', async () => {
    for (const [place, sent] of Object.entries(IN_BODIES)) {
      if (typeof sent === 'string') continue;
      const [name = '', key = ''] = place.split('.');
      const call = CALLS[name as CallName];
      const slot = slotOf(sent.slot);
      if (!slot) throw new Error(`${place} has no slot`);
      const send = (id: string) => caller(kind).send(call.method, call.path, { ...sent.more, [key]: id });
      const [real, never] = [await send(slot.real), await send(slot.never)];
      expect([place, real.status >= 400]).toEqual([place, true]);
      expect([place, told(real, slot.real)]).toEqual([place, told(never, slot.never)]);
    }
  });

  test('nothing that is read holds anything of the household', async () => {
    for (const [name, call] of TABLE) {
      // A stream never ends.
      if (call.method !== 'GET' || call.events) continue;
      for (const path of addressesOf(call.path)) {
        const reply = await caller(kind).get(path);
        // The requested id may appear in the answer.
        expect([name, leaks(reply).filter((canary) => !path.includes(canary))]).toEqual([name, []]);
      }
    }
  });
});

test('a member is told of what only the owner may do as if nothing of it were there', async () => {
  for (const name of ['revokeInvitation', 'removeAdult', 'handOver'] as const) {
    const call: Call = CALLS[name];
    const slot = slotOf(name === 'handOver' ? 'adultId' : call.path);
    if (!slot) throw new Error(`${name} has no slot`);
    const send = (id: string) =>
      caller('member').send(call.method, filled(call.path, id), name === 'handOver' ? { adultId: id } : undefined);
    const [real, never] = [await send(slot.real), await send(slot.never)];
    expect([name, real.status]).toEqual([name, 403]);
    expect([name, told(real, slot.real)]).toEqual([name, told(never, slot.never)]);
  }
});

test('the ids are there: the household itself reaches each of them', async () => {
  const reach = async (kind: Kind, name: CallName, body?: object): Promise<void> => {
    const call: Call = CALLS[name];
    const slot = slotOf(call.path) ?? slotOf('inventory productId');
    const reply = await caller(kind).send(call.method, filled(call.path, slot?.real ?? ''), body);
    expect([kind, name, reply.status < 300]).toEqual([kind, name, true]);
  };
  for (const kind of ['member', 'owner'] as const) {
    await reach(kind, 'product');
    await reach(kind, 'photo');
    await reach(kind, 'report', {});
    await reach(kind, 'readNotification');
    await reach(kind, 'portrait');
    await reach(kind, 'group');
    await reach(kind, 'groupPosts');
    await reach(kind, 'entryComments');
    await reach(kind, 'addInventory', { productId: slotOf('inventory productId')?.real, quantity: 1 });
  }
  await reach('owner', 'revokeInvitation');
  await reach('owner', 'revokeGroupLink');
  await reach('owner', 'removeAdult');
  await reach('owner', 'renamePasskey', { name: 'Phone' });
  await reach('owner', 'removePasskey');
  await reach('owner', 'endDevice');
  // The removed person can still sign in, to their own household.
  expect(
    (await new Person(app).post('/api/login', { email: caller('removed').email, password: PASSWORD })).status,
  ).toBe(200);
});

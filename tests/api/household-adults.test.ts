import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#domain/contract/account.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import type { HouseholdAnswer } from '#domain/households/household-calls.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Product P2.9.2 to P2.9.6.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const invite = async (owner: Person): Promise<{ id: string; token: string; status: number }> => {
  const { status, body } = await owner.post('/api/household/invitations');
  return { ...(body as { id: string; token: string }), status };
};
const accept = (person: Person, token: string) => person.post('/api/invitations/accept', { token });
const preview = (token: string) => new Person(app).post('/api/invitations/preview', { token });
const householdOf = async (person: Person) => (await person.get('/api/household')).body as HouseholdAnswer;
const actsFor = async (person: Person) => ((await person.get('/api/user')).body as User).householdId;
const leave = (person: Person) => person.post('/api/household/leave');
const remove = (person: Person, id: string) => person.send('DELETE', `/api/household/adults/${id}`);
const handOver = (person: Person, adultId: string) => person.post('/api/household/owner', { adultId });
const codeOf = (body: unknown) => ErrorBody.parse(body).error;

/** An owner, and a partner who joined the household. */
async function couple(): Promise<{ owner: Person; partner: Person; own: string }> {
  const [owner, partner] = [await newPerson(app), await newPerson(app)];
  const { token } = await invite(owner);
  app.wait(1000);
  expect((await accept(partner, token)).status).toBe(200);
  return { owner, partner, own: partner.householdId };
}

describe('an invitation', () => {
  test('is looked at before it is accepted, and then shows the same shelf on that device (product P2.9.4)', async () => {
    const [owner, partner] = [await newPerson(app), await newPerson(app)];
    const kept = op(owner, 'inventory.add', { productId: WITH_LABEL.id, quantity: 2 });
    expect(outcomes(await push(owner, [kept]))).toEqual(['applied']);
    const tablet = new Person(app);
    await tablet.post('/api/login', { email: partner.email, password: PASSWORD });
    app.wait(1000);
    const { token } = await invite(owner);
    const looked = await preview(token);
    expect([looked.status, looked.body]).toMatchObject([
      200,
      { invitedBy: expect.stringMatching(/^person/), adults: 1 },
    ]);
    const joined = await accept(partner, token);
    expect([joined.status, (joined.body as User).householdId]).toEqual([200, owner.householdId]);
    expect(await actsFor(partner)).toBe(owner.householdId);
    expect((await pull(partner)).changes.some(({ id }) => id === kept.entityId)).toBe(true);
    tablet.userId = partner.userId;
    // Edits that the tablet made without a signal still go to the household they were made for.
    expect(await actsFor(tablet)).toBe(partner.householdId);
    const offline = op(tablet, 'inventory.add', { productId: WITH_LABEL.id, quantity: 1 });
    expect(outcomes(await push(tablet, [offline]))).toEqual(['applied']);
    expect((await pull(owner)).changes.some(({ id }) => id === offline.entityId)).toBe(false);
    expect((await tablet.post('/api/household/switch', { householdId: owner.householdId })).status).toBe(200);
    expect((await pull(tablet)).changes.some(({ id }) => id === kept.entityId)).toBe(true);
    // A device that signs in later also acts for the joined household.
    const later = new Person(app);
    await later.post('/api/login', { email: partner.email, password: PASSWORD });
    expect(await actsFor(later)).toBe(owner.householdId);
    expect(await householdOf(owner)).toMatchObject({
      role: 'owner',
      adults: [
        { id: owner.userId, role: 'owner', you: true },
        { id: partner.userId, role: 'member', you: false },
      ],
      invitations: [],
    });
    expect(await householdOf(partner)).toMatchObject({ role: 'member', adults: [{ you: false }, { you: true }] });
  });

  test('is used once, by one of two at the same moment', async () => {
    const [owner, one, other] = [await newPerson(app), await newPerson(app), await newPerson(app)];
    const { token } = await invite(owner);
    const both = await Promise.all([accept(one, token), accept(other, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await preview(token)).status).toBe(410);
    expect((await householdOf(owner)).adults).toHaveLength(2);
  });

  test('ends after 7 days, and when it is taken back', async () => {
    const [owner, guest] = [await newPerson(app), await newPerson(app)];
    const revoked = await invite(owner);
    expect((await householdOf(owner)).invitations).toMatchObject([{ id: revoked.id }]);
    expect((await owner.send('DELETE', `/api/household/invitations/${revoked.id}`)).status).toBe(204);
    expect((await accept(guest, revoked.token)).status).toBe(410);
    const old = await invite(owner);
    app.wait(7 * 86_400_000);
    expect((await accept(guest, old.token)).status).toBe(410);
    expect(await actsFor(guest)).toBe(guest.householdId);
  });

  test('survives programs that open links ahead: looking uses nothing up', async () => {
    const [owner, guest] = [await newPerson(app), await newPerson(app)];
    const { token } = await invite(owner);
    for (const path of ['/join', '/api/invitations/accept', '/api/invitations/preview']) await fetch(app.url + path);
    for (let times = 0; times < 3; times += 1) expect((await preview(token)).status).toBe(200);
    expect((await accept(guest, token)).status).toBe(200);
  });

  test('cannot be guessed or cut: 0 of 500 tries', async () => {
    const [owner, guest] = [await newPerson(app), await newPerson(app)];
    const { token } = await invite(owner);
    let worked = 0;
    for (let at = 0; at < 500; at += 1) {
      const guess =
        at < 43
          ? token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
          : randomBytes(32)
              .toString('base64url')
              .slice(0, at < 450 ? 43 : 42);
      // The last character of 43 carries only 4 bits: another one may decode to the same bytes but is a different text.
      if ((await accept(guest, guess)).status < 400) worked += 1;
    }
    expect(worked).toBe(0);
    const stored = app.db.prepare<[], Buffer>('SELECT token_hash FROM invitations').pluck().all();
    expect(stored.some((hash) => hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
    expect(app.lines.join('')).not.toContain(token);
    expect((await accept(guest, token)).status).toBe(200);
  });

  test('is the owner’s to make, to see and to take back', async () => {
    const { owner, partner } = await couple();
    const made = await invite(owner);
    expect((await invite(partner)).status).toBe(403);
    expect((await householdOf(partner)).invitations).toEqual([]);
    expect((await partner.send('DELETE', `/api/household/invitations/${made.id}`)).status).toBe(403);
    const stranger = await newPerson(app);
    expect((await stranger.send('DELETE', `/api/household/invitations/${made.id}`)).status).toBe(404);
    expect((await preview(made.token)).status).toBe(200);
    // Accepting one's own invitation changes nothing and does not use it up.
    expect((await accept(owner, made.token)).status).toBe(409);
    expect((await preview(made.token)).status).toBe(200);
  });

  test('has its bounds: ten adults, ten invitations that wait', async () => {
    const owner = await newPerson(app);
    for (let at = 0; at < 10; at += 1) expect((await invite(owner)).status).toBe(201);
    expect((await invite(owner)).status).toBe(409);
  });
});

describe('leaving', () => {
  test('leads back to the own household, takes the shared shelf off the phone, and keeps what is personal', async () => {
    const { owner, partner, own } = await couple();
    const kept = op(owner, 'inventory.add', { productId: WITH_LABEL.id, quantity: 1 });
    await push(owner, [kept]);
    const mine = op(partner, 'preferences.set', { key: 'theme', value: 'dark' }, { entityId: 'theme' });
    expect(outcomes(await push(partner, [mine]))).toEqual(['applied']);
    const held = await pull(partner);
    expect(held.changes.some(({ id }) => id === kept.entityId)).toBe(true);
    const left = await leave(partner);
    expect([left.status, (left.body as User).householdId]).toEqual([200, own]);
    // The phone learns that its access to the household's rows is revoked.
    const after = await pull(partner, held.cursor);
    expect(after.revoked).toBe(true);
    expect(after.changes.some(({ id }) => id === kept.entityId)).toBe(false);
    expect(after.changes.some(({ id }) => id === 'theme')).toBe(true);
    // An operation on an entry of the household it left changes nothing there.
    await push(partner, [op(partner, 'inventory.delete', {}, { entityId: kept.entityId })]);
    const stands = (await pull(owner)).changes.find(({ id }) => id === kept.entityId);
    expect(stands).toMatchObject({ deleted: false, data: { quantity: 1 } });
  });

  test('makes a new household for whoever has no other', async () => {
    const { owner, partner, own } = await couple();
    app.db.prepare('DELETE FROM memberships WHERE user_id = ? AND household_id = ?').run(partner.userId, own);
    const left = await leave(partner);
    const next = (left.body as User).householdId;
    expect([own, owner.householdId]).not.toContain(next);
    expect(await householdOf(partner)).toMatchObject({ role: 'owner', adults: [{ you: true }] });
  });

  test('is not for the only adult, nor for an owner who has not handed over', async () => {
    const { owner, partner } = await couple();
    const alone = await newPerson(app);
    expect((await leave(alone)).status).toBe(409);
    expect((await leave(owner)).status).toBe(409);
    expect((await handOver(owner, partner.userId)).status).toBe(204);
    expect(await householdOf(partner)).toMatchObject({ role: 'owner' });
    expect((await leave(owner)).status).toBe(200);
    expect((await householdOf(partner)).adults).toHaveLength(1);
  });

  test('takes back the invitations of whoever can no longer invite', async () => {
    const { owner, partner } = await couple();
    const { token } = await invite(owner);
    await handOver(owner, partner.userId);
    expect((await preview(token)).status).toBe(410);
  });
});

describe('removing and handing over', () => {
  test('is the owner’s: everybody else is refused, and nobody of another household is found', async () => {
    const { owner, partner } = await couple();
    const stranger = await newPerson(app);
    expect((await remove(partner, owner.userId)).status).toBe(403);
    expect((await handOver(partner, partner.userId)).status).toBe(403);
    expect((await remove(stranger, partner.userId)).status).toBe(404);
    expect((await remove(owner, stranger.userId)).status).toBe(404);
    expect((await handOver(owner, stranger.userId)).status).toBe(404);
    expect((await remove(owner, owner.userId)).status).toBe(409);
    expect(await actsFor(stranger)).toBe(stranger.householdId);
  });

  test('ends the access of whoever was removed at once, on every device', async () => {
    const { owner, partner, own } = await couple();
    const tablet = new Person(app);
    await tablet.post('/api/login', { email: partner.email, password: PASSWORD });
    const { cursor } = await pull(tablet);
    expect((await remove(owner, partner.userId)).status).toBe(204);
    for (const device of [partner, tablet]) expect(await actsFor(device)).toBe(own);
    const after = await pull(tablet, cursor);
    expect(after.revoked).toBe(true);
    expect((await householdOf(owner)).adults).toHaveLength(1);
    const kinds = app.db.prepare<[string], string>('SELECT kind FROM audit_events WHERE user_id = ? ORDER BY id');
    expect(kinds.pluck().all(partner.userId)).toEqual(['registered', 'joined', 'signed_in', 'removed']);
  });

  test('ends the stream of changes of the household that was left', async () => {
    const { owner, partner } = await couple();
    const stream = await fetch(`${app.url}/api/sync/changes?deviceId=${partner.deviceId}`, {
      headers: { cookie: partner.cookie, 'sec-fetch-site': 'same-origin' },
    });
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await remove(owner, partner.userId);
    await new Promise((settle) => setTimeout(settle, 1100));
    await push(owner, [op(owner, 'inventory.add', { productId: WITH_LABEL.id, quantity: 1 })]);
    let more = await reader?.read();
    // Messages sent before the removal may still arrive.
    for (let times = 0; times < 3 && more?.done === false; times += 1) more = await reader?.read();
    expect(more?.done).toBe(true);
  });
});

describe('who may make an account (product P2.2.13)', () => {
  const register = (on: RunningApp, name: string, invitation?: string) =>
    new Person(on).post('/api/register', {
      email: `${name}@example.org`,
      password: PASSWORD,
      username: name,
      ...(invitation && { invitation }),
    });

  test('an invitation makes an account that belongs to its household, in one step or not at all', async () => {
    const owner = await newPerson(app);
    const { token } = await invite(owner);
    const made = await register(app, 'invited', token);
    expect([made.status, (made.body as User).householdId]).toEqual([201, owner.householdId]);
    const again = await register(app, 'too-late', token);
    expect([again.status, codeOf(again.body)]).toEqual([410, 'GONE']);
    expect(app.db.prepare("SELECT count(*) FROM users WHERE username = 'too-late'").pluck().get()).toBe(0);
  });

  test('by invitation only: nobody comes in without one', async () => {
    const strict = await startApp({ registration: 'invitation' });
    expect((await new Person(strict).get('/api/support')).body).toMatchObject({ registration: 'invitation' });
    expect((await register(strict, 'maya')).status).toBe(403);
    expect((await register(strict, 'maya', 'a'.repeat(43))).status).toBe(410);
    expect(strict.db.prepare('SELECT count(*) FROM users').pluck().get()).toBe(0);
    await strict.close();
  });

  test('closed: nobody at all', async () => {
    const closed = await startApp({ registration: 'closed' });
    expect((await register(closed, 'maya')).status).toBe(403);
    await closed.close();
  });
});

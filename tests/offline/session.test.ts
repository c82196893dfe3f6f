import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { performAll } from '#web/offline/queue/perform.ts';
import { type AccountDb, SCHEMA_VERSION } from '#web/offline/tables/account-db.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, signedIn, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, refusal } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
});
afterEach(() => app.close());

const addItem = async (): Promise<string> => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 1 }));
  return id;
};
/** Databases of the device and of catalogue packs, which belong to no account. */
const OF_NO_ACCOUNT: readonly string[] = ['safeshelf-device', 'aisle-packs'];
const accountTables = async () => (await Dexie.getDatabaseNames()).filter((name) => !OF_NO_ACCOUNT.includes(name));

describe('signing in', () => {
  it('starts signed out on a new phone, without asking anybody', async () => {
    await phone.client.start();
    expect(phone.client.session.getState()).toEqual({ status: 'signedOut' });
    expect(phone.network.carried).toEqual([]);
  });

  it('says what is wrong with a registration, field by field, before it is sent', async () => {
    await phone.client.start();
    const result = await phone.client.register({ email: 'maya', password: 'short', username: 'Maya' });
    expect(result).toMatchObject({ ok: false, problem: { code: 'INVALID_INPUT' } });
    expect(result.ok ? {} : Object.keys(result.problem.fields ?? {})).toEqual(['email', 'password']);
    expect(phone.network.carried).toEqual([]);
  });

  it('tells a wrong password from an unreachable server', async () => {
    const { email } = await phone.signUp();
    await phone.client.logout();
    const wrong = await phone.client.login({ email, password: 'not the right one at all' });
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'WRONG_CREDENTIALS' } });
    phone.network.fate = REQUEST_OUTCOMES.down;
    const lost = await phone.client.login({ email, password: 'not the right one at all' });
    expect(lost).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE' } });
    expect(phone.client.session.getState().status).toBe('signedOut');
  });

  it('opens the household of this phone cold and without a signal', async () => {
    const { user } = await phone.signUp();
    const id = await addItem();
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.down;
    phone.clock.advance(30 * 86_400_000);
    await phone.restart();
    expect(signedIn(phone.client)).toMatchObject({ user, needsSignIn: false });
    expect(await phone.db.inventory.get(id)).toBeDefined();
    await phone.settled();
    expect(phone.client.network.getState().status).toBe('offline');
    expect(phone.client.session.getState().status).toBe('signedIn');
  });

  it('ends an identity when the server says so, and keeps what is on the phone', async () => {
    await phone.signUp();
    unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'cat', name: 'Tom' }));
    await phone.settled();
    app.db.prepare('DELETE FROM sessions').run();
    phone.clock.advance(10 * 60_000);
    await phone.restart();
    await eventually(() => expect(signedIn(phone.client).needsSignIn).toBe(true));
    expect(await phone.db.pets.count()).toBe(1);
  });

  it('keeps no personal data outside the account', async () => {
    const { user } = await phone.signUp();
    const device = new Dexie('safeshelf-device');
    await device.open();
    const kept = JSON.stringify(await device.table('entries').toArray());
    device.close();
    expect(kept).not.toContain(user.email);
    expect(kept).not.toContain(user.username);
  });
});

describe('logging out', () => {
  it('deletes everything of the account when nothing waits', async () => {
    await phone.signUp();
    await addItem();
    await phone.settled();
    unwrap(await phone.client.logout());
    expect(phone.client.session.getState()).toEqual({ status: 'signedOut', byPerson: true });
    expect(await accountTables()).toEqual([]);
    expect(app.db.prepare('SELECT count(*) FROM sessions').pluck().get()).toBe(0);
  });

  it('does nothing to a full queue until the person chose', async () => {
    await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    await addItem();
    await phone.settled();
    expect(await phone.client.logout()).toMatchObject({ ok: false, problem: { code: 'CONFLICT' } });
    expect(await phone.client.logout('send')).toMatchObject({ ok: false, problem: { code: 'CONFLICT' } });
    expect(await phone.outbox()).toEqual(['queued UNREACHABLE']);
    expect(phone.client.session.getState().status).toBe('signedIn');
  });

  it('sends first, where the person wishes it', async () => {
    await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    await addItem();
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    unwrap(await phone.client.logout('send'));
    expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(1);
    expect(await accountTables()).toEqual([]);
  });

  it('keeps the queue, locked to its account: another account neither sees nor sends it', async () => {
    const { email, user } = await phone.signUp();
    phone.network.fate = (path, init, go) =>
      path.endsWith('/push') ? REQUEST_OUTCOMES.down() : REQUEST_OUTCOMES.up(path, init, go);
    const id = await addItem();
    await phone.settled();
    unwrap(await phone.client.logout('keep'));
    phone.network.fate = REQUEST_OUTCOMES.up;
    const locked = new Dexie(`safeshelf-${user.id}`);
    await locked.open();
    expect(await locked.table('outbox').count()).toBe(1);
    expect(await locked.table('inventory').count(), 'nothing can be read from it').toBe(0);
    expect(JSON.stringify(await locked.table('meta').toArray())).not.toContain(email);
    locked.close();

    const other = await phone.signUp();
    await phone.settled();
    expect(other.user.id).not.toBe(user.id);
    expect(await phone.outbox()).toEqual([]);
    expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(0);
    unwrap(await phone.client.logout());

    await phone.signIn(email);
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked']));
    await phone.settled();
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 1, pending: 0 });
    expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(1);
  });

  it('discards the queue only on request', async () => {
    await phone.signUp();
    phone.network.fate = (path, init, go) =>
      path.endsWith('/push') ? REQUEST_OUTCOMES.down() : REQUEST_OUTCOMES.up(path, init, go);
    await addItem();
    await phone.settled();
    unwrap(await phone.client.logout('discard'));
    expect(await accountTables()).toEqual([]);
    expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(0);
  });

  it.each([undefined, 'discard'] as const)('keeps what is done while the server is being told (%s)', async (choice) => {
    const { email } = await phone.signUp();
    phone.network.fate = async (path, _init, go) => {
      if (path.endsWith('/push')) return REQUEST_OUTCOMES.down();
      if (path.endsWith('/logout')) await addItem();
      return go();
    };
    if (choice) await addItem();
    await phone.settled();
    unwrap(await phone.client.logout(choice));
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.signIn(email);
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked']));
    expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(1);
  });

  it('lets nothing be written any more, not even by a tab that has not noticed', async () => {
    await phone.signUp();
    const { db } = phone;
    const { newId } = phone.client;
    const performer = { deviceId: newId(), newId, now: phone.clock.now, takeProduct: async () => undefined };
    await db.meta.put({ key: 'left', value: true });
    const pet = {
      type: 'pet.create' as const,
      entityId: phone.client.newId(),
      payload: { type: 'cat' as const, name: 'Tom' },
    };
    const late = await performAll(db, performer, [pet]);
    expect(late).toMatchObject({ ok: false, problem: { code: 'UNAUTHENTICATED' } });
    expect(await db.outbox.count()).toBe(0);
  });

  it('fails where the server cannot be told, and stays signed in', async () => {
    await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    expect(await phone.client.logout()).toMatchObject({
      ok: false,
      problem: { code: 'UNREACHABLE', message: 'Unable to logout. Please try again.' },
    });
    expect(phone.client.session.getState().status).toBe('signedIn');
  });
});

describe('two tabs', () => {
  it('sign out together', async () => {
    await phone.signUp();
    const other = phone.tab();
    await other.start();
    expect(other.session.getState().status).toBe('signedIn');
    unwrap(await phone.client.logout());
    await eventually(() => expect(other.session.getState()).toEqual({ status: 'signedOut' }));
    expect(await accountTables(), 'the other tab must not bring the tables back').toEqual([]);
  });

  it('follow an account switch; nothing of one household reaches the tables of the other', async () => {
    const first = await phone.signUp();
    unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'cat', name: 'Minou' }));
    await phone.settled();
    const other = phone.tab();
    await other.start();
    const second = await phone.signUp();
    await eventually(() => expect(signedIn(other).user.id).toBe(second.user.id));
    await phone.settled();
    expect(await phone.db.pets.count()).toBe(0);
    expect(first.user.id).not.toBe(second.user.id);
  });

  it('send nothing in the name of an account whose cookie is gone', async () => {
    const first = await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    await addItem();
    await phone.settled();
    const firstDb = phone.db;
    // Another tab signs in to a different account while this one is busy.
    phone.network.fate = REQUEST_OUTCOMES.up;
    const other = phone.tab();
    await other.start();
    unwrap(
      await other.register({ email: 'second@example.org', password: 'a kettle on a winter evening', username: 's' }),
    );
    phone.clock.advance(61_000);
    await phone.settled();
    await eventually(() => expect(signedIn(phone.client).user.id).not.toBe(first.user.id));
    expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(0);
    const kept = new Dexie(firstDb.name);
    await kept.open();
    expect(await kept.table('outbox').count()).toBe(1);
    kept.close();
  });
});

describe('tables of a newer page', () => {
  const byNumber = (db: AccountDb) => db.meta.put({ key: 'schema', value: 99 });
  /** Tables as a newer page leaves them: one additional table, under a higher version number. */
  const byTables = ({ name }: AccountDb) =>
    new Promise<void>((resolve, reject) => {
      const opening = Dexie.dependencies.indexedDB.open(name, (SCHEMA_VERSION + 1) * 10);
      opening.onupgradeneeded = () => opening.result.createObjectStore('ofTomorrow');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  it.each([
    ['that say so', byNumber],
    ['that Dexie opens without a word', byTables],
  ])('%s are read and never written, and the update is offered', async (_which, renew) => {
    await phone.signUp();
    const id = await addItem();
    await phone.settled();
    const name = phone.db.name;
    await renew(phone.db);
    await phone.restart();
    expect(phone.db.name).toBe(name);
    expect(signedIn(phone.client).outdated).toBe(true);
    expect(await phone.db.inventory.get(id)).toBeDefined();
    const refused = await phone.client.perform('inventory.adjust', id, { delta: 1 });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'CLIENT_TOO_OLD' } });
  });
});

describe('an answer of an older or newer server', () => {
  it('names a problem this page does not know by its status', async () => {
    await phone.client.start();
    phone.network.fate = async () => refusal(429, 'A_CODE_OF_TOMORROW', { 'retry-after': '7' });
    const result = await phone.client.login({ email: 'maya@example.org', password: 'x' });
    expect(result).toMatchObject({ ok: false, problem: { code: 'RATE_LIMITED', retryAfter: 7 } });
  });
});

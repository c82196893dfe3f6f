import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drainOnce } from '#web/offline/sync/drain.ts';
import { openAccountDb } from '#web/offline/tables/account-db.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
});
afterEach(() => app.close());

describe('an account whose tables another tab deletes', () => {
  it('is left quietly while the server is still being asked who is signed in', async () => {
    await phone.signUp();
    phone.clock.advance(30 * 86_400_000);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = false;
    phone.network.fate = async (path, _init, go) => {
      if (path !== '/api/user') return go();
      asked = true;
      await held;
      return go();
    };
    await phone.restart();
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    try {
      await eventually(() => expect(asked).toBe(true));
      const { db } = phone;
      Dexie.dependencies.indexedDB.deleteDatabase(db.name);
      await eventually(() => expect(db.isOpen()).toBe(false));
      const before = phone.network.carried.length;
      answer();
      await eventually(() => expect(phone.network.carried.slice(before)).toContain('GET /api/user'));
      await phone.settled();
      expect(unhandled).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });

  it('ends the run of the service worker', async () => {
    await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'dog', name: 'Rex' }));
    await phone.settled();
    const { db } = phone;
    phone.network.fate = async (_path, _init, go) => {
      const answer = await go();
      Dexie.dependencies.indexedDB.deleteDatabase(db.name);
      await eventually(() => expect(db.isOpen()).toBe(false));
      return answer;
    };
    expect(await drainOnce(phone.network.send)).toBe('other_account');
  });

  it('refuses what a person begins at that moment', async () => {
    await phone.signUp();
    const { db } = phone;
    const adding = phone.client.perform('pet.create', phone.client.newId(), { type: 'dog', name: 'Rex' });
    const scanning = phone.client.scan({ barcode: CODE_WITH_LABEL, mode: 'household', input: 'camera' });
    db.close();
    for (const done of await Promise.all([adding, scanning])) {
      expect(done).toMatchObject({ ok: false, problem: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe('an account that its person leaves while a sign-in is under way', () => {
  it('keeps what they did after they chose to discard', async () => {
    const { user } = await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    const addPet = async (name: string) =>
      unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'dog', name }));
    await addPet('Seen');
    await phone.settled();
    const { db } = phone;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    phone.network.fate = async (path, _init, go) => {
      if (path === '/api/login') await held;
      return path === '/api/logout' ? go() : REQUEST_OUTCOMES.down();
    };
    const signingIn = phone.client.login({ email: 'nobody@example.org', password: 'does-not-matter-1' });
    const leaving = phone.client.logout('discard');
    await addPet('Later');
    answer();
    expect((await signingIn).ok).toBe(false);
    expect((await leaving).ok).toBe(true);
    await eventually(() => expect(db.isOpen()).toBe(false));
    const kept = openAccountDb(user.id);
    expect((await kept.outbox.toArray()).map(({ operation }) => operation.payload)).toEqual([
      { type: 'dog', name: 'Later' },
    ]);
    kept.close();
  });
});

describe('logging out with an achievement that has not reached the server (product P2.10.3)', () => {
  const award = () => phone.client.perform('badge.award', 'first_scan', { badgeType: 'first_scan' });

  it('asks nothing and keeps nothing where it is all that waits', async () => {
    const { user } = await phone.signUp();
    phone.network.fate = async (path, _init, go) => (path === '/api/logout' ? go() : REQUEST_OUTCOMES.down());
    unwrap(await award());
    expect(await phone.client.logout()).toMatchObject({ ok: true });
    expect(await Dexie.exists(openAccountDb(user.id).name)).toBe(false);
  });

  it('asks about what the person did beside it', async () => {
    await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
    unwrap(await award());
    unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'dog', name: 'Rex' }));
    expect(await phone.client.logout()).toMatchObject({ ok: false, problem: { code: 'CONFLICT' } });
  });
});

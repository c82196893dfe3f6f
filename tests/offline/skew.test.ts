import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_HEADER, CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, signedIn, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, type RequestOutcome } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const addPet = async (name = 'Tom') => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('pet.create', id, { type: 'cat', name }));
  return id;
};
const pulls = () => phone.network.carried.filter((line) => line.endsWith('/pull')).length;

/** A future server: one additional entity, an unknown kind of animal, a higher protocol. */
const newerServer: RequestOutcome = async (path, _init, go) => {
  const response = await go();
  if (!path.includes('/sync/pull') || !response.ok) return response;
  const answer = await response.json();
  const strange = { entity: 'garden', id: 'g', rev: 1, seq: 1, deleted: false, data: { beds: 4 } };
  const changes = answer.changes.map((change: { entity: string; data: object }) =>
    change.entity === 'pet' ? { ...change, data: { ...change.data, type: 'dragon' } } : change,
  );
  const body = { ...answer, changes: [...changes, strange], count: changes.length + 1, protocol: CLIENT_PROTOCOL + 1 };
  return new Response(JSON.stringify(body), { status: 200 });
};

describe('a page older than its server', () => {
  it('goes on with what it knows, and fetches the rest once it was updated', async () => {
    const id = await addPet();
    await phone.settled();
    await phone.client.perform('inventory.add', phone.client.newId(), { productId: WITH_LABEL.id });
    await phone.settled();
    phone.network.fate = newerServer;
    await phone.db.meta.delete('cursor');
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(await phone.db.inventory.count()).toBe(1);
    expect(await phone.db.meta.get('skippedBy')).toMatchObject({ value: CLIENT_PROTOCOL });
    expect(await phone.db.pets.get(id), 'what it cannot read it does not show').toBeUndefined();
    const before = pulls();
    await phone.sync();
    expect(pulls() - before, 'not from the beginning each time').toBe(1);

    // The update: the same tables, read by a page with a higher protocol.
    await phone.db.meta.put({ key: 'skippedBy', value: CLIENT_PROTOCOL - 1 });
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.db.pets.get(id)).toMatchObject({ type: 'cat' });
    expect(await phone.db.meta.get('skippedBy')).toBeUndefined();
  });

  it('says with every call what it speaks', async () => {
    const said = new Set<unknown>();
    phone.network.fate = (_path, init, go) => {
      said.add((init.headers as Record<string, string>)[CLIENT_HEADER]);
      return go();
    };
    await addPet();
    await phone.settled();
    await phone.sync();
    expect(said).toEqual(new Set([String(CLIENT_PROTOCOL)]));
  });
});

describe('a pull of everything', () => {
  it('drops what the server no longer has, though it lives the same life', async () => {
    const [kept, lost] = [await addPet('Tom'), await addPet('Rex')];
    await phone.settled();
    app.db.prepare('DELETE FROM pets WHERE id = ?').run(lost);
    await phone.db.meta.delete('cursor');
    await phone.sync();
    expect((await phone.db.pets.toArray()).map(({ id }) => id)).toEqual([kept]);
    expect(await phone.db.server.filter((row) => row.stale === 1).count()).toBe(0);
  });

  it('follows a year in which nothing was heard: deletions may be forgotten', async () => {
    await addPet();
    await phone.settled();
    app.db.prepare('DELETE FROM pets').run();
    phone.clock.advance(391 * 86_400_000);
    app.db.prepare('UPDATE sessions SET started_at = ?, issued_at = ?').run(app.now(), app.now());
    await phone.sync();
    expect(await phone.db.pets.count()).toBe(0);
  });
});

describe('a phone that was away for longer than the server remembers', () => {
  it('finds its queue under "not sent", and goes on under another id', async () => {
    await addPet('Tom');
    await phone.settled();
    const deviceBefore = await phone.client.deviceId();
    phone.network.fate = REQUEST_OUTCOMES.down;
    const waiting = await addPet('Rex');
    await phone.settled();
    app.db.prepare('UPDATE devices SET seen_at = 1').run();
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'dead RESYNC_REQUIRED']);
    expect(phone.client.network.getState()).toMatchObject({ queued: 0, notSent: 1 });
    expect(await phone.client.deviceId()).not.toBe(deviceBefore);
    await addPet('Max');
    await phone.settled();
    const [, dead] = await phone.db.outbox.orderBy('n').toArray();
    await phone.client.sendAgain(dead?.opId ?? '');
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked']);
    expect(await phone.db.pets.get(waiting)).toMatchObject({ name: 'Rex', pending: 0 });
  });
});

describe('a household that was left', () => {
  it('takes its rows along, and leaves the person theirs', async () => {
    await addPet();
    unwrap(await phone.client.perform('inventory.add', phone.client.newId(), { productId: WITH_LABEL.id }));
    const own = phone.client.newId();
    const soap = { barcode: null, name: 'Soap', ingredients: ['Sodium Palmate'] };
    unwrap(await phone.client.perform('product.create', own, soap));
    unwrap(await phone.client.perform('preferences.set', 'theme', { key: 'theme', value: 'dark' }));
    await phone.settled();
    await phone.sync();
    const { user } = signedIn(phone.client);
    app.db.prepare("INSERT INTO households (id, tier, created_at) VALUES ('new-home', 'family', 0)").run();
    app.db.prepare("UPDATE memberships SET status = 'left' WHERE user_id = ?").run(user.id);
    app.db.prepare("INSERT INTO memberships VALUES ('new-home', ?, 'owner', 'active', 0)").run(user.id);
    await phone.sync();
    await eventually(async () => expect(await phone.db.pets.count()).toBe(0));
    expect(await phone.db.products.get(own)).toBeUndefined();
    expect(await phone.db.server.where('[entity+id]').equals(['product', own]).count()).toBe(0);
    expect(await phone.db.products.get(WITH_LABEL.id), 'what only rows of that household led to').toBeUndefined();
    expect(await phone.db.preferences.get('theme')).toMatchObject({ value: 'dark' });
    await addPet('Rex');
    await phone.settled();
    expect(await phone.db.pets.count()).toBe(1);
  });
});

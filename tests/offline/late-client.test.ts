import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnalytics } from '#web/offline/analytics/analytics.ts';
import type { EarlyClient } from '#web/offline/begin-client.ts';
import type { Client } from '#web/offline/client.ts';
import { createClient } from '#web/offline/create-client.ts';
import { createLateClient } from '#web/offline/late-client.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, signedIn, unwrap } from './phone.ts';

let app: RunningApp;
let phone: Phone;
let asked: string[];
let paint: () => void;
let starting: Promise<void>;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
});
afterEach(() => app.close());

/** Opens the page again and records its requests to the server. */
function open(): Client {
  phone.clock.forgetTimers();
  asked = [];
  phone.network.fate = (path, _init, go) => {
    asked.push(path);
    return go();
  };
  const painted = new Promise<void>((resolve) => {
    paint = resolve;
  });
  const world = phone.world();
  const load = async (begun: EarlyClient) => {
    const client = createClient(world, begun);
    return { client, analytics: createAnalytics(client, world) };
  };
  phone.client = createLateClient(world, load, painted).client;
  starting = phone.client.start();
  return phone.client;
}

describe('a page that paints before it syncs', () => {
  it('shows who is signed in and what the phone holds, and asks nobody before the first paint', async () => {
    const { user } = await phone.signUp();
    const id = phone.client.newId();
    unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 2 }));
    await phone.settled();
    const client = open();
    await eventually(() => expect(client.session.getState()).toMatchObject({ status: 'signedIn', user }));
    const { db } = signedIn(client);
    expect(await db.inventory.get(id)).toMatchObject({ quantity: 2 });
    await phone.settled();
    expect(asked).toEqual([]);
    paint();
    await starting;
    await eventually(() => expect(asked.some((path) => path.startsWith('/api/sync'))).toBe(true));
    // The tables are the same: screens do not have to open anything again.
    expect(signedIn(client).db).toBe(db);
    expect(db.isOpen()).toBe(true);
  });

  it('writes down and sends what a person does before the first paint', async () => {
    await phone.signUp();
    const client = open();
    await eventually(() => expect(client.session.getState().status).toBe('signedIn'));
    const id = client.newId();
    unwrap(await client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 3 }));
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 3 });
    await eventually(() => expect(asked.some((path) => path.startsWith('/api/sync/push'))).toBe(true));
  });

  it('is signed out at once where this phone knows nobody, and signs in', async () => {
    const { email } = await phone.signUp();
    unwrap(await phone.client.logout());
    const client = open();
    await eventually(() => expect(client.session.getState().status).toBe('signedOut'));
    expect(asked).toEqual([]);
    await phone.signIn(email);
    expect(client.session.getState().status).toBe('signedIn');
  });

  it('asks the server at once where only the server knows who it is', async () => {
    const { user } = await phone.signUp();
    phone.clearStorage();
    const client = open();
    await eventually(() => expect(client.session.getState()).toMatchObject({ status: 'signedIn', user }));
  });

  it('keeps the phone quiet for whoever stays offline', async () => {
    await phone.signUp();
    await phone.client.setStayOffline(true);
    const client = open();
    await eventually(() => expect(client.session.getState().status).toBe('signedIn'));
    expect(client.network.getState().stayOffline).toBe(true);
    paint();
    await starting;
    await phone.settled();
    expect(asked).toEqual([]);
  });

  it('follows another tab that signs out between the first look and the rest', async () => {
    await phone.signUp();
    const client = open();
    await eventually(() => expect(client.session.getState().status).toBe('signedIn'));
    const other = phone.tab();
    await other.start();
    unwrap(await other.logout());
    paint();
    await starting;
    await eventually(() => expect(client.session.getState().status).toBe('signedOut'));
  });
});

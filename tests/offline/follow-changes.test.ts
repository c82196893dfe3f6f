import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenStream } from '#web/offline/transport/event-stream.ts';
import { Person } from '../api/person.ts';
import { op, outcomes, push } from '../api/queue.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import { eventually, Phone, signedIn } from './phone.ts';
import { testLocks } from './test-locks.ts';

// Product P9.12.
let app: RunningApp;
let phone: Phone;
/** Another phone of the same person, which writes without an outbox. */
let other: Person;
/** The open streams, each as the function that ends it. */
let open: Set<() => void>;
let down: boolean;

/** Server-sent events over the network of a phone. */
const overFetch =
  (of: () => Phone): OpenStream =>
  (path, { heard, broke }) => {
    const off = new AbortController();
    const cut = () => {
      if (!open.delete(cut)) return;
      off.abort();
      broke();
    };
    open.add(cut);
    const read = async () => {
      if (down) throw new Error('down');
      const { signal } = off;
      const response = await fetch(app.url + path, { signal, headers: { cookie: of().network.cookie } });
      for await (const bytes of response.body ?? []) {
        for (const line of new TextDecoder().decode(bytes).split('\n')) {
          if (line.startsWith('data: ') && open.has(cut)) heard(line.slice(6));
        }
      }
    };
    read().then(cut, cut);
    return () => {
      open.delete(cut);
      off.abort();
    };
  };

beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  open = new Set();
  down = false;
  phone = new Phone(app);
  phone.stream = overFetch(() => phone);
  await phone.restart(testLocks());
  await phone.signUp();
  other = new Person(app);
  other.cookie = phone.network.cookie;
  const { user } = signedIn(phone.client);
  other.userId = user.id;
  other.householdId = user.householdId;
});
afterEach(async () => {
  await phone.client.logout('discard');
  await app.close();
});

const addPet = async (name: string) => {
  const results = await push(other, [op(other, 'pet.create', { type: 'dog', name }, { entityId: randomUUID() })]);
  expect(outcomes(results)).toEqual(['applied']);
};
const pets = async () => (await phone.db.pets.toArray()).map(({ name }) => name).sort();

describe('a phone that stays open', () => {
  it('shows what another phone did, without being asked', async () => {
    await eventually(() => expect(open.size).toBe(1));
    await addPet('Rex');
    await eventually(async () => expect(await pets()).toEqual(['Rex']));
    await addPet('Minka');
    await eventually(async () => expect(await pets()).toEqual(['Minka', 'Rex']));
  });

  it('listens again after the stream broke, and asks what it missed', async () => {
    await eventually(() => expect(open.size).toBe(1));
    down = true;
    for (const cut of [...open]) cut();
    expect(open.size).toBe(0);
    await addPet('Rex');
    await phone.settled();
    expect(await pets()).toEqual([]);
    down = false;
    await eventually(() => {
      phone.clock.advance(5_000);
      expect(open.size).toBe(1);
    });
    await eventually(async () => expect(await pets()).toEqual(['Rex']));
  });

  it('does not listen while the person stays offline, nor after they logged out', async () => {
    await eventually(() => expect(open.size).toBe(1));
    await phone.client.setStayOffline(true);
    await eventually(() => expect(open.size).toBe(0));
    phone.clock.advance(120_000);
    await phone.settled();
    expect(open.size).toBe(0);
    await phone.client.setStayOffline(false);
    await eventually(() => {
      phone.clock.advance(60_000);
      expect(open.size).toBe(1);
    });
    await phone.client.logout('discard');
    expect(open.size).toBe(0);
  });

  it('leaves the listening to one of its tabs', async () => {
    await eventually(() => expect(open.size).toBe(1));
    const tab = phone.tab();
    await tab.start();
    await phone.settled();
    expect(open.size).toBe(1);
  });
});

import 'fake-indexeddb/auto';
import { randomBytes, randomUUID } from 'node:crypto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { uuidv7 } from '#domain/uuid.ts';
import { type ApiSession, signUpByApi } from '#tests/support/api-session.ts';
import type { RunningServer } from '#tests/support/server.ts';
import type { Client } from '#web/offline/client.ts';
import { createClient } from '#web/offline/create-client.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { systemLocks } from '#web/offline/transport/system-locks.ts';
import { systemClock, systemRandomness } from '#web/offline/transport/system-ports.ts';
import { median } from './load.ts';
import { rawInsertRate } from './raw-inserts.ts';

const OPERATIONS = 1000;
const PASSWORD = 'a long enough pass phrase';

/** The page's client in this process, over real sockets. Its storage is simulated. */
class BenchPhone {
  readonly client: Client;
  online = true;
  requests = 0;
  private cookie = '';

  constructor(url: string) {
    this.client = createClient({
      send: async (path, init) => {
        if (!this.online) throw new TypeError('Failed to fetch');
        this.requests += 1;
        const headers = {
          ...(init.headers as Record<string, string>),
          'sec-fetch-site': 'same-origin',
          cookie: this.cookie,
        };
        const response = await fetch(url + path, { ...init, headers });
        for (const set of response.headers.getSetCookie()) {
          const [pair = ''] = set.split(';');
          if (pair.startsWith('__Host-sid=')) this.cookie = pair;
        }
        return response;
      },
      clock: systemClock,
      random: systemRandomness,
      locks: systemLocks(),
      events: null,
      guessOffline: false,
      persist: async () => true,
      sendInBackground: async () => {},
      mayBeSignedIn: () => false,
      firstPack: async () => starterCatalogue(),
    });
  }

  /** The tables of the account, once everything has been fetched. */
  async pulled(): Promise<AccountDb> {
    const session = this.client.session.getState();
    if (session.status !== 'signedIn') throw new Error('Nobody is signed in.');
    const { db } = session;
    while ((await db.meta.get('pulledAt')) === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    await this.until(0);
    return db;
  }

  /** Waits until the phone is idle: no sync is running, and this many operations are queued. */
  async until(queued: number): Promise<void> {
    const done = () => {
      const { syncing, queued: waiting } = this.client.network.getState();
      return !syncing && waiting === queued;
    };
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** An id as a phone makes it. */
const newId = (): string => uuidv7(Date.now(), randomBytes(16));

const anyProduct = (): string => starterCatalogue().find((product) => product.ingredientsText)?.id ?? '';

/** What a phone needs to drain a long queue. */
export interface Drain {
  readonly ms: number;
  readonly requests: number;
  /** Time in which another phone of the account fetches what the first one sent. */
  readonly pullMs: number;
  readonly rows: number;
}

/** Queues a thousand operations offline, then sends them. */
export async function drainQueue(server: RunningServer): Promise<Drain> {
  const url = server.url.replace('localhost', '127.0.0.1');
  const phone = new BenchPhone(url);
  await phone.client.start();
  const account = { email: 'queue@example.org', password: PASSWORD };
  const registered = await phone.client.register({ ...account, username: 'queue' });
  if (!registered.ok) throw new Error(registered.problem.message);
  await phone.pulled();
  const productId = anyProduct();
  phone.online = false;
  for (let at = 0; at < OPERATIONS; at += 1) {
    const item = { productId, quantity: 1 };
    const done = await phone.client.perform('inventory.add', phone.client.newId(), item);
    if (!done.ok) throw new Error(done.problem.message);
  }
  await phone.until(OPERATIONS);
  phone.online = true;
  phone.requests = 0;
  const began = performance.now();
  phone.client.syncNow();
  await phone.until(0);
  const ms = performance.now() - began;
  const { requests } = phone;

  // Another phone: its storage is empty.
  Dexie.dependencies.indexedDB = new IDBFactory();
  const other = new BenchPhone(url);
  await other.client.start();
  const asked = performance.now();
  const signedIn = await other.client.login(account);
  if (!signedIn.ok) throw new Error(signedIn.problem.message);
  const db = await other.pulled();
  return {
    ms,
    requests,
    pullMs: performance.now() - asked,
    rows: (await db.inventory.count()) + (await db.products.count()),
  };
}

const IN_PUSH = 25;
const SENDERS = 4;
const SECONDS = 3;
/** A household may hold only so many rows: a round ends before it has them. */
const MOST_SENT = 4000;

/**
 * Operations per second in full pushes by several phones at once.
 * @param session of an account that has pushed nothing yet
 * @param took called with how long each push took, ms
 */
export async function pushRate(url: string, session: ApiSession, took?: (ms: number) => void): Promise<number> {
  const user = (await (await session.get('/api/user')).json()) as { id: string };
  const productId = anyProduct();
  let sent = 0;
  const end = performance.now() + SECONDS * 1000;
  const sendOn = async (): Promise<void> => {
    const deviceId = randomUUID();
    while (performance.now() < end && sent < MOST_SENT) {
      const ops = Array.from({ length: IN_PUSH }, () => ({
        opId: newId(),
        userId: user.id,
        type: 'inventory.add',
        v: 1,
        entityId: newId(),
        payload: { productId, quantity: 1, fields: {} },
        baseRev: null,
        createdAt: Date.now(),
      }));
      const sentAt = performance.now();
      const answer = await session.post('/api/sync/push', { deviceId, ops });
      took?.(performance.now() - sentAt);
      const { results } = (await answer.json()) as { results: { status: string }[] };
      if (results.some(({ status }) => status !== 'applied')) throw new Error(`A push was not applied: ${url}`);
      sent += ops.length;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  return sent / ((performance.now() - began) / 1000);
}

/**
 * Operations per second in full pushes, and raw autocommit inserts on the same disk with `synchronous=FULL`,
 * alternately.
 */
export async function pushRates(server: RunningServer): Promise<readonly [number, number]> {
  const url = server.url.replace('localhost', '127.0.0.1');
  const rounds: (readonly [number, number])[] = [];
  for (let round = 0; round < 3; round += 1) {
    const session = await signUpByApi(url, `pusher-${round}`);
    rounds.push([await pushRate(url, session), rawInsertRate(server.dataDir)]);
  }
  return [median(rounds.map(([pushes]) => pushes)), median(rounds.map(([, inserts]) => inserts))];
}

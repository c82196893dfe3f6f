import { randomBytes } from 'node:crypto';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { User } from '#domain/contract/account.ts';
import type { Result } from '#domain/problem.ts';
import type { Product } from '#domain/products/product.ts';
import type { Client, SessionState } from '#web/offline/client.ts';
import type { ClientPorts } from '#web/offline/client-ports.ts';
import { createClient } from '#web/offline/create-client.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import type { OpenStream } from '#web/offline/transport/event-stream.ts';
import type { Randomness } from '#web/offline/transport/ports.ts';
import { type RunningApp, WITH_LABEL, WITHOUT_LABEL } from '../api/start-app.ts';
import { TestClock } from './test-clock.ts';
import { testLocks } from './test-locks.ts';
import { TestNetwork } from './test-network.ts';

/** Random ids, but fixed jitter, so that the times of retries are deterministic. */
export const FIXED_JITTER: Randomness = { fraction: () => 0.5, bytes: (count) => new Uint8Array(randomBytes(count)) };

/** How long to wait before a test fails. Long, because a busy machine may need most of it. */
const PATIENCE_MS = 120_000;
/** The client reads a few entries before it syncs; each read takes some turns of the event loop. */
const CALM_TURNS = 25;

const PASSWORD = 'a kettle on a winter evening';

let lastPerson = 0;

/** A phone: storage that outlives the app, one cookie, one clock, and an app that can be killed and restarted. */
export class Phone {
  readonly clock: TestClock;
  readonly network: TestNetwork;
  client: Client;
  locks = testLocks();
  /** The server's event streams, if a test provides them. */
  stream: OpenStream | null = null;
  /** The products bundled with the app: those of the server's catalogue, unless a test sets its own. */
  firstPack: () => Promise<readonly Product[]> = async () => [WITH_LABEL, WITHOUT_LABEL];

  constructor(app: RunningApp) {
    Dexie.dependencies.indexedDB = new IDBFactory();
    Dexie.dependencies.IDBKeyRange = IDBKeyRange;
    this.clock = new TestClock(app.now());
    this.network = new TestNetwork(app);
    this.client = this.tab();
  }

  /** Another tab of the same browser. */
  tab(random: Randomness = FIXED_JITTER): Client {
    return createClient(this.world(random));
  }

  /** The ports of the client in one tab. */
  world(random: Randomness = FIXED_JITTER): ClientPorts {
    return {
      send: this.network.send,
      stream: this.stream,
      clock: this.clock,
      random,
      locks: this.locks,
      events: null,
      guessOffline: false,
      persist: async () => true,
      sendInBackground: async () => {},
      firstPack: () => this.firstPack(),
      mayBeSignedIn: () => this.network.visibleCookie === '__Host-signed-in=1',
    };
  }

  /** Kills the app in the middle of whatever it is doing, and starts it again on the same storage. */
  async restart(locks = testLocks()): Promise<void> {
    this.clock.forgetTimers();
    this.locks = locks;
    this.client = this.tab();
    await this.client.start();
  }

  /** Clears the site's storage but not its cookies. */
  clearStorage(): void {
    Dexie.dependencies.indexedDB = new IDBFactory();
  }

  /** Registers a new account on this phone and waits for its first pull. */
  async signUp(): Promise<{ user: User; email: string }> {
    lastPerson += 1;
    const email = `phone${lastPerson}@example.org`;
    await this.client.start();
    const result = await this.client.register({ email, password: PASSWORD, username: `phone${lastPerson}` });
    const user = unwrap(result);
    await this.settled();
    return { user, email };
  }

  signIn = async (email: string): Promise<User> => unwrap(await this.client.login({ email, password: PASSWORD }));

  /** The tables of the open account. */
  get db(): AccountDb {
    return signedIn(this.client).db;
  }

  /** Waits until no sync is running and the client stays idle. */
  async settled(): Promise<void> {
    const giveUpAt = performance.now() + PATIENCE_MS;
    for (let calm = 0; calm < CALM_TURNS; ) {
      // Counts turns of the event loop, not time: on a busy machine almost nothing may happen in 30 ms.
      await new Promise((resolve) => setTimeout(resolve, 1));
      calm = this.client.network.getState().syncing ? 0 : calm + 1;
      if (performance.now() > giveUpAt) throw new Error('The app never came to rest.');
    }
  }

  /** Starts a sync and waits until it ends. */
  async sync(): Promise<void> {
    this.client.syncNow();
    await this.settled();
  }

  /** State and error code of everything in the outbox, in order. */
  outbox = async (): Promise<string[]> =>
    (await this.db.outbox.orderBy('n').toArray()).map((entry) =>
      entry.lastError && entry.state !== 'acked' ? `${entry.state} ${entry.lastError.code}` : entry.state,
    );
}

/** Retries until the callback no longer throws; a busy machine may take a while. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: PATIENCE_MS });

/** The session of the signed-in person. @throws if nobody is signed in */
export function signedIn(client: Client): Extract<SessionState, { status: 'signedIn' }> {
  const session = client.session.getState();
  if (session.status !== 'signedIn') throw new Error(`Expected a signed-in session, not ${session.status}`);
  return session;
}

/** The value of a successful result. @throws if it is a failure */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}

import { liveQuery } from 'dexie';
import type { StoreApi } from 'zustand/vanilla';
import { user } from '#domain/accounts/calls.ts';
import type { User } from '#domain/contract/account.ts';
import type { SessionState, StorageState } from '../client.ts';
import { followChanges } from '../sync/follow-changes.ts';
import { createSyncEngine, type SyncEngine } from '../sync/sync-engine.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';
import type { DeviceDb } from '../tables/device-db.ts';
import { type OnClosed, type OpenAccount, openAccount } from '../tables/open-account.ts';
import type { OpenStream } from '../transport/event-stream.ts';
import type { NetworkWatch } from '../transport/network-state.ts';
import type { Clock, Locks, Randomness } from '../transport/ports.ts';
import type { Remote } from '../transport/remote.ts';
import type { SendBlob } from '../transport/send-blob.ts';
import { asAccount } from './identity.ts';
import { stateOf } from './session-state.ts';

/** What sessions work with. */
export interface SessionPorts {
  readonly device: DeviceDb;
  readonly remote: Remote;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  readonly network: NetworkWatch;
  readonly storage: StoreApi<StorageState>;
  readonly session: StoreApi<SessionState>;
  /**
   * Hands over the tables of an account that the page has open already; null where it has not.
   * @param onClosed hears from now on when they are closed
   */
  readonly takeOpened: (userId: string, onClosed: OnClosed) => OpenAccount | null;
  readonly sendBlob: SendBlob;
  /** Streams of the server; null where there are none. */
  readonly stream: OpenStream | null;
  readonly newId: () => string;
  /** The browser may hold a session although this phone knows no account. */
  readonly mayBeSignedIn: () => boolean;
}

/** For this long the server's last word on who is signed in is not asked again (product P4.1). */
const USER_FRESH_MS = 5 * 60_000;

/** One account while it is open in this tab. */
export interface AccountSession {
  readonly db: AccountDb;
  /** Null where the tables are of a newer page: nothing may be written. */
  readonly engine: SyncEngine | null;
  /** Asks the server who is signed in, when that is not known freshly, and starts syncing. Settles when that ended. */
  begin(): Promise<void>;
  /** Listens from now on for what other phones write. */
  follow(): void;
  /** Ends everything that runs for the account, and waits for it; leaves its tables open. */
  end(): Promise<void>;
}

/** Notes who the server says is signed in. */
export async function rememberUser(db: AccountDb, user: User, nowMs: number): Promise<void> {
  await writeMeta(db, 'user', user);
  await writeMeta(db, 'checkedAt', nowMs);
  await writeMeta(db, 'needsSignIn', undefined);
  await writeMeta(db, 'left', undefined);
}

/** Only a 401, or the word that it is somebody else, ends an identity; no answer leaves everything as it is. */
async function checkUser(ports: SessionPorts, db: AccountDb, ending: AbortSignal): Promise<void> {
  const reply = await asAccount(ports, db.userId, () => ports.remote.call(user, { signal: ending }));
  // Tables that somebody has left are not written to: that would bring the person back into them.
  if (ending.aborted || reply === 'other_account' || reply.kind === 'unreachable') return;
  if (reply.kind === 'answer' && reply.value.id === db.userId) await rememberUser(db, reply.value, ports.clock.now());
  else if (reply.kind === 'answer' || reply.status === 401) await writeMeta(db, 'needsSignIn', true);
}

/**
 * Opens an account in this tab. The first state is published before it returns.
 * @param user the person who has just signed in; null to open whom the phone remembers
 * @param publish hears the session state, now and whenever it changes, also by another tab or the service worker
 * @param onGone the tables were deleted or are being changed by another tab
 */
export async function openAccountSession(
  ports: SessionPorts,
  userId: string,
  user: User | null,
  publish: (state: SessionState) => void,
  onGone: () => void,
): Promise<AccountSession> {
  const { clock, network } = ports;
  const onClosed: OnClosed = (why) => {
    if (why === 'upgrade') ports.storage.setState('upgraded_elsewhere');
    onGone();
  };
  const account =
    ports.takeOpened(userId, onClosed) ??
    (await openAccount(userId, onClosed, () => ports.storage.setState('blocked')));
  if (ports.storage.getState() === 'blocked') ports.storage.setState('fine');
  const { db, newer } = account;
  if (user) await rememberUser(db, user, clock.now());
  // Both before anybody hears of the account: screens ask for the phone's id in queries that must not write.
  const [state, deviceId] = await Promise.all([stateOf(account), ports.device.deviceId(ports.newId)]);
  publish(state);
  const stayOffline = () => network.state.getState().stayOffline;
  const engine = newer
    ? null
    : createSyncEngine({ ...ports, db, deviceId, stayOffline }, (running) => network.syncing(running));
  network.rememberHeard((await readMeta(db, 'pulledAt')) ?? 0);
  const stopCounting = network.count(db);
  const watching = liveQuery(() => stateOf(account)).subscribe({ next: publish, error: () => {} });
  const ending = new AbortController();
  let beginning: Promise<void> = Promise.resolve();
  let stopFollowing: (() => Promise<void>) | null = null;
  const follow = () => {
    const { stream } = ports;
    if (!stream || !engine || stopFollowing || ending.signal.aborted) return;
    const watched = {
      is: stayOffline,
      onChange: (heard: () => void) => network.state.subscribe(heard),
    };
    const who = { userId: db.userId, deviceId };
    stopFollowing = followChanges(
      { ...ports, stream, stayOffline: watched },
      who,
      (trigger) => void engine.wake(trigger),
    );
  };
  const checkAndSync = async (): Promise<void> => {
    if (!engine || stayOffline()) return;
    try {
      const checkedAt = await readMeta(db, 'checkedAt');
      const age = checkedAt === undefined ? -1 : clock.now() - checkedAt;
      const fresh = age >= 0 && age < USER_FRESH_MS;
      if (!fresh || (await readMeta(db, 'needsSignIn'))) await checkUser(ports, db, ending.signal);
      if (!ending.signal.aborted) await engine.wake('start');
      // Only then: the first screen needs the connection more.
      follow();
    } catch (error) {
      // The tables were closed meanwhile, by a logout in this tab or in another. Everything else is a bug.
      if (db.isOpen()) throw error;
    }
  };
  return {
    db,
    engine,
    begin: () => {
      beginning = checkAndSync();
      return beginning;
    },
    follow,
    end: async () => {
      ending.abort();
      watching.unsubscribe();
      stopCounting();
      await engine?.stop();
      await beginning.catch(() => {});
      await stopFollowing?.();
    },
  };
}

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

/** Ports for sessions. */
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
   * Hands over an account's tables if the page has opened them already; otherwise null.
   * @param onClosed called from then on when they are closed
   */
  readonly takeOpened: (userId: string, onClosed: OnClosed) => OpenAccount | null;
  readonly sendBlob: SendBlob;
  /** The server's event streams; null if unsupported. */
  readonly stream: OpenStream | null;
  readonly newId: () => string;
  /** Whether the browser may have a session although this phone knows no account. */
  readonly mayBeSignedIn: () => boolean;
}

/** The server's last answer on who is signed in is trusted this long (product P4.1). */
const USER_FRESH_MS = 5 * 60_000;

/** One account while it is open in this tab. */
export interface AccountSession {
  readonly db: AccountDb;
  /** Null if a newer version wrote the tables: nothing may be written. */
  readonly engine: SyncEngine | null;
  /** Asks the server who is signed in unless it answered recently, then starts syncing. Settles when both are done. */
  begin(): Promise<void>;
  /** Starts listening for what other phones write. */
  follow(): void;
  /** Ends everything that runs for the account and waits for it; leaves its tables open. */
  end(): Promise<void>;
}

/** Stores who is signed in according to the server. */
export async function rememberUser(db: AccountDb, user: User, nowMs: number): Promise<void> {
  await writeMeta(db, 'user', user);
  await writeMeta(db, 'checkedAt', nowMs);
  await writeMeta(db, 'needsSignIn', undefined);
  await writeMeta(db, 'left', undefined);
}

/** Only a 401, or an answer naming someone else, ends the sign-in. Without an answer everything stays as it is. */
async function checkUser(ports: SessionPorts, db: AccountDb, ending: AbortSignal): Promise<void> {
  const reply = await asAccount(ports, db.userId, () => ports.remote.call(user, { signal: ending }));
  // Do not write to tables of an account that was left: that would sign the person in there again.
  if (ending.aborted || reply === 'other_account' || reply.kind === 'unreachable') return;
  if (reply.kind === 'answer' && reply.value.id === db.userId) await rememberUser(db, reply.value, ports.clock.now());
  else if (reply.kind === 'answer' || reply.status === 401) await writeMeta(db, 'needsSignIn', true);
}

/**
 * Opens an account in this tab. The first state is published before it returns.
 * @param user the person who has just signed in; null to open the account the phone remembers
 * @param publish called with the session state, at first and on every change, even by another tab or the service worker
 * @param onGone called when the tables were deleted or are being changed by another tab
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
  // Done before the account is announced: screens ask for the phone's id in queries that must not write.
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
      // Not earlier: the first screen needs the connection more.
      follow();
    } catch (error) {
      // If the tables are closed, someone logged out meanwhile, in this tab or another. Any other error is a bug.
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

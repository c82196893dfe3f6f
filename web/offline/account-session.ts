import { liveQuery } from 'dexie';
import type { User } from '#domain/contract/account.ts';
import type { AccountDb } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';
import type { SessionState, StorageState } from './client.ts';
import type { DeviceDb } from './device-db.ts';
import { asAccount } from './identity.ts';
import type { NetworkWatch } from './network-state.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import type { Clock, Locks, Randomness } from './ports.ts';
import type { Remote } from './remote.ts';
import type { SendBlob } from './send-blob.ts';
import type { Store } from './store.ts';
import { createSyncEngine, type SyncEngine } from './sync-engine.ts';

/** What sessions work with. */
export interface SessionPorts {
  readonly device: DeviceDb;
  readonly remote: Remote;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  readonly network: NetworkWatch;
  readonly storage: Store<StorageState>;
  readonly sendBlob: SendBlob;
  readonly newId: () => string;
  /** The browser may hold a session although this phone knows no account. */
  readonly mayBeSignedIn: () => boolean;
}

/** For this long the server's last word on who is signed in is not asked again (specification, section 4). */
const USER_FRESH_MS = 5 * 60_000;

/** One account while it is open in this tab. */
export interface AccountSession {
  readonly db: AccountDb;
  /** Null where the tables are of a newer page: nothing may be written. */
  readonly engine: SyncEngine | null;
  /** Asks the server who is signed in, when that is not known freshly, and starts syncing. */
  begin(): Promise<void>;
  /** Ends everything that runs for the account; leaves its tables open. */
  end(): Promise<void>;
}

type SignedIn = Extract<SessionState, { status: 'signedIn' }>;

/** The session as the account's tables tell it; signed out where they hold no person. */
async function stateOf({ db, newer }: OpenAccount): Promise<SessionState> {
  const [user, checkedAt, needsSignIn, outdated] = await Promise.all([
    readMeta(db, 'user'),
    readMeta(db, 'checkedAt'),
    readMeta(db, 'needsSignIn'),
    readMeta(db, 'outdated'),
  ]);
  if (!user) return { status: 'signedOut' };
  const state: SignedIn = {
    status: 'signedIn',
    user,
    db,
    checkedAt: checkedAt ?? null,
    needsSignIn: needsSignIn ?? false,
    outdated: newer || (outdated ?? false),
  };
  return state;
}

/** Notes who the server says is signed in. */
export async function rememberUser(db: AccountDb, user: User, nowMs: number): Promise<void> {
  await writeMeta(db, 'user', user);
  await writeMeta(db, 'checkedAt', nowMs);
  await writeMeta(db, 'needsSignIn', undefined);
  await writeMeta(db, 'left', undefined);
}

/** Only a 401, or the word that it is somebody else, ends an identity; no answer leaves everything as it is. */
async function checkUser(ports: SessionPorts, db: AccountDb): Promise<void> {
  const reply = await asAccount(ports, db.userId, () => ports.remote.call('user'));
  if (reply === 'other_account' || reply.kind === 'unreachable') return;
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
  const account = await openAccount(
    userId,
    (why) => {
      if (why === 'upgrade') ports.storage.set('upgraded_elsewhere');
      onGone();
    },
    () => ports.storage.set('blocked'),
  );
  if (ports.storage.get() === 'blocked') ports.storage.set('fine');
  const { db, newer } = account;
  if (user) await rememberUser(db, user, clock.now());
  publish(await stateOf(account));
  const deviceId = await ports.device.deviceId(ports.newId);
  const stayOffline = () => network.state.get().stayOffline;
  const engine = newer
    ? null
    : createSyncEngine({ ...ports, db, deviceId, stayOffline }, (running) => network.syncing(running));
  network.rememberHeard((await readMeta(db, 'pulledAt')) ?? 0);
  const stopCounting = network.count(db);
  const watching = liveQuery(() => stateOf(account)).subscribe({ next: publish, error: () => {} });
  return {
    db,
    engine,
    begin: async () => {
      if (!engine || stayOffline()) return;
      const checkedAt = await readMeta(db, 'checkedAt');
      const age = checkedAt === undefined ? -1 : clock.now() - checkedAt;
      const fresh = age >= 0 && age < USER_FRESH_MS;
      if (!fresh || (await readMeta(db, 'needsSignIn'))) await checkUser(ports, db);
      await engine.wake('start');
    },
    end: async () => {
      watching.unsubscribe();
      stopCounting();
      await engine?.stop();
    },
  };
}

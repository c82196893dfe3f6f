import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionState, StorageState } from './client.ts';
import type { BeginPorts } from './client-ports.ts';
import { idMaker } from './new-id.ts';
import { stateOf } from './session/session-state.ts';
import type { AccountDb } from './tables/account-db.ts';
import { readMeta } from './tables/account-meta.ts';
import { DeviceDb } from './tables/device-db.ts';
import { type OnClosed, type OpenAccount, openAccount } from './tables/open-account.ts';
import { type PersistenceWatch, watchPersistence } from './tables/persistence.ts';
import { createNetworkWatch, type NetworkWatch } from './transport/network-state.ts';

/** What a page has from this phone alone: enough for the first paint, before schemas, rules and sync are loaded. */
export interface EarlyClient {
  readonly device: DeviceDb;
  readonly newId: () => string;
  readonly session: StoreApi<SessionState>;
  readonly storage: StoreApi<StorageState>;
  readonly network: NetworkWatch;
  readonly persistence: PersistenceWatch;
  /** The id under which this phone sends an account's changes. `db` is null if no account is open. */
  deviceId(db: AccountDb | null): Promise<string>;
  /**
   * Opens the tables of the account this phone remembers and updates the session. Leaves it at `loading` if only the
   * server can tell who is signed in.
   */
  open(): Promise<void>;
  /** Hands over, once, the tables that `open` opened. See `SessionPorts`. */
  takeOpened(userId: string, onClosed: OnClosed): OpenAccount | null;
}

/** Starts the client of a page. Nothing is read before `open`. */
export function beginClient(world: BeginPorts): EarlyClient {
  const newId = idMaker(world);
  const device = new DeviceDb();
  const network = createNetworkWatch(world.clock.now, world.saysOffline ?? (() => world.guessOffline));
  const session = createStore<SessionState>(() => ({ status: 'loading' }));
  const storage = createStore<StorageState>(() => 'fine');
  let opened: OpenAccount | null = null;
  let onClosed: OnClosed = (why) => {
    if (why === 'upgrade') storage.setState('upgraded_elsewhere');
  };
  return {
    device,
    newId,
    session,
    storage,
    network,
    persistence: watchPersistence(world),
    // Called inside live queries too, which may only wait for tables.
    deviceId: async (db) => (db && (await readMeta(db, 'deviceId'))) ?? (await device.deviceId(newId)),
    open: async () => {
      if (await device.stayOffline()) network.stayOffline(true);
      const userId = await device.account();
      if (userId === null) {
        if (!world.mayBeSignedIn()) session.setState({ status: 'signedOut' }, true);
        return;
      }
      const account = await openAccount(
        userId,
        (why) => onClosed(why),
        () => storage.setState('blocked'),
      );
      if (storage.getState() === 'blocked') storage.setState('fine');
      opened = account;
      // Done before the account is announced: screens ask for the phone's id in queries that must not write.
      const [state, pulledAt] = await Promise.all([
        stateOf(account),
        readMeta(account.db, 'pulledAt'),
        device.deviceId(newId),
      ]);
      network.rememberHeard(pulledAt ?? 0);
      session.setState(state, true);
    },
    takeOpened: (userId, heard) => {
      const account = opened;
      opened = null;
      if (!account) return null;
      if (account.db.userId === userId && account.db.isOpen()) {
        onClosed = heard;
        return account;
      }
      account.db.close();
      return null;
    },
  };
}

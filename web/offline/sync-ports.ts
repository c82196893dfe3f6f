import type { AccountDb } from './account-db.ts';
import type { DeviceDb } from './device-db.ts';
import type { Clock, Locks, Randomness } from './ports.ts';
import type { Remote } from './remote.ts';

/** What one account's synchronisation works with. */
export interface SyncPorts {
  readonly db: AccountDb;
  readonly device: DeviceDb;
  readonly deviceId: string;
  readonly remote: Remote;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  /** Calls requests off when the account is closed. */
  readonly signal: AbortSignal;
}

/**
 * Why a run ended before everything was done: the person must sign in, the page is too old, the server was not to be
 * had, or this browser now belongs to another account.
 */
export type Stopped = 'signed_out' | 'outdated' | 'later' | 'other_account';

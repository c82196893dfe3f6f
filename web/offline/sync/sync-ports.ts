import type { PushAnswer, PushRequestOut } from '#domain/sync/wire.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { DeviceDb } from '../tables/device-db.ts';
import type { Clock, Locks, Randomness } from '../transport/ports.ts';
import type { Remote } from '../transport/remote.ts';
import type { Reply } from '../transport/reply.ts';
import type { SendBlob } from '../transport/send-blob.ts';

/** Sends one push. */
export type SendPush = (request: PushRequestOut, signal: AbortSignal) => Promise<Reply<PushAnswer>>;

/** What sending one account's queue works with. */
export interface PushPorts {
  readonly db: AccountDb;
  readonly device: DeviceDb;
  readonly deviceId: string;
  readonly sendPush: SendPush;
  readonly sendBlob: SendBlob;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  /** Calls requests off when the account is closed. */
  readonly signal: AbortSignal;
  /** False once the person chose to stay offline: a run that is under way asks nothing more. */
  mayAsk(): boolean;
}

/** What one account's whole synchronisation works with. */
export interface SyncPorts extends PushPorts {
  readonly remote: Remote;
}

/**
 * Why a run ended before everything was done: the person must sign in, the page is too old, the server was not to be
 * had, or this browser now belongs to another account.
 */
export type Stopped = 'signed_out' | 'outdated' | 'later' | 'other_account' | 'stay_offline';

/** How a run ended. `taken`: another tab or the service worker is at it. `stay_offline`: the person wants no run. */
export type RunEnd = 'done' | 'taken' | Stopped;

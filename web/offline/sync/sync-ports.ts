import type { PushAnswer, PushRequestOut } from '#domain/sync/wire.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { DeviceDb } from '../tables/device-db.ts';
import type { Clock, Locks, Randomness } from '../transport/ports.ts';
import type { Remote } from '../transport/remote.ts';
import type { Reply } from '../transport/reply.ts';
import type { SendBlob } from '../transport/send-blob.ts';

/** Sends one push. */
export type SendPush = (request: PushRequestOut, signal: AbortSignal) => Promise<Reply<PushAnswer>>;

/** Ports for sending one account's queue. */
export interface PushPorts {
  readonly db: AccountDb;
  readonly device: DeviceDb;
  readonly deviceId: string;
  readonly sendPush: SendPush;
  readonly sendBlob: SendBlob;
  readonly clock: Clock;
  readonly random: Randomness;
  readonly locks: Locks;
  /** Aborts requests when the account is closed. */
  readonly signal: AbortSignal;
  /** False once the person chose to stay offline: the current run then makes no more requests. */
  mayAsk(): boolean;
}

/** Ports for one account's whole sync. */
export interface SyncPorts extends PushPorts {
  readonly remote: Remote;
}

/**
 * Why a run ended early: the person must sign in, the page is too old, the server could not be reached, this browser
 * now belongs to another account, or the person chose to stay offline.
 */
export type Stopped = 'signed_out' | 'outdated' | 'later' | 'other_account' | 'stay_offline';

/** How a run ended. `taken`: another tab or the service worker is running one. */
export type RunEnd = 'done' | 'taken' | Stopped;

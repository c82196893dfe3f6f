import type { AccountDb } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';
import { backoffMs } from './backoff.ts';
import type { Stopped } from './sync-ports.ts';

/**
 * Notes that the server was not to be had, so that nobody asks again at once.
 * @param failure the Retry-After in seconds, where the server named one
 */
export async function pauseSync(
  db: AccountDb,
  nowMs: number,
  fraction: number,
  failure: { readonly retryAfter?: number | undefined },
): Promise<void> {
  const attempts = ((await readMeta(db, 'pause'))?.attempts ?? 0) + 1;
  const until = nowMs + backoffMs(attempts, fraction, failure.retryAfter);
  await writeMeta(db, 'pause', { until, attempts, hard: failure.retryAfter !== undefined });
}

/** No server asks for more patience than this. */
const LONGEST_PAUSE_MS = 86_400_000;

/** The lock that one run of an account holds, across tabs and the service worker. */
export const syncLock = (db: AccountDb): string => `sync:${db.userId}`;

/**
 * Whether nothing may be sent now: the person must sign in first, the page is too old, or the server asked for
 * patience. A lost network and a server out of order close nothing: what a person does next is a try, and the pause
 * only spaces the timer.
 */
export async function isClosed(db: AccountDb, nowMs: number): Promise<Stopped | null> {
  if (await readMeta(db, 'needsSignIn')) return 'signed_out';
  if (await readMeta(db, 'outdated')) return 'outdated';
  const pause = await readMeta(db, 'pause');
  // One that ends in more than a day was written before the clock was set back.
  return pause?.hard && nowMs < pause.until && pause.until < nowMs + LONGEST_PAUSE_MS ? 'later' : null;
}

/** The server answered: the next failure is the first again. */
export const endPause = (db: AccountDb): Promise<void> => writeMeta(db, 'pause', undefined);

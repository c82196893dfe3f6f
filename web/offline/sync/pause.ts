import type { AccountDb } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';
import { backoffMs } from './backoff.ts';
import type { Stopped } from './sync-ports.ts';

/**
 * Stores that the server could not be reached, so that nobody asks again at once.
 * @param failure the Retry-After in seconds, if the server sent one
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

/** No server asks for a longer wait than this. */
const LONGEST_PAUSE_MS = 86_400_000;

/** The lock an account's sync run holds, across tabs and the service worker. */
export const syncLock = (db: AccountDb): string => `sync:${db.userId}`;

/**
 * Why nothing may be sent at the moment: the person must sign in first, the page is too old, or the server asked to
 * wait. A lost network or a failing server does not block sending: whatever the person does next is a try, and the
 * pause only delays the timer. Null if sending is allowed.
 */
export async function isClosed(db: AccountDb, nowMs: number): Promise<Stopped | null> {
  if (await readMeta(db, 'needsSignIn')) return 'signed_out';
  if (await readMeta(db, 'outdated')) return 'outdated';
  const pause = await readMeta(db, 'pause');
  // A pause that ends in more than a day was written before the clock was set back.
  return pause?.hard && nowMs < pause.until && pause.until < nowMs + LONGEST_PAUSE_MS ? 'later' : null;
}

/** Ends the pause after an answer of the server: the next failure counts as the first. */
export const endPause = (db: AccountDb): Promise<void> => writeMeta(db, 'pause', undefined);

import type { AccountDb } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';
import { backoffMs } from './backoff.ts';

/**
 * Notes that the server was not to be had, so that nobody asks again at once.
 * @param failure `hard` for a wish of the server, with its Retry-After in seconds where it named one
 */
export async function pauseSync(
  db: AccountDb,
  nowMs: number,
  fraction: number,
  failure: { readonly hard: boolean; readonly retryAfter?: number | undefined },
): Promise<void> {
  const attempts = ((await readMeta(db, 'pause'))?.attempts ?? 0) + 1;
  const until = nowMs + backoffMs(attempts, fraction, failure.retryAfter);
  await writeMeta(db, 'pause', { until, attempts, hard: failure.hard });
}

/**
 * Whether nothing may be sent yet.
 * @param eager something happened that makes a lost network likely to be back: then only the server's own wish counts
 */
export async function isPaused(db: AccountDb, nowMs: number, eager: boolean): Promise<boolean> {
  const pause = await readMeta(db, 'pause');
  return pause !== undefined && nowMs < pause.until && (pause.hard || !eager);
}

/** The server answered: the next failure is the first again. */
export const endPause = (db: AccountDb): Promise<void> => writeMeta(db, 'pause', undefined);

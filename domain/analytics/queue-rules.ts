// The rules of the events' own queue (product P8.4, P9.8). No schemas: the service worker
// reads this too.

/** Where events are sent: the address of the call `analyticsEvents`. */
export const ANALYTICS_ADDRESS = { method: 'POST', path: '/api/analytics/events' } as const;
/** Most events in one request; so many waiting are sent at once. */
export const ANALYTICS_BATCH = 20;
/** Fewer wait this long for company. */
export const ANALYTICS_FLUSH_MS = 5_000;
/** Most events on one phone: then the oldest goes, and is counted. */
export const ANALYTICS_CAP = 100;
/** After the first try an event is tried this often again, then it is dropped and counted. */
export const ANALYTICS_RETRIES = 3;

/**
 * How many of the oldest events must go before one more is queued.
 * @param waiting events in the queue now
 */
export const overflowOf = (waiting: number): number => Math.max(0, waiting + 1 - ANALYTICS_CAP);

/** How a request ended, as far as its events are concerned. */
export type BatchEnd =
  /** The server has them. */
  | 'taken'
  /** Nobody asked for them now: signed out, too many requests, another account. Nothing counts. */
  | 'later'
  /** No answer, or the server failed: one more try is used up. */
  | 'failed'
  /** The server will never take them. */
  | 'refused';

/**
 * Which events of a batch leave the queue, and which stay with one more try on their account.
 * @param batch the events that were sent, each with its tries so far
 */
export function settleBatch<T extends { readonly retryCount: number }>(
  batch: readonly T[],
  end: BatchEnd,
): { readonly stay: readonly T[]; readonly gone: readonly T[]; readonly dropped: number } {
  if (end === 'taken') return { stay: [], gone: batch, dropped: 0 };
  if (end === 'later') return { stay: batch, gone: [], dropped: 0 };
  if (end === 'refused') return { stay: [], gone: batch, dropped: batch.length };
  const gone = batch.filter(({ retryCount }) => retryCount >= ANALYTICS_RETRIES);
  const stay = batch
    .filter(({ retryCount }) => retryCount < ANALYTICS_RETRIES)
    .map((one) => ({ ...one, retryCount: one.retryCount + 1 }));
  return { stay, gone, dropped: gone.length };
}

/** What an answer's status means for the events it was about. 408 and 429 ask for patience; 401 and 403 for a sign-in. */
export function batchEndOf(status: number): BatchEnd {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 401 || status === 403 || status === 408 || status === 425 || status === 429) return 'later';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

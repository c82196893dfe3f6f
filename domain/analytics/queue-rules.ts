// Rules of the usage event queue (product P8.4, P9.8), without schemas: the service worker imports them too.

/** Where events are sent: method and path of the call `analyticsEvents`. */
export const ANALYTICS_ADDRESS = { method: 'POST', path: '/api/analytics/events' } as const;
/** Maximum events per request; a full batch is sent at once. */
export const ANALYTICS_BATCH = 20;
/** A smaller batch waits this long for more events. */
export const ANALYTICS_FLUSH_MS = 5_000;
/** Maximum events queued on one phone: beyond it the oldest is dropped and counted. */
export const ANALYTICS_CAP = 100;
/** Retries per event after the first attempt; then it is dropped and counted. */
export const ANALYTICS_RETRIES = 3;

/**
 * How many of the oldest events must be dropped before one more is queued.
 * @param waiting events currently in the queue
 */
export const overflowOf = (waiting: number): number => Math.max(0, waiting + 1 - ANALYTICS_CAP);

/** The outcome of a request, as far as its events are concerned. */
export type BatchEnd =
  /** The server stored them. */
  | 'taken'
  /** Not accepted at the moment: signed out, too many requests, another account. Uses up no retry. */
  | 'later'
  /** No answer, or a server error: uses up one retry. */
  | 'failed'
  /** The server will never accept them. */
  | 'refused';

/**
 * Which events of a batch leave the queue, and which stay with their retry count increased.
 * @param batch the events that were sent, each with its retries so far
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

/** What a status code means for the events of the request. 408, 425 and 429 mean wait, 401 and 403 a sign-in. */
export function batchEndOf(status: number): BatchEnd {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 401 || status === 403 || status === 408 || status === 425 || status === 429) return 'later';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

import type { Database } from '#db/database.ts';
import type { RecallRunsTable } from '#db/schema.ts';
import { guardedText, type Resolve } from '../outgoing/guarded-request.ts';
import { isFatal, isFull } from '../problems.ts';
import { type SourceId, sourceStates } from '../sources/room.ts';
import { type ImportProgress, importNotices, mostRefused } from './import-notices.ts';
import type { RecallFeed } from './source-list.ts';
import { feedRun, noteRun } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Some sources publish everything in one file: Canada's is about 16 MB. */
const LIMITS = { timeoutMs: 60_000, maxBytes: 48 * 1024 * 1024 } as const;
/** The number of consecutive failures after which a feed is paused, and for how long (product P11.7). */
const FAILURES = 5;
const ALONE_MS = 6 * 60 * MINUTE_MS;
/** How many days back a feed is asked whose address takes a start date. */
const SINCE_DAYS = 400;

const OK = 200;
const NOT_MODIFIED = 304;

/** The id of a feed among all sources. */
export const feedSource = (feed: string): SourceId => `recalls ${feed}`;

/** The address of a feed, with its start date as of today. */
const addressOf = ({ url }: RecallFeed, nowMs: number): URL =>
  new URL(url.replace('{since}', new Date(nowMs - SINCE_DAYS * DAY_MS).toISOString().slice(0, 10)));

const NEVER_RUN: Omit<RecallRunsTable, 'feed' | 'next_at'> = {
  last_at: null,
  etag: null,
  last_modified: null,
  failures: 0,
  error: null,
  read: 0,
  fresh: 0,
  refused: 0,
  reason: null,
};

/** Whether a feed is due. */
export const isDue = (run: RecallRunsTable | null, nowMs: number): boolean => run === null || run.next_at <= nowMs;

/** Progress, cancellation and, for tests, name resolution. */
interface FetchFeedOptions extends ImportProgress {
  readonly resolve?: Resolve;
}

/**
 * Asks a feed for what changed since it was last asked, imports that, and records the outcome. Failures of its host
 * never reject.
 * @throws the database's errors if its disk is full or broken, and the reason of a cancellation: neither is a failure
 * of the feed
 */
export async function fetchFeed(
  feed: RecallFeed,
  { reader, writes }: Database,
  nowMs: number,
  { resolve, told, signal }: FetchFeedOptions = {},
): Promise<RecallRunsTable> {
  const before = (await feedRun(reader, feed.id)) ?? { ...NEVER_RUN, feed: feed.id, next_at: nowMs };
  const every = feed.everyMinutes * MINUTE_MS;
  const note = async (run: RecallRunsTable): Promise<RecallRunsTable> => {
    await writes.run(async (tx) => {
      await noteRun(tx, run);
      const { error, read, fresh, refused } = run;
      const answer = error === null ? { error, read, fresh, refused } : { error };
      await sourceStates.note(tx, feedSource(feed.id), answer, nowMs);
    });
    return run;
  };
  try {
    const headers = {
      Accept: 'application/json, application/rss+xml, text/xml, text/csv',
      ...(before.etag !== null && { 'If-None-Match': before.etag }),
      ...(before.last_modified !== null && { 'If-Modified-Since': before.last_modified }),
    };
    const answer = await guardedText({ method: 'GET', url: addressOf(feed, nowMs), headers }, LIMITS, resolve);
    signal?.throwIfAborted();
    const answered = { ...before, last_at: nowMs, next_at: nowMs + every, failures: 0, error: null };
    if (answer.status === NOT_MODIFIED) return await note({ ...answered, fresh: 0 });
    if (answer.status !== OK) throw new Error(`It answered ${answer.status}.`);
    const { read, fresh, refused } = await importNotices(answer.text, writes, nowMs, { told, signal });
    return await note({
      ...answered,
      // Stored after the import: what they cover is missing from the next answer.
      etag: answer.headers.etag ?? null,
      last_modified: answer.headers['last-modified'] ?? null,
      read,
      fresh,
      refused: [...refused.values()].reduce((sum, times) => sum + times, 0),
      reason: mostRefused(refused),
    });
  } catch (error) {
    // Cancelled, or the database failed: not a failure of the feed.
    if (signal?.aborted || isFatal(error) || isFull(error)) throw error;
    const failures = before.failures + 1;
    const pause = failures >= FAILURES ? ALONE_MS : every;
    const text = error instanceof Error ? error.message : String(error);
    return note({ ...before, last_at: nowMs, next_at: nowMs + pause, failures, error: text });
  }
}

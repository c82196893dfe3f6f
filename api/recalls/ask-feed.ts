import type { Database } from '#db/database.ts';
import type { RecallRunsTable } from '#db/schema.ts';
import { guardedText, type Resolve } from '../outgoing/guarded-request.ts';
import { isFatal, isFull } from '../problems.ts';
import { type SourceId, sourceStates } from '../sources/room.ts';
import type { RecallFeed } from './source-list.ts';
import { feedRun, noteRun } from './store.ts';
import { mostRefused, type TakingIn, takeIn } from './take-in.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Some sources publish everything they have in one file: Canada's is about 16 MB. */
const LIMITS = { timeoutMs: 60_000, maxBytes: 48 * 1024 * 1024 } as const;
/** Failures in a row after which a feed is left alone, and for how long (product P11.7). */
const FAILURES = 5;
const ALONE_MS = 6 * 60 * MINUTE_MS;
/** How far back a feed is asked that takes a first day. */
const SINCE_DAYS = 400;

const OK = 200;
const NOT_MODIFIED = 304;

/** How a feed is called among all sources. */
export const feedSource = (feed: string): SourceId => `recalls ${feed}`;

/** The address of a feed today. */
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

/** Whether it is time to ask a feed. */
export const isDue = (run: RecallRunsTable | null, nowMs: number): boolean => run === null || run.next_at <= nowMs;

/** What hears how far it is, and what calls it off. */
interface AskingFeed extends TakingIn {
  readonly resolve?: Resolve;
}

/**
 * Asks a feed for what changed since it was last asked, takes that in, and notes how it went. Never rejects for what a
 * host can do.
 * @throws what the database throws where its disk is full or broken, or once it is called off: that is no failure of the
 * feed
 */
export async function askFeed(
  feed: RecallFeed,
  { reader, writes }: Database,
  nowMs: number,
  { resolve, told, signal }: AskingFeed = {},
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
    const { read, fresh, refused } = await takeIn(answer.text, writes, nowMs, { told, signal });
    return await note({
      ...answered,
      // Only what was taken in may be left out of the next answer.
      etag: answer.headers.etag ?? null,
      last_modified: answer.headers['last-modified'] ?? null,
      read,
      fresh,
      refused: [...refused.values()].reduce((sum, times) => sum + times, 0),
      reason: mostRefused(refused),
    });
  } catch (error) {
    // Called off: that is no failure of the feed.
    if (signal?.aborted || isFatal(error) || isFull(error)) throw error;
    const failures = before.failures + 1;
    const pause = failures >= FAILURES ? ALONE_MS : every;
    const text = error instanceof Error ? error.message : String(error);
    return note({ ...before, last_at: nowMs, next_at: nowMs + pause, failures, error: text });
  }
}

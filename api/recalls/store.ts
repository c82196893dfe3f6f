import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Reads, Tx } from '#db/handles.ts';
import type { RecallNoticesTable, RecallRunsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { latestPlausibleDate } from '#domain/latest-plausible-date.ts';
import { noticeKeys } from '#domain/recalls/index-keys.ts';
import { RecallNotice } from '#domain/recalls/notice.ts';
import { tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import { withoutFutureDates } from '#domain/recalls/without-future-dates.ts';
import { noteFirstReports } from './first-reports.ts';
import { unmatched } from './unmatched.ts';

/** What happened to a notice that was read. */
export type StoreOutcome = 'new' | 'changed' | 'same';

/** Cursor of a page of notices: the page begins after this one. */
export type NoticePlace = Pick<RecallNotice, 'publishedOn' | 'id'>;

/** The longest published record that is stored, in characters; of a longer one, its SHA-256 and length are stored. */
const PUBLISHED_MOST = 200_000;

const publishedText = (record: unknown): string => {
  const text = JSON.stringify(record);
  return text.length <= PUBLISHED_MOST
    ? text
    : JSON.stringify({ sha256: createHash('sha256').update(text).digest('hex'), characters: text.length });
};

const readNotice = (data: string): RecallNotice => RecallNotice.parse(JSON.parse(data));

/** The most notices read for one key: a word that more of them contain tells nothing. */
export const NOTICES_PER_KEY_MAX = 5000;

const HELD = statement((q, { id }: { id: string }) =>
  q.selectFrom('recall_notices').select(['data', 'version', 'changed_on', 'received_at']).where('id', '=', id),
);
const PUT = statement((q, row: RecallNoticesTable) =>
  q
    .insertInto('recall_notices')
    .values({
      id: row.id,
      source: row.source,
      published_on: row.published_on,
      changed_on: row.changed_on,
      withdrawn: row.withdrawn,
      version: row.version,
      received_at: row.received_at,
      data: row.data,
      published: row.published,
    })
    .onConflict((on) =>
      on.column('id').doUpdateSet((eb) => ({
        published_on: eb.ref('excluded.published_on'),
        changed_on: eb.ref('excluded.changed_on'),
        withdrawn: eb.ref('excluded.withdrawn'),
        version: eb.ref('excluded.version'),
        received_at: eb.ref('excluded.received_at'),
        data: eb.ref('excluded.data'),
        published: eb.ref('excluded.published'),
      })),
    ),
);
type Version = { readonly id: string; readonly version: number; readonly received_at: number; readonly data: string };
const KEEP = statement((q, { id, version, received_at, data }: Version) =>
  q.insertInto('recall_versions').values({ notice_id: id, version, received_at, data }),
);
const DROP_KEYS = statement((q, { id }: { id: string }) => q.deleteFrom('recall_keys').where('notice_id', '=', id));
const ADD_KEY = statement((q, { key, id }: { key: string; id: string }) =>
  q.insertInto('recall_keys').values({ key, notice_id: id }),
);
const OF_KEY = statement((q, { key, limit }: { key: string; limit: number }) =>
  q.selectFrom('recall_keys').select('notice_id').where('key', '=', key).limit(limit),
);
const HOLDING = statement((q, { key }: { key: string }) =>
  q.selectFrom('recall_word_counts').select('notices').where('key', '=', key),
);
const BY_SOURCE = statement((q) =>
  q.selectFrom('recall_source_counts').selectAll().where('notices', '>', 0).orderBy('source'),
);
type Page = { readonly day: string; readonly id: string; readonly limit: number };
const PAGE = statement((q, { day, id, limit }: Page) =>
  q
    .selectFrom('recall_notices')
    .select('data')
    .where((eb) => eb(eb.refTuple('published_on', 'id'), '<', eb.tuple(day, id)))
    .where('withdrawn', '=', 0)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);
type Arrivals = { readonly at: number; readonly id: string; readonly limit: number };
const ARRIVALS = statement((q, { at, id, limit }: Arrivals) =>
  q
    .selectFrom('recall_notices')
    .select(['id', 'received_at', 'published_on', 'changed_on', 'data'])
    .where((eb) => eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(at, id)))
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit),
);
const RUN = statement((q, { feed }: { feed: string }) =>
  q.selectFrom('recall_runs').selectAll().where('feed', '=', feed),
);
const RUNS = statement((q) => q.selectFrom('recall_runs').selectAll().orderBy('feed'));
const DROP_RUN = statement((q, { feed }: { feed: string }) => q.deleteFrom('recall_runs').where('feed', '=', feed));
const PUT_RUN = statement((q, run: RecallRunsTable) =>
  q.insertInto('recall_runs').values({
    feed: run.feed,
    last_at: run.last_at,
    next_at: run.next_at,
    etag: run.etag,
    last_modified: run.last_modified,
    failures: run.failures,
    error: run.error,
    read: run.read,
    fresh: run.fresh,
    refused: run.refused,
    reason: run.reason,
  }),
);
/** The notice with this id; null if there is none. */
export async function findNotice(reads: Reads, id: string): Promise<RecallNotice | null> {
  const row = await reads.first(HELD, { id });
  return row ? readNotice(row.data) : null;
}

/** The facts that rule out most notices as a match. */
const NoticeFacts = RecallNotice.pick({ withdrawn: true, gtins: true, area: true });

/** The notice with this id, parsed in full only if these facts fit; null if there is none or they do not. */
export async function fittingNotice(
  reads: Reads,
  id: string,
  fits: (facts: z.infer<typeof NoticeFacts>) => boolean,
): Promise<RecallNotice | null> {
  const row = await reads.first(HELD, { id });
  const data: unknown = row && JSON.parse(row.data);
  return row && fits(NoticeFacts.parse(data)) ? RecallNotice.parse(data) : null;
}

/** The notice with this id and its version number; null if there is none. */
export async function findVersion(
  reads: Reads,
  id: string,
): Promise<{ readonly notice: RecallNotice; readonly version: number } | null> {
  const row = await reads.first(HELD, { id });
  return row ? { notice: readNotice(row.data), version: row.version } : null;
}

/**
 * Stores a notice with its record as published. A version that its source dates earlier than the stored one changes
 * nothing; a date in the future is replaced by the day of arrival.
 */
export async function storeNotice(
  tx: Tx,
  read: RecallNotice,
  published: unknown,
  nowMs: number,
): Promise<StoreOutcome> {
  const { id } = read;
  const before = await tx.first(HELD, { id });
  const notice = withoutFutureDates(read, before ? readNotice(before.data) : null, nowMs);
  const data = JSON.stringify(notice);
  if (before?.data === data) return 'same';
  if (before && before.changed_on > notice.changedOn && before.changed_on <= latestPlausibleDate(nowMs)) return 'same';
  if (before) await tx.run(KEEP, { id, version: before.version, received_at: before.received_at, data: before.data });
  await tx.run(PUT, {
    id,
    source: notice.source,
    published_on: notice.publishedOn,
    changed_on: notice.changedOn,
    withdrawn: Number(notice.withdrawn),
    version: (before?.version ?? 0) + 1,
    received_at: nowMs,
    data,
    published: publishedText(published),
  });
  await tx.run(DROP_KEYS, { id });
  for (const key of noticeKeys(tokeniseNotice(notice))) await tx.run(ADD_KEY, { key, id });
  await unmatched.addNotice(tx, id);
  // The server's own notice is not an official one that a report could have preceded (product P24.2).
  if (!before && notice.source !== 'server') await noteFirstReports(tx, notice, nowMs);
  return before ? 'changed' : 'new';
}

/** Ids of the notices that have a key. */
export const idsOf = async (reads: Reads, key: string): Promise<Set<string>> =>
  new Set((await reads.all(OF_KEY, { key, limit: NOTICES_PER_KEY_MAX })).map((row) => row.notice_id));

/** Ids of the notices that have all of these keys. */
export async function idsOfAll(reads: Reads, keys: readonly string[]): Promise<string[]> {
  const sets: Set<string>[] = [];
  for (const key of keys) sets.push(await idsOf(reads, key));
  const [fewest = new Set<string>(), ...others] = sets.sort((a, b) => a.size - b.size);
  return [...fewest].filter((id) => others.every((set) => set.has(id)));
}

/** The newest notices after a place, without withdrawn ones. */
export async function recentNotices(reads: Reads, after: NoticePlace | null, limit: number): Promise<RecallNotice[]> {
  const place = { day: after?.publishedOn ?? '9999', id: after?.id ?? '', limit };
  return (await reads.all(PAGE, place)).map(({ data }) => readNotice(data));
}

/** The notices with these ids in this order, without withdrawn ones. */
export async function noticesOf(reads: Reads, ids: readonly string[]): Promise<RecallNotice[]> {
  const notices: RecallNotice[] = [];
  for (const id of ids) {
    const notice = await findNotice(reads, id);
    if (notice) notices.push(notice);
  }
  return notices.filter(({ withdrawn }) => !withdrawn);
}

/** A place in the order in which notices arrived. */
export interface ArrivalPlace {
  readonly at: number;
  readonly id: string;
}

/**
 * The next notices in the order in which they arrived or changed, only those published or changed since a given day.
 * @param looked how many rows are read
 */
export async function arrivals(
  reads: Reads,
  after: ArrivalPlace,
  since: string,
  looked: number,
): Promise<{ readonly notices: RecallNotice[]; readonly last: ArrivalPlace | null; readonly more: boolean }> {
  const rows = await reads.all(ARRIVALS, { ...after, limit: looked });
  const last = rows.at(-1);
  return {
    notices: rows
      .filter(({ published_on, changed_on }) => published_on >= since || changed_on >= since)
      .map(({ data }) => readNotice(data)),
    last: last ? { at: last.received_at, id: last.id } : null,
    more: rows.length === looked,
  };
}

/** How many notices of each source there are. */
export const noticeCounts = async (reads: Reads): Promise<Record<string, number>> =>
  Object.fromEntries((await reads.all(BY_SOURCE)).map(({ source, notices }) => [source, notices]));

/** How many notices there are. */
export const noticeTotal = async (reads: Reads): Promise<number> =>
  (await reads.all(BY_SOURCE)).reduce((total, { notices }) => total + notices, 0);

/** How many notices contain each of these words, and how many notices there are. */
export async function wordCounts(reads: Reads, words: Iterable<string>): Promise<[Map<string, number>, number]> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (await reads.first(HOLDING, { key: `t:${word}` }))?.notices ?? 0);
  return [counts, await noticeTotal(reads)];
}

/** The last run of a feed; null if it was never asked. */
export const feedRun = async (reads: Reads, feed: string): Promise<RecallRunsTable | null> =>
  (await reads.first(RUN, { feed })) ?? null;

/** The last run of every feed. */
export const feedRuns = (reads: Reads): Promise<RecallRunsTable[]> => reads.all(RUNS);

/** Records a run of a feed. */
export async function noteRun(tx: Tx, run: RecallRunsTable): Promise<void> {
  await tx.run(DROP_RUN, { feed: run.feed });
  await tx.run(PUT_RUN, run);
}

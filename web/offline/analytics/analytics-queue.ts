import type { Happening } from '#domain/analytics/event.ts';
import { ANALYTICS_BATCH, type BatchEnd, overflowOf, settleBatch } from '#domain/analytics/queue-rules.ts';
import type { AccountDb, AnalyticsRow } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';

/** The time of an event, and its ids. */
export interface EventStamp {
  readonly id: string;
  readonly sessionId: string;
  readonly nowMs: number;
}

const rowOf = ({ name, properties }: Happening, { id, sessionId, nowMs }: EventStamp): Omit<AnalyticsRow, 'n'> => ({
  id,
  name,
  properties,
  sessionId,
  at: nowMs,
  retryCount: 0,
});

/** Runs one transaction over the events and the consent they need. */
const inQueue = <T>(db: AccountDb, work: () => Promise<T>): Promise<T> =>
  db.transaction('rw', db.analytics, db.meta, db.preferences, work);

/** Whether the person agreed, on this phone or another of theirs. */
const isGranted = async (db: AccountDb): Promise<boolean> =>
  (await db.preferences.get('analyticsConsent'))?.value === 'granted';

async function deleteAll(db: AccountDb): Promise<void> {
  await db.analytics.clear();
  await writeMeta(db, 'analyticsDropped', undefined);
}

async function countDropped(db: AccountDb, more: number): Promise<void> {
  if (more > 0) await writeMeta(db, 'analyticsDropped', ((await readMeta(db, 'analyticsDropped')) ?? 0) + more);
}

/** Makes room for one more event by deleting the oldest. Returns how many were deleted. */
async function makeRoom(db: AccountDb): Promise<number> {
  const over = overflowOf(await db.analytics.count());
  if (over > 0) await db.analytics.bulkDelete(await db.analytics.orderBy('n').limit(over).primaryKeys());
  return over;
}

/**
 * Queues a usage event. Nothing is written without the person's consent.
 * @returns how many events are waiting
 */
export const queueEvent = (db: AccountDb, happening: Happening, stamp: EventStamp): Promise<number> =>
  inQueue(db, async () => {
    if (!(await isGranted(db))) return 0;
    await countDropped(db, await makeRoom(db));
    await db.analytics.add(rowOf(happening, stamp) as AnalyticsRow);
    return db.analytics.count();
  });

/** Deletes waiting events, as when consent was withdrawn. */
export const deleteEvents = (db: AccountDb): Promise<void> => inQueue(db, () => deleteAll(db));

/** The next events to send, oldest first. If some were dropped, adds an event with their number. */
export const takeEvents = (db: AccountDb, stamp: EventStamp): Promise<AnalyticsRow[]> =>
  inQueue(db, async () => {
    if (!(await isGranted(db))) {
      // Consent was withdrawn on another phone: delete what waits here too.
      await deleteAll(db);
      return [];
    }
    const dropped = await readMeta(db, 'analyticsDropped');
    if (dropped) {
      const count = dropped + (await makeRoom(db));
      await db.analytics.add(rowOf({ name: 'analytics.dropped', properties: { count } }, stamp) as AnalyticsRow);
      await writeMeta(db, 'analyticsDropped', undefined);
    }
    return db.analytics.orderBy('n').limit(ANALYTICS_BATCH).toArray();
  });

/** Settles a batch by how its request ended. Events deleted meanwhile, as by a withdrawn consent, stay deleted. */
export const settleEvents = (db: AccountDb, batch: readonly AnalyticsRow[], end: BatchEnd): Promise<void> =>
  inQueue(db, async () => {
    const held = new Set((await db.analytics.bulkGet(batch.map(({ n }) => n))).flatMap((row) => row?.n ?? []));
    const { stay, gone, dropped } = settleBatch(
      batch.filter(({ n }) => held.has(n)),
      end,
    );
    await db.analytics.bulkPut([...stay]);
    await db.analytics.bulkDelete(gone.map(({ n }) => n));
    await countDropped(db, dropped);
  });

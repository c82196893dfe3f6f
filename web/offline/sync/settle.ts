import { operationTarget } from '#domain/sync/operation-target.ts';
import type { OpResult, PushAnswer } from '#domain/sync/wire.ts';
import { lastUsageStamp } from '../queue/last-usage.ts';
import { rowsOf } from '../queue/outbox.ts';
import { type AccountDb, type OutboxEntry, syncedTables } from '../tables/account-db.ts';
import { showRows } from '../tables/shown-rows.ts';
import { backoffMs } from './backoff.ts';
import { noteEpoch } from './epoch.ts';
import { type OpError, type OpVerdict, verdictOf } from './push-verdict.ts';
import { takeChanges } from './take-changes.ts';

interface Moment {
  readonly nowMs: number;
  readonly fraction: () => number;
}

/** How long an operation behind another of its row waits before it is sent again. */
const BEHIND_MS = 2_000;

/**
 * The `seq` of the operation's own row, if the answer has that row: an operation may change other rows after it, such
 * as the month's usage.
 */
function ownSeq(entry: OutboxEntry, result: OpResult | undefined): number | null {
  const entity = operationTarget(entry.operation.type);
  const own = result?.changes.find((change) => change.entity === entity && change.id === entry.entityId);
  return own?.seq ?? result?.seq ?? null;
}

/** The entry after a verdict. */
function settled(entry: OutboxEntry, verdict: OpVerdict, { nowMs, fraction }: Moment): OutboxEntry {
  const back = { ...entry, state: 'queued' as const, leaseUntil: 0 };
  switch (verdict.to) {
    case 'acked':
      return { ...entry, state: 'acked', leaseUntil: 0, lastError: null, ackedAt: nowMs };
    case 'dead':
    case 'held':
      return { ...entry, state: verdict.to, leaseUntil: 0, lastError: { ...verdict.error, at: nowMs } };
    case 'again': {
      const attempts = entry.attempts + 1;
      const nextAttemptAt = nowMs + backoffMs(attempts, fraction());
      return { ...back, attempts, nextAttemptAt, lastError: { ...verdict.error, at: nowMs } };
    }
    case 'behind':
      return { ...back, nextAttemptAt: nowMs + BEHIND_MS };
    case 'sign_in':
      return back;
  }
}

/** The error of an operation that was dropped because one it depends on was refused. */
export const DEPENDENCY_REFUSED: OpError = {
  status: null,
  code: 'NOT_WITHOUT',
  message: 'It depends on another change that was not sent.',
};

/** Marks operations that depend on a dead one as dead too, with that reason. */
async function buryDependants(db: AccountDb, dead: readonly OutboxEntry[], nowMs: number): Promise<OutboxEntry[]> {
  const ids = new Set(dead.map((entry) => entry.opId));
  if (ids.size === 0) return [];
  const rows = new Map(dead.map((entry) => [entry.opId, entry.entityId]));
  const buried = (await db.outbox.where('state').equals('queued').sortBy('n')).flatMap((entry): OutboxEntry[] => {
    // Later operations on the same row get their own answer from the server.
    if (!entry.dependsOn.some((opId) => ids.has(opId) && rows.get(opId) !== entry.entityId)) return [];
    ids.add(entry.opId);
    rows.set(entry.opId, entry.entityId);
    return [{ ...entry, state: 'dead', lastError: { ...DEPENDENCY_REFUSED, at: nowMs } }];
  });
  await db.outbox.bulkPut(buried);
  return buried;
}

/** Stores under which usage scans were held back. Call it after the rows of the answer are stored. */
async function noteUsageOfHeld(db: AccountDb, entries: readonly OutboxEntry[]): Promise<void> {
  const held = entries.filter((entry) => entry.state === 'held');
  if (held.length === 0) return;
  const told = await lastUsageStamp(db);
  await db.outbox.bulkPut(
    held.map((entry) => ({ ...entry, lastError: entry.lastError && { ...entry.lastError, told } })),
  );
}

/**
 * The server lost a photo, or never got it: uploads it again.
 * @returns true if the photo is not on this phone either
 */
async function photoMissing(db: AccountDb, entry: OutboxEntry): Promise<boolean> {
  const here = await db.photos.where('sha256').anyOf(entry.dependsOn).modify({ state: 'kept', uploadedAt: null });
  return here === 0;
}

/** Leaves out entries that are gone or were answered meanwhile, as when two tabs sent the same ones. */
async function stillOpen(db: AccountDb, batch: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
  const held = await db.outbox.bulkGet(batch.map((entry) => entry.n));
  return held.flatMap((entry) => (entry && entry.state !== 'acked' ? [entry] : []));
}

/**
 * Stores the server's answer to a push, operation by operation, together with the rows it sent, in one transaction.
 * @returns `sign_in` if the session turned out to be someone else's
 */
export const settleAnswer = (
  db: AccountDb,
  batch: readonly OutboxEntry[],
  answer: PushAnswer,
  moment: Moment,
): Promise<'settled' | 'sign_in'> =>
  db.transaction('rw', syncedTables(db), async () => {
    const results = new Map(answer.results.map((result) => [result.opId, result]));
    await noteEpoch(db, answer.epoch);
    const verdicts: { entry: OutboxEntry; verdict: OpVerdict }[] = [];
    for (const entry of await stillOpen(db, batch)) {
      const verdict = verdictOf(results.get(entry.opId));
      const lost = verdict.to === 'again' && verdict.error.code === 'BLOB_MISSING' && (await photoMissing(db, entry));
      verdicts.push({ entry, verdict: lost ? { to: 'dead', error: verdict.error } : verdict });
    }
    const entries = verdicts.map(({ entry, verdict }) => {
      const next = settled(entry, verdict, moment);
      return verdict.to === 'acked' ? { ...next, seq: ownSeq(entry, results.get(entry.opId)) } : next;
    });
    await db.outbox.bulkPut(entries);
    const dead = entries.filter((entry) => entry.state === 'dead');
    const buried = await buryDependants(db, dead, moment.nowMs);
    await takeChanges(
      db,
      answer.results.flatMap((result) => result.changes),
      answer.epoch,
    );
    await noteUsageOfHeld(db, entries);
    await showRows(db, rowsOf([...batch, ...buried]));
    return verdicts.some(({ verdict }) => verdict.to === 'sign_in') ? 'sign_in' : 'settled';
  });

/** Settles all operations of a push that was not answered operation by operation. */
export const settleAll = (
  db: AccountDb,
  batch: readonly OutboxEntry[],
  nowMs: number,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<void> =>
  db.transaction('rw', syncedTables(db), async () => {
    const mine = new Map(batch.map((entry) => [entry.n, entry.leaseUntil]));
    const open = await stillOpen(db, batch);
    // After our lease ended, someone else may have taken an operation: leave it to them.
    const entries = open.filter((entry) => entry.leaseUntil === mine.get(entry.n)).map(change);
    await db.outbox.bulkPut(entries);
    const buried = await buryDependants(
      db,
      entries.filter((entry) => entry.state === 'dead'),
      nowMs,
    );
    await showRows(db, rowsOf([...entries, ...buried]));
  });

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UnitOfWork } from '#db/handles.ts';
import { readRecord } from '#domain/recalls/sources/read-record.ts';
import { storeNotice } from './store.ts';

/** The outcome of importing the records of a file or an answer. */
export interface ImportResult {
  readonly read: number;
  /** How many of them were new or changed. */
  readonly fresh: number;
  /** How many were refused, by reason. */
  readonly refused: ReadonlyMap<string, number>;
}

/** Reports progress, and cancels. */
export interface ImportProgress {
  /** @param done records so far, out of `of` */
  readonly told?: ((done: number, of: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Records per transaction: reading them blocks the event loop. */
const AT_ONCE = 25;

/**
 * Imports what a source published. A repeated import changes nothing.
 * @throws {NoRecordsError} when the text contains no records at all
 */
export async function importNotices(
  published: string,
  writes: UnitOfWork,
  nowMs: number,
  { told, signal }: ImportProgress = {},
): Promise<ImportResult> {
  // The XML parser is loaded with the first file: most servers start far more often than they read one.
  const { recordsOf } = await import('./records-of.ts');
  const records = recordsOf(published);
  const refused = new Map<string, number>();
  let [read, fresh] = [0, 0];
  for (let from = 0; from < records.length; from += AT_ONCE) {
    await nextTurn();
    signal?.throwIfAborted();
    told?.(from, records.length);
    const some = records.slice(from, from + AT_ONCE).flatMap((record) => {
      const result = readRecord(record);
      if (!result.ok) refused.set(result.reason, (refused.get(result.reason) ?? 0) + 1);
      return result.ok ? [{ notice: result.notice, record }] : [];
    });
    read += some.length;
    fresh += await writes.run(async (tx) => {
      let taken = 0;
      for (const { notice, record } of some) if ((await storeNotice(tx, notice, record, nowMs)) !== 'same') taken += 1;
      return taken;
    });
  }
  return { read, fresh, refused };
}

/** The reason for which most records were refused; null if none was. */
export function mostRefused(refused: ReadonlyMap<string, number>): string | null {
  let most: readonly [string, number] | null = null;
  for (const entry of refused) if (!most || entry[1] > most[1]) most = entry;
  return most?.[0] ?? null;
}

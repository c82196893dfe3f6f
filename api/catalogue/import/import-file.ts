import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { CatalogueImportsTable } from '#db/schema.ts';
import { INSTANCE } from '../../sync/actor.ts';
import { syncState } from '../../sync/sync-state.ts';
import { takeFacts } from './facts-store.ts';
import type { RecordChunk } from './read-records.ts';
import type { ReadRecord, RecordReader } from './record.ts';
import { keepRun, openRun } from './run-store.ts';

/**
 * A batch takes no further record after this: with what its commit takes, the one that writes is not held for longer
 * than 20 ms.
 */
const HOLD_MS = 8;
/** Numbers of the instance's order that are taken at once. */
const NUMBERS = 256;

/** How far an import is. */
export type ImportProgress = Readonly<
  Pick<CatalogueImportsTable, 'position' | 'added' | 'changed' | 'same' | 'refused'>
> & { readonly bytes: number };

/** What an import did, from the first record of the file on. */
export interface Imported extends ImportProgress {
  /** Records that an earlier run, which was cut off, had done. */
  readonly resumedAt: number;
  /** Why records were refused, since it was resumed. */
  readonly reasons: ReadonlyMap<string, number>;
  /** The longest that a batch held the one that writes, in milliseconds, with its commit. */
  readonly longestHoldMs: number;
}

/** What is imported. */
export interface ImportTask {
  /** The key of the source. */
  readonly source: string;
  /** What tells the file from others: its contents, not its name. */
  readonly file: string;
  readonly chunks: AsyncIterable<RecordChunk>;
  readonly read: RecordReader;
  /** Where refused records are written, with the reason: a line of JSON for each. */
  readonly rejectsPath: string;
}

/** The next numbers of the instance's order, taken in blocks when the first is needed. */
function numbers(tx: Tx): () => Promise<number> {
  let next = 0;
  let left = 0;
  return async () => {
    if (left === 0) {
      next = await syncState.take(tx, INSTANCE, NUMBERS);
      left = NUMBERS;
    }
    left -= 1;
    next += 1;
    return next - 1;
  };
}

/**
 * Imports a file into the catalogue, in batches that each end with how far they came: killed at any moment, the next run
 * goes on behind the last batch (product P14.1, P14.3). A run that has ended is done again from the start, and changes
 * only what is new.
 * @param now milliseconds that never go back
 */
export async function importFile(
  { reader, writes }: Database,
  { source, file, chunks, read, rejectsPath }: ImportTask,
  clock: () => number,
  now: () => number = () => performance.now(),
  told: (progress: ImportProgress) => void = () => undefined,
): Promise<Imported> {
  const key = { source, file };
  const nothing = { position: 0, added: 0, changed: 0, same: 0, refused: 0, rejects_bytes: 0 };
  const begun = (await openRun(reader, key)) ?? { ...key, ...nothing, began_at: clock(), ended_at: null };
  let run: CatalogueImportsTable = begun;
  const reasons = new Map<string, number>();
  let longestHoldMs = 0;
  let passed = 0;
  let bytes = 0;

  const rejects = openSync(rejectsPath, begun.position === 0 ? 'w' : 'r+', 0o600);
  ftruncateSync(rejects, begun.rejects_bytes);

  /** Takes records in until the time of a batch is over. @returns how many */
  const takeSome = async (records: readonly ReadRecord[], from: number): Promise<number> => {
    const began = now();
    const done = await writes.run(async (tx) => {
      const since = now();
      const seq = numbers(tx);
      const next = { ...run };
      let at = from;
      for (; at < records.length && (at === from || now() - since < HOLD_MS); at += 1) {
        const record = records[at];
        if (!record) break;
        next.position += 1;
        if ('refused' in record) {
          const line = `${JSON.stringify({ record: next.position, reason: record.refused })}\n`;
          // Before the commit: what is written beyond it is cut off again by the next run.
          next.rejects_bytes += writeSync(rejects, line, next.rejects_bytes);
          next.refused += 1;
          reasons.set(record.refused, (reasons.get(record.refused) ?? 0) + 1);
        } else {
          next[await takeFacts(tx, source, record, seq)] += 1;
        }
      }
      await keepRun(tx, next);
      return { next, taken: at - from };
    });
    run = done.next;
    longestHoldMs = Math.max(longestHoldMs, now() - began);
    return done.taken;
  };

  try {
    for await (const chunk of chunks) {
      bytes = chunk.bytes;
      const skipped = Math.min(chunk.records.length, Math.max(0, begun.position - passed));
      passed += chunk.records.length;
      const records = chunk.records.slice(skipped).map(read);
      for (let at = 0; at < records.length; ) at += await takeSome(records, at);
      told({ ...run, bytes });
    }
    const ended = { ...run, ended_at: clock() };
    await writes.run((tx) => keepRun(tx, ended));
    return { ...ended, bytes, resumedAt: begun.position, reasons, longestHoldMs };
  } finally {
    closeSync(rejects);
  }
}

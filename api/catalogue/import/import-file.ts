import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { CatalogueImportsTable } from '#db/schema.ts';
import type { CodeFault } from '#domain/catalogue/published-code.ts';
import { publishedText } from '#domain/catalogue/published-text.ts';
import { isFutureDate } from '#domain/latest-plausible-date.ts';
import { INSTANCE } from '../../sync/actor.ts';
import { syncState } from '../../sync/sync-state.ts';
import { storeSourceFacts } from './facts-store.ts';
import type { RecordChunk } from './read-records.ts';
import type { PublishedRecord, ReadRecord, RecordReader } from './record.ts';
import { keepRun, openRun } from './run-store.ts';

/**
 * Milliseconds after which a batch takes no further record, so that with its commit it holds the writer connection for
 * no longer than 20 ms.
 */
const HOLD_MS = 8;
/** Records between two checks of the clock. Together they take about a millisecond. */
const LOOK_EVERY = 8;
/** Revision numbers of the instance that are reserved at once. */
const NUMBERS = 256;

/** The progress of an import. */
export type ImportProgress = Readonly<
  Pick<CatalogueImportsTable, 'position' | 'added' | 'changed' | 'same' | 'refused'>
> & { readonly bytes: number };

/** A remark about records. */
interface Remark {
  readonly times: number;
  /** Examples from the first of them, such as their codes. */
  readonly of: readonly string[];
}

/** The result of an import, counted from the first record of the file. */
export interface Imported extends ImportProgress {
  /** Records that an earlier, interrupted run had imported. */
  readonly resumedAt: number;
  /** Why records were refused, since the import was resumed. */
  readonly reasons: ReadonlyMap<string, Remark>;
  /** Remarks about records that were imported, since the import was resumed. */
  readonly marks: ReadonlyMap<string, Remark>;
  /** The longest that a batch held the writer connection, in milliseconds, including its commit. */
  readonly longestHoldMs: number;
}

/** What to import. */
export interface ImportTask {
  /** The key of the source. */
  readonly source: string;
  /** Identifies the file by its contents, not its name. */
  readonly file: string;
  readonly chunks: AsyncIterable<RecordChunk>;
  readonly read: RecordReader;
  /** The file for refused and marked records: one line of JSON each, with the reason. */
  readonly rejectsPath: string;
}

/** The instance's next revision numbers, reserved in blocks when the first is needed. */
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

/** Most examples given per remark. */
const NAMED = 5;
/** Most characters quoted from a record. */
const REPEATED = 60;

/** The remark on a record that is kept under a code no scan finds; null if there is none. */
const CODE_MARKS: Readonly<Record<CodeFault, string | null>> = {
  none: null,
  length: 'its code is too short or too long for a barcode, so scans cannot find it',
  check_digit: 'the check digit of its code is wrong, so scans cannot find it',
  in_store: 'its code is a shop’s own, so scans cannot find it',
};

function remark(remarks: Map<string, Remark>, what: string, said: string | undefined): void {
  const { times, of } = remarks.get(what) ?? { times: 0, of: [] };
  const isNamed = said !== undefined && of.length < NAMED && !of.includes(said);
  remarks.set(what, { times: times + 1, of: isNamed ? [...of, said] : of });
}

/**
 * Imports a file into the catalogue, in batches that each store the progress. If it is killed, the next run continues
 * after the last batch (product P14.1, P14.3). A finished import starts over when it is run again, and changes only
 * what is new.
 * @param now monotonic clock in milliseconds
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
  const [reasons, marks] = [new Map<string, Remark>(), new Map<string, Remark>()];
  let longestHoldMs = 0;
  let passed = 0;
  let bytes = 0;

  const rejects = openSync(rejectsPath, begun.position === 0 ? 'w' : 'r+', 0o600);
  ftruncateSync(rejects, begun.rejects_bytes);

  /** Refuses a record that cannot be read or is dated in the future. */
  const readOne = (record: PublishedRecord): ReadRecord => {
    if (record.fault !== undefined) return { refused: record.fault };
    const done = read(record);
    if ('refused' in done || !isFutureDate(done.facts.source.date, clock())) return done;
    return { refused: 'Its date is in the future.', said: done.facts.source.date };
  };

  /** Imports records until the time for a batch is up. @returns how many */
  const takeSome = async (records: readonly ReadRecord[], from: number): Promise<number> => {
    const began = now();
    const done = await writes.run(async (tx) => {
      const since = now();
      const seq = numbers(tx);
      const next = { ...run };
      let at = from;
      const isOver = () => at !== from && (at - from) % LOOK_EVERY === 0 && now() - since >= HOLD_MS;
      for (; at < records.length && !isOver(); at += 1) {
        const record = records[at];
        if (!record) break;
        next.position += 1;
        const note = (line: object) => {
          // Written before the commit: the next run truncates what was never committed.
          next.rejects_bytes += writeSync(rejects, `${JSON.stringify(line)}\n`, next.rejects_bytes);
        };
        if ('refused' in record) {
          const said = record.said === undefined ? undefined : publishedText(record.said, REPEATED);
          note({ record: next.position, reason: record.refused, ...(said !== undefined && { said }) });
          next.refused += 1;
          remark(reasons, record.refused, said);
        } else {
          const { code, codeFault } = record.facts;
          const mark = codeFault && CODE_MARKS[codeFault];
          if (mark) {
            note({ record: next.position, kept: mark, said: code });
            remark(marks, mark, code);
          }
          next[await storeSourceFacts(tx, source, record, seq, clock())] += 1;
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
      const records = chunk.records.slice(skipped).map(readOne);
      for (let at = 0; at < records.length; ) at += await takeSome(records, at);
      told({ ...run, bytes });
    }
    const ended = { ...run, ended_at: clock() };
    await writes.run((tx) => keepRun(tx, ended));
    return { ...ended, bytes, resumedAt: begun.position, reasons, marks, longestHoldMs };
  } finally {
    closeSync(rejects);
  }
}

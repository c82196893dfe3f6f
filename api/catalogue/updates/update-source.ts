import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import {
  CHANGES_LIST,
  type ChangesFile,
  changesFiles,
  type UpdatedSource,
  wantedChanges,
} from '#domain/catalogue/updates/published-files.ts';
import { guardedDownload } from '../../outgoing/guarded-download.ts';
import { guardedText, OutgoingError, type Resolve } from '../../outgoing/guarded-request.ts';
import { type Imported, importFile } from '../import/import-file.ts';
import { openSource } from '../import/open-source.ts';
import { keepUpdateState, type UpdateState, updateState } from './update-store.ts';

/** A source that the operator subscribed to. */
export interface Subscription {
  readonly source: UpdatedSource;
  /** The folder of its files, ending with a slash. */
  readonly folder: URL;
}

const LIST_LIMITS = { timeoutMs: 30_000, maxBytes: 1024 * 1024 } as const;
/** Most bytes of the changes of one day; publishers' files have a few tens of megabytes. */
const MOST_BYTES = 2 * 1024 ** 3;

const OK = 200;
const NOT_MODIFIED = 304;

/** The result of an update. */
export interface Updated {
  /** Files of changes that were imported. */
  readonly files: number;
  /** Records in them. */
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  /** True if nothing was imported because the whole file is needed first, or again. */
  readonly needsWhole: boolean;
}

/** What an update works with. */
export interface UpdateWorld {
  readonly database: Database;
  /** The folder for downloads and rejected records. */
  readonly imports: string;
  readonly clock: () => number;
  readonly resolve?: Resolve | undefined;
}

/** Is called with the progress, in words and from 0 to 1. Throwing ends the update. */
export type OnUpdateProgress = (stage: string, part: number) => void;

const NOTHING: Updated = { files: 0, read: 0, added: 0, changed: 0, refused: 0, needsWhole: false };

async function takeChanges(
  { database, imports, clock, resolve }: UpdateWorld,
  { source, folder }: Subscription,
  file: ChangesFile,
  told: (stage: string, part: number) => void,
): Promise<Imported> {
  const path = join(imports, `${source}-changes-${file.from}-${file.to}.jsonl.gz`);
  const fetched = (here: number, of: number | null) => told('Fetching', of === null ? 0 : here / of / 2);
  await guardedDownload({ url: new URL(`delta/${file.name}`, folder), path, maxBytes: MOST_BYTES }, fetched, resolve);
  try {
    const edition = new Date(file.to * 1000).toISOString().slice(0, 10);
    const opened = await openSource(source, path, { edition });
    const task = { ...opened, rejectsPath: `${path}.rejects` };
    return await importFile(database, task, clock, undefined, ({ position, bytes }) =>
      told(`${position} records`, (1 + bytes / Math.max(1, opened.size)) / 2),
    );
  } finally {
    for (const one of [path, `${path}.rejects`]) rmSync(one, { force: true });
  }
}

/**
 * Imports what changed in a source since the last time (product P14.19). If it is interrupted, the next run resumes the
 * download, skips the records already imported, and skips the files already done.
 * @throws {OutgoingError} if its host cannot be reached, drops the connection or answers with an error
 */
export async function updateSource(
  world: UpdateWorld,
  subscription: Subscription,
  told: OnUpdateProgress = () => undefined,
): Promise<Updated> {
  const { database, imports, resolve } = world;
  const { source, folder } = subscription;
  const before = await updateState(database.reader, source);
  if (!before) return { ...NOTHING, needsWhole: true };
  const headers = { Accept: 'text/plain', ...(before.etag !== null && { 'If-None-Match': before.etag }) };
  const url = new URL(CHANGES_LIST, folder);
  const list = await guardedText({ method: 'GET', url, headers }, LIST_LIMITS, resolve);
  if (list.status === NOT_MODIFIED) return NOTHING;
  if (list.status !== OK) throw new OutgoingError(`${url.hostname} answered ${list.status}.`);
  const { files, gap } = wantedChanges(changesFiles(list.text), before.upTo);
  // The changes in the gap are no longer published. Importing the rest would hide that.
  if (gap) return { ...NOTHING, needsWhole: true };
  mkdirSync(imports, { recursive: true, mode: 0o700 });
  const keep = (state: UpdateState) => database.writes.run((tx) => keepUpdateState(tx, source, state));
  let [done, upTo] = [NOTHING, before.upTo];
  for (const [at, file] of files.entries()) {
    const { position, added, changed, refused } = await takeChanges(world, subscription, file, (stage, part) =>
      told(files.length === 1 ? stage : `${stage}, file ${at + 1} of ${files.length}`, (at + part) / files.length),
    );
    done = {
      files: done.files + 1,
      read: done.read + position,
      added: done.added + added,
      changed: done.changed + changed,
      refused: done.refused + refused,
      needsWhole: false,
    };
    upTo = Math.max(upTo, file.to);
    await keep({ upTo, etag: null });
  }
  await keep({ upTo, etag: list.headers.etag ?? null });
  return done;
}

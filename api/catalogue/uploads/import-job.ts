import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { type ImportOutcome, ImportTask, isPublishedSource } from '#domain/catalogue/import-calls.ts';
import { PUBLISHED_FILES, type UpdatedSource } from '#domain/catalogue/updates/published-files.ts';
import type { NewJob } from '../../jobs/job.ts';
import type { JobKind, NoteStage } from '../../jobs/runner.ts';
import { OutgoingError } from '../../outgoing/guarded-request.ts';
import { countCatalogue } from '../counts/count.ts';
import { type Imported, importFile } from '../import/import-file.ts';
import { openSource } from '../import/open-source.ts';
import { UnreadableFileError } from '../import/read-records.ts';
import { fetchWhole, stateOfWhole, wholeFile } from '../updates/fetch-whole.ts';
import type { Subscription } from '../updates/update-source.ts';
import { keepUpdateState } from '../updates/update-store.ts';
import type { UploadFiles } from './upload-files.ts';

/** The kind of job that imports a file which an administrator uploaded or requested. */
export const IMPORT_JOB = 'catalogue import';

/** The job key of an import. */
export const importKey = (id: string): string => `${IMPORT_JOB} ${id}`;

/** The task without its mapping, which is stored with the file. */
export const ImportPayload = ImportTask.omit({ mapping: true }).extend({ mapped: z.boolean() });
type ImportPayload = z.infer<typeof ImportPayload>;

/** The job of an import. */
export const importJobOf = ({ mapping, ...task }: ImportTask): NewJob => ({
  ...{ kind: IMPORT_JOB, key: importKey(task.id) },
  payload: JSON.stringify({ ...task, mapped: mapping !== undefined } satisfies ImportPayload),
});

/** What an import works with. */
interface ImportWorld {
  readonly database: Database;
  readonly files: UploadFiles;
  /** The folder for downloads. */
  readonly imports: string;
  readonly subscriptions: readonly Subscription[];
  readonly clock: () => number;
}

/** Where the operator fetches a source's files from. */
export const folderOf = (source: UpdatedSource, subscriptions: readonly Subscription[]): URL =>
  subscriptions.find((one) => one.source === source)?.folder ?? new URL(PUBLISHED_FILES[source].folder);

const whole = new Intl.NumberFormat('en-GB');
const megabytes = (bytes: number): string => `${whole.format(Math.ceil(bytes / 1e6))} MB`;

/** Most reasons reported, the most frequent first. */
const TOLD = 20;
const remarks = (said: Imported['reasons']) =>
  [...said]
    .map(([what, { times, of }]) => ({ what, times, of: [...of] }))
    .sort((one, other) => other.times - one.times)
    .slice(0, TOLD);

const NOTHING = { read: 0, added: 0, changed: 0, same: 0, refused: 0, reasons: [], marks: [] };

/**
 * Why a file cannot be imported, in words; null for an error that is not caused by the file or its host.
 * @param path where the file is stored, which must not be shown outside this server
 */
function faultOf(error: unknown, path: string, name: string): string | null {
  if (error instanceof UnreadableFileError) return error.message.replaceAll(path, name);
  if (error instanceof OutgoingError) return `${error.message} What has arrived is kept: start the import again.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return 'The file is cut off or damaged. What was read so far is kept; send it again.';
  return code === 'ENOENT' ? 'The file is not on the server that imports it. Send it again.' : null;
}

/** The path of the file, the share of the work done once it is there, and what to store about its source afterwards. */
interface Here {
  readonly path: string;
  readonly part: number;
  readonly keep: (tx: Tx) => Promise<unknown>;
}

async function bring({ source, name, id }: ImportPayload, world: ImportWorld, note: NoteStage): Promise<Here> {
  if (name !== null) return { path: world.files.path(id, name), part: 0, keep: async () => undefined };
  if (!isPublishedSource(source)) throw new UnreadableFileError('This source publishes no file: send one.');
  const told = (here: number, of: number | null) =>
    note(`Fetched ${megabytes(here)}${of === null ? '' : ` of ${megabytes(of)}`}`, of === null ? 0 : (50 * here) / of);
  const published = await wholeFile(source, folderOf(source, world.subscriptions));
  const fetched = await fetchWhole(source, published, world.imports, told);
  const state = stateOfWhole(fetched, world.clock());
  return { path: fetched.path, part: 0.5, keep: (tx) => keepUpdateState(tx, source, state) };
}

/**
 * Imports a file as the command does, in the lane of long work. If interrupted, it continues after the last batch; if
 * stopped, what was imported stays.
 * @param drop deletes the file once it is no longer needed
 */
export const importJob = (world: ImportWorld, drop: (path: string, id: string) => void): JobKind => ({
  failed: 'The file could not be imported. What was imported so far is kept; start it again.',
  lane: 'bulk',
  async run(job, note, signal) {
    const task = ImportPayload.parse(JSON.parse(job.payload));
    const { database, files, clock } = world;
    const ended = (outcome: ImportOutcome) => JSON.stringify(outcome);
    try {
      const { path, part, keep } = await bring(task, world, note);
      const mapping = task.mapped ? files.mapping(task.id) : undefined;
      const opened = await openSource(task.source, path, { edition: task.edition, mapping }, clock());
      const rejectsPath = files.refused(task.id);
      const done = await importFile(database, { ...opened, rejectsPath }, clock, undefined, (progress) => {
        signal.throwIfAborted();
        const { position, refused, bytes } = progress;
        const share = part + (1 - part) * Math.min(1, bytes / Math.max(1, opened.size));
        note(`${whole.format(position)} records read, ${whole.format(refused)} refused`, Math.min(99, 100 * share));
      });
      note('Counting products', 99);
      const count = await countCatalogue(database, new Date(clock()).toISOString().slice(0, 10), signal);
      const { position: read, added, changed, same, refused, reasons, marks } = done;
      return async (tx) => {
        await keep(tx);
        await count?.(tx);
        drop(path, task.id);
        const told = { reasons: remarks(reasons), marks: remarks(marks) };
        return ended({ ...{ error: null, read, added, changed, same, refused }, ...told });
      };
    } catch (error) {
      signal.throwIfAborted();
      const name = task.name ?? 'The file';
      const fault = faultOf(error, files.path(task.id, name), name);
      if (fault === null) throw error;
      return async () => ended({ error: fault, ...NOTHING });
    }
  },
});

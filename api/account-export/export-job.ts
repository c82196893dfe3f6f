import { z } from 'zod';
import type { Tx } from '#db/handles.ts';
import type { ExportStage } from '#domain/account-export/export-calls.ts';
import type { Letter } from '#domain/mail/letter.ts';
import type { JobKind, NoteStage } from '../jobs/runner.ts';
import type { BlobStore } from '../uploads/room.ts';
import { readAccountRows } from './account-rows.ts';
import { type ArchivedFile, writeArchive } from './archive.ts';
import type { ExportFiles } from './export-files.ts';
import { contentsOf, type ExportStores } from './export-list.ts';
import { type ExportedPhoto, photosOf } from './photos.ts';
import { byName, csvParts, dataParts, indexParts, photoPath } from './written-parts.ts';

/** The kind of job that makes an export file. */
export const EXPORT_JOB = 'export';

/** The job key of a person's export, so that there is never a second one. */
export const exportKey = (userId: string): string => `${EXPORT_JOB} ${userId}`;

/** The payload of the job. `householdId`: the household whose turn in the queue it takes. */
export const ExportPayload = z.object({ userId: z.string(), householdId: z.string() });

/** What is stored about a finished file. */
export const ExportResult = z.object({ bytes: z.number(), madeAt: z.number() });

export interface ExportJobDeps {
  readonly stores: ExportStores & { readonly blobs: BlobStore };
  readonly files: ExportFiles;
  /** The stored pictures. */
  readonly pictures: {
    has(hash: string): Promise<boolean>;
    read(hash: string): Promise<Uint8Array | null>;
  };
  /** The report on a product as JSON; null if none made by this release is stored. */
  readonly storedReport: (pk: number) => Promise<string | null>;
  /** Queues a letter in the transaction of the change it reports. */
  readonly leave: (tx: Tx, letter: Letter, nowMs: number) => Promise<void>;
  /** The URL people open. */
  readonly home: string;
  readonly clock: () => number;
}

/** Reports progress. Rows are written twice (as data and as tables), photos once. */
function countProgress(note: NoteStage, total: number) {
  let stage: ExportStage = 'data';
  let done = 0;
  const tell = () => note(stage, Math.min(99, Math.floor((done / Math.max(1, total)) * 100)));
  return {
    enter(next: ExportStage) {
      stage = next;
      tell();
    },
    counted() {
      done += 1;
      tell();
    },
  };
}

/** Makes the file with all data of a person (product P13.12). After a crash it is run again from the start. */
export const exportJob = (deps: ExportJobDeps): JobKind => ({
  failed: 'The export could not be created. Nothing was changed; please try again.',
  lane: 'exports',
  async run({ payload }, note, signal) {
    const { stores, files, pictures, home, clock } = deps;
    const { userId } = ExportPayload.parse(JSON.parse(payload));
    const own = await stores.reader.snapshot((reads) => readAccountRows(reads, userId));
    // The account was deleted in the meantime: there is nothing to export and nobody to notify.
    if (!own) return async () => null;
    const contents = await contentsOf(stores, deps.storedReport, own);
    const photos: ExportedPhoto[] = [];
    let missing = 0;
    if (own.portrait) {
      if (await pictures.has(own.portrait.stored)) photos.push({ ...own.portrait, of: 'Your picture' });
      else missing += 1;
    }
    for (const { id } of own.households) {
      const found = await photosOf(stores, pictures, id);
      photos.push(...found.photos);
      missing += found.missing;
    }
    const madeAt = clock();
    const { account } = own;
    const head = { name: account.firstName || account.username, madeAt, home };
    const rows = contents.reduce((sum, { count }) => sum + count, 0);
    const progress = countProgress(note, 2 * rows + photos.length);
    const named = byName(contents);
    const staged = (stage: ExportStage, parts: () => AsyncIterable<string | Uint8Array>) =>
      async function* () {
        progress.enter(stage);
        for await (const part of parts()) {
          signal.throwIfAborted();
          yield part;
        }
      };
    const archived: ArchivedFile[] = [
      {
        path: 'data.json',
        compress: true,
        parts: staged('data', () => dataParts(head, contents, progress.counted)),
      },
      ...[...named].map(([name, lists]) => ({
        path: `csv/${name}.csv`,
        compress: true,
        parts: staged('tables', () => csvParts(lists, progress.counted)),
      })),
      {
        path: 'index.html',
        compress: true,
        parts: staged('page', () => indexParts(head, named, { photos, missing })),
      },
      // Two households may have the same photo.
      ...[...new Map(photos.map((photo) => [photoPath(photo), photo]))].map(([path, { stored }]) => ({
        path,
        compress: false,
        parts: staged('photos', async function* () {
          const bytes = await pictures.read(stored);
          progress.counted();
          if (bytes) yield bytes;
        }),
      })),
    ];
    const bytes = await files.make(userId, (path) => writeArchive(path, archived, madeAt, signal), signal);
    return async (tx) => {
      await deps.leave(tx, { kind: 'export-ready', data: { userId } }, madeAt);
      return JSON.stringify({ bytes, madeAt } satisfies z.infer<typeof ExportResult>);
    };
  },
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_FILES, type UpdatedSource } from '#domain/catalogue/updates/published-files.ts';
import { type Downloaded, guardedDownload, publishedSize } from '../../outgoing/guarded-download.ts';
import type { Resolve } from '../../outgoing/guarded-request.ts';
import type { UpdateState } from './update-store.ts';

/** The largest of the files is about a gigabyte. */
const MOST_BYTES = 64 * 1024 ** 3;
/** A file holds what was changed before its making began, which may take a day: what changed since then comes again. */
const OVERLAP_S = 2 * 24 * 60 * 60;

/** The file of everything that a source publishes. */
export interface WholeFile {
  readonly url: URL;
  /** Null where its host does not say. */
  readonly bytes: number | null;
}

/**
 * Asks how large it is. @param folder where the operator has it from
 * @throws {OutgoingError} when its host cannot be reached
 */
export async function wholeFile(source: UpdatedSource, folder: URL, resolve?: Resolve): Promise<WholeFile> {
  const url = new URL(PUBLISHED_FILES[source].whole, folder);
  return { url, bytes: await publishedSize(url, resolve) };
}

/** Fetches it, or goes on where an earlier try was cut off. @returns where it lies */
export async function fetchWhole(
  source: UpdatedSource,
  { url }: WholeFile,
  imports: string,
  told: (here: number, of: number | null) => void,
  resolve?: Resolve,
): Promise<Downloaded & { readonly path: string }> {
  mkdirSync(imports, { recursive: true, mode: 0o700 });
  const path = join(imports, `${source}-${PUBLISHED_FILES[source].whole}`);
  return { path, ...(await guardedDownload({ url, path, maxBytes: MOST_BYTES }, told, resolve)) };
}

/** How far a source is taken in by its whole file. @param nowMs where its host does not say when it was made */
export const stateOfWhole = ({ changedAt }: Pick<Downloaded, 'changedAt'>, nowMs: number): UpdateState => ({
  upTo: Math.floor((changedAt ?? nowMs) / 1000) - OVERLAP_S,
  etag: null,
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_FILES, type UpdatedSource } from '#domain/catalogue/updates/published-files.ts';
import { type Downloaded, guardedDownload, publishedSize } from '../../outgoing/guarded-download.ts';
import type { Resolve } from '../../outgoing/guarded-request.ts';
import type { UpdateState } from './update-store.ts';

/** Most bytes of a file. The largest is about a gigabyte. */
const MOST_BYTES = 64 * 1024 ** 3;
/**
 * A file lacks changes made during its creation, which may take a day. Changes from this overlap are imported again.
 */
const OVERLAP_S = 2 * 24 * 60 * 60;

/** The file with everything a source publishes. */
export interface WholeFile {
  readonly url: URL;
  /** Null if its host does not say. */
  readonly bytes: number | null;
}

/**
 * Asks for the file's size. @param folder where the operator fetches it from
 * @throws {OutgoingError} when its host cannot be reached
 */
export async function wholeFile(source: UpdatedSource, folder: URL, resolve?: Resolve): Promise<WholeFile> {
  const url = new URL(PUBLISHED_FILES[source].whole, folder);
  return { url, bytes: await publishedSize(url, resolve) };
}

/** Downloads the file, resuming an interrupted download. @returns also its path */
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

/** The update state after importing a whole file. @param nowMs used if its host does not say when it was made */
export const stateOfWhole = ({ changedAt }: Pick<Downloaded, 'changedAt'>, nowMs: number): UpdateState => ({
  upTo: Math.floor((changedAt ?? nowMs) / 1000) - OVERLAP_S,
  etag: null,
});

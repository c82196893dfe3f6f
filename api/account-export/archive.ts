import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. Its content is generated piece by piece when its turn comes. */
export interface ArchivedFile {
  readonly path: string;
  /** False for content that is already compressed, such as a photo. */
  readonly compress: boolean;
  parts(): AsyncIterable<string | Uint8Array>;
}

/**
 * Writes a ZIP to disk, one file after the other, without holding a whole file in memory.
 * @param files are read one at a time
 * @param signal stops the writing; the partial archive is left behind
 */
export async function writeArchive(
  path: string,
  files: readonly ArchivedFile[],
  madeAt: number,
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const end = (error: unknown) => broken.abort(error);
  zip.on('error', end);
  for (const { path: name, compress, parts } of files) {
    zip.addReadStreamLazy(name, { mtime: new Date(madeAt), mode: 0o100600, compress }, (ready) => {
      // Begin no further file after an abort. The current one may still fail, and nothing else listens for its errors.
      if (!stop.aborted) ready(null, Readable.from(parts(), { objectMode: false }).on('error', end));
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal: stop });
}

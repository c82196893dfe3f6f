import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive: what it holds is made when its turn comes, piece by piece. */
export interface ArchivedFile {
  readonly path: string;
  /** False for what is packed already, such as a photo. */
  readonly compress: boolean;
  parts(): AsyncIterable<string | Uint8Array>;
}

/**
 * Writes a ZIP to the disk, one file after the other. No file is held whole.
 * @param files are asked for one at a time
 * @param signal ends it; the file that was begun is left behind
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
      // Nothing more is begun once it has ended; a part may still fail then, and has nobody else to tell.
      if (!stop.aborted) ready(null, Readable.from(parts(), { objectMode: false }).on('error', end));
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal: stop });
}

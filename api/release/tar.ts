import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** One file of an archive. */
export interface ArchivedFile {
  /** Below the folder of the release, with `/` between its parts. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly isProgram?: boolean;
}

/**
 * An archive (.tar.gz) of some files, the same bytes whenever it is made: sorted, of one time, of nobody, and with
 * nothing in its head of the machine that made it.
 * @param folder everything lies in it
 * @param seconds the time of every file, since 1970
 */
export async function tarGz(folder: string, files: readonly ArchivedFile[], seconds: number): Promise<Buffer> {
  const archive = pack();
  const mtime = new Date(seconds * 1000);
  for (const { path, bytes, isProgram } of [...files].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    archive.entry({ name: `${folder}/${path}`, mode: isProgram ? 0o755 : 0o644, mtime, uid: 0, gid: 0 }, bytes);
  }
  archive.finalize();
  const parts: Buffer[] = [];
  // The types of tar-stream leave its chunks unknown.
  for await (const part of archive as AsyncIterable<Buffer>) parts.push(part);
  const packed = gzipSync(Buffer.concat(parts), { level: 9 });
  // The system that packed it (RFC 1952, 2.3.1): unknown.
  packed[9] = 255;
  return packed;
}

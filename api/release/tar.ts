import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** A file in an archive. */
export interface ArchivedFile {
  /** The path inside the release folder, separated by `/`. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly isProgram?: boolean;
}

/**
 * A reproducible archive (.tar.gz): files are sorted, have the same time and no owner, and its header says nothing
 * about the machine that made it.
 * @param folder the folder that contains all files
 * @param seconds the modification time of every file, since 1970
 */
export async function tarGz(folder: string, files: readonly ArchivedFile[], seconds: number): Promise<Buffer> {
  const archive = pack();
  const mtime = new Date(seconds * 1000);
  for (const { path, bytes, isProgram } of [...files].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    archive.entry({ name: `${folder}/${path}`, mode: isProgram ? 0o755 : 0o644, mtime, uid: 0, gid: 0 }, bytes);
  }
  archive.finalize();
  const parts: Buffer[] = [];
  // The types of tar-stream do not declare its chunks.
  for await (const part of archive as AsyncIterable<Buffer>) parts.push(part);
  const packed = gzipSync(Buffer.concat(parts), { level: 9 });
  // The operating system field (RFC 1952, 2.3.1): unknown.
  packed[9] = 255;
  return packed;
}

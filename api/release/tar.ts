import { gzipSync } from 'node:zlib';

/** One file of an archive. */
export interface ArchivedFile {
  /** Below the folder of the release, with `/` between its parts. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly isProgram?: boolean;
}

const BLOCK = 512;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A path as ustar splits it: 100 bytes of name behind at most 155 of folders. @throws where it does not fit */
function splitPath(path: string): { readonly prefix: string; readonly name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { prefix, name };
  }
  throw new Error(`The path ${path} is too long for an archive.`);
}

/** The header of a file (POSIX ustar, https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html). */
function headerOf({ path, bytes, isProgram }: ArchivedFile, seconds: number): Buffer {
  const { prefix, name } = splitPath(path);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(seconds, 12), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(prefix, 345);
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  return header;
}

/**
 * An archive (.tar.gz) of some files, the same bytes whenever it is made: sorted, of one time, of nobody, and with
 * nothing in its head of the machine that made it.
 * @param folder everything lies in it
 * @param seconds the time of every file, since 1970
 * @throws where a path is too long
 */
export function tarGz(folder: string, files: readonly ArchivedFile[], seconds: number): Buffer {
  const parts: Buffer[] = [];
  for (const file of [...files].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    parts.push(headerOf({ ...file, path: `${folder}/${file.path}` }, seconds), file.bytes);
    parts.push(Buffer.alloc((BLOCK - (file.bytes.length % BLOCK)) % BLOCK));
  }
  parts.push(Buffer.alloc(2 * BLOCK));
  const packed = gzipSync(Buffer.concat(parts), { level: 9 });
  // The system that packed it (RFC 1952, 2.3.1): unknown.
  packed[9] = 255;
  return packed;
}

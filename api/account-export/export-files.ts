import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** A finished export, open for reading. */
export interface OpenExport {
  readonly bytes: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/** The export files: at most one per person, named by their id. */
export interface ExportFiles {
  /**
   * Creates a file atomically.
   * @param write writes the content to the given path
   * @param signal aborted when the file is no longer wanted
   * @returns its size in bytes
   */
  make(userId: string, write: (path: string) => Promise<void>, signal: AbortSignal): Promise<number>;
  /** The size of a person's file in bytes; null if there is none. */
  size(userId: string): Promise<number | null>;
  /** Null if there is none. */
  open(userId: string): Promise<OpenExport | null>;
  remove(userId: string): Promise<void>;
  /** The people who have a file, finished or partial. */
  owners(): Promise<readonly string[]>;
}

/** The name of a finished or partial file; the first group is the person's id. */
const NAME = /^([0-9a-f-]{36})(?:\.[0-9a-f]{16}\.partial)?\.zip$/;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @param folder must be neither served nor backed up */
export function createExportFiles(folder: string): ExportFiles {
  const pathOf = (userId: string) => join(folder, `${userId}.zip`);
  const names = () =>
    readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
  const size = async (userId: string) => {
    try {
      return (await stat(pathOf(userId))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    async make(userId, write, signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A unique name: a stopped export may still be finishing when the next one begins.
      const begun = join(folder, `${userId}.${randomBytes(8).toString('hex')}.partial.zip`);
      try {
        await write(begun);
        const file = await open(begun, 'r');
        try {
          await file.sync();
        } finally {
          await file.close();
        }
        signal.throwIfAborted();
        await rename(begun, pathOf(userId));
      } catch (error) {
        await rm(begun, { force: true });
        throw error;
      }
      return (await size(userId)) ?? 0;
    },
    size,
    async open(userId) {
      const bytes = await size(userId);
      if (bytes === null) return null;
      // Wait until the file is open: a new export may replace it while it is being sent.
      const file = createReadStream(pathOf(userId));
      await new Promise((ready, failed) => file.once('open', ready).once('error', failed));
      return { bytes, stream: Readable.toWeb(file) as ReadableStream<Uint8Array> };
    },
    async remove(userId) {
      for (const name of await names()) {
        if (NAME.exec(name)?.[1] === userId) await rm(join(folder, name), { force: true });
      }
    },
    owners: async () => [...new Set((await names()).flatMap((name) => NAME.exec(name)?.[1] ?? []))],
  };
}

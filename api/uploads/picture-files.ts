import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of all uploaded pictures, named by the hash of their contents. They never change. */
export interface PictureFiles {
  has(hash: string): Promise<boolean>;
  /** Writes a file, complete and on the disk when this resolves. The contents of an existing one are left alone. */
  write(hash: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is none, for example after a restore without the pictures. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The files that were last written before a given time. */
  writtenBefore(ms: number): Promise<string[]>;
  remove(hash: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder has to be synced like a file, or a power cut could lose the new name in it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param folder must be outside of everything that is served as a file */
export function createPictureFiles(folder: string): PictureFiles {
  const shelfOf = (hash: string) => join(folder, hash.slice(0, 2));
  const pathOf = (hash: string) => join(shelfOf(hash), `${hash}.jpg`);
  const has = (hash: string) =>
    access(pathOf(hash)).then(
      () => true,
      () => false,
    );
  return {
    has,
    write: async (hash, bytes) => {
      if (await has(hash)) {
        // In use again, so the clean-up must not delete it as an old unused file: its date is renewed.
        const now = new Date();
        await utimes(pathOf(hash), now, now);
        return;
      }
      const shelf = shelfOf(hash);
      await mkdir(shelf, { recursive: true, mode: 0o700 });
      const half = join(shelf, `.${randomBytes(8).toString('hex')}.partial`);
      try {
        const file = await open(half, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(half, pathOf(hash));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      await syncFolder(shelf);
    },
    writtenBefore: async (ms) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const old: string[] = [];
      for (const entry of entries) {
        const hash = /^([0-9a-f]{64})\.jpg$/.exec(entry.name)?.[1];
        if (entry.isFile() && hash && (await stat(join(entry.parentPath, entry.name))).mtimeMs < ms) old.push(hash);
      }
      return old;
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
    read: async (hash) => {
      try {
        return new Uint8Array(await readFile(pathOf(hash)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gtin } from '#domain/products/gtin.ts';

/** The cached picture of one product. */
export interface KeptPicture {
  /** Null if its source had no picture when it was asked. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** When the source was asked, in ms since 1970. */
  readonly keptAt: number;
}

/**
 * Cache of product pictures, separate for each household: otherwise response times would tell what another household
 * looks at. All of it can be fetched again, so it is not backed up.
 */
export interface PictureCache {
  /** Null if nothing is cached. */
  read(householdId: string, gtin: Gtin): Promise<KeptPicture | null>;
  /** @param bytes null if the source has no picture */
  keep(householdId: string, gtin: Gtin, bytes: Uint8Array | null, nowMs: number): Promise<void>;
  /** Deletes the pictures of households that no longer exist. */
  keepOnly(isThere: (householdId: string) => Promise<boolean>): Promise<void>;
}

/** Most pictures per household, some ten megabytes. Beyond it the oldest are deleted. */
const MOST = 1_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** @param folder must not be served */
export function createPictureShelf(folder: string): PictureCache {
  const shelfOf = (householdId: string) => join(folder, householdId);
  const pathOf = (householdId: string, gtin: Gtin) => join(shelfOf(householdId), `${gtin}.webp`);

  const makeRoom = async (shelf: string): Promise<void> => {
    const names = await namesIn(shelf);
    if (names.length < MOST) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(shelf, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    aged.sort((one, other) => one.at - other.at);
    for (const { name } of aged.slice(0, names.length - MOST + 1)) await rm(join(shelf, name), { force: true });
  };

  return {
    read: async (householdId, gtin) => {
      const path = pathOf(householdId, gtin);
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        return { bytes: bytes.length === 0 ? null : new Uint8Array(bytes), keptAt: mtimeMs };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    keep: async (householdId, gtin, bytes, nowMs) => {
      const shelf = shelfOf(householdId);
      await mkdir(shelf, { recursive: true, mode: 0o700 });
      await makeRoom(shelf);
      // An empty file means that there is no picture.
      const half = join(shelf, `.${randomBytes(8).toString('hex')}.partial`);
      try {
        await writeFile(half, bytes ?? new Uint8Array(), { mode: 0o600 });
        await utimes(half, nowMs / 1000, nowMs / 1000);
        await rename(half, pathOf(householdId, gtin));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    keepOnly: async (isThere) => {
      for (const householdId of await namesIn(folder)) {
        if (!(await isThere(householdId))) await rm(shelfOf(householdId), { recursive: true, force: true });
      }
    },
  };
}

import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/** Disk space reserved for a full disk: enough for the log of many deletes. */
const BALLAST_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** A file that only takes up space, so that some can be freed. */
export interface Ballast {
  /** Frees the space. @returns whether there was any */
  release(): boolean;
  /** Reserves it again. */
  take(): Promise<void>;
}

/** The ballast of a data folder. @param path of its file */
export function createBallast(path: string): Ballast {
  return {
    release() {
      const there = existsSync(path);
      rmSync(path, { force: true });
      return there;
    },
    async take() {
      if (existsSync(path)) return;
      const partial = `${path}.partial`;
      const file = await open(partial, 'w', 0o600);
      try {
        // Random bytes, which a compressing file system cannot shrink.
        const chunk = randomBytes(CHUNK_BYTES);
        for (let at = 0; at < BALLAST_BYTES; at += CHUNK_BYTES) await file.write(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, path);
    },
  };
}

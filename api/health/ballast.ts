import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/** Room kept back for a full disk: enough for the log of many deletes. */
const BALLAST_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** A file that only takes up room, so that there is some to give back. */
export interface Ballast {
  /** Gives the room back. @returns whether there was any */
  release(): boolean;
  /** Takes it again. */
  take(): Promise<void>;
}

/** The ballast of a data folder. @param path where its file lies */
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
        // Noise, so that a file system that compresses cannot make nothing of it.
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

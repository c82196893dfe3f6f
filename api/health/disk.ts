import { statfsSync } from 'node:fs';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** Below this the instance only reads. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;
/** The disk is looked at this often at most. */
const LOOK_MS = 3000;
/** Seconds until a write is worth another try. */
const RETRY_AFTER = 60;

/** Room on the disk of the database. */
export interface Disk {
  /** BUSY while there is too little of it to write. */
  checkRoom(nowMs: number): Result<void>;
}

/** Watches the room on a disk. @param freeBytes asks the system */
export function createDisk(freeBytes: () => number): Disk {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let full = false;
  return {
    checkRoom(nowMs) {
      if (nowMs - lookedAt >= LOOK_MS) {
        full = freeBytes() < LEAST_FREE_BYTES;
        lookedAt = nowMs;
      }
      if (!full) return succeed(undefined);
      const message = 'The disk of the server is full, so nothing can be saved right now. Please try again later.';
      return fail('BUSY', message, { retryAfter: RETRY_AFTER });
    },
  };
}

/** Asks the system for the free bytes of the disk that holds a folder. */
export const freeBytesOf = (dir: string) => (): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

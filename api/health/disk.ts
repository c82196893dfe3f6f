import { statfsSync } from 'node:fs';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Ballast } from './ballast.ts';

const MB = 1024 * 1024;
/** Below this nothing is stored that can wait: no uploads, no exports. */
const FILES_LEAST_BYTES = 500 * MB;
/** Below this the instance only reads. */
const LEAST_FREE_BYTES = 100 * MB;
/** Below this a delete may fail too: the ballast goes. */
const DIRE_BYTES = 16 * MB;
/** Only where there is plenty of room is some kept back. */
const PLENTY_BYTES = 1024 * MB;
/** The disk is looked at this often at most. */
const LOOK_MS = 3000;
/** The database said that there is no room: it is believed this long, whatever the system says. */
const BELIEVED_MS = 30_000;
/** Seconds until a write is worth another try. */
const RETRY_AFTER = 60;

/** Room on the disk of the database. */
export interface Disk {
  /** BUSY while there is too little of it to write. */
  checkRoom(nowMs: number): Result<void>;
  /** STORAGE_FULL while there is too little of it for files. */
  checkFileRoom(nowMs: number): Result<void>;
  /** The database found no room. @returns whether some was given back, so that another try may succeed */
  filledUp(nowMs: number): boolean;
}

/**
 * Watches the room on a disk.
 * @param freeBytes asks the system
 * @param onTrouble told of what could not be done about it
 */
export function createDisk(
  freeBytes: () => number,
  ballast: Ballast | null = null,
  onTrouble: (error: unknown) => void = () => undefined,
): Disk {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let fullUntil = Number.NEGATIVE_INFINITY;
  let free = Number.POSITIVE_INFINITY;
  const look = (nowMs: number): void => {
    if (nowMs - lookedAt < LOOK_MS) return;
    lookedAt = nowMs;
    free = freeBytes();
    if (free < DIRE_BYTES) ballast?.release();
    else if (free > PLENTY_BYTES) ballast?.take().catch(onTrouble);
  };
  return {
    checkRoom(nowMs) {
      look(nowMs);
      if (free >= LEAST_FREE_BYTES && nowMs >= fullUntil) return succeed(undefined);
      const message = 'The disk of the server is full, so nothing can be saved right now. Please try again later.';
      return fail('BUSY', message, { retryAfter: RETRY_AFTER });
    },
    checkFileRoom(nowMs) {
      look(nowMs);
      if (free >= FILES_LEAST_BYTES && nowMs >= fullUntil) return succeed(undefined);
      const message = 'The disk of the server is almost full, so no files can be saved. Please try again later.';
      return fail('STORAGE_FULL', message, { retryAfter: RETRY_AFTER });
    },
    filledUp(nowMs) {
      fullUntil = nowMs + BELIEVED_MS;
      return ballast?.release() ?? false;
    },
  };
}

/** Asks the system for the free bytes of the disk that holds a folder. */
export const freeBytesOf = (dir: string) => (): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

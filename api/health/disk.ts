import { statfsSync } from 'node:fs';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Ballast } from './ballast.ts';

const MB = 1024 * 1024;
/** With less free, nothing is stored that can wait: no uploads, no exports. */
const FILES_LEAST_BYTES = 500 * MB;
/** With less free, the instance is read-only. */
const LEAST_FREE_BYTES = 100 * MB;
/** With less free, even a delete may fail, so the ballast is released. */
const DIRE_BYTES = 16 * MB;
/** Only with more free is the ballast created. */
const PLENTY_BYTES = 1024 * MB;
/** Shortest time between two checks of the disk. */
const LOOK_MS = 3000;
/** How long the database's report of a full disk is believed, whatever the system says. */
const BELIEVED_MS = 30_000;
/** Seconds until a write is worth a retry. */
const RETRY_AFTER = 60;

/** Free space on the disk of the database. */
export interface Disk {
  /** BUSY if there is too little space to write. */
  checkRoom(nowMs: number): Result<void>;
  /** STORAGE_FULL if there is too little space for files. */
  checkFileRoom(nowMs: number): Result<void>;
  /** The database found the disk full. @returns whether space was freed, so that a retry may succeed */
  filledUp(nowMs: number): boolean;
}

/**
 * Watches the free space on a disk.
 * @param freeBytes asks the system
 * @param onTrouble called if the ballast cannot be created
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
      const message = 'The server’s disk is full, so nothing can be saved right now. Please try again later.';
      return fail('BUSY', message, { retryAfter: RETRY_AFTER });
    },
    checkFileRoom(nowMs) {
      look(nowMs);
      if (free >= FILES_LEAST_BYTES && nowMs >= fullUntil) return succeed(undefined);
      const message = 'The server’s disk is almost full, so no files can be saved. Please try again later.';
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

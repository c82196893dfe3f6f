import { closeSync, constants, copyFileSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until what was written to a file or folder is on the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a finished file its final name. Atomic, even if the power fails. */
export function renameDurably(from: string, to: string): void {
  syncToDisk(from);
  renameSync(from, to);
  syncToDisk(dirname(to));
}

/** Writes a small file atomically. */
export function writeDurably(path: string, text: string): void {
  const partial = `${path}.partial`;
  writeFileSync(partial, text, { mode: 0o600 });
  renameDurably(partial, path);
}

/** Copies a file that never changes. Shares its blocks if the file system can. */
export function copyDurably(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.partial`;
  copyFileSync(from, partial, constants.COPYFILE_FICLONE);
  renameDurably(partial, to);
}

import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyDurably } from '../durable-file.ts';

/** A picture that the instance no longer has is kept while a backup may name it: three months, and a week. */
const KEPT_MS = 100 * 86_400_000;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];

/**
 * Brings the pictures of an instance to where its backups lie. They are named by their contents and never change, so one
 * copy serves all backups. The copy's time says when the instance was last seen to have it.
 * @returns how many were new
 */
export function keepPictures(from: string, to: string, nowMs: number): number {
  let copied = 0;
  const seen = new Date(nowMs);
  for (const name of filesIn(from)) {
    const kept = join(to, name);
    if (!existsSync(kept)) {
      copyDurably(join(from, name), kept);
      copied += 1;
    }
    utimesSync(kept, seen, seen);
  }
  for (const name of filesIn(to)) {
    const kept = join(to, name);
    if (nowMs - statSync(kept).mtimeMs > KEPT_MS) rmSync(kept);
  }
  return copied;
}

/** Brings back the pictures that an instance does not have. @returns how many */
export function bringBackPictures(from: string, to: string): number {
  const missing = filesIn(from).filter((name) => !existsSync(join(to, name)));
  for (const name of missing) copyDurably(join(from, name), join(to, name));
  return missing.length;
}

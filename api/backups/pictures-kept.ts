import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyDurably } from '../durable-file.ts';

/** A picture the instance no longer has is kept while a backup may refer to it: three months and a week. */
const KEPT_MS = 100 * 86_400_000;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];

/**
 * Copies the pictures of an instance to the folder of its backups. They are named by their contents and never change,
 * so one copy serves all backups. The copy's modification time says when the instance last had the picture.
 * @returns how many were new
 */
export function backUpPictures(from: string, to: string, nowMs: number): number {
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

/** Restores the pictures that an instance lacks. @returns how many */
export function restorePictures(from: string, to: string): number {
  const missing = filesIn(from).filter((name) => !existsSync(join(to, name)));
  for (const name of missing) copyDurably(join(from, name), join(to, name));
  return missing.length;
}

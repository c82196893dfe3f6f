import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const NAME = /^safeshelf-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.db$/;
/** A backup that was never finished is taken away after this. */
const UNFINISHED_MS = 86_400_000;

/** The name of a backup taken at a moment; the order of the names is the order of the moments. */
export const backupName = (ms: number): string => `safeshelf-${new Date(ms).toISOString().replace(/[:.]/g, '-')}.db`;

/** The name it has until it is verified. */
export const unfinishedName = (ms: number): string => `.unfinished-${process.pid}-${backupName(ms)}`;

const takenAt = (name: string): number | null => {
  const parts = NAME.exec(name);
  return parts && Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`);
};

/** Where the accounts that were deleted are listed beside the backups. */
export const ledgerBeside = (folder: string): string => join(folder, 'deleted-accounts');

/** Where the checksum of a backup lies, as `sha256sum -c` reads it. */
export const checksumOf = (file: string): string => `${file}.sha256`;

/** The backups of a folder by when they were taken; none where there is no folder. */
export function backupsIn(folder: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder).sort()) {
    const ms = takenAt(name);
    if (ms !== null) found.set(ms, join(folder, name));
  }
  return found;
}

/** The finished backups of a folder, the newest first. `bytes`: of the file, without pictures. */
export function finishedBackups(folder: string): ReadonlyArray<{ readonly at: number; readonly bytes: number }> {
  const finished = [...backupsIn(folder)].filter(([, file]) => existsSync(checksumOf(file)));
  return finished.map(([at, file]) => ({ at, bytes: statSync(file, { throwIfNoEntry: false })?.size ?? 0 })).reverse();
}

/** When the last backup of a folder was finished: its checksum is written last. Null where there is none. */
export function lastBackupAt(folder: string): number | null {
  return finishedBackups(folder)[0]?.at ?? null;
}

/** Takes away a backup with its checksum. */
export function removeBackup(file: string): void {
  rmSync(checksumOf(file), { force: true });
  rmSync(file, { force: true });
}

/** Takes away what backups that were cut off left behind. */
export function removeUnfinished(folder: string, nowMs: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('.unfinished-') && nowMs - statSync(path).mtimeMs > UNFINISHED_MS)
      rmSync(path, { force: true });
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The line of a checksum file. */
export const checksumLine = (hash: string, file: string): string => `${hash}  ${basename(file)}\n`;

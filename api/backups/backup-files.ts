import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const NAME = /^safeshelf-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.db$/;
/** An unfinished backup is removed after this. */
const UNFINISHED_MS = 86_400_000;

/** The file name of a backup. Sorting by name sorts by time. */
export const backupName = (ms: number): string => `safeshelf-${new Date(ms).toISOString().replace(/[:.]/g, '-')}.db`;

/** The file name until the backup is verified. */
export const unfinishedName = (ms: number): string => `.unfinished-${process.pid}-${backupName(ms)}`;

const takenAt = (name: string): number | null => {
  const parts = NAME.exec(name);
  return parts && Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`);
};

/** The ledger of deleted accounts that is kept with the backups. */
export const backupLedgerPath = (folder: string): string => join(folder, 'deleted-accounts');

/** The checksum file of a backup, as `sha256sum -c` reads it. */
export const checksumOf = (file: string): string => `${file}.sha256`;

/** The backups in a folder by the time they were taken; empty if there is no folder. */
export function backupsIn(folder: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder).sort()) {
    const ms = takenAt(name);
    if (ms !== null) found.set(ms, join(folder, name));
  }
  return found;
}

/** The finished backups in a folder, newest first. `bytes`: size of the database file, without pictures. */
export function finishedBackups(folder: string): ReadonlyArray<{ readonly at: number; readonly bytes: number }> {
  const finished = [...backupsIn(folder)].filter(([, file]) => existsSync(checksumOf(file)));
  return finished.map(([at, file]) => ({ at, bytes: statSync(file, { throwIfNoEntry: false })?.size ?? 0 })).reverse();
}

/** When the last backup in a folder was finished: its checksum is written last. Null if there is none. */
export function lastBackupAt(folder: string): number | null {
  return finishedBackups(folder)[0]?.at ?? null;
}

/** Deletes a backup and its checksum. */
export function removeBackup(file: string): void {
  rmSync(checksumOf(file), { force: true });
  rmSync(file, { force: true });
}

/** Deletes what interrupted backups left behind. */
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

/** The content of a checksum file. */
export const checksumLine = (hash: string, file: string): string => `${hash}  ${basename(file)}\n`;

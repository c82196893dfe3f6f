import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk, writeDurably } from '../durable-file.ts';

// Ids of accounts that were deleted, one a line, outside of the database: a restored backup would bring them back.

/** The ids of a ledger; none where there is no file. */
export const deletedAccounts = (path: string): readonly string[] =>
  existsSync(path) ? [...new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean))] : [];

/** Writes an id down, so that it is on the disk when this returns. */
export function noteDeleted(path: string, id: string): void {
  if (deletedAccounts(path).includes(id)) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  appendFileSync(path, `${id}\n`, { mode: 0o600 });
  syncToDisk(path);
}

/** Brings what one ledger holds into another. */
export function mergeLedgers(from: string, into: string): void {
  const held = deletedAccounts(into);
  const all = [...new Set([...held, ...deletedAccounts(from)])];
  if (all.length > held.length) writeDurably(into, `${all.join('\n')}\n`);
}

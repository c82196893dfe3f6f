import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk, writeDurably } from '../durable-file.ts';

// Ids of deleted accounts, one per line. Kept outside the database, since a restored backup would bring them back.

/** The ids in a ledger; empty if there is no file. */
export const deletedAccounts = (path: string): readonly string[] =>
  existsSync(path) ? [...new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean))] : [];

/** Adds an id to a ledger. It is on the disk when this returns. */
export function noteDeleted(path: string, id: string): void {
  if (deletedAccounts(path).includes(id)) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  appendFileSync(path, `${id}\n`, { mode: 0o600 });
  syncToDisk(path);
}

/** Adds the ids of one ledger to another. */
export function mergeLedgers(from: string, into: string): void {
  const held = deletedAccounts(into);
  const all = [...new Set([...held, ...deletedAccounts(from)])];
  if (all.length > held.length) writeDurably(into, `${all.join('\n')}\n`);
}

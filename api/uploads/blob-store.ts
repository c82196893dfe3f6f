import type { Db } from '#db/open.ts';
import type { BlobsTable } from '#db/schema.ts';

/** Where the files of a household are, and how much an account has stored. */
export interface BlobStore {
  /** The file behind the hash a phone gave; null where this household has none. */
  find(householdId: string, sha256: string): Pick<BlobsTable, 'stored_sha256' | 'bytes'> | null;
  /** What an account has stored. */
  used(userId: string): { readonly files: number; readonly bytes: number };
  /** Notes a file that is on the disk. Call inside a write transaction. */
  add(blob: BlobsTable): void;
  /** Lets go of a file that no photo of the household shows any more. Call inside a write transaction. */
  release(householdId: string, sha256: string): void;
  /** Lets go of the files from before a moment that no photo shows. Call inside a write transaction. */
  releaseUnused(beforeMs: number): void;
  /** Whether any household has this file. */
  isStored(storedHash: string): boolean;
}

/** Which household may see which file. */
export function createBlobStore(db: Db): BlobStore {
  const one = db.prepare<[string, string], Pick<BlobsTable, 'stored_sha256' | 'bytes'>>(
    'SELECT stored_sha256, bytes FROM blobs WHERE household_id = ? AND sha256 = ?',
  );
  const sum = db.prepare<[string], { files: number; bytes: number }>(
    'SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM blobs WHERE user_id = ?',
  );
  const insert = db.prepare<[string, string, string, string, number, number]>(`
    INSERT INTO blobs (household_id, sha256, stored_sha256, user_id, bytes, created_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (household_id, sha256) DO UPDATE SET stored_sha256 = excluded.stored_sha256, bytes = excluded.bytes`);
  const drop = db.prepare<[string, string]>(`
    DELETE FROM blobs WHERE household_id = ? AND sha256 = ? AND NOT EXISTS (
      SELECT 1 FROM label_photos p
      WHERE p.household_id = blobs.household_id AND p.sha256 = blobs.sha256 AND p.deleted = 0)`);
  const dropUnused = db.prepare<[number]>(`
    DELETE FROM blobs WHERE created_at < ? AND NOT EXISTS (
      SELECT 1 FROM label_photos p
      WHERE p.household_id = blobs.household_id AND p.sha256 = blobs.sha256 AND p.deleted = 0)`);
  const named = db.prepare<[string], number>('SELECT 1 FROM blobs WHERE stored_sha256 = ? LIMIT 1').pluck();
  return {
    release: (householdId, sha256) => void drop.run(householdId, sha256),
    releaseUnused: (beforeMs) => void dropUnused.run(beforeMs),
    isStored: (storedHash) => named.get(storedHash) !== undefined,
    find: (householdId, sha256) => one.get(householdId, sha256) ?? null,
    used: (userId) => sum.get(userId) ?? { files: 0, bytes: 0 },
    add: (blob) =>
      void insert.run(blob.household_id, blob.sha256, blob.stored_sha256, blob.user_id, blob.bytes, blob.created_at),
  };
}

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
  return {
    find: (householdId, sha256) => one.get(householdId, sha256) ?? null,
    used: (userId) => sum.get(userId) ?? { files: 0, bytes: 0 },
    add: (blob) =>
      void insert.run(blob.household_id, blob.sha256, blob.stored_sha256, blob.user_id, blob.bytes, blob.created_at),
  };
}

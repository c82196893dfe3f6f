import type { Reads, Tx } from '#db/handles.ts';
import type { BlobsTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';

/** The stored files of households, and how much an account has stored. */
export interface BlobStore {
  /** The file behind the hash that a phone sent; null if this household has none. */
  find(reads: Reads, householdId: string, sha256: string): Promise<Pick<BlobsTable, 'stored_sha256' | 'bytes'> | null>;
  /** The file that an account sent under this hash, for whichever household; null if there is none. */
  findOf(reads: Reads, userId: string, sha256: string): Promise<Pick<BlobsTable, 'stored_sha256' | 'bytes'> | null>;
  /** What an account has stored. */
  used(reads: Reads, userId: string): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Records a file that was written. */
  add(tx: Tx, blob: BlobsTable): Promise<void>;
  /**
   * Keeps a file that a photo is about to refer to from being released meanwhile.
   * @throws if it was already released
   */
  hold(tx: Tx, householdId: string, sha256: string): Promise<void>;
  /** Releases a file if no photo of the household refers to it any more. */
  release(tx: Tx, householdId: string, sha256: string): Promise<void>;
  /** Releases the files from before a given time that no photo refers to. */
  releaseUnused(tx: Tx, beforeMs: number): Promise<void>;
  /** Whether any household, or any person's picture, uses this file. */
  isStored(reads: Reads, storedHash: string): Promise<boolean>;
}

const FIND = statement((q, { householdId, sha256 }: { householdId: string; sha256: string }) =>
  q
    .selectFrom('blobs')
    .select(['stored_sha256', 'bytes'])
    .where('household_id', '=', householdId)
    .where('sha256', '=', sha256),
);
const FIND_OF = statement((q, { userId, sha256 }: { userId: string; sha256: string }) =>
  q
    .selectFrom('blobs')
    .select(['stored_sha256', 'bytes'])
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .limit(1),
);
const USED = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('blobs')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('user_id', '=', userId),
);
const ADD = statement((q, blob: BlobsTable) =>
  q
    .insertInto('blobs')
    .values({
      household_id: blob.household_id,
      sha256: blob.sha256,
      stored_sha256: blob.stored_sha256,
      user_id: blob.user_id,
      bytes: blob.bytes,
      created_at: blob.created_at,
    })
    .onConflict((on) =>
      on.columns(['household_id', 'sha256']).doUpdateSet({ stored_sha256: blob.stored_sha256, bytes: blob.bytes }),
    ),
);
const HOLD = statement((q, { householdId, sha256 }: { householdId: string; sha256: string }) =>
  q
    .updateTable('blobs')
    .set((eb) => ({ bytes: eb.ref('bytes') }))
    .where('household_id', '=', householdId)
    .where('sha256', '=', sha256),
);
/** Deletes the rows of files that no photo of their household refers to. */
const deleteUnshown = (q: Queries) =>
  q
    .deleteFrom('blobs')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('label_photos as p')
            .select('p.id')
            .whereRef('p.household_id', '=', 'blobs.household_id')
            .whereRef('p.sha256', '=', 'blobs.sha256')
            .where('p.deleted', '=', 0),
        ),
      ),
    );
const RELEASE = statement((q, { householdId, sha256 }: { householdId: string; sha256: string }) =>
  deleteUnshown(q).where('household_id', '=', householdId).where('sha256', '=', sha256),
);
const RELEASE_UNUSED = statement((q, { before }: { before: number }) =>
  deleteUnshown(q).where('created_at', '<', before),
);
const STORED = statement((q, { hash }: { hash: string }) =>
  q
    .selectFrom('blobs')
    .select('stored_sha256')
    .where('stored_sha256', '=', hash)
    .union(q.selectFrom('portraits').select('stored_sha256').where('stored_sha256', '=', hash)),
);

/** The files that each household may see. */
export const blobStore: BlobStore = {
  find: async (reads, householdId, sha256) => (await reads.first(FIND, { householdId, sha256 })) ?? null,
  findOf: async (reads, userId, sha256) => (await reads.first(FIND_OF, { userId, sha256 })) ?? null,
  used: async (reads, userId) => (await reads.first(USED, { userId })) ?? { files: 0, bytes: 0 },
  add: async (tx, blob) => void (await tx.run(ADD, blob)),
  async hold(tx, householdId, sha256) {
    if ((await tx.run(HOLD, { householdId, sha256 })) === 0) throw new Error('A photo was released as it was named.');
  },
  release: async (tx, householdId, sha256) => void (await tx.run(RELEASE, { householdId, sha256 })),
  releaseUnused: async (tx, before) => void (await tx.run(RELEASE_UNUSED, { before })),
  isStored: async (reads, hash) => (await reads.first(STORED, { hash })) !== undefined,
};

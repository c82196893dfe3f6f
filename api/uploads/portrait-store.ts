import type { Reads, Tx } from '#db/handles.ts';
import type { PortraitsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';
import type { BlobStore } from './blob-store.ts';

const KEEP = statement((q, row: PortraitsTable) =>
  q
    .insertInto('portraits')
    .values({ user_id: row.user_id, sha256: row.sha256, stored_sha256: row.stored_sha256, bytes: row.bytes })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({ sha256: row.sha256, stored_sha256: row.stored_sha256, bytes: row.bytes }),
    ),
);
const FORGET = statement((q, { userId }: { userId: string }) =>
  q.deleteFrom('portraits').where('user_id', '=', userId),
);
const OWN = statement((q, { id }: { id: string }) =>
  q.selectFrom('portraits').select(['sha256', 'stored_sha256']).where('user_id', '=', id),
);
const SHARED = statement((q, { id, userId }: { id: string; userId: string }) =>
  q
    .selectFrom('portraits as p')
    .innerJoin('memberships as m', 'm.user_id', 'p.user_id')
    .innerJoin('memberships as own', 'own.household_id', 'm.household_id')
    .select(['p.sha256', 'p.stored_sha256'])
    .where('p.user_id', '=', id)
    .where('m.status', '=', 'active')
    .where('own.user_id', '=', userId)
    .where('own.status', '=', 'active')
    .limit(1),
);

type Portrait = Pick<PortraitsTable, 'sha256' | 'stored_sha256'>;

/** The pictures of people. A person sees their own, and those of people who share a household with them. */
export const portraits = {
  /** @param userId who asks @returns null if there is none, or none that they may see */
  find: async (reads: Reads, userId: string, id: string): Promise<Portrait | null> =>
    (id === userId ? await reads.first(OWN, { id }) : await reads.first(SHARED, { id, userId })) ?? null,
  keep: async (tx: Tx, row: PortraitsTable): Promise<void> => void (await tx.run(KEEP, row)),
  forget: async (tx: Tx, userId: string): Promise<void> => void (await tx.run(FORGET, { userId })),
};

/** The profiles of people. The file of the picture stays with the person when they move to another household. */
export const createProfileStore = (blobs: BlobStore): EntityStore<'profile'> => {
  const fileOf = async (reads: Reads, userId: string, householdId: string, sha256: string) => {
    const own = await reads.first(OWN, { id: userId });
    const sent = (await blobs.find(reads, householdId, sha256)) ?? (await blobs.findOf(reads, userId, sha256));
    return sent ?? (own?.sha256 === sha256 ? 'kept' : null);
  };
  return {
    ...createRowStore('profile'),
    surroundings: async (reads, { userId, householdId }, operation) => {
      const sha256 = operation.type === 'profile.edit' ? operation.payload.picture?.to : null;
      return sha256 ? { photoStored: (await fileOf(reads, userId, householdId, sha256)) !== null } : {};
    },
    saved: async (tx, { userId, householdId }, operation, { data: { picture } }) => {
      if (operation.type !== 'profile.edit' || !operation.payload.picture) return;
      const file = picture === null ? null : await fileOf(tx, userId, householdId, picture);
      if (picture === null) await portraits.forget(tx, userId);
      else if (file !== null && file !== 'kept') {
        const { stored_sha256, bytes } = file;
        await portraits.keep(tx, { user_id: userId, sha256: picture, stored_sha256, bytes });
      }
    },
  };
};

import { useLiveQuery } from 'dexie-react-hooks';
import type { Member, Pet } from '#domain/households/household.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { Shown } from '#web/offline/tables/account-db.ts';

export interface HouseholdRows {
  readonly members: readonly Shown<Member>[];
  readonly pets: readonly Shown<Pet>[];
}

/** The household's members and pets, in the order in which they were added. Undefined while the tables are read. */
export function useHousehold(): HouseholdRows | undefined {
  const { db } = useAccount();
  return useLiveQuery(
    () =>
      db.transaction('r', db.members, db.pets, async () => ({
        // Ids are UUIDv7: sorted by id is sorted by creation.
        members: await db.members.orderBy('id').toArray(),
        pets: await db.pets.orderBy('id').toArray(),
      })),
    [db],
  );
}

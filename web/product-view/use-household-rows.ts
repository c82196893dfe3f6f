import { useLiveQuery } from 'dexie-react-hooks';
import type { Household } from '#domain/households/household.ts';
import { useAccount } from '#web/client/client-context.tsx';

/** The household's members and pets. Undefined while they are read. */
export function useHouseholdRows(): Household | undefined {
  const { db } = useAccount();
  return useLiveQuery(
    () =>
      db.transaction('r', db.members, db.pets, async () => ({
        members: await db.members.toArray(),
        pets: await db.pets.toArray(),
      })),
    [db],
  );
}

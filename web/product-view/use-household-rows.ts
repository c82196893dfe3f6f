import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount } from '#web/client/client-context.tsx';
import { type HouseholdRows, readHousehold } from './read-household.ts';

/** The household's members and pets. Undefined while loading. */
export function useHouseholdRows(): HouseholdRows | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => db.transaction('r', db.members, db.pets, () => readHousehold(db)), [db]);
}

import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount } from '#web/client/client-context.tsx';
import { type RecallsHere, recallsHere } from '#web/offline/recalls/match.ts';

/** The recalls of what is and was at home. Undefined while the tables are read. */
export function useRecallsHere(): RecallsHere | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => recallsHere(db, Date.now()), [db]);
}

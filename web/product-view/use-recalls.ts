import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount } from '#web/client/client-context.tsx';
import { matchRecalls, type RecallsHere } from '#web/offline/recalls/match.ts';

/** Recalls of what is or was at home. Undefined while loading. */
export function useRecallsHere(): RecallsHere | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => matchRecalls(db, Date.now()), [db]);
}

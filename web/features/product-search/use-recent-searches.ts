import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount } from '#web/client/client-context.tsx';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';

/** Maximum number of searches kept (product P14.8). */
const MOST = 8;

/** This account's searches on this phone, newest first; undefined while they are read. */
export function useRecentSearches() {
  const { db } = useAccount();
  const recent = useLiveQuery(async () => (await readMeta(db, 'recentSearches')) ?? [], [db]);
  return {
    recent,
    keep: async (typed: string): Promise<void> => {
      const text = typed.trim().slice(0, 80);
      if (text === '') return;
      const before = (await readMeta(db, 'recentSearches')) ?? [];
      const others = before.filter((one) => one.toLowerCase() !== text.toLowerCase());
      await writeMeta(db, 'recentSearches', [text, ...others].slice(0, MOST));
    },
    clear: () => writeMeta(db, 'recentSearches', undefined),
  };
}

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { OpenRecall } from '#domain/notifications/derive.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { useAccount } from '#web/client/client-context.tsx';

type Match = typeof import('#web/offline/recalls/open-recalls.ts');

/** The matching code is loaded after what every start needs. */
const loadMatch = (): Promise<Match> => import('#web/offline/recalls/open-recalls.ts');

const NONE: readonly OpenRecall[] = [];

/** The recalls the person should look at, as matched on this phone; empty until the matching code is loaded. */
export function useOpenRecalls(): readonly OpenRecall[] {
  const { db } = useAccount();
  const [match, setMatch] = useState<Match | null>(null);
  useEffect(() => {
    let gone = false;
    // If this fails, the bell shows no recalls. The recalls page reports the error.
    whenIdle(
      () =>
        void loadMatch()
          .then((loaded) => !gone && setMatch(loaded))
          .catch(() => undefined),
    );
    return () => {
      gone = true;
    };
  }, []);
  const found = useLiveQuery(async () => match?.openRecalls(db, Date.now()), [db, match]);
  return found ?? NONE;
}

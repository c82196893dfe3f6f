import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { readTips, refreshTips } from '#web/offline/community/tips.ts';

/** Tips of members as they lie on this phone, asked for anew when the screen opens and when the signal is back. */
export function useTips() {
  const client = useClient();
  const { db } = useAccount();
  const { status } = useNetwork();
  const tips = useLiveQuery(() => readTips(db), [db]);
  const [problem, setProblem] = useState<string | null>(null);
  const again = useCallback(async () => {
    // The tables are closed while somebody signs out.
    const done = await refreshTips(client.askInAccount, db).catch(() => null);
    if (done) setProblem(done.ok ? null : done.problem.message);
  }, [client, db]);
  const offline = status === 'offline';
  useEffect(() => {
    if (!offline) void again();
  }, [again, offline]);
  return { tips, problem, again };
}

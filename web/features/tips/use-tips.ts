import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { readTips, refreshTips } from '#web/offline/community/tips.ts';

/** Members' tips as stored on this phone, refreshed when the screen opens and when the network is back. */
export function useTips() {
  const client = useClient();
  const { db } = useAccount();
  const { status } = useNetwork();
  const tips = useLiveQuery(() => readTips(db), [db]);
  const [problem, setProblem] = useState<string | null>(null);
  const again = useCallback(async () => {
    // Rejects if the tables were closed by a sign-out.
    const done = await refreshTips(client.askInAccount, db).catch(() => null);
    if (done) setProblem(done.ok ? null : done.problem.message);
  }, [client, db]);
  const offline = status === 'offline';
  useEffect(() => {
    if (!offline) void again();
  }, [again, offline]);
  return { tips, problem, again };
}

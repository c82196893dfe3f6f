import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { tellUnsentAt } from '#domain/sync/unsent-warning.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { InstallSteps } from '#web/install/install-steps.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';

/** Whether something has been on this phone alone for long enough to be told (product P9.13). */
function useUnsentForLong(): boolean {
  const { db } = useAccount();
  const { status, notSent } = useNetwork();
  const oldest = useLiveQuery(async () => {
    const [first] = await db.outbox.where('state').anyOf('queued', 'inflight').sortBy('n');
    return first?.operation.createdAt ?? null;
  }, [db]);
  const at = tellUnsentAt({ offline: status === 'offline', notSent, oldestAt: oldest ?? null });
  const [lookedAt, setLookedAt] = useState(Date.now);
  useEffect(() => {
    if (typeof at !== 'number') return;
    const timer = setTimeout(() => setLookedAt(Date.now()), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at === 'now' || (at !== null && lookedAt >= at);
}

/** Something is on this phone alone, in a tab of Safari that may be cleared: said as it is, with the way out. */
export function EvictionNotice() {
  const unsentForLong = useUnsentForLong();
  const [read, setRead] = useState(false);
  if (read || !unsentForLong) return null;
  return (
    <div className="mx-auto max-w-[704px] px-gutter pt-2">
      <Notice level="CAUTION" role="status">
        <p>
          What you did is on this phone only so far. Safari deletes what a website stored after seven days without a
          visit: connect before then.
        </p>
        <details className="mt-1">
          <summary className="small-strong flex min-h-11 items-center">How to keep it for good</summary>
          <p className="mb-3">
            Apps on the home screen are kept. Put Safeshelf there and sign in; what waits in this tab does not move
            along, so let it be sent first.
          </p>
          <InstallSteps />
        </details>
        <Button size="small" variant="quiet" className="mt-1 -ml-[14px]" onClick={() => setRead(true)}>
          Understood
        </Button>
      </Notice>
    </div>
  );
}

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { unsentWarningAt } from '#domain/sync/unsent-warning.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { InstallSteps } from '#web/install/install-steps.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';

/** Whether changes have been only on this phone for so long that the person must be warned (product P9.13). */
function useUnsentForLong(): boolean {
  const { db } = useAccount();
  const { status, notSent } = useNetwork();
  const oldest = useLiveQuery(async () => {
    const [first] = await db.outbox.where('state').anyOf('queued', 'inflight').sortBy('n');
    return first?.operation.createdAt ?? null;
  }, [db]);
  const at = unsentWarningAt({ offline: status === 'offline', notSent, oldestAt: oldest ?? null });
  const [lookedAt, setLookedAt] = useState(Date.now);
  useEffect(() => {
    if (typeof at !== 'number') return;
    const timer = setTimeout(() => setLookedAt(Date.now()), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at === 'now' || (at !== null && lookedAt >= at);
}

/** Warns that changes are only on this phone, in a Safari tab whose data may be deleted, and how to avoid that. */
export function EvictionNotice() {
  const unsentForLong = useUnsentForLong();
  const [read, setRead] = useState(false);
  if (read || !unsentForLong) return null;
  return (
    <div className="mx-auto max-w-[704px] px-gutter pt-2">
      <Notice level="CAUTION" role="status">
        <p>
          Your changes are only on this phone so far. Safari deletes website data after seven days without a visit:
          connect before then.
        </p>
        <details className="mt-1">
          <summary className="small-strong flex min-h-11 items-center">How to keep it for good</summary>
          <p className="mb-3">
            Apps on the home screen are kept. Add Safeshelf there and sign in. Unsent changes in this tab don’t move
            with it, so let them send first.
          </p>
          <InstallSteps />
        </details>
        <Button size="small" variant="quiet" className="mt-1 -ml-[14px]" onClick={() => setRead(true)}>
          Got it
        </Button>
      </Notice>
    </div>
  );
}

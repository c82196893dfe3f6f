import { useState } from 'react';
import { useNetwork } from '#web/client/client-context.tsx';
import { InstallSteps } from '#web/install/install-steps.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';

/** Something is on this phone alone, in a tab of Safari that may be cleared: said as it is, with the way out. */
export function EvictionNotice() {
  const { queued, notSent } = useNetwork();
  const [read, setRead] = useState(false);
  if (read || queued + notSent === 0) return null;
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

import { Share } from 'lucide-react';
import { useState } from 'react';
import { useNetwork } from '#web/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { mayBeEvicted } from './eviction.ts';

/** Something is on this phone alone, in a tab of Safari that may be cleared: said as it is, with the way out. */
export function EvictionNotice() {
  const { queued, notSent } = useNetwork();
  const [read, setRead] = useState(false);
  const standalone: unknown = 'standalone' in navigator ? navigator.standalone : undefined;
  if (read || queued + notSent === 0 || !mayBeEvicted(standalone)) return null;
  return (
    <div className="mx-auto max-w-[704px] px-gutter pt-2">
      <Notice level="CAUTION" role="status">
        <p>
          What you did is on this phone only so far, and Safari deletes what a website stored after seven days without a
          visit. Connect before then, so that it is sent.
        </p>
        <p className="mt-1.5">
          Apps on the home screen are kept. For the next time, tap{' '}
          <Share size={16} strokeWidth={1.9} aria-hidden="true" className="inline align-[-2px]" /> Share, then “Add to
          Home Screen”, and sign in there. What waits here does not move along.
        </p>
        <Button size="small" variant="quiet" className="mt-1 -ml-3.5" onClick={() => setRead(true)}>
          Understood
        </Button>
      </Notice>
    </div>
  );
}

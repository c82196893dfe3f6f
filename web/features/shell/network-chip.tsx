import { lazy, Suspense, useState } from 'react';
import { useNetwork, useSession } from '#web/client/client-context.tsx';
import { connectionOf } from './connection.ts';

// Lazy: on most starts there is nothing to show, and nobody opens the sheet.
const ChipButton = lazy(async () => ({ default: (await import('./chip-button.tsx')).ChipButton }));
const ConnectionSheet = lazy(async () => ({ default: (await import('./connection-sheet.tsx')).ConnectionSheet }));

/** A chip with the state of the connection, which opens an explanation. Nothing while all is well. */
export function NetworkChip() {
  const network = useNetwork();
  const kind = connectionOf(network, useSession());
  const [open, setOpen] = useState(false);
  return (
    <>
      <span role="status" className="contents">
        {kind !== 'fine' && (
          <Suspense>
            <ChipButton kind={kind} onOpen={() => setOpen(true)} />
          </Suspense>
        )}
      </span>
      {open && (
        <Suspense>
          <ConnectionSheet kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

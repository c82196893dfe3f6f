import { Fingerprint } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OpenRow } from '#web/ui/open-row.tsx';
import { passkeysHere } from './passkey-browser.ts';

const PasskeysSheet = lazy(() => import('./passkeys-sheet.tsx'));

/** Opens the person's passkeys; renders nothing if this browser cannot use passkeys. */
export function PasskeyRow() {
  const [open, setOpen] = useState(false);
  if (!passkeysHere()) return null;
  return (
    <OpenRow
      Icon={Fingerprint}
      title="Passkeys"
      meta="Sign in the way you unlock your phone"
      onOpen={() => setOpen(true)}
    >
      {open && (
        <Suspense>
          <PasskeysSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenRow>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SETTING_ROW } from '../setting-row.ts';
import { passkeysHere } from './passkey-browser.ts';

const PasskeysSheet = lazy(() => import('./passkeys-sheet.tsx'));

/** The way to the passkeys of the person; nothing where this browser can use none. */
export function PasskeyRow() {
  const [open, setOpen] = useState(false);
  if (!passkeysHere()) return null;
  return (
    <li className={SETTING_ROW}>
      <span className="min-w-[min(10rem,100%)] flex-1">
        Passkeys
        <span className="small mt-0.5 block text-ink-2">Sign in with what unlocks your phone</span>
      </span>
      <Button size="small" variant="soft" onClick={() => setOpen(true)}>
        Show
        <span className="sr-only"> passkeys</span>
      </Button>
      {open && (
        <Suspense>
          <PasskeysSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

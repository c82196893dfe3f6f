import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import { askToInstall, useInstallWay } from '#web/install/install-offer.ts';
import { InstallSteps } from '#web/install/install-steps.tsx';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { BrandSymbol } from '#web/ui/logo.tsx';
import { decline, declinedRecently } from './declined.ts';

/** Offers to install the app once it has been useful, if possible and not done yet. A "no" lasts half a year. */
export function InstallCard() {
  const { db } = useAccount();
  const way = useInstallWay();
  const wasUseful = useLiveQuery(async () => (await readMeta(db, 'usefulReportAt')) !== undefined, [db]);
  const [declined, setDeclined] = useState(() => declinedRecently(Date.now()));
  const [explained, setExplained] = useState(false);
  if (way === null || !wasUseful || declined) return null;
  const no = () => {
    decline(Date.now());
    setDeclined(true);
  };
  const ask = async () => {
    if (!(await askToInstall())) no();
  };
  return (
    <Panel className="mt-4">
      <div className="flex items-start gap-3.5">
        <BrandSymbol className="h-9 w-9 flex-none text-accent-text" />
        <div className="min-w-0 flex-1">
          <h2 className="small-strong">Add Safeshelf to your home screen</h2>
          <p className="small text-ink-2">It opens like any app, with or without a signal, and keeps what you save.</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" onClick={no}>
          Not now
        </Button>
        {way === 'ask' ? (
          <Button size="small" variant="soft" onClick={() => void ask()}>
            Install
          </Button>
        ) : (
          <Button size="small" variant="soft" onClick={() => setExplained(true)}>
            Show how
          </Button>
        )}
      </div>
      <Sheet open={explained} onClose={() => setExplained(false)} title="Add Safeshelf to your home screen">
        <InstallSteps />
      </Sheet>
    </Panel>
  );
}

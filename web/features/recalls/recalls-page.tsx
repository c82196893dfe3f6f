import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import { readChecked } from '#web/offline/recalls/checked.ts';
import { paths } from '#web/paths.ts';
import { RecallsClear } from '#web/product-view/recalls-clear.tsx';
import { useRecallsHere } from '#web/product-view/use-recalls.ts';
import { useRefreshRecalls } from '#web/product-view/use-refresh-recalls.ts';
import { Button } from '#web/ui/button.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { checkedWords } from './checked-words.ts';
import { FollowedSection } from './followed-section.tsx';
import { RecentSection } from './recent-section.tsx';
import { useDecide } from './use-decide.ts';
import { YourRecall } from './your-recall.tsx';
import './recalls.css';

/** The household's own recalls first, then recent ones for everybody. */
export function RecallsPage() {
  useRefreshRecalls();
  return (
    <Page title="Recalls">
      <PageHeader title="Recalls" back={paths.dashboard} />
      <Yours />
    </Page>
  );
}

function Yours() {
  const { db } = useAccount();
  const here = useRecallsHere();
  const checked = useLiveQuery(() => readChecked(db), [db]);
  const decide = useDecide();
  const [showAside, setShowAside] = useState(false);
  if (!here || checked === undefined) {
    return (
      <div className="mt-5" role="status" aria-busy="true">
        <span className="sr-only">Checking your products against notices</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  const { open, aside, compared } = here;
  return (
    <>
      {open.length > 0 && (
        <Section title="Yours" aside={`${open.length} to look at`}>
          <PanelList label="Recalls of what you have" inset={16}>
            {open.map((recall) => (
              <YourRecall key={recall.id} recall={recall} decide={decide} />
            ))}
          </PanelList>
        </Section>
      )}
      {open.length === 0 && <RecallsClear checked={checked} className="mt-5" />}
      {checked && checked.sources.length > 0 && (
        <p className="small mt-2 px-1 text-ink-2">{checkedWords(checked, compared, Date.now())}</p>
      )}
      {aside.length > 0 && (
        <div className="mt-3">
          <Button variant="quiet" aria-expanded={showAside} onClick={() => setShowAside(!showAside)}>
            {aside.length === 1 ? '1 set aside' : `${aside.length} set aside`}
          </Button>
          {showAside && (
            <PanelList label="Recalls you set aside" inset={16} className="mt-2">
              {aside.map((recall) => (
                <YourRecall key={recall.id} recall={recall} decide={decide} />
              ))}
            </PanelList>
          )}
        </div>
      )}
      {/* Rendered only once the content above is known, whose height would move it. */}
      <FollowedSection />
      <RecentSection />
    </>
  );
}

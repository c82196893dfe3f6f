import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { laterPart } from '#web/browser/later-part.tsx';
import { useIdleOnceReady } from '#web/browser/use-idle-once-ready.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { afterSchemas } from '#web/client/make-schemas.ts';
import { EmergencyLink } from '#web/features/dashboard/emergency-link.tsx';
import { ModeToggle } from '#web/features/dashboard/mode-toggle.tsx';
import { RecentScans } from '#web/features/dashboard/recent-scans.tsx';
import { ScanButton } from '#web/features/dashboard/scan-button.tsx';
import { Usage } from '#web/features/dashboard/usage.tsx';
import { useRecentScans } from '#web/features/dashboard/use-recent-scans.ts';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';

const Welcome = laterPart(afterSchemas(async () => (await import('./layouts/welcome.tsx')).Welcome));
// Below the first screen of a phone, and brings the word lists that classify products by name.
const HomeHealthCard = laterPart(
  afterSchemas(async () => (await import('#web/features/dashboard/home-health-card.tsx')).HomeHealthCard),
);

// Brings the rules that check a home.
const AttentionToday = laterPart(
  afterSchemas(async () => (await import('#web/features/dashboard/home-watch.tsx')).AttentionToday),
);
const DetectorCard = laterPart(
  afterSchemas(async () => (await import('#web/features/dashboard/home-watch.tsx')).DetectorCard),
);
// Brings the code that matches recall notices.
const RecallAlerts = laterPart(
  afterSchemas(async () => (await import('#web/features/dashboard/recall-alerts.tsx')).RecallAlerts),
);
// Offered once the app has been useful.
const InstallCard = laterPart(async () => (await import('#web/features/install/install-card.tsx')).InstallCard);
const AchievementsCard = laterPart(
  afterSchemas(async () => (await import('#web/features/achievements/achievements-card.tsx')).AchievementsCard),
);

// Asked once, at the end of the page.
const ConsentCard = laterPart(async () => (await import('#web/features/analytics/consent-card.tsx')).ConsentCard);
// Only if the operator has a pixel, and an event is due for it.
const PixelFrame = laterPart(async () => (await import('#web/features/marketing/pixel-frame.tsx')).PixelFrame);
// Only in shopping mode.
const ShoppingLink = laterPart(async () => (await import('#web/features/dashboard/shopping-link.tsx')).ShoppingLink);

const SCANS_AT_MOST = 5;

export function Component() {
  const { user, db } = useAccount();
  const scans = useRecentScans(SCANS_AT_MOST);
  const held = useLiveQuery(async () => (await db.inventory.limit(1).count()) > 0, [db]);
  const [mode, setMode] = useState<ScanMode>('household');
  // These read whole tables, and appear below the first screen or over it.
  const rested = useIdleOnceReady(scans !== undefined);
  return (
    <Page title="Home" wide>
      <PageHeader title={`Hi ${user.firstName || 'there'}`} subtitle="Your family’s safety guardian is active" />
      {/* Drawn all at once: what comes first depends on whether something is at home. */}
      {held !== undefined && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-7 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr]">
          <div>
            {held && (
              <div className="mb-3">
                <AttentionToday fallback={<div className="attention-card" aria-hidden="true" />} />
              </div>
            )}
            <div data-tour="mode">
              <ModeToggle mode={mode} onChange={setMode} />
            </div>
            <div className="mt-3" data-tour="scan">
              <ScanButton mode={mode} />
            </div>
            {mode === 'shopping' && (
              <div className="mt-3 min-h-[50px]">
                <ShoppingLink />
              </div>
            )}
            <div className="mt-3" data-tour="usage">
              <Usage />
            </div>
            <div className="mt-3">
              <EmergencyLink />
            </div>
            <InstallCard />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-8" data-tour="recent">
            <RecentScans scans={scans} most={SCANS_AT_MOST} />
          </div>
          {/* On a phone it is below the scans and would move if drawn before them. What follows it is off screen. */}
          <div data-tour="home-health" className="min-h-[60vh]">
            {scans && (
              <HomeHealthCard>
                {held && <RecallAlerts />}
                {held && <DetectorCard />}
              </HomeHealthCard>
            )}
          </div>
        </div>
      )}
      {rested && <AchievementsCard />}
      {rested && <ConsentCard />}
      {rested && <Welcome />}
      {rested && <PixelFrame />}
    </Page>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { screenOf } from './screen-of.ts';

/** A report shown this long counts as read, even if the page is closed while it is shown. */
const READ_AFTER_MS = 5_000;

/** Records when the app was first useful: a report was read, and at least one stored report has a score. */
async function noteUsefulReport(db: AccountDb): Promise<void> {
  if ((await readMeta(db, 'usefulReportAt')) !== undefined) return;
  const useful = await db.reports.filter(({ report }) => report.score !== null).count();
  if (useful > 0) await writeMeta(db, 'usefulReportAt', Date.now());
}

/** Records the kind of screen at each address, if the person has consented (product P3.10). Renders nothing. */
export function ScreenEvents() {
  const { pathname } = useLocation();
  const { db } = useAccount();
  const analytics = useAnalytics();
  useEffect(() => {
    const screen = screenOf(pathname);
    void analytics.record({ name: 'screen.viewed', properties: { screen } });
    if (screen === 'detector') void analytics.record({ name: 'feature.hazard_detector_accessed', properties: {} });
    if (screen !== 'report') return;
    void analytics.record({ name: 'product.viewed', properties: {} });
    // A failure means that the person has signed out meanwhile: there is nobody to ask for consent.
    const note = () => void noteUsefulReport(db).catch(() => undefined);
    const read = setTimeout(note, READ_AFTER_MS);
    return () => {
      clearTimeout(read);
      note();
    };
  }, [analytics, db, pathname]);
  return null;
}

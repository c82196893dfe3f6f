import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { screenOf } from './screen-of.ts';

/** A report that stands on the screen this long is taken to be read, even if the page is closed on it. */
const READ_AFTER_MS = 5_000;

/** Remembers the first time somebody got something out of the app: they read a report, and one with a score is there. */
async function noteUsefulReport(db: AccountDb): Promise<void> {
  if ((await readMeta(db, 'usefulReportAt')) !== undefined) return;
  const useful = await db.reports.filter(({ report }) => report.score !== null).count();
  if (useful > 0) await writeMeta(db, 'usefulReportAt', Date.now());
}

/** Tells at each address which kind of screen it is, where the person agreed to it (product P3.10). Draws nothing. */
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
    // Signed out meanwhile: there is nobody to ask.
    const note = () => void noteUsefulReport(db).catch(() => undefined);
    const read = setTimeout(note, READ_AFTER_MS);
    return () => {
      clearTimeout(read);
      note();
    };
  }, [analytics, db, pathname]);
  return null;
}

import { createContext, type ReactNode, useContext } from 'react';
import type { Analytics } from '#web/offline/analytics/analytics.ts';

const AnalyticsContext = createContext<Analytics | null>(null);

/** Hands the page's events of use to everything below. */
export function AnalyticsProvider({ analytics, children }: { analytics: Analytics; children: ReactNode }) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/** The page's events of use. Nothing is kept or sent before the person agreed. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) throw new Error('useAnalytics needs an AnalyticsProvider above it');
  return analytics;
}

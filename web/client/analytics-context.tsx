import { createContext, type ReactNode, useContext } from 'react';
import type { Analytics } from '#web/offline/analytics/analytics.ts';

const AnalyticsContext = createContext<Analytics | null>(null);

/** Provides the page's usage events to everything below. */
export function AnalyticsProvider({ analytics, children }: { analytics: Analytics; children: ReactNode }) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/** The page's usage events. Nothing is stored or sent before the person agreed. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) throw new Error('useAnalytics needs an AnalyticsProvider above it');
  return analytics;
}

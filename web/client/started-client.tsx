import type { ReactNode } from 'react';
import { markedSignedIn } from '#web/browser/signed-in-mark.ts';
import { recordingClient } from '#web/offline/analytics/analytics-client.ts';
import { lateAnalytics } from '#web/offline/analytics/late-analytics.ts';
import { browserPorts } from '#web/offline/client-ports.ts';
import { createLateClient } from '#web/offline/late-client.ts';
import { AnalyticsProvider } from './analytics-context.tsx';
import { ClientProvider } from './client-context.tsx';
import { firstPaint } from './first-paint.ts';

/**
 * Starts the one client of this page and gives the component that hands it to everything below. Schemas, rules and sync
 * follow behind the first paint.
 */
export function startClient(): (props: { children: ReactNode }) => ReactNode {
  const painted = firstPaint();
  const ports = browserPorts();
  const plainClient = createLateClient(
    {
      ...ports,
      // Asked for by few screens, and its schemas are not needed before.
      firstPack: async () => (await import('./first-pack-file.ts')).readFirstPack(),
      mayBeSignedIn: markedSignedIn,
    },
    painted,
  );
  const analytics = lateAnalytics(plainClient, ports, painted);
  const client = recordingClient(plainClient, analytics);
  void client.start();
  return ({ children }) => (
    <ClientProvider client={client}>
      <AnalyticsProvider analytics={analytics}>{children}</AnalyticsProvider>
    </ClientProvider>
  );
}

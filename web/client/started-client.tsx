import type { ReactNode } from 'react';
import { markedSignedIn } from '#web/browser/signed-in-mark.ts';
import { browserBeginPorts } from '#web/offline/begin-ports.ts';
import { createLateClient } from '#web/offline/late-client.ts';
import { AnalyticsProvider } from './analytics-context.tsx';
import { ClientProvider } from './client-context.tsx';
import { firstPaint } from './first-paint.ts';
import { afterSchemas } from './make-schemas.ts';

const wholeClientFile = afterSchemas(() => import('./whole-client.ts'));

/**
 * Starts the page's one client and returns the component that provides it to everything below. Schemas, rules and sync
 * are loaded after the first paint.
 */
export function startClient(): (props: { children: ReactNode }) => ReactNode {
  const { client, analytics } = createLateClient(
    { ...browserBeginPorts(), mayBeSignedIn: markedSignedIn },
    async (begun) => (await wholeClientFile()).wholeClient(begun),
    firstPaint(),
  );
  void client.start();
  return ({ children }) => (
    <ClientProvider client={client}>
      <AnalyticsProvider analytics={analytics}>{children}</AnalyticsProvider>
    </ClientProvider>
  );
}

import type { ReactNode } from 'react';
import { markedSignedIn } from '#web/browser/signed-in-mark.ts';
import { browserBeginPorts } from '#web/offline/begin-ports.ts';
import { createLateClient } from '#web/offline/late-client.ts';
import { AnalyticsProvider } from './analytics-context.tsx';
import { ClientProvider } from './client-context.tsx';
import { firstPaint } from './first-paint.ts';

/** Lets taps and drawing come first. */
const aTask = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/**
 * Starts the one client of this page and gives the component that hands it to everything below. Schemas, rules and sync
 * follow behind the first paint.
 */
export function startClient(): (props: { children: ReactNode }) => ReactNode {
  const { client, analytics } = createLateClient(
    { ...browserBeginPorts(), mayBeSignedIn: markedSignedIn },
    async (begun) => {
      // Run before what needs them, each in a task of its own: together they hold a slow phone for a fifth of a second.
      await import('#domain/products/nutrition.ts');
      await aTask();
      await import('#domain/products/calls.ts');
      await aTask();
      await import('#domain/sync/entities.ts');
      await aTask();
      return (await import('./whole-client.ts')).wholeClient(begun);
    },
    firstPaint(),
  );
  void client.start();
  return ({ children }) => (
    <ClientProvider client={client}>
      <AnalyticsProvider analytics={analytics}>{children}</AnalyticsProvider>
    </ClientProvider>
  );
}

import { starterUrl } from 'virtual:starter';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Product } from '#domain/products/product.ts';
import { markedSignedIn } from '#web/browser/signed-in-mark.ts';
import { createAnalytics } from '#web/offline/analytics/analytics.ts';
import { recordingClient } from '#web/offline/analytics/analytics-client.ts';
import { browserPorts, createClient } from '#web/offline/create-client.ts';
import { AnalyticsProvider } from './analytics-context.tsx';
import { ClientProvider } from './client-context.tsx';

/** The file of products that comes with the app: stored with it, so that it is there without a signal. */
async function firstPack(): Promise<readonly Product[]> {
  const response = await fetch(starterUrl);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return z.array(Product).parse(await response.json());
}

/**
 * Starts the one client of this page and gives the component that hands it to everything below. In a file of its own, so
 * that tables, schemas and sync are fetched beside the page's first bundle and not inside it.
 */
export function startClient(): (props: { children: ReactNode }) => ReactNode {
  const plainClient = createClient({
    ...browserPorts(),
    firstPack,
    mayBeSignedIn: markedSignedIn,
  });
  const analytics = createAnalytics(plainClient, browserPorts());
  const client = recordingClient(plainClient, analytics);
  void client.start();
  return ({ children }) => (
    <ClientProvider client={client}>
      <AnalyticsProvider analytics={analytics}>{children}</AnalyticsProvider>
    </ClientProvider>
  );
}

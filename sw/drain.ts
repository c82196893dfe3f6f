import { sendAnalyticsOnce } from '#web/offline/analytics/analytics-drain.ts';
import { drainOnce } from '#web/offline/sync/drain.ts';
import type { RunEnd } from '#web/offline/sync/sync-ports.ts';

declare const self: ServiceWorkerGlobalScope;

let underWay: Promise<RunEnd> | null = null;

const send = (path: string, init: RequestInit): Promise<Response> => self.fetch(path, init);

/** Usage events are sent after the person's own changes and never delay them. */
async function drainAll(): Promise<RunEnd> {
  const end = await drainOnce(send);
  if (end === 'done') await sendAnalyticsOnce(send);
  return end;
}

/** Sends the outbox with the page's own sync engine, then the usage events. Calls during a run share that run. */
export function drain(): Promise<RunEnd> {
  underWay ??= drainAll().finally(() => {
    underWay = null;
  });
  return underWay;
}

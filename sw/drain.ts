import { sendAnalyticsOnce } from '#web/offline/analytics/analytics-drain.ts';
import { drainOnce } from '#web/offline/sync/drain.ts';
import type { RunEnd } from '#web/offline/sync/sync-ports.ts';

declare const self: ServiceWorkerGlobalScope;

let underWay: Promise<RunEnd> | null = null;

const send = (path: string, init: RequestInit): Promise<Response> => self.fetch(path, init);

/** Events of use never go before what a person did, nor in its way. */
async function drainAll(): Promise<RunEnd> {
  const end = await drainOnce(send);
  if (end === 'done') await sendAnalyticsOnce(send);
  return end;
}

/** Sends the outbox with the page's own engine, then the events of use. Asked again meanwhile, it is the same run. */
export function drain(): Promise<RunEnd> {
  underWay ??= drainAll().finally(() => {
    underWay = null;
  });
  return underWay;
}

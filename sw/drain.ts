import { drainOnce } from '#web/offline/drain.ts';
import type { RunEnd } from '#web/offline/sync-ports.ts';

declare const self: ServiceWorkerGlobalScope;

let underWay: Promise<RunEnd> | null = null;

/** Sends the outbox with the page's own engine. Asked again meanwhile, it is the same run. */
export function drain(): Promise<RunEnd> {
  underWay ??= drainOnce((path, init) => self.fetch(path, init)).finally(() => {
    underWay = null;
  });
  return underWay;
}

import { drain } from './drain.ts';
import { fetchWasm } from './wasm.ts';

declare const self: ServiceWorkerGlobalScope;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/**
 * What pages may ask: `SKIP_WAITING` once the person accepted the update, `claim` where no worker controls the page, `drain` to send the outbox (with a port, the
 * end of the run is told), `wasm` to store decoders ahead of their first use.
 */
export function listenToPages(): void {
  self.addEventListener('message', (event) => {
    const message: unknown = event.data;
    if (!isRecord(message)) return;
    switch (message.type) {
      case 'SKIP_WAITING':
        event.waitUntil(self.skipWaiting());
        break;
      case 'claim':
        // Refused while this worker is not the active one; the active one claims its pages by itself then.
        event.waitUntil(self.clients.claim().catch(() => undefined));
        break;
      case 'drain':
        event.waitUntil(drain().then((end) => event.ports[0]?.postMessage({ end })));
        break;
      case 'wasm':
        // Without a signal it is tried again with the next visit.
        event.waitUntil(fetchWasm(texts(message.urls)).catch(() => undefined));
        break;
    }
  });
}

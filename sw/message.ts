import { drain } from './drain.ts';
import { storeReaderFiles } from './wasm.ts';

declare const self: ServiceWorkerGlobalScope;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/**
 * Messages a page may send: `SKIP_WAITING` once the person accepted the update, `claim` if no worker controls the page,
 * `drain` to send the outbox (the result is posted to the message's port, if it has one), `wasm` to store decoders
 * before their first use.
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
        // Rejects while this worker is not active. It claims its pages itself when it becomes active.
        event.waitUntil(self.clients.claim().catch(() => undefined));
        break;
      case 'drain':
        event.waitUntil(drain().then((end) => event.ports[0]?.postMessage({ end })));
        break;
      case 'wasm':
        // If offline, the next visit tries again.
        event.waitUntil(storeReaderFiles(texts(message.urls)).catch(() => undefined));
        break;
    }
  });
}

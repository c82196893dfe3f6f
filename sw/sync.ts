import { OUTBOX_TAG } from '#web/offline/sync/background-sync.ts';
import { drain } from './drain.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is missing in some browsers and in TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

const isSyncEvent = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

async function drainOrComeBack(lastChance: boolean): Promise<void> {
  const end = await drain();
  // Rejecting makes the browser fire the event again later.
  if (end === 'later' && !lastChance) throw new Error('The server could not be reached. Try again later.');
}

/** In browsers with Background Sync, sends the outbox when the network is back, even with no page open. */
export function drainOnSync(): void {
  self.addEventListener('sync', (event: Event) => {
    if (isSyncEvent(event) && event.tag === OUTBOX_TAG) event.waitUntil(drainOrComeBack(event.lastChance));
  });
}

import { OUTBOX_TAG } from '#web/offline/sync/background-sync.ts';
import { drain } from './drain.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is not in every browser, nor in the compiler's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

const isSyncEvent = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

async function drainOrComeBack(lastChance: boolean): Promise<void> {
  const end = await drain();
  // A rejected event is the way to be called again later.
  if (end === 'later' && !lastChance) throw new Error('The server was not to be had. Come back later.');
}

/** Where the browser has Background Sync, the outbox is sent when the network is back, also with no page open. */
export function drainOnSync(): void {
  self.addEventListener('sync', (event: Event) => {
    if (isSyncEvent(event) && event.tag === OUTBOX_TAG) event.waitUntil(drainOrComeBack(event.lastChance));
  });
}

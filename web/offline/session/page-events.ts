import type { Trigger } from '../sync/sync-run.ts';

/**
 * Wakes the synchronisation when the browser thinks the network is back, and when somebody looks at the page or
 * leaves it. Only hints: what they start finds out the truth.
 * @param events the window (`visibilitychange` reaches it from the document)
 */
export function wakeOnPageEvents(events: EventTarget, wake: (trigger: Trigger) => void): void {
  events.addEventListener('online', () => wake('online'));
  events.addEventListener('visibilitychange', () => wake('visible'));
}

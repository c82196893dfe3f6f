import type { Trigger } from '../sync/sync-run.ts';

/**
 * Wakes the sync when the browser reports that the network is back, and when the page becomes visible or hidden. These
 * are only hints: the sync itself finds out whether the server answers.
 * @param events the window (`visibilitychange` reaches it from the document)
 */
export function wakeOnPageEvents(events: EventTarget, wake: (trigger: Trigger) => void): void {
  events.addEventListener('online', () => wake('online'));
  events.addEventListener('visibilitychange', () => wake('visible'));
}

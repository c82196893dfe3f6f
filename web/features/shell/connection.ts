import type { NetworkState, SessionState } from '#web/offline/client.ts';

/** State of the connection to the server, most significant first. `fine` shows nothing. */
export type ConnectionKind =
  | 'outdated'
  | 'paused'
  | 'staying_offline'
  | 'server_gone'
  | 'no_answer'
  | 'offline'
  | 'not_sent'
  | 'syncing'
  | 'weak'
  | 'fine';

/** Derives the one state that the chip shows from the network and the session. */
export function connectionOf(network: NetworkState, session: SessionState): ConnectionKind {
  if (session.status === 'signedIn' && session.outdated) return 'outdated';
  if (session.status === 'signedIn' && session.needsSignIn) return 'paused';
  if (network.stayOffline) return 'staying_offline';
  if (network.status === 'offline') {
    if (network.trouble === 'server_error') return 'server_gone';
    return network.trouble === 'no_answer' ? 'no_answer' : 'offline';
  }
  if (network.notSent > 0) return 'not_sent';
  if (network.queued > 0) return 'syncing';
  return network.status === 'weak' ? 'weak' : 'fine';
}

const BEHIND: ReadonlySet<ConnectionKind> = new Set([
  'staying_offline',
  'offline',
  'no_answer',
  'server_gone',
  'paused',
]);

/** Whether the shown data may be out of date. */
export const isBehind = (kind: ConnectionKind): boolean => BEHIND.has(kind);

/** With changes waiting, the person is warned after this long without reaching the server (product P9.5). */
const OVERDUE_MS = 24 * 3_600_000;

/**
 * Whether changes have waited so long that the person must be warned.
 * @param oldestAt when the oldest waiting change was made; null if none
 * @param lastHeardAt when the server last answered; null if never
 */
export function isOverdue(oldestAt: number | null, lastHeardAt: number | null, nowMs: number): boolean {
  if (oldestAt === null || nowMs - oldestAt < OVERDUE_MS) return false;
  return lastHeardAt === null || nowMs - lastHeardAt >= OVERDUE_MS;
}

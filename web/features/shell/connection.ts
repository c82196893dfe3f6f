import type { NetworkState, SessionState } from '#web/offline/client.ts';

/** What stands between this phone and the server, the most telling first. `fine` shows nothing. */
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

/** Reads the one state that the chip names from what the phone knows. */
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

/** Whether what is shown may be old. */
export const isBehind = (kind: ConnectionKind): boolean => BEHIND.has(kind);

/** After this long without reaching the server a person is told, with something waiting (product P9.5). */
const OVERDUE_MS = 24 * 3_600_000;

/**
 * Whether something has waited so long that a person should know.
 * @param oldestAt when the oldest waiting change was made; null for none
 * @param lastHeardAt when the server last answered; null for never
 */
export function isOverdue(oldestAt: number | null, lastHeardAt: number | null, nowMs: number): boolean {
  if (oldestAt === null || nowMs - oldestAt < OVERDUE_MS) return false;
  return lastHeardAt === null || nowMs - lastHeardAt >= OVERDUE_MS;
}

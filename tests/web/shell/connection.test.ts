import { expect, test } from 'vitest';
import { type ConnectionKind, connectionOf, isOverdue } from '#web/features/shell/connection.ts';
import { mayBeEvicted } from '#web/features/shell/eviction.ts';
import type { NetworkState, SessionState } from '#web/offline/client.ts';

const FINE: NetworkState = {
  status: 'online',
  trouble: 'none',
  stayOffline: false,
  queued: 0,
  notSent: 0,
  lastHeardAt: 1,
  syncing: false,
};
const SIGNED_OUT: SessionState = { status: 'signedOut' };

test.each<[string, Partial<NetworkState>, ConnectionKind]>([
  ['all is well', {}, 'fine'],
  ['answers are slow', { status: 'weak' }, 'weak'],
  ['something is on its way', { queued: 2 }, 'syncing'],
  ['something is on its way over a weak signal', { queued: 2, status: 'weak' }, 'syncing'],
  ['something was refused', { queued: 2, notSent: 1 }, 'not_sent'],
  ['there is no network', { status: 'offline', trouble: 'no_network', notSent: 1 }, 'offline'],
  ['nobody answers', { status: 'offline', trouble: 'no_answer' }, 'no_answer'],
  ['the server is out of order', { status: 'offline', trouble: 'server_error' }, 'server_gone'],
  ['the person wants no network', { status: 'offline', stayOffline: true, notSent: 1 }, 'staying_offline'],
])('the chip names one state: %s', (_when, part, kind) => {
  expect(connectionOf({ ...FINE, ...part }, SIGNED_OUT)).toBe(kind);
});

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

test('a person is told after a day without the server, and only while something waits', () => {
  expect(isOverdue(null, NOW - 90 * HOUR, NOW)).toBe(false);
  expect(isOverdue(NOW - 23 * HOUR, NOW - 90 * HOUR, NOW)).toBe(false);
  expect(isOverdue(NOW - 30 * HOUR, NOW - HOUR, NOW)).toBe(false);
  expect(isOverdue(NOW - 24 * HOUR, NOW - 24 * HOUR, NOW)).toBe(true);
  expect(isOverdue(NOW - 30 * HOUR, null, NOW)).toBe(true);
});

test('only a tab of Safari on a phone is told of the seven days', () => {
  expect([mayBeEvicted(false), mayBeEvicted(true), mayBeEvicted(undefined)]).toEqual([true, false, false]);
});

import { expect, test } from 'vitest';
import { AnalyticsEvent } from '#domain/analytics/event.ts';
import {
  ANALYTICS_CAP,
  ANALYTICS_RETRIES,
  type BatchEnd,
  batchEndOf,
  overflowOf,
  settleBatch,
} from '#domain/analytics/queue-rules.ts';

const waiting = (...tries: number[]) => tries.map((retryCount, n) => ({ n, retryCount }));

test('the queue holds a hundred events, and makes room by dropping the oldest', () => {
  expect(overflowOf(0)).toBe(0);
  expect(overflowOf(ANALYTICS_CAP - 1)).toBe(0);
  expect(overflowOf(ANALYTICS_CAP)).toBe(1);
  expect(overflowOf(ANALYTICS_CAP + 4)).toBe(5);
});

test('an event is tried once and three times more, then dropped and counted', () => {
  let queue: readonly { n: number; retryCount: number }[] = waiting(0);
  for (let failure = 1; failure <= ANALYTICS_RETRIES; failure += 1) {
    const { stay, dropped } = settleBatch(queue, 'failed');
    expect([failure, stay.length, dropped]).toEqual([failure, 1, 0]);
    queue = stay;
  }
  expect(settleBatch(queue, 'failed')).toMatchObject({ stay: [], gone: [{ n: 0 }], dropped: 1 });
});

test('of a batch that fails only those without a try left go', () => {
  const { stay, gone, dropped } = settleBatch(waiting(0, 3, 1), 'failed');
  expect(stay.map(({ n, retryCount }) => [n, retryCount])).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect([gone.map(({ n }) => n), dropped]).toEqual([[1], 1]);
});

test.each<[number, BatchEnd]>([
  [200, 'taken'],
  [401, 'later'],
  [403, 'later'],
  [429, 'later'],
  [400, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
  [507, 'failed'],
])('%i means %s', (status, end) => {
  expect(batchEndOf(status)).toBe(end);
});

test('patience costs no try, and what the server will never take is dropped and counted', () => {
  expect(settleBatch(waiting(3), 'later')).toEqual({ stay: waiting(3), gone: [], dropped: 0 });
  expect(settleBatch(waiting(0, 1), 'refused')).toMatchObject({ stay: [], dropped: 2 });
  expect(settleBatch(waiting(0, 1), 'taken')).toMatchObject({ stay: [], dropped: 0 });
});

const event = {
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'product.scan_started',
  properties: { source: 'camera', mode: 'household' },
  sessionId: '0197a000-0000-7000-8000-000000000002',
  timestamp: '2026-11-21T12:00:00.000Z',
};

test.each([
  ['a barcode', { ...event, properties: { ...event.properties, barcode: '2000000000015' } }],
  ['a product name', { ...event, name: 'product.viewed', properties: { name: 'Soap' } }],
  ['a free text', { ...event, name: 'screen.viewed', properties: { screen: 'allergic to fish' } }],
  ['a person', { ...event, userId: 'u1' }],
  ['a name of its own', { ...event, name: 'member.added', properties: {} }],
  ['a session that is no random id', { ...event, sessionId: 'maya@example.org' }],
])('no event carries %s', (_what, other) => {
  expect(AnalyticsEvent.safeParse(event).success).toBe(true);
  expect(AnalyticsEvent.safeParse(other).success).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { selectBatch } from '#web/offline/queue/select-batch.ts';
import { backoffMs } from '#web/offline/sync/backoff.ts';
import { pushVerdictOf, verdictOf } from '#web/offline/sync/push-verdict.ts';
import type { OutboxEntry, OutboxState } from '#web/offline/tables/account-db.ts';
import { readReply } from '#web/offline/transport/read-reply.ts';

let lastN = 0;
const entry = (entityId: string, over: Partial<OutboxEntry> = {}): OutboxEntry => {
  lastN += 1;
  return {
    n: lastN,
    opId: `op${lastN}`,
    operation: {
      opId: `op${lastN}`,
      userId: 'u',
      type: 'inventory.delete',
      v: 1,
      entityId,
      payload: {},
      baseRev: null,
      createdAt: 0,
    },
    entityId,
    deviceId: 'd',
    dependsOn: [],
    state: 'queued',
    leaseUntil: 0,
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    seq: null,
    ackedAt: null,
    ...over,
  };
};
const LIMITS = { ops: 25, bytes: 256 * 1024 };
const rows = (batch: readonly OutboxEntry[]) => batch.map((one) => one.entityId);

describe('what the next push carries', () => {
  it('keeps the order in which things were done, and its size', () => {
    const entries = Array.from({ length: 40 }, (_, at) => entry(`row${at}`));
    expect(selectBatch(entries, 0, LIMITS)).toEqual(entries.slice(0, 25));
    expect(selectBatch(entries, 0, { ops: 25, bytes: 1_000 }).length).toBeLessThan(10);
    expect(selectBatch(entries, 0, { ops: 25, bytes: 1 }), 'one operation goes, whatever its size').toHaveLength(1);
  });

  it('holds back later operations of a row that waits, and no other row', () => {
    for (const over of [
      { nextAttemptAt: 10 },
      { state: 'held' satisfies OutboxState as OutboxState },
      { state: 'inflight' satisfies OutboxState as OutboxState, leaseUntil: 10 },
    ]) {
      expect(rows(selectBatch([entry('a', over), entry('b'), entry('a')], 5, LIMITS))).toEqual(['b']);
    }
  });

  it('takes back what somebody took and did not bring, once the lease is over', () => {
    const taken = entry('a', { state: 'inflight', leaseUntil: 10 });
    expect(selectBatch([taken], 9, LIMITS)).toEqual([]);
    expect(selectBatch([taken], 10, LIMITS)).toEqual([taken]);
  });

  it('waits for the answer to what another row must be there for', () => {
    const product = entry('product');
    const item = entry('item', { dependsOn: [product.opId] });
    expect(rows(selectBatch([product, item], 0, LIMITS))).toEqual(['product']);
    expect(rows(selectBatch([item], 0, LIMITS)), 'answered and no longer open').toEqual(['item']);
  });
});

describe('waiting before the next try', () => {
  it('is full jitter under a bound that doubles to a quarter of an hour', () => {
    expect([1, 2, 3].map((attempts) => backoffMs(attempts, 1))).toEqual([4_000, 8_000, 16_000]);
    expect(backoffMs(3, 0)).toBe(0);
    expect(backoffMs(60, 1)).toBe(900_000);
  });

  it('is never shorter than the server wishes', () => expect(backoffMs(1, 0.5, 90)).toBe(90_000));
});

describe('answers', () => {
  const reading = { 200: (value: unknown) => value };
  const read = (status: number, text: string, retryAfter: string | null = null) =>
    readReply(reading, { status, text, retryAfter }, 0);

  it('are ours only in the shape of the contract', () => {
    const page = '<!doctype html><p>Sign in to the WiFi</p>';
    for (const status of [200, 201, 302, 400, 401, 403, 404, 422]) {
      expect(read(status, page)).toEqual({ kind: 'unreachable', why: 'not_ours' });
    }
    expect(read(401, '{"error":"UNAUTHENTICATED","message":"m","requestId":"r"}')).toMatchObject({
      kind: 'refused',
      status: 401,
      ours: true,
    });
  });

  it('of a proxy in front of the server mean what their status says', () => {
    expect(read(502, '<h1>Bad gateway</h1>')).toMatchObject({ kind: 'refused', status: 502, ours: false });
    expect(read(413, '<h1>Too large</h1>')).toMatchObject({ kind: 'refused', problem: { code: 'TOO_LARGE' } });
    expect(read(503, '', 'Thu, 01 Jan 1970 00:01:00 GMT')).toMatchObject({ problem: { code: 'BUSY', retryAfter: 60 } });
  });

  it('settle an operation only where they name it', () => {
    const result = (status: 'applied' | 'duplicate' | 'retry', code?: string) =>
      verdictOf({ opId: 'a', status, changes: [], ...(code && { code }) }).to;
    expect(verdictOf(undefined).to).toBe('again');
    expect(result('applied')).toBe('acked');
    expect(result('duplicate')).toBe('acked');
    expect(result('duplicate', 'NOT_FOUND'), 'a refusal whose first answer was lost').toBe('dead');
    expect(result('retry', 'WRONG_USER')).toBe('sign_in');
    expect(result('retry', 'INTERNAL')).toBe('again');
  });

  it('to a whole push condemn no operation while there is more than one', () => {
    const refused = (status: number, size: number) =>
      pushVerdictOf({ kind: 'refused', status, ours: true, problem: { code: 'BAD_REQUEST', message: 'm' } }, size).to;
    for (const status of [400, 413, 422]) {
      expect(refused(status, 2)).toBe('halve');
      expect(refused(status, 1)).toBe('dead');
    }
    for (const status of [404, 408, 425, 429, 500, 502, 503, 504, 507]) expect(refused(status, 1)).toBe('later');
    expect(refused(401, 1)).toBe('sign_in');
    expect(refused(426, 1)).toBe('outdated');
  });
});

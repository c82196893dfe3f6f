import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScanAnswer } from '#domain/contract/answers.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { ScanUsage } from '#domain/plans/plan-schemas.ts';
import { newPerson, type Person } from './person.ts';
import { push, scanOf } from './queue.ts';
import {
  CODE_WITH_LABEL,
  CODE_WITHOUT_LABEL,
  type RunningApp,
  startApp,
  UNKNOWN_CODE,
  WITH_LABEL,
} from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const scan = (person: Person, barcode: string, key?: string) =>
  person.post('/api/scan', { barcode }, key === undefined ? {} : { 'idempotency-key': key });
const usage = async (person: Person) => ScanUsage.parse((await person.get('/api/scan/usage')).body);
const stored = (person: Person) =>
  app.db.prepare<[string], number>('SELECT count(*) FROM scans WHERE household_id = ?').pluck().get(person.householdId);

test('a known product with a label is identified and counted', async () => {
  const person = await newPerson(app);
  const reply = await scan(person, CODE_WITH_LABEL);
  expect(reply.status).toBe(200);
  expect(ScanAnswer.parse(reply.body)).toMatchObject({
    success: true,
    productId: '02000000000015',
    product: { slug: 'sample-shower-gel-02000000000015' },
    requiresLabelCapture: false,
    productIdentified: true,
    loadingStatus: { message: 'Generating comprehensive safety report...' },
    usage: { scansUsed: 1, scanLimit: 5 },
  });
  expect((await usage(person)).scansUsed).toBe(1);
});

test('a product without ingredients asks for its label and does not count', async () => {
  const person = await newPerson(app);
  const answer = ScanAnswer.parse((await scan(person, CODE_WITHOUT_LABEL)).body);
  expect(answer).toMatchObject({ productId: '02000000000022', requiresLabelCapture: true, usage: { scansUsed: 0 } });
});

test('an unknown code is answered with the words of product P7.2 and does not count', async () => {
  const person = await newPerson(app);
  const answer = ScanAnswer.parse((await scan(person, UNKNOWN_CODE)).body);
  expect(answer).toMatchObject({
    success: false,
    error: 'PRODUCT_NOT_FOUND',
    message: 'This product is not in our database yet. Please capture a photo of the product label for identification.',
    usage: { scansUsed: 0 },
  });
  expect(answer.productId).toBeUndefined();
});

test.each(['12', '2000000000016', 'abc', '----------', '2'.repeat(64)])(
  'a barcode that cannot be one (%s) is refused with its field',
  async (barcode) => {
    const person = await newPerson(app);
    const reply = await scan(person, barcode);
    expect([reply.status, ErrorBody.parse(reply.body).error]).toEqual([422, 'INVALID_BARCODE']);
    expect(Object.keys(ErrorBody.parse(reply.body).fields ?? {})).toEqual(['barcode']);
    expect(stored(person)).toBe(0);
  },
);

test('a product is scanned by the 14 digits that name it here, but no case of several packs', async () => {
  const person = await newPerson(app);
  const reply = await scan(person, WITH_LABEL.id);
  expect([reply.status, reply.body]).toMatchObject([200, { productId: WITH_LABEL.id }]);
  for (const barcode of ['02000000000016', '12000000000012']) {
    const refused = await scan(person, barcode);
    expect([refused.status, ErrorBody.parse(refused.body).error]).toEqual([422, 'INVALID_BARCODE']);
  }
});

test('at the limit the answer is 402 and nothing is recorded; unknown codes still pass (product P7.3)', async () => {
  const person = await newPerson(app);
  for (let used = 0; used < 5; used += 1) expect((await scan(person, CODE_WITH_LABEL)).status).toBe(200);
  const reply = await scan(person, CODE_WITH_LABEL);
  expect(reply.status).toBe(402);
  expect(ErrorBody.parse(reply.body)).toMatchObject({
    error: 'SCAN_LIMIT_REACHED',
    message: "You've reached your monthly scan limit. You can scan again next month, or with a larger plan.",
  });
  expect(stored(person)).toBe(5);
  expect(await usage(person)).toMatchObject({ scansUsed: 5, hasReachedLimit: true });
  expect((await scan(person, UNKNOWN_CODE)).status).toBe(200);
});

test('scans sent at once at the limit: exactly as many pass as there is quota', async () => {
  const person = await newPerson(app);
  const replies = await Promise.all(Array.from({ length: 20 }, () => scan(person, CODE_WITH_LABEL)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 402)).toHaveLength(15);
  expect((await usage(person)).scansUsed).toBe(5);
  expect(stored(person)).toBe(5);
});

test('a scan sent again with its key is answered the same and counted once', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  const first = await scan(person, CODE_WITH_LABEL, key);
  await scan(person, CODE_WITH_LABEL);
  const replies = await Promise.all([1, 2, 3].map(() => scan(person, CODE_WITH_LABEL, key)));
  // The same scan, with the current usage.
  const { usage: _before, ...scanned } = first.body as Record<string, unknown>;
  for (const reply of replies) expect(reply.body).toEqual({ ...scanned, usage: await usage(person) });
  expect((await usage(person)).scansUsed).toBe(2);
});

test('a scan refused for the quota passes with the same key in the next month', async () => {
  const person = await newPerson(app);
  for (let used = 0; used < 5; used += 1) await scan(person, CODE_WITH_LABEL);
  const key = randomUUID();
  expect((await scan(person, CODE_WITH_LABEL, key)).status).toBe(402);
  app.wait(10 * 86_400_000);
  const reply = await scan(person, CODE_WITH_LABEL, key);
  expect(reply.status).toBe(200);
  expect(ScanAnswer.parse(reply.body).usage).toMatchObject({ month: '2026-12', scansUsed: 1 });
});

test('a key used again for something else is refused and logged', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  await scan(person, CODE_WITH_LABEL, key);
  const reply = await scan(person, UNKNOWN_CODE, key);
  expect([reply.status, ErrorBody.parse(reply.body).error]).toEqual([409, 'OP_ID_REUSED']);
  // The same key from another account is a different key.
  expect((await scan(await newPerson(app), UNKNOWN_CODE, key)).status).toBe(200);
  const bad = await person.post('/api/scan', { barcode: CODE_WITH_LABEL }, { 'idempotency-key': 'nonsense' });
  expect(bad.status).toBe(400);
});

test('each plan has its own limit', async () => {
  const person = await newPerson(app);
  for (const [tier, limit] of [
    ['starter', 25],
    ['unlimited', -1],
    ['family', -1],
  ] as const) {
    app.db.prepare('UPDATE households SET tier = ? WHERE id = ?').run(tier, person.householdId);
    expect(await usage(person)).toMatchObject({ scanLimit: limit, subscription: { tier } });
  }
});

test('a key that is the id of a scan from the queue is answered from that scan', async () => {
  const person = await newPerson(app);
  const queued = scanOf(person);
  await push(person, [queued]);
  const reply = await scan(person, CODE_WITH_LABEL, queued.entityId);
  expect(reply.status).toBe(200);
  expect(ScanAnswer.parse(reply.body)).toMatchObject({
    scanId: queued.entityId,
    productId: '02000000000015',
    usage: { scansUsed: 1 },
  });
  expect(await scan(person, CODE_WITH_LABEL, queued.entityId)).toMatchObject({ status: 200, body: reply.body });
  expect(stored(person)).toBe(1);
  const other = scanOf(person);
  await push(person, [other]);
  expect((await scan(person, UNKNOWN_CODE, other.entityId)).status).toBe(409);
});

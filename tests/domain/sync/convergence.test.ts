import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '#api/log.ts';
import { createStores } from '#api/stores.ts';
import { pullChanges } from '#api/sync/pull.ts';
import { performPush } from '#api/sync/push.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import type { User } from '#domain/contract/account.ts';
import type { Change } from '#domain/sync/entity.ts';
import { type TestDatabase, testDatabase } from '../../support/migrated.ts';
import { NOW } from './operations.ts';

/** A migrated database in bytes; every run opens a copy. */
let template: Buffer;
beforeAll(async () => {
  const db = openDatabase(':memory:');
  await migrate(db);
  db.exec(`
    INSERT INTO households (id, tier, created_at) VALUES ('home', 'starter', 0);
    INSERT INTO users (id, email, username, password_hash, created_at) VALUES ('maya', 'a', 'a', '', 0);
    INSERT INTO products (id, household_id, rev, seq, changed_by, data) VALUES ('02000000000015', NULL, 1, 1, 'starter',
      '{"id":"02000000000015","gtin":"02000000000015","name":"Soap","brand":"B","size":null,"category":"General","productType":null,"forms":[],"baby":false,"ingredientsText":"Aqua","emoji":"x","sample":true,"own":false,"source":{"name":"s","date":"d","licence":null}}');
    INSERT INTO owner_orders VALUES ('instance', 'instance', 1) ON CONFLICT DO UPDATE SET seq = 1;`);
  template = db.serialize();
  db.close();
});

const open: TestDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const user: User = {
  id: 'maya',
  email: 'a',
  username: 'a',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  hasOnboarded: false,
  hasChildren: null,
  hasPets: null,
  householdId: 'home',
};

async function server() {
  const database = await testDatabase(template);
  open.push(database);
  const stores = createStores(database);
  const lines: string[] = [];
  const log = createLog(
    (text) => lines.push(text),
    () => NOW,
  );
  return {
    lines,
    push: (deviceId: string, ops: Sent[]) =>
      performPush(stores, { user, tier: 'starter' }, { deviceId, ops }, NOW, log),
    pull: async (cursor: string | undefined, limit: number) => {
      const pulled = await pullChanges(
        stores,
        { userId: 'maya', householdId: 'home', tier: 'starter' },
        cursor,
        NOW,
        limit,
      );
      if (!pulled.ok) throw new Error(pulled.problem.message);
      return pulled.value;
    },
  };
}

/** A phone's copy of the server's rows. */
function phone(remote: Awaited<ReturnType<typeof server>>, limit: number) {
  const rows = new Map<string, Change>();
  let cursor: string | undefined;
  return {
    rows,
    async catchUp() {
      for (let more = true; more; ) {
        const page = await remote.pull(cursor, limit);
        for (const change of page.changes) rows.set(`${change.entity} ${change.id}`, change);
        ({ cursor, more } = page);
      }
    },
  };
}

/** The rows without products that no row refers to any more: a phone that had such a row may still have the product. */
function kept(rows: ReadonlyMap<string, Change>): Map<string, Change> {
  const led = new Set([...rows.values()].flatMap(({ data }) => (data && 'productId' in data ? data.productId : [])));
  return new Map([...rows].filter(([, { entity, id }]) => entity !== 'product' || led.has(id)));
}

interface Sent {
  readonly opId: string;
  readonly [key: string]: unknown;
}

const uuid = (kind: number, n: number) => `01900000-0000-7000-8000-${kind}${String(n).padStart(11, '0')}`;

const step = fc.oneof(
  fc.record({ type: fc.constant('inventory.add'), payload: fc.constant({ productId: '02000000000015', quantity: 5 }) }),
  fc.record({ type: fc.constant('inventory.adjust'), payload: fc.record({ delta: fc.integer({ min: -3, max: 3 }) }) }),
  fc.record({ type: fc.constant('inventory.setCount'), payload: fc.record({ quantity: fc.nat(9) }) }),
  fc.record({
    type: fc.constant('inventory.edit'),
    payload: fc.record({ place: fc.constantFrom('Attic', 'Cellar').map((to) => ({ from: null, to })) }),
  }),
  fc.record({ type: fc.constant('inventory.delete'), payload: fc.constant({}) }),
  fc.record({ type: fc.constant('inventory.restore'), payload: fc.constant({}) }),
  fc.record({ type: fc.constant('member.create'), payload: fc.constant({ name: 'Ada', ageGroup: 'child' }) }),
  fc.record({
    type: fc.constantFrom('member.addElement', 'member.removeElement'),
    payload: fc.record({ kind: fc.constant('allergen'), value: fc.constantFrom('milk', 'Milk', 'egg') }),
  }),
  fc.record({ type: fc.constant('member.delete'), payload: fc.constant({}) }),
  fc.record({
    type: fc.constant('scan.create'),
    payload: fc.constant({ barcode: '2000000000015', mode: 'household', input: 'camera' }),
  }),
);

/** The operations of two phones, and what the network did with their pushes. */
const story = fc.record({
  steps: fc.array(
    fc.record({ phone: fc.nat(1), entry: fc.nat(1), step, baseRev: fc.option(fc.nat(4), { nil: null }) }),
    { minLength: 1, maxLength: 40 },
  ),
  /** One item per push; after the last one, every answer arrives. */
  network: fc.array(
    fc.record({ phone: fc.nat(1), size: fc.integer({ min: 1, max: 4 }), lost: fc.boolean(), again: fc.boolean() }),
    { maxLength: 60 },
  ),
  limit: fc.integer({ min: 1, max: 7 }),
});

test('however operations are delayed, repeated and their answers lost: each takes effect once, and phones agree', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, network, limit }) => {
      const [remote, once] = [await server(), await server()];
      const phones = [phone(remote, limit), phone(remote, 500)];
      const queues: Sent[][] = [[], []];
      steps.forEach((made, n) => {
        const { type, payload } = made.step;
        const kind = type.startsWith('inventory') ? 1 : type.startsWith('member') ? 2 : 3;
        queues[made.phone]?.push({
          opId: uuid(9, n),
          userId: user.id,
          type,
          v: 1,
          entityId: uuid(kind, kind === 3 ? n : made.entry),
          payload,
          baseRev: made.baseRev,
          createdAt: NOW,
        });
      });

      // Each phone sends its own queue in order. It continues only when an answer arrives, and sometimes sends twice.
      const arrived = new Map<string, { device: string; op: Sent; status: string }>();
      for (let turn = 0; queues.some((queue) => queue.length > 0); turn += 1) {
        const calm = { phone: queues[0]?.length ? 0 : 1, size: 25, lost: false, again: false };
        const { phone: at, size, lost, again } = network[turn] ?? calm;
        const queue = queues[at] ?? [];
        const batch = queue.slice(0, size);
        if (batch.length === 0) continue;
        for (let times = again ? 2 : 1; times > 0; times -= 1) {
          for (const { opId, status } of await remote.push(`phone ${at}`, batch)) {
            const op = batch.find((sent) => sent.opId === opId);
            if (op && !arrived.has(opId)) arrived.set(opId, { device: `phone ${at}`, op, status });
          }
        }
        if (!lost) queue.splice(0, batch.length);
        await phones[turn % 2]?.catchUp();
      }

      // The same operations, each delivered once, in the order in which they first arrived.
      for (const { device, op, status } of arrived.values()) {
        const [result] = await once.push(device, [op]);
        expect([op.type, result?.status]).toEqual([op.type, status]);
      }
      const truth = phone(once, 500);
      for (const each of [...phones, truth]) await each.catchUp();
      for (const each of phones) expect(kept(each.rows)).toEqual(kept(truth.rows));
      expect([...remote.lines, ...once.lines]).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);

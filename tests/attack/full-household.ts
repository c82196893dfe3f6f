import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Db, openDatabase } from '#db/open.ts';
import { LABEL_MAX } from '#domain/products/manual-product.ts';
import type { Account } from './account.ts';
import type { WatchedServer } from './watched-server.ts';

/** Rows for a household: nearly the limits of the largest plan, so that calls can still add, and a few fat products. */
export interface Fill {
  readonly products: number;
  readonly items: number;
  readonly scans: number;
}

export const LARGEST: Fill = { products: 400, items: 4_950, scans: 99_000 };

/** The longest list that can be typed, made unique by its number. */
export const longestList = (at: number): string =>
  `Glycerin ${at}, `.padEnd(LABEL_MAX - 20, 'Aqua, Sodium Laureth Sulfate, ').replace(/[\s,]+$/, '');

/** Makes copies of an existing row, with ids and sequence numbers of their own. */
function multiply(db: Db, table: string, owner: string, id: string, count: number, firstSeq: number): number {
  const columns = db
    .prepare<[string], string>(`SELECT name FROM pragma_table_info(?) WHERE name <> 'pk'`)
    .pluck()
    .all(table);
  const values = columns.map((name) => {
    if (name === 'id') return "printf('%08x-0000-7000-8000-%012x', n.i, n.i)";
    if (name === 'seq') return `${firstSeq} + n.i`;
    if (table === 'products' && name === 'data')
      return "json_set(t.data, '$.id', printf('%08x-0000-7000-8000-%012x', n.i, n.i))";
    if (table === 'inventory' && name === 'product_id')
      return `coalesce((SELECT p.id FROM products p WHERE p.household_id = t.household_id AND p.seq = ${firstSeq} + n.i), t.product_id)`;
    return `t.${name}`;
  });
  db.prepare(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM n CROSS JOIN ${table} t
    WHERE t.household_id = ? AND t.id = ?`).run(owner, id);
  return firstSeq + count;
}

/**
 * Gives a household the largest rows that are allowed, as many as are allowed. One of each kind goes through the API,
 * so that it is legal. The others are copies of it, made while the server is stopped.
 * @returns the id of its fattest product
 */
export async function fillHousehold(server: WatchedServer, account: Account, fill: Fill): Promise<string> {
  const entityId = randomUUID();
  let from = longestList(0);
  const expectAll = async (ops: readonly Record<string, unknown>[]) => {
    const bad = (await account.done(ops)).find(({ status }) => status !== 'applied');
    if (bad) throw new Error(`An operation was not applied: ${bad.code} ${bad.message}`);
  };
  await expectAll([
    account.op(
      'product.create',
      { barcode: null, name: 'Fat', ingredients: from.split(', ').slice(0, 400) },
      { entityId },
    ),
  ]);
  const changes = (
    (await (await account.get('/api/sync/pull')).json()) as {
      changes: { id: string; data?: { ingredientsText?: string } }[];
    }
  ).changes;
  from = changes.find(({ id }) => id === entityId)?.data?.ingredientsText ?? from;
  for (let at = 1; at <= 12; at += 1) {
    const to = longestList(at);
    await expectAll([account.op('product.relabel', { from, to, origin: 'photo' }, { entityId })]);
    from = to;
  }
  const item = account.op('inventory.add', { productId: entityId, quantity: 1, fields: { notes: '界'.repeat(2000) } });
  const scan = account.op('scan.create', { barcode: '2000000000015', mode: 'household', input: 'camera' });
  await expectAll([item, scan]);
  await server.stop();
  const db = openDatabase(join(server.dataDir, 'safeshelf.db'));
  const { householdId } = account;
  db.exec('BEGIN');
  const seq = 1_000;
  const reached = [
    multiply(db, 'products', householdId, entityId, fill.products, seq),
    multiply(db, 'inventory', householdId, String(item.entityId), fill.items - 1, seq + fill.products),
    multiply(db, 'scans', householdId, String(scan.entityId), fill.scans - 1, seq + fill.products + fill.items),
  ];
  // Products and entries belong together: each entry refers to a product of its own, as far as there are any.
  db.prepare(`
    UPDATE inventory SET product_id = (
      SELECT p.id FROM products p WHERE p.household_id = inventory.household_id AND p.seq = ${seq} + 1 + (inventory.seq % ${fill.products}))
    WHERE household_id = ? AND seq > ${seq}`).run(householdId);
  db.prepare("UPDATE owner_orders SET seq = ? WHERE kind = 'household' AND id = ?").run(
    Math.max(...reached),
    householdId,
  );
  db.exec('COMMIT');
  db.close();
  await server.start();
  return entityId;
}

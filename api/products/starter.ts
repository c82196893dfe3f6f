import { createHash } from 'node:crypto';
import { type Db, writeTransaction } from '#db/open.ts';
import type { Product } from '#domain/products/product.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { Reports } from './reports.ts';

/** The device that the catalogue's rows are changed by. */
const STARTER = 'starter catalogue';

interface Known {
  readonly pk: number;
  readonly data: string;
  readonly deleted: number;
}

/** How many rows the starter catalogue made, changed and took away. */
export interface Seeded {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Brings the starter catalogue into the database: products that are new or whose facts changed, and tombstones for those
 * it no longer holds. Done again it changes nothing; with the same catalogue it does not even look.
 */
export function seedStarter(
  db: Db,
  state: SyncState,
  reports: Reports,
  catalogue: readonly Product[],
  nowMs: number,
): Seeded {
  const texts = new Map(catalogue.map((product) => [product.id, JSON.stringify(product)]));
  const version = createHash('sha256')
    .update([...texts.values()].join('\n'))
    .digest('hex');
  const stamp = db.prepare<[], string>("SELECT value FROM instance WHERE key = 'starter'").pluck();
  if (stamp.get() === version) return { added: 0, changed: 0, removed: 0 };

  const known = db.prepare<[string], Known>(
    'SELECT pk, data, deleted FROM products WHERE household_id IS NULL AND id = ?',
  );
  const insert = db.prepare<[string, number, string, string]>(`
    INSERT INTO products (id, household_id, rev, seq, changed_by, data) VALUES (?, NULL, 1, ?, ?, ?)`);
  const update = db.prepare<[number, string, number]>(
    'UPDATE products SET rev = rev + 1, seq = ?, deleted = 0, data = ? WHERE pk = ?',
  );
  const dropReport = db.prepare<[number]>('DELETE FROM reports WHERE product_pk = ?');
  const mine = db.prepare<[string], Known & { id: string }>(
    'SELECT pk, id, data, deleted FROM products WHERE household_id IS NULL AND changed_by = ? AND deleted = 0',
  );
  const bury = db.prepare<[number, number]>('UPDATE products SET rev = rev + 1, seq = ?, deleted = 1 WHERE pk = ?');
  const remember = db.prepare<[string]>(`
    INSERT INTO instance (key, value) VALUES ('starter', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`);

  return writeTransaction(db, (): Seeded => {
    let [added, changed, removed] = [0, 0, 0];
    for (const product of catalogue) {
      const text = texts.get(product.id) ?? '';
      const row = known.get(product.id);
      if (row && row.data === text && row.deleted === 0) continue;
      const seq = state.take(1);
      if (row) {
        update.run(seq, text, row.pk);
        dropReport.run(row.pk);
        changed += 1;
      } else {
        insert.run(product.id, seq, STARTER, text);
        added += 1;
      }
      const pk = known.get(product.id)?.pk;
      if (pk !== undefined) reports.ensure({ pk, product }, nowMs);
    }
    for (const row of mine.all(STARTER)) {
      if (texts.has(row.id)) continue;
      bury.run(state.take(1), row.pk);
      removed += 1;
    }
    remember.run(version);
    return { added, changed, removed };
  });
}

import { createHash } from 'node:crypto';
import { type Db, writeTransaction } from '#db/open.ts';
import type { Product } from '#domain/products/product.ts';
import { INSTANCE } from '../sync/actor.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { createCatalogueRows } from './catalogue-rows.ts';
import type { Reports } from './reports.ts';

/** The device that the catalogue's rows are changed by. */
const STARTER = 'starter catalogue';

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
  const rows = createCatalogueRows(db);
  const remember = db.prepare<[string]>(`
    INSERT INTO instance (key, value) VALUES ('starter', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`);

  return writeTransaction(db, (): Seeded => {
    let [added, changed, removed] = [0, 0, 0];
    for (const product of catalogue) {
      const row = rows.find(product.id);
      if (row && row.data === texts.get(product.id) && row.deleted === 0) continue;
      const seq = state.take(INSTANCE, 1);
      if (row) {
        rows.change(row.pk, product, seq);
        changed += 1;
      } else {
        added += 1;
      }
      reports.ensure({ pk: row?.pk ?? rows.add(product, STARTER, seq), product }, nowMs);
    }
    for (const row of rows.madeBy(STARTER)) {
      if (texts.has(row.id)) continue;
      rows.bury(row.pk, state.take(INSTANCE, 1));
      removed += 1;
    }
    remember.run(version);
    return { added, changed, removed };
  });
}

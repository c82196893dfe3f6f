import { isNewerLabel } from '#domain/catalogue/packs/newer-label.ts';
import type { Product } from '#domain/products/product.ts';
import { type AccountDb, type Shown, syncedTables } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';
import { deleteDerivedRows } from '../tables/worked-out.ts';
import type { Clock } from '../transport/ports.ts';
import type { PackLookUp } from './packs/pack-look-up.ts';

/** A scan waits at most this long for the file: the server knows the product as well. */
const PATIENCE_MS = 1_000;

/**
 * The products that ship with the app in one file, and those of the aisle packs the person downloaded. They are known
 * offline, but are not in this phone's tables until someone asks for one by its code.
 */
export interface FirstPack {
  /** All products that ship with the app; empty if the file is not available. */
  all(): Promise<readonly Product[]>;
  /**
   * Copies into the tables those of these products that this phone lacks and a pack has, and those for which an aisle
   * pack has a newer label (product P14.12).
   */
  take(db: AccountDb, ids: readonly string[]): Promise<void>;
}

/**
 * @param load reads the file; if it rejects because the file is not available, the next call tries again
 */
export function createFirstPack(load: () => Promise<readonly Product[]>, clock: Clock, aisles: PackLookUp): FirstPack {
  let loading: Promise<ReadonlyMap<string, Product>> | null = null;
  const products = async (): Promise<ReadonlyMap<string, Product>> => {
    loading ??= load().then((found) => new Map(found.map((product) => [product.id, product])));
    try {
      return await loading;
    } catch {
      loading = null;
      return new Map();
    }
  };
  const soon = (): Promise<ReadonlyMap<string, Product>> =>
    new Promise((resolve) => {
      const callOff = clock.after(PATIENCE_MS, () => resolve(new Map()));
      void products().then((found) => {
        callOff();
        resolve(found);
      });
    });

  return {
    all: async () => [...(await products()).values()],
    take: async (db, ids) => {
      const held = await db.products.bulkGet([...ids]);
      const missing = ids.filter((_, at) => !held[at]);
      const pack = missing.length === 0 ? new Map<string, Product>() : await soon();
      const found: Shown<Product>[] = [];
      for (const id of ids) {
        const product = pack.get(id);
        const row = (await aisles.row(id, product)) ?? (product && { ...product, pending: 0 });
        if (row) found.push(row);
      }
      if (found.length === 0) return;
      await db.transaction('rw', syncedTables(db), async () => {
        if (await readMeta(db, 'left')) return;
        // What the server said about a product takes precedence, even that it was deleted.
        const told = await db.server.bulkGet(found.map(({ id }): [string, string] => ['product', id]));
        const shown = await db.products.bulkGet(found.map(({ id }) => id));
        const news = found.filter((product, at) => {
          const before = shown[at];
          return !told[at] && (!before || (before.pending === 0 && isNewerLabel(product, before)));
        });
        await deleteDerivedRows(db, news);
        await db.products.bulkPut(news);
      });
    },
  };
}

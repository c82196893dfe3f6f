import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { engine } from './engine.ts';

/**
 * Has the engine on this phone write the reports of some products, one after the other.
 * @param wanted whether somebody still waits for them
 */
export async function writeMissing(db: AccountDb, ids: readonly string[], wanted: () => boolean): Promise<void> {
  for (const id of ids) {
    if (!wanted()) return;
    const product = await db.products.get(id);
    if (product) await ensureReport(db, product, engine);
  }
}

import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { engine } from './engine.ts';

/** Reports being written, since several parts of a page may ask for the same one. */
const running = new WeakMap<AccountDb, Map<string, Promise<unknown>>>();

/** Updates one product's report. Concurrent calls share the work. */
async function writeOne(db: AccountDb, id: string): Promise<void> {
  const own = running.get(db) ?? new Map<string, Promise<unknown>>();
  running.set(db, own);
  const begun = own.get(id);
  if (begun) return void (await begun);
  const work = db.products.get(id).then((product) => product && ensureReport(db, product, engine));
  own.set(id, work);
  try {
    await work;
  } finally {
    own.delete(id);
  }
}

/**
 * Has this phone's engine write the reports of some products, one after the other.
 * @param wanted whether someone still waits for them
 */
export async function writeMissing(db: AccountDb, ids: readonly string[], wanted: () => boolean): Promise<void> {
  for (const id of ids) {
    if (!wanted()) return;
    await writeOne(db, id);
  }
}

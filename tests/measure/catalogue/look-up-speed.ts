import { productStores } from '#api/products/room.ts';
import type { Database } from '#db/database.ts';
import { openReadOnly } from '#db/open.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { codeAt } from './many-products.ts';

const LOOK_UPS = 20_000;

/** Look-ups per second of processor time: by our store, and by a raw prepared statement on the same rows. */
export async function measureLookUps(database: Database, file: string, products: number) {
  const { product: store } = productStores();
  const dice = new Dice(7);
  const ids = Array.from({ length: LOOK_UPS }, () => `0${codeAt(dice.roll(products))}`);
  const db = openReadOnly(file);
  const raw = db.prepare<[string], { pk: number; seq: number; data: string }>(
    'SELECT pk, seq, data FROM products WHERE id = ? AND household_id IS NULL AND deleted = 0',
  );
  const rate = async (work: (id: string) => unknown): Promise<number> => {
    const before = process.cpuUsage();
    for (const id of ids) if (!(await work(id))) throw new Error(`${id} is not there.`);
    const { user, system } = process.cpuUsage(before);
    return (1e6 * LOOK_UPS) / (user + system);
  };
  const ours = (id: string) => store.find(database.reader, 'nobody', id);
  const bare = (id: string) => raw.get(id);
  const read = (id: string): unknown => JSON.parse(raw.get(id)?.data ?? 'null');
  try {
    // A warm-up, so that both find the pages in the cache.
    await rate(bare);
    await rate(ours);
    const [mine, plain, parsed] = [await rate(ours), await rate(bare), await rate(read)];
    return { products, ours: Math.round(mine), raw: Math.round(plain), rawAndParsed: Math.round(parsed) };
  } finally {
    db.close();
  }
}

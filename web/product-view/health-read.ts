import { type HomeHealth, homeHealth } from '#domain/inventory/home-health.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import type { Report } from '#domain/safety/report.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { readAreas } from './use-areas.ts';

/** The Home Health and what it was computed from. */
export interface HealthRead {
  readonly health: HomeHealth;
  /** Every distinct product that is not used up. */
  readonly productIds: readonly string[];
  /** Change counter of the home at the time (see `worked-out`). */
  readonly changes: number;
}

interface Placed {
  readonly category: HomeCategory;
  readonly score: number | null;
}

/** How many times anything that the Home Health depends on has changed. */
const readChanges = async (db: AccountDb): Promise<number> =>
  ((await readMeta(db, 'homeChanged')) ?? 0) + ((await readMeta(db, 'reportsChanged')) ?? 0);

/** From the products themselves, if an older page wrote no outlook or no report has arrived yet. */
async function fromProducts(
  db: AccountDb,
  ids: readonly string[],
  areas: ReadonlyMap<string, HomeCategory>,
): Promise<readonly Placed[]> {
  if (ids.length === 0) return [];
  const [products, risks] = await Promise.all([db.products.bulkGet([...ids]), db.risks.bulkGet([...ids])]);
  const { areaOf } = await import('#domain/products/home-area.ts');
  return products.flatMap((product, at) =>
    product ? [{ category: areaOf(product, areas), score: risks[at]?.score ?? null }] : [],
  );
}

/**
 * The Home Health of everything not used up, from this phone's outlooks. Neither products nor reports are read. Tables
 * are read whole: one request for two thousand rows takes a tenth of the time of two thousand requests.
 */
export async function readHealth(db: AccountDb): Promise<HealthRead> {
  const [changes, items, outlooks, areas] = await db.transaction(
    'r',
    [db.inventory, db.outlooks, db.productAreas, db.meta],
    () => Promise.all([readChanges(db), db.inventory.toArray(), db.outlooks.toArray(), readAreas(db)]),
  );
  const lacking = new Set(items.flatMap((item) => (isUsedUp(item) ? [] : item.productId)));
  const productIds = [...lacking];
  const placed: Placed[] = [];
  for (const { productId, rules, area, judged } of outlooks) {
    if (rules !== OUTLOOK_VERSION || !lacking.delete(productId)) continue;
    placed.push({ category: areas.get(productId) ?? area, score: judged?.score ?? null });
  }
  placed.push(...(await fromProducts(db, [...lacking], areas)));
  return { health: homeHealth(placed), productIds, changes };
}

/**
 * A stored Home Health: the change counter (see `worked-out`) and the engine and knowledge base it was computed with.
 */
interface KeptHealth {
  readonly changes: number;
  readonly engine: string;
  readonly health: HomeHealth;
}

const isKept = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & KeptHealth =>
  typeof value.changes === 'number' && typeof value.engine === 'string' && typeof value.health === 'object';

const engineOf = ({ engine, knowledge }: Report['versions']): string => `${engine}:${knowledge}`;

/**
 * Stores the Home Health that the next app start shows first.
 * @param current this page's engine and knowledge versions
 */
export async function keepHealth(db: AccountDb, read: HealthRead, current: Report['versions']): Promise<void> {
  const kept: KeptHealth & Record<string, unknown> = {
    changes: read.changes,
    engine: engineOf(current),
    health: read.health,
  };
  if (JSON.stringify(await readMeta(db, 'homeHealth')) !== JSON.stringify(kept))
    await writeMeta(db, 'homeHealth', kept);
}

/**
 * The stored Home Health, possibly from an earlier start of the app.
 * @returns null if nothing is stored, or if anything it depends on has changed since
 */
export const readKeptHealth = (db: AccountDb, current: Report['versions']): Promise<HomeHealth | null> =>
  db.transaction('r', db.meta, async () => {
    const [kept, changes] = [await readMeta(db, 'homeHealth'), await readChanges(db)];
    // A shallow check is enough: only the page writes this, and a value from another release is ignored.
    return kept && isKept(kept) && kept.engine === engineOf(current) && kept.changes === changes ? kept.health : null;
  });

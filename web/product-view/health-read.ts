import { type HomeHealth, homeHealth } from '#domain/inventory/home-health.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import type { Report } from '#domain/safety/report.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { readAreas } from './use-areas.ts';

/** The Home Health with what it was worked out of. */
export interface HealthRead {
  readonly health: HomeHealth;
  /** Every different product that something is left of. */
  readonly productIds: readonly string[];
  /** Changes of the home that it counts (see `worked-out`). */
  readonly changes: number;
}

interface Placed {
  readonly category: HomeCategory;
  readonly score: number | null;
}

/** How often anything changed that the Home Health rests on. */
const readChanges = async (db: AccountDb): Promise<number> =>
  ((await readMeta(db, 'homeChanged')) ?? 0) + ((await readMeta(db, 'reportsChanged')) ?? 0);

/** The same from the products themselves, where an older page wrote no outlook, or no report is here yet. */
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
 * The Home Health of everything that something is left of, from the outlooks of this phone: neither products nor reports
 * are read. Tables are read whole: one request for two thousand rows takes a tenth of the time of two thousand requests.
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

/** A Home Health as it is kept: of so many changes (see `worked-out`), from reports of an engine and a knowledge. */
interface KeptHealth {
  readonly changes: number;
  readonly engine: string;
  readonly health: HomeHealth;
}

const isKept = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & KeptHealth =>
  typeof value.changes === 'number' && typeof value.engine === 'string' && typeof value.health === 'object';

const engineOf = ({ engine, knowledge }: Report['versions']): string => `${engine}:${knowledge}`;

/** Keeps what the next start of the app shows first, with what it was worked out of. @param current engine and knowledge of this page */
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
 * The Home Health that was kept, also before this start of the app.
 * @returns null where there is none, or anything that it rests on has changed since
 */
export const readKeptHealth = (db: AccountDb, current: Report['versions']): Promise<HomeHealth | null> =>
  db.transaction('r', db.meta, async () => {
    const [kept, changes] = [await readMeta(db, 'homeHealth'), await readChanges(db)];
    // Written by the page alone, and by its own release: one of another counts as none.
    return kept && isKept(kept) && kept.engine === engineOf(current) && kept.changes === changes ? kept.health : null;
  });

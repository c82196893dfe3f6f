import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { type HealthDay, healthDay, sameHealth } from '#domain/inventory/home-course.ts';
import { type HomeHealth, homeHealth } from '#domain/inventory/home-health.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { type AreaProduct, useHomeProducts } from './home-read.ts';

export interface HomeHealthRead {
  readonly health: HomeHealth;
  readonly products: readonly AreaProduct[];
  /** Whether reports are still being written that would change it. */
  readonly reading: boolean;
}

/** Keeps what the next start of the app shows first. */
async function keepHealth(db: AccountDb, health: HomeHealth): Promise<void> {
  if (JSON.stringify(await readMeta(db, 'homeHealth')) !== JSON.stringify(health))
    await writeMeta(db, 'homeHealth', health);
}

/** Keeps a line of today where it tells something new (product P2.11.2). */
const keepDay = (db: AccountDb, today: HealthDay): Promise<void> =>
  db.transaction('rw', db.healthDays, async () => {
    const before = await db.healthDays.where('day').below(today.day).last();
    if (
      before
        ? sameHealth(before, today)
        : today.score === null && Object.values(today.areas).every((one) => one === null)
    )
      await db.healthDays.delete(today.day);
    else await db.healthDays.put(today);
  });

const healthOf = (products: readonly AreaProduct[]): HomeHealth =>
  homeHealth(products.map(({ area, risk }) => ({ category: area, score: risk?.score ?? null })));

/** The Home Health of what is in the inventory, from the reports that this phone has. Undefined while it is read. */
export function useHealth(): HomeHealth | undefined {
  const products = useHomeProducts();
  return useMemo(() => products && healthOf(products), [products]);
}

/** What was worked out last, also before this start of the app. Undefined while it is read; null where there is none. */
export function useLastHealth(): HomeHealth | null | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => (await readMeta(db, 'homeHealth')) ?? null, [db]);
}

/**
 * The Home Health of what is in the inventory, computed here, from the reports of this phone, with reports written that
 * are missing. Once every report is there, what it comes to is kept as the line of today.
 * @param wanted false while the page still has something to draw that needs none of it
 * @returns undefined while it is read
 */
export function useHomeHealth(wanted = true): HomeHealthRead | undefined {
  const { db } = useAccount();
  const products = useHomeProducts(wanted);
  const ids = useMemo(() => products?.map(({ product }) => product.id) ?? [], [products]);
  const reading = useMissingReports(ids);
  const read = useMemo(() => products && { products, health: healthOf(products) }, [products]);
  useEffect(() => {
    // A course that is not kept is no reason to show no score.
    if (read && !reading) keepDay(db, healthDay(read.health, localToday(new Date()))).catch(() => undefined);
  }, [db, read, reading]);
  useEffect(() => {
    if (read) keepHealth(db, read.health).catch(() => undefined);
  }, [db, read]);
  return useMemo(() => read && { ...read, reading }, [read, reading]);
}

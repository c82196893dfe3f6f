import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { type HealthDay, healthDay, sameHealth } from '#domain/inventory/home-course.ts';
import type { HomeHealth } from '#domain/inventory/home-health.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { CURRENT_VERSIONS } from '#web/workers/engine/current-versions.ts';
import { keepHealth, readHealth, readKeptHealth } from './health-read.ts';
import { type AreaProduct, useHomeProducts } from './home-read.ts';
import { useSharedRead } from './shared-read.ts';

export interface HomeHealthRead {
  readonly health: HomeHealth;
  readonly products: readonly AreaProduct[];
  /** Whether reports are still being written that would change it. */
  readonly reading: boolean;
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

/** The Home Health of what is in the inventory, from what this phone knows of it. Undefined while it is read. */
export const useHealth = (): HomeHealth | undefined => useSharedRead(readHealth)?.health;

/**
 * What was worked out last, also before this start of the app, where nothing that it rests on has changed since.
 * @returns undefined while it is read; null where there is none, or it would be out of date
 */
export function useLastHealth(): HomeHealth | null | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => readKeptHealth(db, CURRENT_VERSIONS), [db]);
}

/**
 * The Home Health of what is in the inventory, computed here, from the reports of this phone, with reports written that
 * are missing. Once every report is there, what it comes to is kept as the line of today.
 * @param wanted false while the page still has something to draw that needs none of it
 * @returns undefined while it is read; `reading` while reports are still being written that would change it
 */
export function useHealthNow(wanted = true): { readonly health: HomeHealth; readonly reading: boolean } | undefined {
  const { db } = useAccount();
  const read = useSharedRead(readHealth, wanted);
  const reading = useMissingReports(read?.productIds ?? []);
  useEffect(() => {
    // A course that is not kept is no reason to show no score.
    if (read && !reading) keepDay(db, healthDay(read.health, localToday(new Date()))).catch(() => undefined);
  }, [db, read, reading]);
  useEffect(() => {
    if (read) keepHealth(db, read, CURRENT_VERSIONS).catch(() => undefined);
  }, [db, read]);
  return useMemo(() => read && { health: read.health, reading }, [read, reading]);
}

/** The same with every product, for the pages that show them. */
export function useHomeHealth(): HomeHealthRead | undefined {
  const products = useHomeProducts();
  const now = useHealthNow();
  return useMemo(() => (products && now ? { ...now, products } : undefined), [products, now]);
}

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
import { type AreaProduct, useAreaProducts } from './home-read.ts';
import { useSharedRead } from './shared-read.ts';

export interface HomeHealthRead {
  readonly health: HomeHealth;
  readonly products: readonly AreaProduct[];
  /** Whether reports that would change it are still being written. */
  readonly reading: boolean;
}

/**
 * Stores today's Home Health if it differs from the day stored before it (on a first day: if anything is scored), else
 * deletes today's (product P2.11.2).
 */
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

/** The Home Health of the inventory, from what this phone knows. Undefined while loading. */
export const useHealth = (): HomeHealth | undefined => useSharedRead(readHealth)?.health;

/**
 * The last computed Home Health, possibly from an earlier start of the app.
 * @returns undefined while loading; null if there is none, or anything it depends on has changed since
 */
export function useLastHealth(): HomeHealth | null | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => readKeptHealth(db, CURRENT_VERSIONS), [db]);
}

/**
 * The Home Health of the inventory, computed here from the reports on this phone. Missing reports are written. Once
 * every report is there, the result is stored as today's.
 * @param wanted false while the page still has something to draw that does not need it
 * @returns undefined while loading; `reading` while reports that would change it are still being written
 */
export function useHealthNow(wanted = true): { readonly health: HomeHealth; readonly reading: boolean } | undefined {
  const { db } = useAccount();
  const read = useSharedRead(readHealth, wanted);
  const reading = useMissingReports(read?.productIds ?? []);
  useEffect(() => {
    // Failing to store the day is no reason to show no score.
    if (read && !reading) keepDay(db, healthDay(read.health, localToday(new Date()))).catch(() => undefined);
  }, [db, read, reading]);
  useEffect(() => {
    if (read) keepHealth(db, read, CURRENT_VERSIONS).catch(() => undefined);
  }, [db, read]);
  return useMemo(() => read && { health: read.health, reading }, [read, reading]);
}

/** The same with every product, for pages that list them. */
export function useHomeHealth(): HomeHealthRead | undefined {
  const products = useAreaProducts();
  const now = useHealthNow();
  return useMemo(() => (products && now ? { ...now, products } : undefined), [products, now]);
}

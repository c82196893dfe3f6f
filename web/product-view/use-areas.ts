import { useLiveQuery } from 'dexie-react-hooks';
import type { HomeCategory } from '#domain/products/category.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** The areas that the household chose itself (product P3.8), by product id. */
export async function readAreas(db: AccountDb): Promise<ReadonlyMap<string, HomeCategory>> {
  const rows = await db.productAreas.toArray();
  return new Map(rows.flatMap(({ id, area }): [string, HomeCategory][] => (area ? [[id, area]] : [])));
}

/** The same as a hook. Undefined while loading. */
export function useAreas(): ReadonlyMap<string, HomeCategory> | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => readAreas(db), [db]);
}

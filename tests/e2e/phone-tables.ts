import type { Page } from 'playwright';
import { isDerivedOperation } from '#domain/sync/operation-target.ts';

/** One row of the phone's tables, read directly from its database: what is really on disk. */
export const phoneRow = (page: Page, table: string, key: string): Promise<unknown> =>
  page.evaluate(
    async ([store, id]) => {
      const databases = await indexedDB.databases();
      const settled = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((settle, fail) => {
          request.onsuccess = () => settle(request.result);
          request.onerror = () => fail(request.error ?? new Error('IndexedDB refused'));
        });
      for (const { name } of databases) {
        const database = await settled(indexedDB.open(name ?? ''));
        try {
          if (!database.objectStoreNames.contains(store)) continue;
          const row: unknown = await settled(database.transaction(store).objectStore(store).get(id));
          if (row !== undefined) return row;
        } finally {
          database.close();
        }
      }
      return null;
    },
    [table, key] as const,
  );

/** Types of all operations on the phone that no server has answered, for every account. */
const unsentTypes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const settled = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((settle, fail) => {
        asked.onsuccess = () => settle(asked.result);
        asked.onerror = () => fail(asked.error ?? new Error('IndexedDB refused'));
      });
    const types: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      try {
        if (!database.objectStoreNames.contains('outbox')) continue;
        const all = (await settled(database.transaction('outbox').objectStore('outbox').getAll())) as {
          state: string;
          operation: { type: string };
        }[];
        types.push(...all.filter(({ state }) => state !== 'acked').map(({ operation }) => operation.type));
      } finally {
        database.close();
      }
    }
    return types;
  });

/** Number of operations on the phone that no server has answered, for every account. */
export const unsent = async (page: Page): Promise<number> => (await unsentTypes(page)).length;

/** The same types without those the phone derived itself, such as badges, so that a failure says what is waiting. */
export const unsentByPerson = async (page: Page): Promise<string[]> =>
  (await unsentTypes(page)).filter((type) => !isDerivedOperation(type as Parameters<typeof isDerivedOperation>[0]));

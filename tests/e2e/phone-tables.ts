import type { Page } from 'playwright';

/** One row of the tables on the phone, read past the app: what is really on its disk. */
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

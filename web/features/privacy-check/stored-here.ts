/** One thing stored in this browser, with its size. */
export interface StoredThing {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

const bytesOfText = (text: string): number => new TextEncoder().encode(text).length;

/** Size of a row: the bytes of its blobs, and everything else as JSON. */
const bytesOfRow = (row: unknown): number => {
  let blobs = 0;
  const text = JSON.stringify(row, (_key, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    blobs += value.size;
    return undefined;
  });
  return blobs + bytesOfText(text ?? '');
};

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The table can’t be read.'));
  });

/** Every table of one database, with its number of rows and their size in bytes. */
async function tablesOf(name: string): Promise<StoredThing[]> {
  const db = await settled(indexedDB.open(name));
  try {
    const things: StoredThing[] = [];
    for (const table of db.objectStoreNames) {
      const rows = await settled(db.transaction(table).objectStore(table).getAll());
      things.push({
        name: `${name} / ${table}`,
        rows: rows.length,
        bytes: rows.reduce((sum, row) => sum + bytesOfRow(row), 0),
      });
    }
    return things;
  } finally {
    db.close();
  }
}

async function cacheNamed(name: string): Promise<StoredThing> {
  const cache = await caches.open(name);
  let [rows, bytes] = [0, 0];
  for (const request of await cache.keys()) {
    const held = await cache.match(request);
    if (!held) continue;
    rows += 1;
    bytes += (await held.blob()).size;
  }
  return { name, rows, bytes };
}

/** Everything stored here for this origin: tables, files, settings, and the cookies that scripts can see. */
export async function readStored(): Promise<{
  readonly tables: readonly StoredThing[];
  readonly files: readonly StoredThing[];
  readonly others: readonly StoredThing[];
}> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const tables: StoredThing[] = [];
  for (const { name } of databases) if (name) tables.push(...(await tablesOf(name)));
  const files: StoredThing[] = [];
  if ('caches' in window) for (const name of await caches.keys()) files.push(await cacheNamed(name));
  const textsIn = (storage: Storage) => Object.entries(storage).map(([key, value]) => `${key}${value}`);
  const [settings, ofTab] = [textsIn(localStorage), textsIn(sessionStorage)];
  const cookies = document.cookie === '' ? [] : document.cookie.split(/;\s*/);
  const sum = (texts: readonly string[]) => texts.reduce((all, text) => all + bytesOfText(text), 0);
  return {
    tables,
    files,
    others: [
      { name: 'Settings for this browser', rows: settings.length, bytes: sum(settings) },
      { name: 'Notes for this tab, until it closes', rows: ofTab.length, bytes: sum(ofTab) },
      { name: 'Cookies that a script can read', rows: cookies.length, bytes: sum(cookies) },
    ],
  };
}

/** Deletes the stored files of the app, and nothing that the household entered. */
export async function clearFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

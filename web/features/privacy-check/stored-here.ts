/** One thing that is stored in this browser, with what it takes. */
export interface StoredThing {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

const bytesOfText = (text: string): number => new TextEncoder().encode(text).length;

/** What a row takes: pictures as they are, all else as JSON. */
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
    request.onerror = () => reject(request.error ?? new Error('The table cannot be read.'));
  });

/** Every table of one database, read row by row. */
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

/** Everything that this origin has stored here: tables, files, settings, and the cookies that a script can see. */
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
      { name: 'Settings of this browser', rows: settings.length, bytes: sum(settings) },
      { name: 'Notes of this tab, until it is closed', rows: ofTab.length, bytes: sum(ofTab) },
      { name: 'Cookies that a script can read', rows: cookies.length, bytes: sum(cookies) },
    ],
  };
}

/** Takes away the stored files of the app. What a household entered is not among them. */
export async function clearFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

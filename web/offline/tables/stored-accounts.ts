import { Dexie } from 'dexie';

const PREFIX = 'safeshelf-';
const DEVICE = 'safeshelf-device';

/** One account that has tables on this phone. Nothing personal: the list may be seen by whoever is signed in. */
export interface StoredAccount {
  readonly userId: string;
  /** Changes of it that have not reached the server. */
  readonly unsent: number;
}

/** How many changes wait in the tables of one account, whatever their version. */
async function countUnsentIn(name: string): Promise<number> {
  // Without a schema Dexie takes the tables as they are, and upgrades nothing.
  const db = await new Dexie(name).open();
  try {
    const has = (name: string) => db.tables.some((table) => table.name === name);
    const queued = has('outbox') ? await db.table('outbox').where('state').noneOf(['acked']).count() : 0;
    return queued + (has('groupWaiting') ? await db.table('groupWaiting').count() : 0);
  } finally {
    db.close();
  }
}

/** Every account that this phone holds something of. */
export async function storedAccounts(): Promise<StoredAccount[]> {
  const names = await Dexie.getDatabaseNames();
  const own = names.filter((name) => name.startsWith(PREFIX) && name !== DEVICE).sort();
  return Promise.all(
    own.map(async (name) => ({ userId: name.slice(PREFIX.length), unsent: await countUnsentIn(name).catch(() => 0) })),
  );
}

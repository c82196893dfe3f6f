import { Dexie } from 'dexie';

const PREFIX = 'safeshelf-';
const DEVICE = 'safeshelf-device';

/** An account with tables on this phone. Nothing personal: anyone signed in may see the list. */
export interface StoredAccount {
  readonly userId: string;
  /** Number of its changes that have not reached the server. */
  readonly unsent: number;
}

/** How many changes are waiting in one account's tables, whatever their version. */
async function countUnsentIn(name: string): Promise<number> {
  // Opened without a schema, Dexie takes the tables as they are and upgrades nothing.
  const db = await new Dexie(name).open();
  try {
    const has = (name: string) => db.tables.some((table) => table.name === name);
    const queued = has('outbox') ? await db.table('outbox').where('state').noneOf(['acked']).count() : 0;
    return queued + (has('groupWaiting') ? await db.table('groupWaiting').count() : 0);
  } finally {
    db.close();
  }
}

/** Every account with tables on this phone. */
export async function storedAccounts(): Promise<StoredAccount[]> {
  const names = await Dexie.getDatabaseNames();
  const own = names.filter((name) => name.startsWith(PREFIX) && name !== DEVICE).sort();
  return Promise.all(
    own.map(async (name) => ({ userId: name.slice(PREFIX.length), unsent: await countUnsentIn(name).catch(() => 0) })),
  );
}

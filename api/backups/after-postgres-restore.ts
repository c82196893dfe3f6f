import { connectPostgres } from '#db/postgres/connections.ts';
import { deletedAccounts } from '../account-deletion/room.ts';
import type { DataFiles } from '../data-dir.ts';
import { afterRestore } from './after-restore.ts';

/** Follows a restore of PostgreSQL: phones and the ledger of deleted accounts know more than the database does. */
export async function afterPostgresRestore(url: string, data: Pick<DataFiles, 'deletedAccounts'>): Promise<void> {
  const connections = await connectPostgres(url, () => undefined);
  try {
    await afterRestore(connections.database().writes, deletedAccounts(data.deletedAccounts));
  } finally {
    await connections.close();
  }
}

import type { AccountDb } from './account-db.ts';
import type { DeviceDb } from './device-db.ts';
import { asAccount } from './identity.ts';
import type { Locks } from './ports.ts';
import type { Remote } from './remote.ts';

/** How the question about one product ended. */
export type FetchEnd = 'found' | 'not_found' | 'unreachable';

/** What the question is asked with. */
interface FetchPorts {
  readonly device: DeviceDb;
  readonly locks: Locks;
  readonly remote: Remote;
}

/**
 * Asks the server for a product this phone does not hold and keeps it. Only in the name of the account whose tables
 * these are: an own product of another household must not land here. Never rejects for what a network can do.
 */
export async function fetchProduct(ports: FetchPorts, db: AccountDb, id: string): Promise<FetchEnd> {
  const reply = await asAccount(ports, db.userId, () => ports.remote.call('product', { params: { id } }));
  if (reply === 'other_account' || reply.kind === 'unreachable') return 'unreachable';
  if (reply.kind === 'refused') return reply.problem.code === 'NOT_FOUND' ? 'not_found' : 'unreachable';
  await db.products.put({ ...reply.value.product, pending: 0 });
  return 'found';
}

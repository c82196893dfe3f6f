import type { AccountDb } from '#web/offline/account-db.ts';
import { createRemote } from '#web/offline/remote.ts';
import { systemClock } from '#web/offline/system-ports.ts';

/** How the question about one product ended. */
export type FetchEnd = 'found' | 'not_found' | 'unreachable';

// How the network fares is heard by the sync engine's own requests.
const unheard = { heard: () => undefined, unheard: () => undefined, slow: () => undefined };

/** Asks the server for a product this phone does not hold and keeps it. Never rejects for what a network can do. */
export async function fetchProduct(db: AccountDb, id: string): Promise<FetchEnd> {
  const remote = createRemote({ send: (path, init) => fetch(path, init), clock: systemClock, listener: unheard });
  const reply = await remote.call('product', { params: { id } });
  if (reply.kind === 'unreachable') return 'unreachable';
  if (reply.kind === 'refused') return reply.problem.code === 'NOT_FOUND' ? 'not_found' : 'unreachable';
  await db.products.put({ ...reply.value.product, pending: 0 });
  return 'found';
}

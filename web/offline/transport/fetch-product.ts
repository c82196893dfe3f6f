import { isNewerLabel } from '#domain/catalogue/packs/newer-label.ts';
import type { FirstPack } from '../catalogue/first-pack.ts';
import { asAccount } from '../session/identity.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { DeviceDb } from '../tables/device-db.ts';
import { forgetWorkedOut } from '../tables/worked-out.ts';
import type { Clock, Locks } from './ports.ts';
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
async function askServer(ports: FetchPorts, db: AccountDb, id: string): Promise<FetchEnd> {
  // The answer holds a report, whose schemas are no part of the start.
  const calls = await import('#domain/products/calls.ts').catch(() => null);
  if (!calls) return 'unreachable';
  const reply = await asAccount(ports, db.userId, () => ports.remote.call(calls.product, { params: { id } }));
  if (reply === 'other_account' || reply.kind === 'unreachable') return 'unreachable';
  if (reply.kind === 'refused') return reply.problem.code === 'NOT_FOUND' ? 'not_found' : 'unreachable';
  const found = reply.value.product;
  await db.transaction('rw', [db.products, db.risks, db.outlooks, db.criticals, db.meta], async () => {
    const held = await db.products.get(id);
    // Changed on this phone while the answer was on its way, or read from a pack with a newer label (product P14.12).
    if (held && (held.pending === 1 || (held.packDay !== undefined && isNewerLabel(held, found)))) return;
    const row = { ...found, pending: 0 as const };
    await forgetWorkedOut(db, [row]);
    await db.products.put(row);
  });
  return 'found';
}

/** After so long a product that comes with the app is shown; what the server answers then stands in its place. */
const PATIENCE_MS = 1_000;

/**
 * Brings a product to this phone that it does not hold. The server is asked first, since it knows of changes; where it
 * does not answer at once, those that come with the app are looked through.
 * @param ports to ask the server with; null where it must not be asked
 */
export async function fetchProduct(
  ports: FetchPorts | null,
  clock: Clock,
  pack: Pick<FirstPack, 'take'>,
  db: AccountDb,
  id: string,
): Promise<FetchEnd> {
  const asked = ports ? askServer(ports, db, id) : Promise.resolve('unreachable' as const);
  let callOff: () => void = () => undefined;
  const slow = new Promise<'slow'>((resolve) => {
    callOff = clock.after(PATIENCE_MS, () => resolve('slow'));
  });
  const end = await Promise.race([asked, slow]);
  callOff();
  if (end === 'found' || end === 'not_found') return end;
  await pack.take(db, [id]);
  return (await db.products.get(id)) ? 'found' : asked;
}

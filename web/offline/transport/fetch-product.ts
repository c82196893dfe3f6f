import { isNewerLabel } from '#domain/catalogue/packs/newer-label.ts';
import type { FirstPack } from '../catalogue/first-pack.ts';
import { asAccount } from '../session/identity.ts';
import type { AccountDb } from '../tables/account-db.ts';
import type { DeviceDb } from '../tables/device-db.ts';
import { deleteDerivedRows } from '../tables/worked-out.ts';
import type { Clock, Locks } from './ports.ts';
import type { Remote } from './remote.ts';

/** Result of fetching a product. */
export type FetchEnd = 'found' | 'not_found' | 'unreachable';

/** Ports for asking the server. */
interface FetchPorts {
  readonly device: DeviceDb;
  readonly locks: Locks;
  readonly remote: Remote;
}

/**
 * Fetches a product this phone does not have from the server and stores it. Only for the account these tables belong
 * to: another household's own product must not end up here. Never rejects because of the network.
 */
async function askServer(ports: FetchPorts, db: AccountDb, id: string): Promise<FetchEnd> {
  // The answer includes a report, whose schemas are not part of the start.
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
    await deleteDerivedRows(db, [row]);
    await db.products.put(row);
  });
  return 'found';
}

/** After this long a product that ships with the app is shown; the server's later answer replaces it. */
const PATIENCE_MS = 1_000;

/**
 * Loads a product that this phone does not have. The server is asked first, since it knows of changes; if it does not
 * answer at once, the products that ship with the app are searched.
 * @param ports for asking the server; null if it must not be asked
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

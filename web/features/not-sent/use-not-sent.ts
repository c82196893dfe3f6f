import { useLiveQuery } from 'dexie-react-hooks';
import { parseGtin, printedCode } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { operationTarget } from '#domain/sync/operation-target.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb, OutboxEntry } from '#web/offline/tables/account-db.ts';

/** A change that has not reached the server, and what it is about. */
export interface Unsent {
  readonly entry: OutboxEntry;
  /** Name of the product, person or animal, or a code; null if it has no name. */
  readonly subject: string | null;
}

export interface UnsentRead {
  /** Held back by the monthly quota; can be sent again at any time. */
  readonly held: readonly Unsent[];
  /** Refused. */
  readonly dead: readonly Unsent[];
  /** Being sent, or waiting for a signal. */
  readonly waiting: readonly Unsent[];
}

const productName = async (db: AccountDb, id: string): Promise<string | null> =>
  (await db.products.get(productIdOf(id) ?? id))?.name ?? null;

/** The name of something created on this phone and refused, from the operation that created it. */
async function madeHere(db: AccountDb, entityId: string): Promise<string | null> {
  const entries = await db.outbox.where('entityId').equals(entityId).sortBy('n');
  for (const { operation } of entries) {
    if (operation.type === 'inventory.add') return productName(db, operation.payload.productId);
    if (operation.type === 'member.create' || operation.type === 'pet.create') return operation.payload.name;
  }
  return null;
}

async function subjectOf(db: AccountDb, { operation }: OutboxEntry): Promise<string | null> {
  const { entityId } = operation;
  if (operation.type === 'scan.create') {
    const gtin = parseGtin(operation.payload.barcode);
    if (!gtin.ok) return operation.payload.barcode;
    return (await productName(db, gtin.value)) ?? printedCode(gtin.value);
  }
  if (operation.type === 'labelPhoto.add') return productName(db, operation.payload.productId);
  if (operation.type === 'product.create') return operation.payload.name;
  if (operation.type === 'mistake.report') return operation.payload.about.product?.name ?? null;
  switch (operationTarget(operation.type)) {
    case 'product':
      return productName(db, entityId);
    case 'inventory': {
      const item = await db.inventory.get(entityId);
      return item ? productName(db, item.productId) : madeHere(db, entityId);
    }
    case 'member':
      return (await db.members.get(entityId))?.name ?? madeHere(db, entityId);
    case 'pet':
      return (await db.pets.get(entityId))?.name ?? madeHere(db, entityId);
    default:
      return null;
  }
}

async function readUnsent(db: AccountDb): Promise<UnsentRead> {
  const entries = await db.outbox.where('state').anyOf('held', 'dead', 'queued', 'inflight').sortBy('n');
  const named = await Promise.all(entries.map(async (entry) => ({ entry, subject: await subjectOf(db, entry) })));
  const those = (...states: string[]) => named.filter(({ entry }) => states.includes(entry.state));
  return { held: those('held'), dead: those('dead'), waiting: those('queued', 'inflight') };
}

/** All changes that have not reached the server, oldest first. Undefined while the tables are read. */
export function useNotSent(): UnsentRead | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => db.transaction('r', db.tables, () => readUnsent(db)), [db]);
}

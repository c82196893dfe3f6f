import type { Product } from '#domain/products/product.ts';
import { applyOperation, type Row } from '#domain/sync/apply-operation.ts';
import type { EntityName } from '#domain/sync/entities.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import { upcastOperation } from '#domain/sync/upcast.ts';
import type { OutboxEntry, ServerRow } from './account-db.ts';

/**
 * Whether an operation still has to be applied to the server's row before the row is shown. A waiting one has. An
 * acknowledged one has until this phone holds a row at least as new as its commit. One that is sent again after a restore
 * (its `seq` is of the old database) has not where there is a row: that row already contains it.
 */
function isUnmerged(entry: OutboxEntry, held: ServerRow<unknown> | undefined, epoch: string | undefined): boolean {
  // The catalogue's row of a product contains nothing that a household did.
  const row = held?.scope === 'instance' ? undefined : held;
  if (entry.state === 'dead') return false;
  if (entry.state !== 'acked') return entry.seq === null || !row;
  if (entry.seq === null) return false;
  return !row || (row.epoch === epoch && row.seq < entry.seq);
}

/** A row as screens see it. `pending` while something on it has not reached the server. */
export interface Overlaid {
  readonly row: Row | null;
  readonly pending: boolean;
  /** Something on it was refused or held back. */
  readonly notSent: boolean;
}

/**
 * Lays this phone's own operations, in the order they were made, over the server's row. Pure; an operation that can
 * no longer be applied is left out, and the server will say so.
 * @param entries the operations that name this row, by `n`
 * @param products the products those operations lead to
 * @param epoch the life of the server's database that this phone knows
 */
export function overlay(
  entity: EntityName,
  server: ServerRow<unknown> | undefined,
  entries: readonly OutboxEntry[],
  products: ReadonlyMap<string, Product>,
  epoch: string | undefined,
): Overlaid {
  let row: Row | null = server?.data
    ? { entity, id: server.id, rev: server.rev, deleted: server.deleted === 1, data: server.data as Row['data'] }
    : null;
  let pending = false;
  let notSent = false;
  for (const entry of entries) {
    if (operationTarget(entry.operation.type) !== entity) continue;
    if (entry.state === 'dead' || entry.state === 'held') notSent = true;
    if (!isUnmerged(entry, server, epoch)) continue;
    if (entry.state !== 'acked') pending = true;
    // It may have waited since an older page wrote it.
    const operation = upcastOperation(entry.operation);
    const outcome = applyOperation(operation, worldOf(operation, row, products));
    if (outcome.status !== 'applied') continue;
    for (const next of outcome.rows) {
      if (next.entity === entity && next.id === entry.entityId) row = { ...next, rev: row?.rev ?? 0 };
    }
  }
  return { row, pending, notSent };
}

/** What an operation sees on this phone. Its own time stands for now, so that it gives the same row each time. */
export function worldOf(operation: Operation, row: Row | null, products: ReadonlyMap<string, Product>) {
  const leadsTo = productIdOfOperation(operation);
  return {
    row,
    product: leadsTo === null ? null : (products.get(leadsTo) ?? null),
    userId: operation.userId,
    nowMs: operation.createdAt,
  };
}

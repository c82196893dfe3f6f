import type { Product } from '#domain/products/product.ts';
import { applyOperation, type Row } from '#domain/sync/apply-operation.ts';
import type { EntityName } from '#domain/sync/entities.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import { upcastOperation } from '#domain/sync/upcast.ts';
import type { OutboxEntry, ServerRow } from './account-db.ts';

/**
 * Whether an operation still has to be applied to the server's row before that is shown. A waiting one has to. An
 * acknowledged one has to until this phone has a row at least as new as its commit. One that is sent again after a
 * restore (its `seq` is from the old database) does not if there is a row: that row already contains it.
 */
function isUnmerged(entry: OutboxEntry, held: ServerRow<unknown> | undefined, epoch: string | undefined): boolean {
  // The catalogue's row of a product contains no changes by a household.
  const row = held?.scope === 'instance' ? undefined : held;
  if (entry.state === 'dead') return false;
  if (entry.state !== 'acked') return entry.seq === null || !row;
  if (entry.seq === null) return false;
  return !row || (row.epoch === epoch && row.seq < entry.seq);
}

/** A row as screens see it. `pending` if something on it has not reached the server. */
export interface Overlaid {
  readonly row: Row | null;
  readonly pending: boolean;
  /** Whether something on it was refused or held back. */
  readonly notSent: boolean;
}

/**
 * Applies this phone's own operations, in the order they were made, to the server's row. Pure. An operation that can no
 * longer be applied is skipped; the server will refuse it.
 * @param entries the operations on this row, by `n`
 * @param products the products those operations refer to
 * @param epoch the epoch of the server's database that this phone knows
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
    // An older version of the app may have written it.
    const operation = upcastOperation(entry.operation);
    const outcome = applyOperation(operation, worldOf(operation, row, products));
    if (outcome.status !== 'applied') continue;
    for (const next of outcome.rows) {
      if (next.entity === entity && next.id === entry.entityId) row = { ...next, rev: row?.rev ?? 0 };
    }
  }
  return { row, pending, notSent };
}

/** The data an operation sees on this phone. Its creation time counts as now, so that it always gives the same row. */
export function worldOf(operation: Operation, row: Row | null, products: ReadonlyMap<string, Product>) {
  const leadsTo = productIdOfOperation(operation);
  return {
    row,
    product: leadsTo === null ? null : (products.get(leadsTo) ?? null),
    userId: operation.userId,
    nowMs: operation.createdAt,
  };
}

import { parseGtin } from '../products/gtin.ts';
import type { ScanOutcome } from '../scanning/scan.ts';
import { clampCreatedAt } from './clamp-created-at.ts';
import type { OperationOf } from './operation.ts';
import { applied, rejected, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

/**
 * Records a scan. It counts against the quota only when a product with a label was identified; whether the quota
 * allows it is decided by the caller, in the same transaction.
 */
export function applyScan(operation: OperationOf<'scan.create'>, world: World): Outcome {
  const gtin = parseGtin(operation.payload.barcode);
  if (!gtin.ok) return rejected(gtin.problem.code, gtin.problem.message, gtin.problem.fields);
  const known = rowOf(world, 'scan');
  if (known) {
    // Append-only: the same scan sent again under another operation changes nothing and counts nothing.
    return known.data.gtin === gtin.value
      ? applied()
      : rejected('CONFLICT', 'This scan was already recorded with another barcode.');
  }
  const { product } = world;
  const outcome: ScanOutcome = product ? (product.ingredientsText ? 'identified' : 'needs_label') : 'unknown';
  const counts = outcome === 'identified';
  return {
    status: 'applied',
    counts,
    rows: [
      {
        entity: 'scan',
        id: operation.entityId,
        deleted: false,
        data: {
          id: operation.entityId,
          gtin: gtin.value,
          productId: product ? product.id : null,
          outcome,
          mode: operation.payload.mode,
          input: operation.payload.input,
          createdAt: clampCreatedAt(operation.createdAt, world.nowMs),
          scannedBy: world.userId,
          counted: counts,
        },
      },
    ],
  };
}

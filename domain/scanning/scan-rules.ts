import { parseGtin } from '../products/gtin.ts';
import { gtinOrAsTyped } from '../products/typed-gtin.ts';
import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { Scan, ScanOutcome } from './scan.ts';
import type { SCAN } from './scan-schemas.ts';

type On<T extends keyof (typeof SCAN)['operations']> = OperationOn<typeof SCAN, T>;
type World = RuleWorld<Scan>;

/**
 * Records a scan. It counts against the quota only if a product with a label was identified. The caller decides, in the
 * same transaction, whether the quota allows it.
 */
function applyScan(operation: On<'scan.create'>, world: World): RuleOutcome {
  const gtin = parseGtin(operation.payload.barcode);
  if (!gtin.ok) return rejected(gtin.problem.code, gtin.problem.message, gtin.problem.fields);
  const known = world.row;
  if (known) {
    // Append-only: the same scan sent again under another operation changes nothing and does not count.
    return known.data.gtin === gtin.value
      ? applied()
      : rejected('CONFLICT', 'This scan was already recorded with a different barcode.');
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

const gtinOf = ({ payload }: On<'scan.create'>): string | null => {
  const gtin = parseGtin(payload.barcode);
  return gtin.ok ? gtin.value : null;
};

/** The scans of a household. How a code was read is stored with the scan, but does not make it a different scan. */
export const scanRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'scans', indexes: 'id, createdAt, productId', since: 1 },
  // Not `productId`, which is null for a code that was unknown when it was scanned.
  productField: 'gtin',
  bounds: { bytes: 1_024, rows: byPlan(5_000, 20_000, 100_000) },
  fitsId: namedByUuid,
  operations: {
    'scan.create': {
      words: 'Scan',
      apply: applyScan,
      productId: gtinOf,
      asksFor: ({ barcode }) => gtinOrAsTyped(barcode),
    },
  },
} as const satisfies EntityRules<typeof SCAN>;

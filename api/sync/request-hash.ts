import { createHash } from 'node:crypto';
import { parseGtin } from '#domain/products/gtin.ts';
import type { Operation, OperationType } from '#domain/sync/operation.ts';
import { productIdOfOperation } from '#domain/sync/operation-target.ts';

/** JSON with sorted keys: the same operation has the same text, whoever built it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Operations that can also be sent as a direct call, where the id of what is made comes from the operation id. The queue
 * may finish such a call under the id it had chosen itself, so the id does not belong to what must be the same.
 */
const ALSO_DIRECT: ReadonlySet<OperationType> = new Set(['scan.create', 'inventory.add', 'product.create']);

/**
 * What an operation asks for, however it was spelled: defaults are filled in, a product is named by its id. How a code
 * was read is noted with the scan, but makes no other scan of it.
 */
function essence(operation: Operation): unknown {
  switch (operation.type) {
    case 'scan.create':
      return productIdOfOperation(operation) ?? operation.payload.barcode;
    case 'inventory.add':
      return { ...operation.payload, productId: productIdOfOperation(operation) ?? operation.payload.productId };
    case 'product.create': {
      const gtin = operation.payload.barcode === null ? null : parseGtin(operation.payload.barcode);
      return gtin?.ok ? { ...operation.payload, barcode: gtin.value } : operation.payload;
    }
    default:
      return operation.payload;
  }
}

/** The hash that tells whether an operation id was used again for something else. */
export function requestHash(operation: Operation): Buffer {
  const { type, entityId } = operation;
  const text = canonical({ type, asks: essence(operation), ...(ALSO_DIRECT.has(type) ? {} : { entityId }) });
  return createHash('sha256').update(text).digest();
}

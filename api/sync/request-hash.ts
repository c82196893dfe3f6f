import { createHash } from 'node:crypto';
import type { OperationType } from '#domain/sync/operation.ts';

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

/** The hash that tells whether an operation id was used again for something else. */
export function requestHash(operation: {
  readonly type: OperationType;
  readonly entityId: string;
  readonly payload: unknown;
}): Buffer {
  const { type, entityId, payload } = operation;
  const text = canonical({ type, payload, ...(ALSO_DIRECT.has(type) ? {} : { entityId }) });
  return createHash('sha256').update(text).digest();
}

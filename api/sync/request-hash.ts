import { createHash } from 'node:crypto';
import { parseGtin } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';

type Asked = Readonly<Record<string, unknown>>;

/** What the hash is made of: an operation as it was sent, in whatever version its payload was written. */
export interface HashedOperation {
  readonly type: string;
  readonly entityId: string;
  readonly payload: unknown;
}

/** Says nothing: a field that was added later, and has this by default, must not make another request of an old one. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** JSON with sorted keys, without what is empty: the same operation has the same text, whoever built it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
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
const ALSO_DIRECT: ReadonlySet<string> = new Set(['scan.create', 'inventory.add', 'product.create']);

const gtinOf = (barcode: unknown): unknown => {
  const read = typeof barcode === 'string' ? parseGtin(barcode) : null;
  return read?.ok ? read.value : barcode;
};

/**
 * What an operation asks for, however it was spelled: defaults are filled in, a product is named by its id. How a code
 * was read is noted with the scan, but makes no other scan of it.
 */
function essence({ type, payload }: HashedOperation): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const asked = payload as Asked;
  switch (type) {
    case 'scan.create':
      return gtinOf(asked.barcode);
    case 'inventory.add': {
      const { productId } = asked;
      return { ...asked, productId: (typeof productId === 'string' && productIdOf(productId)) || productId };
    }
    case 'product.create':
      return { ...asked, barcode: gtinOf(asked.barcode) };
    default:
      return asked;
  }
}

/** The hash that tells whether an operation id was used again for something else. */
export function requestHash(operation: HashedOperation): Buffer {
  const { type, entityId } = operation;
  const text = canonical({ type, asks: essence(operation), ...(ALSO_DIRECT.has(type) ? {} : { entityId }) });
  return createHash('sha256').update(text).digest();
}

const slow = globalThis.structuredClone;

const PLAIN = new Set<unknown>([Object.prototype, null]);

function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'function' || typeof value === 'symbol') return slow(value);
    return value;
  }
  if (Array.isArray(value)) return value.map(clone);
  if (!PLAIN.has(Object.getPrototypeOf(value))) return slow(value);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = clone((value as Record<string, unknown>)[key]);
  return copy;
}

/**
 * The storage copies every value in and out, and most of its time goes into Node's own copying. Rows are plain trees,
 * which are copied by hand. Anything else still uses the slow way.
 */
export function installQuickClone(): void {
  globalThis.structuredClone = ((value: unknown, options?: StructuredSerializeOptions) =>
    options ? slow(value, options) : clone(value)) as typeof structuredClone;
}

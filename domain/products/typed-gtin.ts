import { parseGtin } from './gtin.ts';

/** The GTIN-14 of a barcode, so that two spellings of it compare equal. Anything else is returned unchanged. */
export function gtinOrAsTyped(barcode: unknown): unknown {
  const read = typeof barcode === 'string' ? parseGtin(barcode) : null;
  return read?.ok ? read.value : barcode;
}

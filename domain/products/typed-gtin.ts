import { parseGtin } from './gtin.ts';

/** The GTIN-14 of a barcode, so that two spellings of it are one; what is no barcode is given back as it is. */
export function gtinOrAsTyped(barcode: unknown): unknown {
  const read = typeof barcode === 'string' ? parseGtin(barcode) : null;
  return read?.ok ? read.value : barcode;
}

import { type Gtin, parseGtin } from '#domain/products/gtin.ts';

/** The hint below the barcode field while somebody types. */
export interface BarcodeHint {
  readonly tone: 'plain' | 'fits' | 'wrong';
  readonly text: string;
  /** The code, once its check digit fits. */
  readonly gtin: Gtin | null;
}

const LENGTHS = [8, 12, 13];

/**
 * Live check of a typed barcode. Counts while digits are missing. At 8 or 12 digits a wrong check digit is only a hint,
 * since more digits may follow; at 13 it is an error.
 */
export function barcodeHint(typed: string): BarcodeHint {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return { tone: 'plain', text: 'The 8, 12 or 13 digits under the bars.', gtin: null };
  const read = parseGtin(digits);
  if (read.ok) return { tone: 'fits', text: `${digits.length} digits. That looks right.`, gtin: read.value };
  if (digits.length > 13)
    return { tone: 'wrong', text: `${digits.length} digits are too many. A barcode has 8, 12 or 13.`, gtin: null };
  if (LENGTHS.includes(digits.length)) {
    const more = LENGTHS.find((length) => length > digits.length);
    return more === undefined
      ? { tone: 'wrong', text: 'The last digit doesn’t match. Check the number for a typo.', gtin: null }
      : { tone: 'plain', text: `Not valid at ${digits.length} digits. Keep going, or check them.`, gtin: null };
  }
  const left = LENGTHS.filter((length) => length > digits.length).map((length) => String(length - digits.length));
  const togo = left.length > 1 ? `${left.slice(0, -1).join(', ')} or ${left.at(-1)}` : left.join('');
  return { tone: 'plain', text: `${digits.length} digits so far, ${togo} to go.`, gtin: null };
}

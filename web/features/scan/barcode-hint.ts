import { type Gtin, parseGtin } from '#domain/products/gtin.ts';

/** What stands below the barcode field while somebody types. */
export interface BarcodeHint {
  readonly tone: 'plain' | 'fits' | 'wrong';
  readonly text: string;
  /** The checked code, once it is one. */
  readonly gtin: Gtin | null;
}

const LENGTHS = [8, 12, 13];

/**
 * Live check of a typed barcode. While digits are missing it counts; a wrong check digit is named only at a length
 * that a code can have and that the person may mean to be complete.
 */
export function barcodeHint(typed: string): BarcodeHint {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return { tone: 'plain', text: 'The 8, 12 or 13 digits under the bars.', gtin: null };
  const read = parseGtin(digits);
  if (read.ok) return { tone: 'fits', text: `${digits.length} digits, and the last one fits.`, gtin: read.value };
  if (digits.length > 13)
    return { tone: 'wrong', text: `${digits.length} digits are too many. A barcode has 8, 12 or 13.`, gtin: null };
  if (LENGTHS.includes(digits.length)) {
    const more = LENGTHS.find((length) => length > digits.length);
    return more === undefined
      ? { tone: 'wrong', text: 'The last digit does not fit. Check the number for a typing slip.', gtin: null }
      : { tone: 'plain', text: `${digits.length} digits do not fit yet. Go on, or check the number.`, gtin: null };
  }
  const left = LENGTHS.filter((length) => length > digits.length).map((length) => String(length - digits.length));
  const togo = left.length > 1 ? `${left.slice(0, -1).join(', ')} or ${left.at(-1)}` : left.join('');
  return { tone: 'plain', text: `${digits.length} digits so far, ${togo} to go.`, gtin: null };
}

import { parseGtin } from '../products/gtin.ts';

/** Only this much of a text is searched: longer texts are no barcode, and searching them takes time. */
const LONGEST_TEXT = 2000;
/**
 * Separators that people and shops put between the digits of one code: spaces, full stops, and dashes of any length.
 */
const BETWEEN = /[\s\-\u2010-\u2015\u2212.]+/g;

/**
 * The digits to put into the barcode field for a pasted text: "EAN: 4006381-333931", or a line of a receipt.
 * @returns the first run of digits that is a whole code with a valid check digit; else every digit of the text, so that
 * the person sees what is wrong; empty if there are none
 */
export function pastedCode(text: string): string {
  // Full-width digits become ASCII; some keyboards and web pages have them.
  const plain = text.slice(0, LONGEST_TEXT).normalize('NFKC');
  const joined = plain.match(/\d(?:[\s\-\u2010-\u2015\u2212.]*\d)*/g) ?? [];
  const alone = plain.match(/\d+/g) ?? [];
  const runs = [...joined.map((run) => run.replace(BETWEEN, '')), ...alone];
  return runs.find((run) => parseGtin(run).ok) ?? alone.join('');
}

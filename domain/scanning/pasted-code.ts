import { parseGtin } from '../products/gtin.ts';

/** Longer texts are no barcode; nobody waits for them to be searched. */
const LONGEST_TEXT = 2000;
/** What people and shops put between the digits of one code: spaces, and dashes of every length. */
const BETWEEN = /[\s\-\u2010-\u2015\u2212.]+/g;

/**
 * The digits to put into the barcode field for a text that was pasted: "EAN: 4006381-333931", or a line of a receipt.
 * @returns the first run of digits that is a whole code with a fitting check digit; else every digit of the text, so
 * that the person sees what is wrong; empty where there are none
 */
export function pastedCode(text: string): string {
  // Full-width digits, as some keyboards and web pages have them.
  const plain = text.slice(0, LONGEST_TEXT).normalize('NFKC');
  const joined = plain.match(/\d(?:[\s\-\u2010-\u2015\u2212.]*\d)*/g) ?? [];
  const alone = plain.match(/\d+/g) ?? [];
  const runs = [...joined.map((run) => run.replace(BETWEEN, '')), ...alone];
  return runs.find((run) => parseGtin(run).ok) ?? alone.join('');
}

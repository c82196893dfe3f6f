import { storedGtin } from '../../products/gtin.ts';

const MOST = 200;
/** Digit groups separated by single spaces or hyphens: "6-81131-32894-4" is one barcode, "1234, 5678" is two runs. */
const RUN = /\d+(?:[ -]\d+)*/g;

/** Digits as a GTIN-14 if length and check digit are valid. An EAN-8 is too easily confused with a date or a lot. */
const codeOf = (digits: string): string | null =>
  digits.length >= 12 && digits.length <= 14 ? storedGtin(digits.padStart(14, '0')) : null;

/** The barcodes in one run: groups that are barcodes by themselves, or adjacent groups that form one. */
function codesOfRun(run: string): string[] {
  const groups = run.split(/[ -]/);
  const found: string[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    let digits = '';
    for (let end = at; end < groups.length && digits.length < 14; end += 1) {
      digits += groups[end] ?? '';
      const code = codeOf(digits);
      if (!code) continue;
      found.push(code);
      at = end;
      break;
    }
  }
  return found;
}

/**
 * The barcodes in a text, as GTIN-14: 12, 13 or 14 digits with a valid check digit, even if split into groups.
 * @param most maximum number of barcodes returned
 */
export function gtinsIn(text: string, most = MOST): string[] {
  const found = new Set<string>();
  for (const [run] of text.slice(0, 20_000).matchAll(RUN)) {
    if (run.length > 400) continue;
    for (const code of codesOfRun(run)) {
      found.add(code);
      if (found.size >= most) return [...found];
    }
  }
  return [...found];
}

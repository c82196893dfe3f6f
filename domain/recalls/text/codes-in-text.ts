import { storedGtin } from '../../products/gtin.ts';

const MOST = 200;
/** A run of digit groups with one space or hyphen between: "6-81131-32894-4" is one code, "1234, 5678" is two runs. */
const RUN = /\d+(?:[ -]\d+)*/g;

/** Digits as a GTIN-14 where length and check digit fit. An EAN-8 is too short to be told from a date or a lot. */
const codeOf = (digits: string): string | null =>
  digits.length >= 12 && digits.length <= 14 ? storedGtin(digits.padStart(14, '0')) : null;

/** Codes of one run: groups that are codes by themselves, else neighbouring groups that make one. */
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
 * Barcodes that stand in a text, as GTIN-14: 12, 13 or 14 digits with a fitting check digit, also in groups.
 * @param most codes beyond this are left out
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

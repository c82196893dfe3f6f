import { readCas, readEc } from '#domain/knowledge/chemistry/numbers.ts';

const unique = (numbers: readonly (string | null)[]): string[] => [...new Set(numbers.filter((one) => one !== null))];

/** The CAS numbers in a cell, without those whose check digit is wrong. */
export const casNumbers = (cell: string): string[] =>
  unique((cell.match(/(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/g) ?? []).map(readCas));

/** The EC and list numbers in a cell, without those whose check digit is wrong. */
export const ecNumbers = (cell: string): string[] =>
  unique((cell.match(/(?<![\d-])\d{3}-\d{3}-\d(?![\d-])/g) ?? []).map(readEc));

/** The parts of a cell marked "[1]", "[2]", by mark. A cell without marks is one part with the mark "". */
export function markedParts(cell: string): Map<string, string> {
  const parts = new Map<string, string>();
  const marks = [...cell.matchAll(/\[(\d{1,2})\]/g)];
  let from = 0;
  for (const mark of marks) {
    const number = mark[1] ?? '';
    const before = cell.slice(from, mark.index);
    parts.set(number, `${parts.get(number) ?? ''} ${before}`.trim());
    from = mark.index + mark[0].length;
  }
  if (marks.length === 0) parts.set('', cell);
  return parts;
}

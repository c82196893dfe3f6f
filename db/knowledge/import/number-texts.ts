import { readCas, readEc } from '#domain/knowledge/chemistry/numbers.ts';

const unique = (numbers: readonly (string | null)[]): string[] => [...new Set(numbers.filter((one) => one !== null))];

/** The CAS numbers in a cell; those whose check digit does not fit are left out. */
export const casNumbers = (cell: string): string[] =>
  unique((cell.match(/(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/g) ?? []).map(readCas));

/** The EC and list numbers in a cell; those whose check digit does not fit are left out. */
export const ecNumbers = (cell: string): string[] =>
  unique((cell.match(/(?<![\d-])\d{3}-\d{3}-\d(?![\d-])/g) ?? []).map(readEc));

/**
 * A cell whose parts are marked "[1]", "[2]", by their marks; one part with the mark "" where nothing is marked.
 */
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

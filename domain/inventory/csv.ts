import { delimitedCells } from '../delimited-cells.ts';

// Comma-separated values by RFC 4180: cells with commas, quotes or line breaks are quoted, and quotes inside are
// doubled.

/** Text that a spreadsheet would run as a formula, or that starts with the apostrophe which prevents that. */
const FORMULA = /^['=+\-@\t\r]/;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Writes rows of texts, escaped so that a spreadsheet executes nothing in them. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Removes the apostrophe that {@link writeCsv} adds against formulas. */
const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/**
 * Reads rows of texts. Line feeds alone are accepted, and so are semicolons as separators if the first line has no
 * comma, as spreadsheets in some countries write them.
 */
export function readCsv(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const rows = delimitedCells(text, !head.includes(',') && head.includes(';') ? ';' : ',');
  // If the text ends with a line break, the last row is a single empty cell: drop it.
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === '') rows.pop();
  return rows.map((row) => row.map(asWritten));
}

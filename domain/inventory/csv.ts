import { delimitedCells } from '../delimited-cells.ts';

// Comma-separated values as RFC 4180 has them: cells with commas, quotes or line breaks stand in quotes, and a quote
// inside is doubled.

/** What a spreadsheet would take for a formula, and the sign that stands before one so that it stays a text. */
const FORMULA = /^['=+\-@\t\r]/;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Writes rows of texts. A spreadsheet that opens them runs nothing that they hold. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A text as it was before {@link writeCsv} kept a spreadsheet from running it. */
const asWritten = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/**
 * Reads rows of texts, also with line feeds alone, and with semicolons where the first line has no comma, as
 * spreadsheets of some countries write them.
 */
export function readCsv(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const rows = delimitedCells(text, !head.includes(',') && head.includes(';') ? ';' : ',');
  // What stands behind the last line break is no row.
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === '') rows.pop();
  return rows.map((row) => row.map(asWritten));
}

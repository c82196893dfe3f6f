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

/**
 * Reads rows of texts, also with line feeds alone, and with semicolons where the first line has no comma outside of
 * quotes, as spreadsheets of some countries write them.
 */
export function readCsv(text: string): string[][] {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const head = body.slice(0, body.search(/[\r\n]|$/));
  const separator = !head.includes(',') && head.includes(';') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const take = (value: string) => row.push(/^'/.test(value) && FORMULA.test(value.slice(1)) ? value.slice(1) : value);
  while (at < body.length) {
    if (body[at] === '"') {
      let value = '';
      for (at += 1; at < body.length; at += 1) {
        if (body[at] !== '"') value += body[at];
        else if (body[at + 1] === '"') {
          value += '"';
          at += 1;
        } else break;
      }
      at += 1;
      take(value);
    } else {
      let end = at;
      while (end < body.length && body[end] !== separator && body[end] !== '\n' && body[end] !== '\r') end += 1;
      take(body.slice(at, end));
      at = end;
    }
    if (body[at] === separator) {
      at += 1;
      // A separator at the very end stands before one more cell, which is empty.
      if (at < body.length) continue;
      row.push('');
    }
    if (body[at] === '\r') at += 1;
    if (body[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

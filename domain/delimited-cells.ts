const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;

/**
 * Parses a delimited text that is small enough to hold in memory. Meant for users' own files, so it is lenient and
 * reads as much as it can; published files are parsed strictly and in chunks instead (`delimited-lines.ts`). Quoted
 * cells may contain the separator, line breaks and doubled quotes (RFC 4180).
 * @param separator one character
 * @returns the rows; if the text ends with a line break, the last row is one empty cell
 */
export function delimitedCells(text: string, separator: string): string[][] {
  const parts = separator.charCodeAt(0);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  /** Appends a quoted section to the cell, starting after its opening quote. */
  const readQuoted = (): void => {
    for (;;) {
      const mark = text.indexOf('"', at);
      cell += text.slice(at, mark < 0 ? text.length : mark);
      at = mark < 0 ? text.length : mark + 1;
      if (mark < 0 || text.charCodeAt(at) !== QUOTE) return;
      cell += '"';
      at += 1;
    }
  };

  while (at < text.length) {
    const start = at;
    let code = text.charCodeAt(at);
    if (code === QUOTE && cell === '') {
      at += 1;
      readQuoted();
      continue;
    }
    while (at < text.length && code !== parts && code !== LINE_FEED && code !== RETURN) {
      at += 1;
      code = text.charCodeAt(at);
    }
    cell += text.slice(start, at);
    if (at === text.length) break;
    at += 1;
    if (code === RETURN) continue;
    row.push(cell);
    cell = '';
    if (code === LINE_FEED) {
      rows.push(row);
      row = [];
    }
  }
  row.push(cell);
  rows.push(row);
  return rows;
}

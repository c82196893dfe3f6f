/**
 * The cells of a delimited text. Quoted cells may hold the separator, line breaks and doubled quotes (RFC 4180).
 * @param separator one character
 */
export function delimitedCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) endCell();
    else if (char === '\n') {
      endCell();
      rows.push([]);
    } else if (char !== '\r') cell += char;
  }
  endCell();
  return rows;
}

/** A row by the names of its columns; a column that is not there is empty. */
export type Row = (column: string) => string;

/**
 * The rows below the header line, which may stand below a preamble.
 * @param first name of the first column, as the header has it
 * @throws Error when no line begins with that name: the publisher changed the file
 */
export function rowsBelow(text: string, separator: string, first: string): Row[] {
  const cells = delimitedCells(text, separator);
  const at = cells.findIndex((row) => row[0]?.trim() === first);
  const header = cells[at];
  if (!header) throw new Error(`No header line begins with "${first}"`);
  const places = new Map(header.map((name, place) => [name.trim(), place]));
  return cells
    .slice(at + 1)
    .filter((row) => row.length > 2)
    .map((row) => (column) => row[places.get(column) ?? -1] ?? '');
}

/**
 * Rows of a delimited text with a header line, as objects by column name. Quoted cells may hold the separator, line
 * breaks and doubled quotes (RFC 4180).
 * @param separator one character
 */
export function delimitedRows(text: string, separator: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
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
  const [header = [], ...body] = rows;
  return body
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
}

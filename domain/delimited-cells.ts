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

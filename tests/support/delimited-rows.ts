import { delimitedCells } from '#domain/delimited-cells.ts';

/**
 * The rows of a delimited text with a header line, as objects by column name.
 * @param separator one character
 */
export function delimitedRows(text: string, separator: string): Record<string, string>[] {
  const [header = [], ...body] = delimitedCells(text, separator);
  return body
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
}

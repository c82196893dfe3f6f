import { delimitedCells } from '#domain/delimited-cells.ts';

/** A row, read by column name. A missing column is empty. */
export type Row = (column: string) => string;

/**
 * The rows below the header line, which may follow a preamble.
 * @param first name of the first column, as in the header
 * @throws Error if no line begins with that name, because the publisher changed the file
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

import { writeCsv } from '../inventory/csv.ts';

/** What one cell of a table holds. */
export type Cell = string | number | boolean | null | undefined | readonly string[];

/** One kind of thing in an export: how its rows are told as a table. `data.json` holds the rows as they are. */
export interface Section<Row> {
  /** Its name in `data.json`, and of its file in `csv`. */
  readonly name: string;
  readonly title: string;
  /** What it is, in a sentence. */
  readonly about: string;
  readonly columns: readonly (readonly [head: string, of: (row: Row) => Cell])[];
}

/** A moment as tables have it, in UTC to the second. @param ms milliseconds since 1970 */
export const moment = (ms: number | null): string | null =>
  ms === null ? null : `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}`;

const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'object' ? cell.join('; ') : String(cell);
};

/** The texts of a row, one a column. */
export const rowTexts = <Row>({ columns }: Section<Row>, row: Row): string[] =>
  columns.map(([, of]) => textOf(of(row)));

/** The first line of the section's CSV file. */
export const csvHead = <Row>({ columns }: Section<Row>): string => writeCsv([columns.map(([head]) => head)]);

/** One row of it. A spreadsheet that opens it runs nothing that it holds (product P13.13). */
export const csvRow = <Row>(section: Section<Row>, row: Row): string => writeCsv([rowTexts(section, row)]);

import { writeCsv } from '../inventory/csv.ts';

/** The value of one table cell. */
export type Cell = string | number | boolean | null | undefined | readonly string[];

/** One section of an export, and how its rows become a table. `data.json` has the rows unchanged. */
export interface Section<Row> {
  /** Its key in `data.json`, and the name of its file in `csv`. */
  readonly name: string;
  readonly title: string;
  /** A one-sentence description. */
  readonly about: string;
  readonly columns: readonly (readonly [head: string, of: (row: Row) => Cell])[];
}

/** A timestamp as shown in tables, in UTC to the second. @param ms milliseconds since 1970 */
export const moment = (ms: number | null): string | null =>
  ms === null ? null : `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')}`;

const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'object' ? cell.join('; ') : String(cell);
};

/** The cells of a row as text, one per column. */
export const rowTexts = <Row>({ columns }: Section<Row>, row: Row): string[] =>
  columns.map(([, of]) => textOf(of(row)));

/** The header line of the section's CSV file. */
export const csvHead = <Row>({ columns }: Section<Row>): string => writeCsv([columns.map(([head]) => head)]);

/** One line of the CSV file, escaped so that a spreadsheet executes nothing in it (product P13.13). */
export const csvRow = <Row>(section: Section<Row>, row: Row): string => writeCsv([rowTexts(section, row)]);

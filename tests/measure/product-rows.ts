import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { delimitedRows } from '#tests/support/delimited-rows.ts';

/** A product of a data file. */
export interface ProductRow {
  readonly text: string;
  /** SHA-1 of the code without leading zeros (of the text where there is no code): which half it is in. */
  readonly digest: Buffer;
}

const CODE = ['code', 'barcode_id', 'barcode', 'gtin', 'ean', 'upc', 'id'];
const TEXT = ['ingredients_text', 'ingredients', 'ingredient_text', 'ingredients_list', 'text'];

const columnOf = (names: readonly string[], wanted: readonly string[]): string | undefined =>
  wanted.find((name) => names.includes(name));

/** The text of a file, unpacked where it begins as gzip does. */
function readText(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

/**
 * The products of a CSV or TSV file, packed with gzip or not, that have a text of ingredients. The separator is read
 * off the header line, the columns are known by their names.
 * @throws Error that says which columns there are, when none of them holds ingredients
 */
export function productRows(path: string): ProductRow[] {
  const text = readText(path);
  const header = text.slice(0, text.indexOf('\n'));
  const separator = ['\t', ';', ','].find((sign) => header.includes(sign)) ?? ',';
  const rows = delimitedRows(text, separator);
  const names = Object.keys(rows[0] ?? {});
  const textColumn = columnOf(names, TEXT);
  if (textColumn === undefined)
    throw new Error(`${path}: no column of ingredients among ${names.slice(0, 12).join(', ')}`);
  const codeColumn = columnOf(names, CODE);
  return rows.flatMap((row) => {
    const ingredients = (row[textColumn] ?? '').trim();
    if (ingredients === '') return [];
    const code = codeColumn === undefined ? '' : (row[codeColumn] ?? '').trim().replace(/^0+/, '');
    return [
      {
        text: ingredients,
        digest: createHash('sha1')
          .update(code === '' ? ingredients : code)
          .digest(),
      },
    ];
  });
}

/** The half that may be looked at while names and rules grow: the first byte of the digest is even. */
export const isDevelopment = ({ digest }: ProductRow): boolean => (digest[0] ?? 0) % 2 === 0;

/** At most `most` rows, chosen by their digests: the same ones in every run, whatever their order in the file. */
export function sampleOf(rows: readonly ProductRow[], most: number): readonly ProductRow[] {
  if (rows.length <= most) return rows;
  const limit = (most / rows.length) * 2 ** 32;
  return rows.filter(({ digest }) => digest.readUInt32BE(4) < limit);
}

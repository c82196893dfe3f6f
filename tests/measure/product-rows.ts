import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';

/** A product of a data file. */
export interface ProductRow {
  readonly text: string;
  /** SHA-1 of the code without leading zeros (of the text where there is no code): which half it is in. */
  readonly digest: Buffer;
  /** Allergen tags of the catalogue entry ("en:milk,en:soybeans"), where the file has them. */
  readonly tags?: string;
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

const separatorOf = (header: string): string => ['\t', ';', ','].find((sign) => header.includes(sign)) ?? ',';

/** Whether a CSV or TSV file, packed with gzip or not, has a column of ingredients by its header line. */
function hasIngredients(path: string): boolean {
  const text = readText(path);
  const header = text.slice(0, text.indexOf('\n')).trim();
  return columnOf(header.split(separatorOf(header)), TEXT) !== undefined;
}

/**
 * The products of a CSV or TSV file, packed with gzip or not, that have a text of ingredients. The separator is read
 * off the header line, the columns are known by their names.
 * @throws Error that says which columns there are, when none of them holds ingredients
 */
export function productRows(path: string): ProductRow[] {
  const text = readText(path);
  const header = text.slice(0, text.indexOf('\n'));
  const rows = delimitedRows(text, separatorOf(header));
  const names = Object.keys(rows[0] ?? {});
  const textColumn = columnOf(names, TEXT);
  if (textColumn === undefined)
    throw new Error(`${path}: no column of ingredients among ${names.slice(0, 12).join(', ')}`);
  const codeColumn = columnOf(names, CODE);
  const tagColumn = columnOf(names, ['allergens']);
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
        ...(tagColumn !== undefined && row[tagColumn] ? { tags: row[tagColumn] } : {}),
      },
    ];
  });
}

/** The product files of a folder that have a column of ingredients, by name, with the type each is judged as. */
export function productFiles(
  folder: string,
): readonly { readonly rows: readonly ProductRow[]; readonly type: ProductType }[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:csv|tsv|csv\.gz|tsv\.gz)$/.test(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (!hasIngredients(path)) {
        console.log(`${name}: no column of ingredients, left out`);
        return [];
      }
      return [{ rows: productRows(path), type: /food|off_/.test(name) ? 'food' : 'leave_on' } as const];
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

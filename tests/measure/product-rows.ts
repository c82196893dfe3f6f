import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';

/** A product from a data file. */
export interface ProductRow {
  readonly text: string;
  /** SHA-1 of the code without leading zeros, or of the text if there is no code. Decides the half. */
  readonly digest: Buffer;
  /** Allergen tags of the catalogue entry ("en:milk,en:soybeans"), if the file has them. */
  readonly tags?: string;
}

const CODE = ['code', 'barcode_id', 'barcode', 'gtin', 'ean', 'upc', 'id'];
const TEXT = ['ingredients_text', 'ingredients', 'ingredient_text', 'ingredients_list', 'text'];

const columnOf = (names: readonly string[], wanted: readonly string[]): string | undefined =>
  wanted.find((name) => names.includes(name));

/** The text of a file, unzipped if it starts like gzip. */
function readText(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

const separatorOf = (header: string): string => ['\t', ';', ','].find((sign) => header.includes(sign)) ?? ',';

/** Whether the header line of a CSV or TSV file (gzip or not) has an ingredients column. */
function hasIngredients(path: string): boolean {
  const text = readText(path);
  const header = text.slice(0, text.indexOf('\n')).trim();
  return columnOf(header.split(separatorOf(header)), TEXT) !== undefined;
}

/**
 * The products of a CSV or TSV file (gzip or not) that have an ingredients text. The separator is detected from the
 * header line, the columns by their names.
 * @throws Error that lists the columns, if none of them contains ingredients
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

/** The product files of a folder that have an ingredients column, sorted by name, with the type to assess them as. */
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

/** The half that may be inspected while names and rules are developed: the first byte of the digest is even. */
export const isDevelopment = ({ digest }: ProductRow): boolean => (digest[0] ?? 0) % 2 === 0;

/** About `most` rows, chosen by their digests: the same ones in every run, whatever their order in the file. */
export function sampleOf(rows: readonly ProductRow[], most: number): readonly ProductRow[] {
  if (rows.length <= most) return rows;
  const limit = (most / rows.length) * 2 ** 32;
  return rows.filter(({ digest }) => digest.readUInt32BE(4) < limit);
}

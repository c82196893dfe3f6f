import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { starterCatalogue } from '#db/starter/catalogue.ts';

// Checks that every real product of the starter catalogue is in the data files that it names: the barcode, and the
// ingredient list word for word. Exits with 1 if one is not, or if the data files are missing.

const FOLDER = fileURLToPath(new URL('../../../shared/data/products/', import.meta.url));

/**
 * Records of a CSV or TSV file with quotes. Headers are not needed, because only the first and the text fields are
 * used.
 */
function records(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && field === '') quoted = true;
    else if (char === separator) {
      row.push(field);
      field = '';
    } else if (char === '\n') {
      rows.push([...row, field.replace(/\r$/, '')]);
      row = [];
      field = '';
    } else field += char;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows;
}

/** Letters, digits and "%" only: punctuation, entities and line breaks of the files do not count. */
const bare = (text: string): string =>
  text.replace(/&(?:amp;)?(?:quot|gt|lt|amp|#0?3[49]);?/g, '').replace(/[^\p{L}\p{N}%]/gu, '');

/** The code as a GTIN-14, however many leading zeros the file has dropped. */
const padded = (code: string): string => code.trim().padStart(14, '0');

const read = (name: string): string => readFileSync(`${FOLDER}${name}`, 'utf8');

function main(): number {
  if (!existsSync(FOLDER)) {
    console.error('starter provenance: the data files are not there');
    return 1;
  }
  const off = gunzipSync(readFileSync(`${FOLDER}off_food_2019_sample.csv.gz`)).toString('utf8');
  const texts = new Map<string, string[]>();
  const add = (code: string, text: string): void => {
    texts.set(padded(code), [...(texts.get(padded(code)) ?? []), bare(text)]);
  };
  for (const row of records(off, ',')) add(row[0] ?? '', row[2] ?? '');
  for (const row of records(read('obf_cosmetics_2024.csv'), ',')) add(row[0] ?? '', row[2] ?? '');
  for (const row of records(read('obf_cosmetics_2026.tsv'), '\t')) add(row[0] ?? '', row[5] ?? '');
  let checked = 0;
  const failures: string[] = [];
  for (const product of starterCatalogue()) {
    if (product.sample) continue;
    checked += 1;
    const found = texts.get(product.id);
    const ingredients = bare(product.ingredientsText ?? '');
    if (!found) failures.push(`${product.name}: ${product.id} is in no data file`);
    else if (!found.some((text) => text.includes(ingredients))) failures.push(`${product.name}: other ingredients`);
  }
  for (const failure of failures) console.error(`starter provenance: ${failure}`);
  console.log(`starter provenance: ${checked - failures.length} of ${checked} products stand in their data files`);
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = main();

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { readRecords } from '#api/catalogue/import/read-records.ts';
import { checkDigit } from '#domain/products/gtin.ts';

/** A real name of the file, and the index of its first copy. */
export interface RealName {
  readonly name: string;
  readonly at: number;
}

const SYLLABLES = ['ba', 'co', 'di', 'fe', 'gu', 'la', 'mi', 'no', 'pe', 'ri', 'so', 'ta', 'vu', 'za', 'ke', 'hy'];
/** Number of brands for the copies; four syllables would allow 65,536. */
const BRANDS = 30_000;

const brandOf = (at: number): string => {
  let [rest, word] = [(at * 7919) % BRANDS, ''];
  for (let part = 0; part < 4; part += 1) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
};

/** The 13-digit barcode of a product of the file. */
export const codeAt = (at: number): string => {
  const body = String(300_000_000_000 + at * 7);
  return `${body}${checkDigit(body)}`;
};

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The products of a file that have a name, each with its ingredient list. */
async function realProducts(path: string): Promise<Array<readonly [name: string, list: string]>> {
  const products: Array<readonly [string, string]> = [];
  for await (const { records } of readRecords(path)) {
    for (const record of records) {
      const name = record('product_name').replace(/\s+/g, ' ').trim();
      if (name !== '') products.push([name, record('ingredients')]);
    }
  }
  return products;
}

/**
 * Writes a file with a number of products: the real ones, repeated as often as needed. Each has its own code and brand,
 * and from the second round on a number after its name.
 * @returns the real names, one for each product of the first round
 */
export async function writeManyProducts(from: string, to: string, count: number): Promise<RealName[]> {
  const real = await realProducts(from);
  const out = createWriteStream(to);
  out.write('code,product_name,brands,ingredients_text,last_modified\n');
  for (let at = 0; at < count; at += 1) {
    const [name = '', list = ''] = real[at % real.length] ?? [];
    const copy = Math.floor(at / real.length);
    const called = copy === 0 ? name : `${name} ${copy + 1}`;
    const line = `${codeAt(at)},${cell(called)},${brandOf(at)},${cell(list)},2024-01-01\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return real.slice(0, count).map(([name], at) => ({ name, at }));
}

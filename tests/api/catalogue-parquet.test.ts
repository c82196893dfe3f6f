import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSource } from '#api/catalogue/import/open-source.ts';
import type { ReadRecord } from '#api/catalogue/import/record.ts';

// Product P14.18.
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-parquet-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const CODES = ['3017620422003', '5449000000996', '7622210449283'];

const write = (name: string, bytes: Uint8Array): string => {
  const path = join(dir, name);
  writeFileSync(path, bytes);
  return path;
};

/** A file with the columns of the published ones, in groups of two rows. */
const published = (): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      rowGroupSize: 2,
      codec: 'SNAPPY',
      columnData: [
        { name: 'code', data: CODES, type: 'STRING' },
        {
          name: 'product_name',
          data: [
            [
              { lang: 'main', text: 'Pâte à tartiner' },
              { lang: 'en', text: 'Spread' },
            ],
            [{ lang: 'en', text: 'Cola' }],
            [],
          ],
          type: 'JSON',
        },
        { name: 'brands', data: ['Ferrero', 'Coca-Cola', 'Milka'], type: 'STRING' },
        { name: 'ingredients_text', data: [[{ lang: 'main', text: 'sucre, noisettes' }], [], []], type: 'JSON' },
        { name: 'nutriments', data: [[{ name: 'sugars', '100g': 56.3 }], [], []], type: 'JSON' },
        { name: 'countries_tags', data: [['en:france', 'en:italy'], [], []], type: 'JSON' },
        { name: 'last_modified_t', data: [1_700_000_000n, 1_700_000_000n, 1_700_000_000n], type: 'INT64' },
        { name: 'popularity_key', data: [1, 2, 3], type: 'INT32' },
      ],
    }),
  );

async function recordsOf(path: string): Promise<ReadRecord[]> {
  const { chunks, read } = await openSource('off', path, {});
  const records: ReadRecord[] = [];
  for await (const chunk of chunks) records.push(...chunk.records.map(read));
  return records;
}

it('reads the languages, nutrients and days of a Parquet file as those of the other exports', async () => {
  const [spread, cola, unnamed] = await recordsOf(write('food.parquet', published()));
  expect(spread).toMatchObject({
    gtin: `0${CODES[0]}`,
    facts: {
      name: 'Pâte à tartiner',
      brand: 'Ferrero',
      ingredientsText: 'sucre, noisettes',
      countries: ['en:france', 'en:italy'],
      nutrition: { sugars: 56.3 },
      source: { name: 'Open Food Facts', date: '2023-11-14' },
    },
  });
  expect(cola).toMatchObject({ facts: { name: 'Cola', ingredientsText: null } });
  expect(unnamed).toStrictEqual({ refused: 'It has no name.' });
});

it('says of a file that ends early, or holds something else, that it cannot be read', async () => {
  const whole = published();
  await expect(recordsOf(write('cut.parquet', whole.subarray(0, -20)))).rejects.toThrow('is cut off');
  await expect(recordsOf(write('text.parquet', Buffer.from('code,product_name')))).rejects.toThrow(
    'not a Parquet file',
  );
  const other = parquetWriteBuffer({ columnData: [{ name: 'id', data: [1], type: 'INT32' }] });
  await expect(recordsOf(write('other.parquet', new Uint8Array(other)))).rejects.toThrow('no column named code');
});

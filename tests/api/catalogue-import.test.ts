import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ImportTask, importFile } from '#api/catalogue/import/import-file.ts';
import { type ImportOptions, openSource } from '#api/catalogue/import/open-source.ts';
import type { RecordChunk } from '#api/catalogue/import/read-records.ts';
import { productStores } from '#api/products/room.ts';
import type { ImportSource } from '#domain/catalogue/sources.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { Product } from '#domain/products/product.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';

// Longer than 300 lines: every kind of file, and every way it can be wrong, with one importer.

// On development machines, the published files are in a folder next to the repository; other clones have none.
const PUBLISHED = fileURLToPath(new URL('../../../shared/data/products/', import.meta.url));
const arePublished = existsSync(PUBLISHED);
if (!arePublished) process.stdout.write('The published files are not here: their import is not tested.\n');

const clock = () => Date.UTC(2026, 10, 24);
const eanOf = (at: number): string => {
  const body = String(300_000_000_000 + at * 7);
  return `${body}${checkDigit(body)}`;
};
const CSV = [
  'code,product_name,brands,ingredients_text,last_modified',
  ...Array.from({ length: 900 }, (_, at) =>
    at % 9 === 4
      ? `${eanOf(at)},,Brand,"water, salt",2024-01-01`
      : `${eanOf(at)},Soap ${at},LOREAL,"aqua,\n_milk_ ${at}",2024-01-01`,
  ),
].join('\n');

let db: TestDatabase;
let dir: string;
beforeEach(async () => {
  db = await testDatabase();
  dir = mkdtempSync(join(tmpdir(), 'safeshelf-import-'));
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const write = (name: string, content: string | Buffer): string => {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
};
const rejectsPath = () => join(dir, 'rejects.jsonl');
const rejects = (): string => readFileSync(rejectsPath(), 'utf8');
const run = async (source: ImportSource, path: string, options: ImportOptions = {}, into: TestDatabase = db) =>
  importFile(into, { ...(await openSource(source, path, options, clock())), rejectsPath: rejectsPath() }, clock);
const productOf = (id: string): Product | null => {
  const text = db.db.prepare<[string], string>('SELECT data FROM products WHERE id = ?').pluck().get(id);
  return text === undefined ? null : Product.parse(JSON.parse(text));
};
const stored = (of: TestDatabase): unknown[] =>
  of.db
    .prepare(`SELECT p.id, p.deleted, p.changed_by, p.data, f.source, f.data AS facts
      FROM products p LEFT JOIN catalogue_facts f ON f.product_pk = p.pk ORDER BY p.id, f.source`)
    .all();

/** The task's records in chunks of 20, aborted after `most` records, as if the process was killed. */
async function* brokenOff(task: ImportTask, most: number): AsyncGenerator<RecordChunk> {
  let left = most;
  for await (const { records, bytes } of task.chunks) {
    for (let at = 0; at < records.length; at += 20) {
      if (left <= 0) throw new Error('killed');
      left -= 20;
      yield { records: records.slice(at, at + 20), bytes };
    }
  }
}

describe('the import of published files', () => {
  it('takes in what has a name, and lists the rest with the reason (product P14.1, P14.2)', async () => {
    const done = await run('obf', write('beauty.csv.gz', gzipSync(CSV)));
    expect(done).toMatchObject({ position: 900, added: 800, refused: 100 });
    expect(productOf(eanOf(0).padStart(14, '0'))).toMatchObject({
      name: 'Soap 0',
      brand: "L'Oréal",
      category: 'personal_care',
      ingredientsText: 'aqua, milk 0',
      source: { name: 'Open Beauty Facts', date: '2024-01-01', licence: 'ODbL 1.0' },
    });
    const lines = rejects().trimEnd().split('\n');
    expect(lines).toHaveLength(100);
    expect(JSON.parse(lines[0] ?? '')).toStrictEqual({ record: 5, reason: 'It has no name.' });
  });

  it('changes nothing when it is done again (product P14.3)', async () => {
    const path = write('beauty.csv', CSV);
    await run('obf', path);
    const before = [stored(db), rejects(), db.db.prepare('SELECT * FROM owner_orders').all()];
    expect(await run('obf', path)).toMatchObject({ added: 0, changed: 0, same: 800, refused: 100, resumedAt: 0 });
    expect([stored(db), rejects(), db.db.prepare('SELECT * FROM owner_orders').all()]).toStrictEqual(before);
  });

  it('cut off fifty times and gone on with, leaves what one run leaves (product P14.1)', async () => {
    const path = write('beauty.csv', CSV);
    const whole = await testDatabase();
    const once = await run('obf', path, {}, whole);
    const refusedOnce = rejects();
    for (let cut = 0; cut < 50; cut += 1) {
      const task = { ...(await openSource('obf', path, {}, clock())), rejectsPath: rejectsPath() };
      // Most runs get a little further than the previous one; some break off before their first batch.
      const chunks = brokenOff(task, (cut % 3 === 0 ? 0 : 20) + cut * 16);
      await expect(importFile(db, { ...task, chunks }, clock)).rejects.toThrow('killed');
      // A line written for a batch that was not committed.
      if (cut % 5 === 0) writeFileSync(rejectsPath(), `${rejects()}{"record":1,"reason":"half`);
    }
    const last = await run('obf', path);
    expect(last.resumedAt).toBeGreaterThan(600);
    const { position, added, changed, same, refused } = once;
    expect(last).toMatchObject({ position, added, changed, same, refused });
    expect(stored(db)).toStrictEqual(stored(whole));
    expect(rejects()).toBe(refusedOnce);
    whole.close();
  });

  it('keeps what each source says, and makes the product of all of it (product P14.4)', async () => {
    const code = eanOf(1);
    const id = code.padStart(14, '0');
    const head = 'code,product_name,brands,ingredients_text,last_modified';
    await run('off', write('old.csv', `${head}\n${code},Cola,B,old list,2020-01-01`));
    const usda = `fdc_id,brand_owner,gtin_upc,ingredients,modified_date,branded_food_category\n1,Owner,${code},INGREDIENTS: new list,2024-05-05,Sodas`;
    expect(await run('usda', write('usda.csv', usda))).toMatchObject({ changed: 1 });
    expect(productOf(id)).toMatchObject({
      name: 'Cola',
      ingredientsText: 'new list',
      source: { name: 'USDA FoodData Central', date: '2024-05-05' },
    });
    expect(await run('off', write('older.csv', `${head}\n${code},Cola,B,older list,2019-01-01`))).toMatchObject({
      same: 1,
    });
    expect(productOf(id)?.ingredientsText).toBe('new list');
  });

  it('never overwrites what a person corrected, nor a product of the starter catalogue (product P14.4)', async () => {
    const head = 'code,product_name,ingredients_text,last_modified';
    const path = write('a.csv', `${head}\n${eanOf(1)},Cola,crowd,2020-01-01\n${eanOf(2)},Soap,crowd,2020-01-01`);
    const { catalogue } = productStores();
    const starter = { ...Product.parse({ ...SOAP, id: eanOf(2).padStart(14, '0') }) };
    await db.writes.run((tx) => catalogue.add(tx, starter, 'starter catalogue', 1));
    await run('off', path);
    expect(productOf(starter.id)).toStrictEqual(starter);
    db.db
      .prepare(`INSERT INTO catalogue_facts SELECT product_pk, 'correction', replace(data, '"crowd"', '"off the pack"')
        FROM catalogue_facts WHERE product_pk = (SELECT pk FROM products WHERE id = ?)`)
      .run(eanOf(1).padStart(14, '0'));
    await run('off', write('b.csv', `${head}\n${eanOf(1)},Cola,newer crowd,2026-01-01`));
    expect(productOf(eanOf(1).padStart(14, '0'))?.ingredientsText).toBe('off the pack');
  });

  it('reads a file of one’s own by its mapping, and says what is wrong with one', async () => {
    const mapping = write(
      'mapping.json',
      JSON.stringify({
        source: { name: 'Our shop', licence: null, date: '2026-01-01' },
        category: 'cleaning_products',
        columns: { name: 'title', code: 'ean', ingredients: 'inci' },
      }),
    );
    const csv = write('own.csv', `ean,title,inci\n${eanOf(3)},Cleaner,"water, soap"`);
    expect(await run('csv', csv, { mapping })).toMatchObject({ added: 1 });
    expect(productOf(eanOf(3).padStart(14, '0'))).toMatchObject({
      name: 'Cleaner',
      category: 'cleaning_products',
      source: { name: 'Our shop', date: '2026-01-01', licence: null },
    });
    const json = write('own.json', JSON.stringify([{ ean: eanOf(4), title: 'Polish', inci: 'wax' }]));
    expect(await run('json', json, { mapping })).toMatchObject({ added: 1 });
    await expect(run('csv', csv)).rejects.toThrow('--mapping FILE');
    const wrong = write('wrong.json', JSON.stringify({ source: { name: 'x', licence: null }, columns: {} }));
    await expect(run('csv', csv, { mapping: wrong })).rejects.toThrow('columns.name');
    await expect(run('off', write('a.xlsx', 'x'))).rejects.toThrow('neither .csv');
  });

  it('takes out of a mapping what nobody sees, before it is shown as the source (product P14.1)', async () => {
    const source = { name: 'Our\u202e shop\u200b', licence: '\u2066Free\u2069', date: '2026-01-01' };
    const mapping = write('mapping.json', JSON.stringify({ source, columns: { name: 'title', code: 'ean' } }));
    await run('csv', write('own.csv', `ean,title\n${eanOf(3)},Cleaner`), { mapping });
    expect(productOf(eanOf(3).padStart(14, '0'))?.source).toStrictEqual({
      name: 'Our shop',
      licence: 'Free',
      date: '2026-01-01',
    });
    const unseen = { source: { name: '\u202e', licence: null }, columns: { name: 'title' } };
    const wrong = write('wrong.json', JSON.stringify(unseen));
    await expect(run('csv', write('b.csv', 'title\nA'), { mapping: wrong })).rejects.toThrow('source.name');
  });

  it('refuses rows that are none with the reason, and tells of codes that no scan finds (product P14.2)', async () => {
    const mapping = write('mapping.json', JSON.stringify(OWN));
    const [first, last] = [eanOf(1), eanOf(2)];
    const rows = [
      `Good,${first},Acme,Aqua,2026-01-01`,
      'Wrong digit,4006381333932,Acme,Aqua,2026-01-01',
      `No such day,${eanOf(3)},Acme,Aqua,2026-13-45`,
      'No number,row,Acme,Aqua,2026-01-01',
      'Shortened,4.00638E+12,Acme,Aqua,2026-01-01',
      `"Unclosed,${eanOf(4)},Acme,"Aqua"`,
      `"Swallows,${eanOf(5)},Acme,Aqua,2026-01-01`,
      `Dated ahead,${eanOf(6)},Acme,Aqua,2026-11-26`,
      `Of tomorrow,${eanOf(7)},Acme,Aqua,2026-11-25`,
      `More cells,${eanOf(8)},Acme,Aqua,2026-01-01,x`,
      `"Last",${last},Acme,"Aqua, ""Parfum""",2026-01-01T10:00:00Z`,
    ];
    const done = await run('csv', write('own.csv', ['title,ean,maker,inci,day', ...rows].join('\r\n')), { mapping });
    expect(done).toMatchObject({ position: 11, added: 4, changed: 0, same: 0, refused: 7 });
    expect([...done.marks.values()]).toStrictEqual([{ times: 1, of: ['4006381333932'] }]);
    const lines = rejects().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { record: 2, kept: expect.stringContaining('check digit'), said: '4006381333932' },
      { record: 3, reason: expect.stringContaining('not a calendar date'), said: '2026-13-45' },
      { record: 4, reason: 'Its code is not a number.', said: 'row' },
      { record: 5, reason: 'Its code is not a number.', said: '4.00638E+12' },
      { record: 6, reason: expect.stringContaining('quotation mark') },
      { record: 7, reason: expect.stringContaining('quotation mark') },
      { record: 8, reason: 'Its date is in the future.', said: '2026-11-26' },
      { record: 10, reason: expect.stringContaining('more cells') },
    ]);
    expect(productOf(last.padStart(14, '0'))).toMatchObject({ name: 'Last', ingredientsText: 'Aqua, "Parfum"' });
    const names = db.db.prepare("SELECT json_extract(data, '$.name') FROM products ORDER BY 1").pluck().all();
    expect(names).toStrictEqual(['Good', 'Last', 'Of tomorrow', 'Wrong digit']);
  });

  it.each([
    ['nothing', '', /no lines below its header/],
    ['a heading alone', 'title,ean\n', /no lines below its header/],
    ['a heading without the columns', 'name,code\nA,1', /no column named "title". Its header names: name, code/],
    ['a column twice', 'title,ean,title\nA,1,B', /names 2 columns "title"/],
    ['one line without an end', 'x'.repeat(3_000_000), /no lines below its header/],
    ['a heading that is not closed', '"title,ean\nA,1\n', /not a header/],
    ['two bytes for a letter', Buffer.from('title,ean\nA,1\n', 'utf16le'), /no column named "title"/],
  ])('of a file with %s says what is wrong, and takes nothing in (product P14.2)', async (_what, content, expected) => {
    const mapping = write('mapping.json', JSON.stringify({ ...OWN, columns: { name: 'title', code: 'ean' } }));
    await expect(run('csv', write('own.csv', content), { mapping })).rejects.toThrow(expected);
    expect(stored(db)).toStrictEqual([]);
  });

  it.each([
    ['a byte order mark and CRLF', `\uFEFFtitle,ean\r\nA,${eanOf(1)}\r\n`, [1, 0]],
    ['semicolons', `title;ean\n"A; B";${eanOf(1)}\n`, [1, 0]],
    ['Latin-1', Buffer.from(`title,ean\nCafé,${eanOf(1)}\nTea,${eanOf(2)}\n`, 'latin1'), [1, 1]],
    ['ten megabytes in a cell', `title,ean\n${'x'.repeat(10_000_000)},${eanOf(1)}\nA,${eanOf(2)}\n`, [1, 1]],
    ['NUL', `title,ean\nA\0B,${eanOf(1)}\n`, [1, 0]],
  ])('reads a file with %s (product P14.2)', async (_what, content, [added, refused]) => {
    const mapping = write('mapping.json', JSON.stringify({ ...OWN, columns: { name: 'title', code: 'ean' } }));
    expect(await run('csv', write('own.csv', content), { mapping })).toMatchObject({ added, refused });
  });

  it('refuses a file and a mapping of a day that has not come (product P14.23)', async () => {
    const path = write('own.csv', `title,ean\nA,${eanOf(1)}\n`);
    const columns = { name: 'title', code: 'ean' };
    const mapping = write('mapping.json', JSON.stringify({ ...OWN, columns }));
    await expect(run('csv', path, { mapping, edition: '2099-01-01' })).rejects.toThrow('2099-01-01, is in the future');
    const ahead = write('b.json', JSON.stringify({ source: { ...OWN.source, date: '2030-01-01' }, columns }));
    await expect(run('csv', path, { mapping: ahead })).rejects.toThrow('source.date: 2030-01-01 is in the future');
  });

  it('lets no row of a later year hide an ingredient, from whatever source (product P14.23)', async () => {
    const code = eanOf(1);
    const cleaner = { code, product_name: 'Cleaner' };
    const lines = [
      { ...cleaner, ingredients_text: 'Aqua, Sodium Hydroxide', last_modified_t: Date.UTC(2026, 0, 1) / 1000 },
      { ...cleaner, ingredients_text: 'Water', last_modified_t: Date.UTC(2030, 0, 1) / 1000 },
    ];
    const path = write('a.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(await run('opf', path)).toMatchObject({ added: 1, changed: 0, refused: 1 });
    expect(productOf(code.padStart(14, '0'))?.ingredientsText).toBe('Aqua, Sodium Hydroxide');
    const usda = `fdc_id,gtin_upc,description,ingredients,modified_date\n1,${code},Cleaner,Water,2030-01-01`;
    expect(await run('usda', write('usda.csv', usda))).toMatchObject({ refused: 1 });
    // A row with a future date that an earlier release accepted is replaced by a correct one.
    db.db.prepare("UPDATE catalogue_facts SET data = replace(data, '2026-01-01', '2030-01-01')").run();
    const honest = `code,product_name,ingredients_text,last_modified\n${code},Cleaner,"Aqua, Lye",2026-02-02`;
    expect(await run('opf', write('b.csv', honest))).toMatchObject({ changed: 1 });
    expect(productOf(code.padStart(14, '0'))?.ingredientsText).toBe('Aqua, Lye');
  });

  it('reads on behind a line of JSON that is cut (product P14.2)', async () => {
    const line = JSON.stringify({
      code: eanOf(5),
      product_name: 'Jam',
      nutriments: { sugars_100g: 60 },
      countries_tags: ['en:france'],
    });
    expect(await run('off', write('a.jsonl', `{"code":"1\n${line}\n`))).toMatchObject({ added: 1, refused: 1 });
    expect(productOf(eanOf(5).padStart(14, '0'))?.nutrition).toStrictEqual({ sugars: 60, salt: null, drink: false });
  });
});

/** A custom mapping. */
const OWN = {
  source: { name: 'Our shop', licence: null, date: '2026-01-01' },
  columns: { name: 'title', code: 'ean', brand: 'maker', ingredients: 'inci', date: 'day' },
};

const SOAP = {
  gtin: null,
  name: 'Reviewed soap',
  brand: '',
  size: null,
  category: 'personal_care',
  productType: null,
  forms: [],
  baby: false,
  ingredientsText: 'sodium palmate',
  emoji: '🧼',
  sample: false,
  own: false,
  source: { name: 'Pack', date: '2026-01-01', licence: null },
};

/** File, source, options, and the numbers of records read, products and rejects. */
const FILES: readonly (readonly [string, ImportSource, ImportOptions, readonly [number, number, number]])[] = [
  ['off_food_2019_sample.csv.gz', 'off', { edition: '2019-06-14' }, [56_956, 56_947, 0]],
  ['obf_cosmetics_2024.csv', 'obf', { edition: '2024-05-01' }, [583, 521, 62]],
  ['obf_cosmetics_2026.tsv', 'obf', {}, [21, 21, 0]],
  ['off_csv_export_2026_slice.tsv', 'off', {}, [658, 648, 10]],
  ['off_jsonl_one_2022.jsonl', 'off', {}, [1, 1, 0]],
  ['usda_branded_food_slice.csv', 'usda', { names: join(PUBLISHED, 'usda_food_slice.csv') }, [2500, 2426, 64]],
  ['sb258_cleaning_disclosures.json', 'ca', {}, [4, 4, 0]],
];

describe('the command', () => {
  const start = (path: string) =>
    spawn(process.execPath, ['--import', 'tsx', 'api/commands/catalogue-import.ts', 'obf', path], {
      env: { ...process.env, DATA_DIR: db.dir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const count = (): number => db.db.prepare<[], number>('SELECT count(*) FROM products').pluck().get() ?? 0;

  it('killed by the system and run again, imports every record once (product P14.1)', async () => {
    const rows = Array.from({ length: 12_000 }, (_, at) => `${eanOf(at)},Soap ${at},Brand,"aqua, ${at}"`);
    const path = write('large.csv', ['code,product_name,brands,ingredients_text', ...rows].join('\n'));
    const killed = start(path);
    while (count() === 0 && killed.exitCode === null) await new Promise((later) => setTimeout(later, 5));
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect(count()).toBeGreaterThan(0);
    const again = start(path);
    let said = '';
    again.stdout.on('data', (text) => (said += text));
    expect(await once(again, 'close')).toStrictEqual([0, null]);
    expect(said).toContain('12000 products added');
    expect(count()).toBe(12_000);
  });
});

it.each(arePublished ? FILES : [])(
  'the published file %s is imported, and not a second time (product P14.1)',
  async (name, source, options, expected) => {
    const { position, added, refused } = await run(source, join(PUBLISHED, name), options);
    expect([position, added, refused]).toStrictEqual(expected);
    expect(await run(source, join(PUBLISHED, name), options)).toMatchObject({ added: 0, changed: 0 });
  },
);

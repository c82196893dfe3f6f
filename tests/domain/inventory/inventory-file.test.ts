import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '#domain/inventory/csv.ts';
import { FileEntry, readInventoryFile, writeCsvFile, writeJsonFile } from '#domain/inventory/inventory-file.ts';
import { ManualProduct } from '#domain/products/manual-product.ts';
import { TopCategory } from '#domain/products/product.ts';
import { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';

/** Texts with every character that could break a table. */
const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', ',', ';', '\r', '\n', "'", '=', '+', '-', '@', '\t', ' ', '\ufeff', 'é', '🧴', 'a'), {
      maxLength: 8,
    })
    .map((signs) => signs.join('')),
);
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const entry: fc.Arbitrary<FileEntry> = fc.record({
  id: odd,
  productId: odd,
  name: odd,
  brand: odd,
  category: fc.constantFrom(...TopCategory.options),
  productType: orNull(fc.constantFrom(...ProductType.options)),
  forms: fc.subarray([...ProductForm.options]),
  baby: fc.boolean(),
  ingredients: orNull(odd),
  quantity: fc.integer({ min: 0, max: 9_999 }),
  place: orNull(odd),
  expiresOn: orNull(day),
  openedOn: orNull(day),
  periodAfterOpening: orNull(fc.integer({ min: 1, max: 120 })),
  notes: odd,
  addedAt: fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
});

// Product P2.8.9.
describe('an inventory in a file', () => {
  it('is read as it was written, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const whole = { entries, refused: 0 };
        expect(readInventoryFile(writeJsonFile(entries))).toEqual(whole);
        expect(readInventoryFile(writeCsvFile(entries))).toEqual(whole);
      }),
    );
  });

  it('is read whole with 5,000 entries', () => {
    const entries = fc.sample(entry, 5_000);
    expect(readInventoryFile(writeCsvFile(entries))).toEqual({ entries, refused: 0 });
    expect(readInventoryFile(writeJsonFile(entries))).toEqual({ entries, refused: 0 });
  });

  it('is taken from a table of another origin that names its columns, and counts what cannot be read', () => {
    const text = 'name;place;expiresOn\nOat milk;Fridge;2027-01-31\nRice;;\nTea;Shelf;soon\n';
    const read = readInventoryFile(text);
    expect(read?.entries.map(({ name, place, expiresOn, quantity }) => [name, place, expiresOn, quantity])).toEqual([
      ['Oat milk', 'Fridge', '2027-01-31', 1],
      ['Rice', null, null, 1],
    ]);
    expect(read?.refused).toBe(1);
  });

  it('holds everything that a product is made of: a list alone is judged otherwise', () => {
    const { barcode: _named, ...asked } = ManualProduct.shape;
    expect(Object.keys(FileEntry.shape)).toEqual(expect.arrayContaining(Object.keys(asked)));
  });

  it('is read where it was written before files told what a product is', () => {
    const [whole] = fc.sample(entry, 1);
    const { productType: _type, forms: _forms, baby: _baby, ...before } = whole ?? ({} as FileEntry);
    const text = JSON.stringify({ kind: 'safeshelf-inventory', version: 1, entries: [before] });
    const plain = { productType: null, forms: [], baby: false };
    expect(readInventoryFile(text)).toEqual({ entries: [{ ...before, ...plain }], refused: 0 });
    // Those files wrote an empty text as two quotes, each of them doubled.
    expect(readInventoryFile(`name,notes\nSoap,${'"'.repeat(6)}\n`)?.entries).toMatchObject([
      { name: 'Soap', notes: '', ...plain },
    ]);
  });

  it('is refused where it is something else', () => {
    expect(readInventoryFile('{"kind":"else"}')).toBeNull();
    expect(readInventoryFile('{')).toBeNull();
    expect(readInventoryFile('a,b\n1,2\n')).toBeNull();
  });
});

describe('comma-separated values', () => {
  it('come back cell by cell', () => {
    fc.assert(
      fc.property(fc.array(fc.array(odd, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const head = ['name', 'place'];
        expect(readCsv(writeCsv([head, ...rows]))).toEqual([head, ...rows]);
      }),
    );
  });

  it('hold no formula that a spreadsheet would run', () => {
    for (const text of ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1']) {
      expect(writeCsv([['a', text]])).toMatch(/^a,"?'/);
      expect(readCsv(writeCsv([['a', text]]))).toEqual([['a', text]]);
    }
  });
});

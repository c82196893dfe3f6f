import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNewerLabel } from '#domain/catalogue/packs/newer-label.ts';
import { changeBetween, entriesOf, withChange } from '#domain/catalogue/packs/pack-change.ts';
import { type PackEntry, placeOf, readIndex, writePack } from '#domain/catalogue/packs/pack-format.ts';
import { codeOf, productOfRecord, recordText } from '#domain/catalogue/packs/pack-record.ts';
import type { Product } from '#domain/products/product.ts';

const encoder = new TextEncoder();
const PRODUCT: Product = {
  id: '03017620422003',
  gtin: '03017620422003',
  name: 'Spread “fine”\nwith a second line',
  brand: 'Müller',
  size: '400 g',
  category: 'food_beverage',
  productType: null,
  forms: [],
  baby: false,
  ingredientsText: 'Sugar, palm oil, 🌰 hazelnuts 13%',
  nutrition: { sugars: 56.3, salt: null, drink: false },
  emoji: '🛒',
  sample: false,
  own: false,
  source: { name: 'Open Food Facts', date: '2019-05-01', licence: 'ODbL 1.0' },
};

const records = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99_999_999_999_999 }), fc.uint8Array({ maxLength: 300 })), {
    selector: ([code]) => code,
    maxLength: 60,
  })
  .map((rows): PackEntry[] => rows.sort(([a], [b]) => a - b).map(([code, record]) => ({ code, record })));
const plain = (entries: readonly PackEntry[] | null) =>
  entries?.map(({ code, record }) => [code, record && [...record]] as const);

describe('the file of a pack (product P14.9)', () => {
  it('gives back what was written, whatever the codes and records', () => {
    fc.assert(
      fc.property(records, (entries) => {
        const bytes = writePack(entries);
        expect(plain(entriesOf(bytes))).toEqual(plain(entries));
        const index = readIndex(bytes);
        for (const [at, { code }] of entries.entries()) expect(index && placeOf(index, code)).toBe(at);
        expect(index && placeOf(index, 99_999_999_999_999 + 1)).toBe(-1);
      }),
    );
  });

  it('is none where it was cut off anywhere, or has something behind it', () => {
    const bytes = writePack([
      { code: 7, record: encoder.encode('seven') },
      { code: 3_017_620_422_003, record: encoder.encode('x'.repeat(200)) },
    ]);
    for (let cut = 0; cut < bytes.length; cut += 1) expect(entriesOf(bytes.subarray(0, cut)), `${cut}`).toBeNull();
    expect(entriesOf(Uint8Array.from([...bytes, 0]))).toBeNull();
    const lying = bytes.slice();
    new DataView(lying.buffer).setUint32(8, 0xffffffff, true);
    expect(entriesOf(lying)).toBeNull();
  });

  it('is brought up to date to the very bytes that a fresh one has', () => {
    fc.assert(
      fc.property(records, records, (before, after) => {
        const change = changeBetween(before, after);
        expect(withChange(writePack(before), change)).toEqual(writePack(after));
      }),
    );
    expect(withChange(writePack([]), new Uint8Array(3))).toBeNull();
  });

  it('says what changed and nothing else', () => {
    const before = [1, 2, 3].map((code) => ({ code, record: encoder.encode(`record ${code}`) }));
    const after = [before[0], { code: 3, record: encoder.encode('other') }, { code: 9, record: encoder.encode('new') }];
    const change = entriesOf(changeBetween(before, after as PackEntry[]));
    expect(change?.map(({ code, record }) => [code, record && new TextDecoder().decode(record)])).toEqual([
      [2, null],
      [3, 'other'],
      [9, 'new'],
    ]);
  });
});

describe('the record of a product', () => {
  it('holds everything that a report is made of', () => {
    expect(productOfRecord(PRODUCT.id, recordText(PRODUCT))).toEqual(PRODUCT);
    const { nutrition: _, ...bare } = { ...PRODUCT, ingredientsText: null, size: null };
    expect(productOfRecord(PRODUCT.id, recordText(bare))).toEqual(bare);
  });

  it('is none where the text is damaged or of another shape', () => {
    for (const text of ['', '{', '[]', '[["food"]]', recordText(PRODUCT).slice(0, -2)]) {
      expect(productOfRecord(PRODUCT.id, text), text).toBeNull();
    }
    expect([codeOf('03017620422003'), codeOf('0190-not-a-code'), codeOf('3017620422003')]).toEqual([
      3_017_620_422_003,
      null,
      null,
    ]);
  });
});

describe('a pack and what the phone shows (product P14.12)', () => {
  const later = { ...PRODUCT, source: { ...PRODUCT.source, date: '2024-01-01' } };
  it.each([
    ['a later label stands', later, PRODUCT, true],
    ['an earlier one does not', PRODUCT, later, false],
    ['nor one of the same day', PRODUCT, PRODUCT, false],
    ['nor one before what the household entered', later, { ...PRODUCT, own: true }, false],
    ['nor one without a list', { ...later, ingredientsText: null }, PRODUCT, false],
  ] as const)('%s', (_, packed, shown, stands) => expect(isNewerLabel(packed, shown)).toBe(stands));
});

import { beforeAll, describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { ean8Modules, ean13Modules, upceModules } from '#domain/scanning/bar-modules.ts';
import { type Decoders, readStill } from '#domain/scanning/decode-ladder.ts';
import { pictureOf } from '#domain/scanning/picture.ts';
import type { Place, RawRead } from '#domain/scanning/reads.ts';
import { weighedReads } from '#domain/scanning/weigh.ts';
import { drawnFrame } from '#tests/support/drawn-frame.ts';
import { HARD_CONDITIONS, hardScan } from '#tests/support/hard-scan.ts';

const MODULE = 3;
/** Where `drawnFrame` puts a symbol of this many modules. */
function placeOf(modules: number): Place {
  const [left, right] = [12 * MODULE, (12 + modules) * MODULE];
  return [
    { x: left, y: 20 },
    { x: right, y: 20 },
    { x: right, y: 100 },
    { x: left, y: 100 },
  ];
}

const CODE = '4006381333931';
const PICTURE = pictureOf(drawnFrame(ean13Modules(CODE), MODULE, 30));
const weightOf = (read: RawRead, picture = PICTURE) => weighedReads([read], picture)[0]?.weight;
const told = (digits: string, more: Partial<RawRead> = {}): RawRead => ({
  digits,
  symbology: 'EAN-13',
  place: placeOf(95),
  lines: 20,
  ...more,
});

/** The code with two digits changed so that the check digit is still valid, as read from a blurred picture. */
function nearMisses(code: string): string[] {
  const found: string[] = [];
  for (let at = 1; at < 11; at += 1)
    for (let other = at + 1; other < 12; other += 1) {
      const digits = [...code];
      digits[at] = String((Number(digits[at]) + 6) % 10);
      for (let value = 0; value < 10; value += 1) {
        const changed = digits.map((digit, place) => (place === other ? String(value) : digit)).join('');
        if (String(checkDigit(changed.slice(0, 12))) === code[12]) found.push(changed);
      }
    }
  return found;
}

describe('a read beside its picture', () => {
  it('is sure where the bars fit, turned either way', () => {
    expect(weightOf(told(CODE))).toBe('sure');
    const [a, b, c, d] = placeOf(95);
    expect(weightOf(told(CODE, { place: [d, c, b, a] }))).toBe('sure');
  });

  it('only fits where few lines said so', () => {
    expect(weightOf(told(CODE, { lines: 2 }))).toBe('fits');
  });

  it('is contradicted where two digits are others, whichever', () => {
    const misses = nearMisses(CODE);
    expect(misses.length).toBeGreaterThan(40);
    expect(misses.filter((digits) => weightOf(told(digits)) !== 'contradicted')).toEqual([]);
  });

  it('is unknown, or steady on many lines, where the place is not told or shows something else', () => {
    expect(weightOf({ digits: CODE, symbology: 'EAN-13', lines: 2 })).toBe('unknown');
    expect(weightOf({ digits: CODE, symbology: 'EAN-13', lines: 20 })).toBe('steady');
    const empty = pictureOf(drawnFrame('0'.repeat(95), MODULE));
    expect(weightOf(told(CODE, { lines: 2 }), empty)).toBe('unknown');
  });

  it('is contradicted where the bars of a short code go on beside it', () => {
    const alone = ean8Modules('96385074');
    const read = { digits: '96385074', symbology: 'EAN-8', place: placeOf(67), lines: 20 } as const;
    expect(weightOf(read, pictureOf(drawnFrame(alone, MODULE)))).toBe('sure');
    expect(weightOf(read, pictureOf(drawnFrame(`${alone}0110010111001`, MODULE)))).toBe('contradicted');
  });

  it('is none where an EAN-13 without its right half looks like a UPC-E that begins with 1', () => {
    const modules = upceModules('12345670');
    expect(
      weighedReads(
        [{ digits: '12345670', symbology: 'UPC-E', place: placeOf(51), lines: 40 }],
        pictureOf(drawnFrame(modules, MODULE)),
      ),
    ).toEqual([]);
  });
});

describe('with the real readers', () => {
  let decoders: Decoders;
  beforeAll(async () => {
    decoders = await startBarDecoders();
  });

  it('takes no half of an EAN-13 for a UPC-E', async () => {
    // 8260438700817: its left half has exactly the bars of the UPC-E of 126043000088.
    const half = `${ean13Modules('8260438700817').slice(0, 50)}1${'0'.repeat(44)}`;
    const picture = drawnFrame(half, 4);
    const seen = await decoders.fast(pictureOf(picture));
    expect(seen.map(({ symbology }) => symbology)).toEqual(['UPC-E']);
    expect(await readStill(picture, decoders)).toEqual([]);
  });

  it('bears out what is read of a bent label', async () => {
    const picture = pictureOf(hardScan(ean13Modules(CODE), HARD_CONDITIONS.curve ?? never(), 7));
    const reads = weighedReads(await decoders.thorough(picture), picture);
    expect(reads).toMatchObject([{ gtin: `0${CODE}`, weight: 'sure' }]);
  });
});

function never(): never {
  throw new Error('The table has no such condition.');
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedCode } from '#domain/catalogue/published-code.ts';
import { checkDigit, expandUpcE, parseGtin, printedCode, storedGtin } from '#domain/products/gtin.ts';

const CASES: readonly (readonly [what: string, text: string, gtin: string | null, fault: string | null])[] = [
  ['an EAN-13', '3017620422003', '03017620422003', null],
  ['a UPC-A', '037600665605', '00037600665605', null],
  ['the same with its lost zero', '37600665605', '00037600665605', null],
  ['the same as EAN-13', '0037600665605', '00037600665605', null],
  ['the same as GTIN-14', '00037600665605', '00037600665605', null],
  ['an EAN-8', '73513537', '00000073513537', null],
  ['a UPC-E', '04252614', '00042100005264', null],
  ['a case of several packs', '10038034720202', '10038034720202', null],
  ['signs between the digits', ' 3-017620-422003 ', '03017620422003', null],
  ['a wrong check digit', '3017620422004', null, 'check_digit'],
  ['a number of a shop, 20', `200000004286${checkDigit('200000004286')}`, null, 'in_store'],
  ['a number of a shop, 02', `021234567890${checkDigit('021234567890')}`, null, 'in_store'],
  ['a number of a shop, eight digits', `2123456${checkDigit('2123456')}`, null, 'in_store'],
  ['nothing', '', null, 'none'],
  ['zeros alone', '0000000000', null, 'none'],
  ['too few digits', '1234', null, 'length'],
  ['too many digits', '123456789012345678', null, 'length'],
];

describe('published codes (product P14.2)', () => {
  it.each(CASES)('%s', (_what, text, gtin, fault) => {
    expect(publishedCode(text)).toMatchObject({ gtin, fault });
  });

  it('finds a product by the code that a scan of it gives, whatever zeros were lost', () => {
    const body = fc.stringMatching(/^[1356789]\d{11}$/);
    fc.assert(
      fc.property(body, (twelve) => {
        const ean = `${twelve}${checkDigit(twelve)}`;
        const scanned = parseGtin(ean);
        expect(scanned.ok && scanned.value).toBe(publishedCode(ean).gtin);
        const upc = `0${twelve.slice(1)}`;
        const upcA = `${upc.slice(1)}${checkDigit(upc.slice(1))}`;
        const read = publishedCode(upcA.replace(/^0+/, ''));
        if (read.gtin) expect(read.gtin).toBe(upcA.padStart(14, '0'));
      }),
    );
  });

  it('takes a UPC-E for the UPC-A that it abbreviates', () => {
    expect(expandUpcE('04252614')).toBe('042100005264');
  });

  it('prints the code of a case with its 14 digits', () => {
    const gtin = storedGtin('10038034720202');
    expect(gtin && printedCode(gtin)).toBe('10038034720202');
  });
});

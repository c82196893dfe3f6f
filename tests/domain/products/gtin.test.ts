import { describe, expect, it } from 'vitest';
import { parseGtin } from '#domain/products/gtin.ts';

// A barcode and its check digit (product P5.1).
describe('a barcode', () => {
  it.each([
    ['3017620422003', '03017620422003'],
    ['3 017620 422003', '03017620422003'],
    ['03017620422003', '03017620422003'],
    ['036000291452', '00036000291452'],
    ['40170725', '00000040170725'],
    // UPC-E whose digits are not a valid EAN-8.
    ['04252614', '00042100005264'],
  ])('%s is %s', (text, gtin) => {
    expect(parseGtin(text)).toEqual({ ok: true, value: gtin });
  });

  it.each([
    ['3017620422004', 'the last one does not match'],
    ['40170726', 'the last one does not match'],
    ['301762042200', 'the last one does not match'],
    ['30176204', 'the last one does not match'],
    ['12345', '8, 12 or 13 digits'],
    ['', '8, 12 or 13 digits'],
    ['0000000000000', 'cannot be all zeros'],
    ['00000000', 'cannot be all zeros'],
  ])('%s is none, and says why', (text, why) => {
    const read = parseGtin(text);
    expect(read).toMatchObject({ ok: false, problem: { code: 'INVALID_BARCODE' } });
    expect(read.ok ? '' : read.problem.message).toContain(why);
    expect(read.ok ? {} : read.problem.fields).toHaveProperty('barcode');
  });
});

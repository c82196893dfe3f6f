import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimitedCells } from '#domain/delimited-cells.ts';

const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é', '\uFEFF'), maxLength: 8 });

describe('delimited text', () => {
  it('reads quoted cells with separators, line breaks and quotation marks', () => {
    expect(delimitedCells('\uFEFFa,"b, ""c""\nd"\r\n,e"f', ',')).toStrictEqual([
      ['a', 'b, "c"\nd'],
      ['', 'e"f'],
    ]);
  });

  it('reads whatever was written in quotation marks as it was (RFC 4180)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const written = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(delimitedCells(written, ',')).toStrictEqual(rows);
      }),
    );
  });

  it('reads a quotation mark that is never closed to the end', () => {
    expect(delimitedCells('a,"b\nc', ',')).toStrictEqual([['a', 'b\nc']]);
  });
});

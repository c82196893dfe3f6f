import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCellSplitter, delimitedCells } from '#domain/delimited-cells.ts';

/** Everything in pieces that end at the given places. */
function inPieces(text: string, cuts: readonly number[]): string[][] {
  const splitter = createCellSplitter(',');
  const places = [...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  let from = 0;
  const rows = places.flatMap((to) => {
    const piece = text.slice(from, to);
    from = to;
    return splitter.push(piece);
  });
  return [...rows, splitter.end()];
}

describe('delimited text', () => {
  it('reads quoted cells with separators, line breaks and quotation marks', () => {
    expect(delimitedCells('\uFEFFa,"b, ""c""\nd"\r\n,e"f', ',')).toStrictEqual([
      ['a', 'b, "c"\nd'],
      ['', 'e"f'],
    ]);
  });

  it('reads the same in pieces, wherever they end', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é', '\uFEFF'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 6 }), (whole, cuts) => {
        expect(inPieces(whole, cuts)).toStrictEqual(delimitedCells(whole, ','));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimitedCells } from '#domain/delimited-cells.ts';
import { createRowReader } from '#domain/delimited-lines.ts';

const rowsOf = (text: string, pieces = [text], quoting = true) => {
  const reader = createRowReader(',', quoting, 60);
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};
const inPieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

const CASES: readonly (readonly [string, string, unknown])[] = [
  [
    'quoted cells with separator, line break and doubled marks',
    'a,"b, ""c""\nd"\r\ne,f"',
    [
      ['a', 'b, "c"\nd'],
      ['e', 'f"'],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b\nc', [['a', 'b'], ['c']]],
  ['blanks behind a quoted cell', '"a" ,b\n', [['a', 'b']]],
  ['empty cells', ',"",\n', [['', '', '']]],
  ['text behind a closed mark', '"Unclosed,1,Acme,"Aqua"\nnext,2\n', ['quoting', ['next', '2']]],
  ['a mark that swallows a line', '"Unclosed,1\nnext,"2"\nlast,3\n', ['quoting', ['next', '2'], ['last', '3']]],
  ['a mark that is open at the end', 'a,1\n"b,2\nc,3\nd,4', [['a', '1'], 'quoting', ['c', '3'], ['d', '4']]],
  [
    'a mark open for longer than a row',
    `"b,2\n${'c,3\n'.repeat(30)}"`,
    ['quoting', ...Array(30).fill(['c', '3']), 'quoting'],
  ],
  ['a line that is too long', `a,1\n${'x'.repeat(200)}\nb,2`, [['a', '1'], 'too_long', ['b', '2']]],
  ['a quoted one that is too long', `a,1\n"${'x'.repeat(200)}"\nb,2`, [['a', '1'], 'too_long', ['b', '2']]],
];

describe('rows of a delimited text', () => {
  it.each(CASES)('%s (product P14.2)', (_what, text, expected) => {
    expect(rowsOf(text)).toStrictEqual(expected);
    for (const size of [1, 3, 7]) expect(rowsOf(text, inPieces(text, size)), `${size}`).toStrictEqual(expected);
  });

  it('knows no quotation marks where the publisher has none', () => {
    expect(rowsOf('"a,b\nc,d', undefined, false)).toStrictEqual([
      ['"a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('reads what follows the rules as every other reader of cells does', () => {
    const cell = fc.string({ maxLength: 5 }).map((text) => `"${text.replace(/["\r\uFEFF]/g, '').slice(0, 5)}"`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = rows.map((cells) => cells.join(',')).join('\n');
        expect(rowsOf(text)).toStrictEqual(delimitedCells(text, ','));
      }),
    );
  });
});

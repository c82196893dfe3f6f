import { expect, it } from 'vitest';
import { bandsOf } from '#domain/label-photo/bands.ts';
import { graymap, rowsOf } from '#domain/label-photo/page-file.ts';
import { printedRows } from '#domain/label-photo/printed-rows.ts';
import { greyPicture } from '#domain/scanning/picture.ts';

const [WIDTH, PITCH, HIGH] = [300, 40, 24];

/** A page with lines of dots. `between` is the brightness of what joins one line to the next; 255 leaves white. */
function page(lines: number, between = 255) {
  const height = (lines + 1) * PITCH;
  const luma = new Uint8ClampedArray(WIDTH * height).fill(255);
  for (let line = 0; line < lines; line += 1)
    for (let y = 0; y < PITCH; y += 1)
      for (let x = 0; x < WIDTH; x += 3) luma[(PITCH / 2 + line * PITCH + y) * WIDTH + x] = y < HIGH ? 20 : between;
  return greyPicture(WIDTH, height, luma);
}

it('cuts a page between lines only, and loses no row', () => {
  const picture = page(24);
  const bands = bandsOf(picture);
  expect(bands.length).toBe(3);
  expect(bands[0]?.top).toBe(0);
  expect(bands.at(-1)?.bottom).toBe(picture.height);
  for (const [at, { top }] of bands.entries()) {
    if (at > 0) expect(top).toBe(bands[at - 1]?.bottom);
    expect(at === 0 || (top - PITCH / 2) % PITCH >= HIGH).toBe(true);
  }
});

it('leaves a short page whole, and one without white between its lines', () => {
  expect(bandsOf(page(6))).toHaveLength(1);
  expect(bandsOf(page(24, 120))).toHaveLength(1);
});

it('finds every line, also where letters touch those of the next', () => {
  for (const between of [255, 120]) {
    const rows = printedRows(page(9, between), PITCH);
    expect(rows.length).toBe(9);
    for (const [at, { top, bottom }] of rows.entries()) {
      const middle = PITCH / 2 + at * PITCH + HIGH / 2;
      expect(top < middle && bottom > middle).toBe(true);
    }
  }
});

it('finds no line where their distance is not known', () => {
  expect(printedRows(page(9), 0)).toEqual([]);
});

it('writes rows of a page as a graymap', () => {
  const file = graymap(rowsOf(page(2), { top: 20, bottom: 22 }));
  expect(new TextDecoder().decode(file.subarray(0, 14))).toBe('P5\n300 2\n255\n\u0014');
  expect(file.length).toBe(13 + 600);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Corners, canBeCut, isWhole, WHOLE_PICTURE, withCornerAt } from '#domain/label-photo/corners.ts';
import { cutOut, ofUnitSquare, placeOf } from '#domain/label-photo/homography.ts';

const share = fc.double({ min: 0, max: 0.3, noNaN: true });
const corners = fc.tuple(share, share, share, share, share, share, share, share).map(
  ([a, b, c, d, e, f, g, h]): Corners => [
    { x: a, y: b },
    { x: 1 - c, y: d },
    { x: 1 - e, y: 1 - f },
    { x: g, y: 1 - h },
  ],
);
const SQUARE = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

it('takes the corners of the square to the corners of any quadrilateral', () => {
  fc.assert(
    fc.property(corners, (quad) => {
      const map = ofUnitSquare(quad);
      for (const [at, corner] of SQUARE.entries()) {
        const place = placeOf(map, corner);
        expect(place.x).toBeCloseTo(quad[at]?.x ?? Number.NaN, 9);
        expect(place.y).toBeCloseTo(quad[at]?.y ?? Number.NaN, 9);
      }
    }),
  );
});

it('keeps straight lines straight: three places on a line stay on one', () => {
  fc.assert(
    fc.property(corners, share, share, (quad, x, y) => {
      const map = ofUnitSquare(quad);
      const [a, b, c] = [
        placeOf(map, { x, y }),
        placeOf(map, { x: x + 0.2, y: y + 0.3 }),
        placeOf(map, { x: x + 0.4, y: y + 0.6 }),
      ];
      expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)).toBeCloseTo(0, 9);
    }),
  );
});

/** A grey picture in which the brightness of a pixel is its column number. */
const ramp = (width: number, height: number) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.fill(at % width, at * 4, at * 4 + 3);
  return { width, height, data };
};

it('cuts a part out as it is where the corners stand square', () => {
  const quad: Corners = [
    { x: 0.25, y: 0.25 },
    { x: 0.75, y: 0.25 },
    { x: 0.75, y: 0.75 },
    { x: 0.25, y: 0.75 },
  ];
  const cut = cutOut(ramp(201, 101), quad);
  expect([cut.width, cut.height]).toEqual([101, 51]);
  const row = Array.from({ length: 101 }, (_, x) => cut.data[(20 * 101 + x) * 4] ?? 0);
  expect(row).toEqual(Array.from({ length: 101 }, (_, x) => 50 + x));
});

it('draws a leaning part anew, between the corners and in their order', () => {
  const quad: Corners = [
    { x: 0.25, y: 0.1 },
    { x: 0.75, y: 0.25 },
    { x: 0.75, y: 0.75 },
    { x: 0.25, y: 0.9 },
  ];
  const { width, height, data } = cutOut(ramp(201, 101), quad);
  expect(height).toBe(80);
  const row = Array.from({ length: width }, (_, x) => data[(40 * width + x) * 4] ?? 0);
  expect(row[0]).toBeGreaterThanOrEqual(49);
  expect(row.at(-1)).toBeLessThanOrEqual(151);
  expect(row.every((value, x) => x === 0 || value >= (row[x - 1] ?? 0))).toBe(true);
});

it('never makes a picture larger than a phone can hold, and reads the last row and column too', () => {
  const cut = cutOut(ramp(2, 2), WHOLE_PICTURE);
  expect([...cut.data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  expect(cut.width * cut.height).toBeLessThanOrEqual(6_000_000);
});

it('moves a corner within the picture, and never into a shape that cannot be drawn out', () => {
  const moved = withCornerAt(WHOLE_PICTURE, 0, { x: -3, y: 0.2 });
  expect(moved[0]).toEqual({ x: 0, y: 0.2 });
  expect(isWhole(moved)).toBe(false);
  expect(withCornerAt(moved, 0, { x: 0.9, y: 0.9 })).toBe(moved);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3), fc.double({ noNaN: true }), fc.double({ noNaN: true })), { maxLength: 20 }),
      (moves) => {
        const after = moves.reduce((all, [at, x, y]) => withCornerAt(all, at, { x, y }), WHOLE_PICTURE);
        expect(canBeCut(after)).toBe(true);
      },
    ),
  );
});

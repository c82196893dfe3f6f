import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, squareOf, WHOLE } from '#web/features/profile/crop-square.ts';

// Product P2.21.4.

test('the largest square of a picture lies in its middle', () => {
  expect(squareOf({ width: 400, height: 300 }, WHOLE)).toEqual({ x: 50, y: 0, side: 300 });
  expect(squareOf({ width: 300, height: 400 }, { ...WHOLE, zoom: 2 })).toEqual({ x: 75, y: 125, side: 150 });
});

test('however a picture is dragged and zoomed, the square lies inside it', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
  const by = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(
      size,
      fc.double({ min: -1, max: 9, noNaN: true }),
      fc.array(by, { maxLength: 8 }),
      (of, zoom, moves) => {
        const crop = moves.reduce((before, move) => dragged(of, before, move), { ...WHOLE, zoom });
        const { x, y, side } = squareOf(of, crop);
        const slack = 1e-6 * (of.width + of.height);
        expect(side).toBeGreaterThan(0);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + side).toBeLessThanOrEqual(of.width + slack);
        expect(y + side).toBeLessThanOrEqual(of.height + slack);
      },
    ),
  );
});

test('a picture follows the finger: dragged to the right, what lay on the left comes into the frame', () => {
  const of = { width: 400, height: 200 };
  expect(squareOf(of, dragged(of, WHOLE, { x: 0.25, y: 0 }))).toEqual({ x: 50, y: 0, side: 200 });
  expect(squareOf(of, dragged(of, WHOLE, { x: -5, y: 0 }))).toEqual({ x: 200, y: 0, side: 200 });
});

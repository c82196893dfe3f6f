import { describe, expect, it } from 'vitest';
import { zbarPlace } from '#domain/scanning/zbar-place.ts';

/** Points of ten scan lines down a symbol, at its ends and in its middle, as ZBar reports them. */
const pointsOf = (left: number, right: number, lean = 0) =>
  Array.from({ length: 10 }, (_, at) => {
    const y = 40 + 4 * at;
    return [left, (left + right) / 2, right].map((x) => ({ x: x + lean * (y - 40), y }));
  }).flat();

/** The same points with x and y swapped. */
const upended = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => ({ x: y, y: x }));

describe('where ZBar saw a symbol', () => {
  it('is told from the first bar to the last, whichever way it was read', () => {
    const points = pointsOf(100, 300);
    const [a, b, c, d] = [
      { x: 100, y: 40 },
      { x: 300, y: 40 },
      { x: 300, y: 76 },
      { x: 100, y: 76 },
    ];
    expect(zbarPlace(points, 0)).toEqual({ place: [a, b, c, d], one: true });
    expect(zbarPlace(points, 2)).toEqual({ place: [b, a, d, c], one: true });
    expect(zbarPlace(upended(points), 1).place?.[1]).toEqual({ x: 40, y: 300 });
  });

  it('leans with the bars', () => {
    const { place } = zbarPlace(pointsOf(100, 300, 0.5), 0);
    expect(place?.[0]).toMatchObject({ x: expect.closeTo(100, 0), y: 40 });
    expect(place?.[3]).toMatchObject({ x: expect.closeTo(118, 0), y: 76 });
  });

  it('reaches beyond the last point of a symbol that is told early', () => {
    expect(zbarPlace(pointsOf(100, 300), 0, 0.5).place?.[1]).toEqual({ x: 500, y: 40 });
  });

  it('is not told of points in the middle alone', () => {
    expect(zbarPlace(pointsOf(200, 206), 0)).toEqual({ place: null, one: true });
  });

  it('is no one place where halves of two symbols were joined', () => {
    expect(zbarPlace([...pointsOf(57, 265), { x: 487, y: 154 }], 0).one).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaShelf, bestSwaps, type SwapOption } from '#domain/inventory/best-swaps.ts';
import { homeHealth } from '#domain/inventory/home-health.ts';

const shelf = (scores: readonly number[]) => scores.map((score, at) => ({ key: `p${at}`, score }));
const option = (out: string, into: string, score: number): SwapOption => ({ out, into, score });

/** The exact average of a home with one area after some swaps; each distinct product counts once. */
function averageAfter({ products }: AreaShelf, swaps: readonly SwapOption[]): number | null {
  const home = new Map(products.map(({ key, score }) => [key, score]));
  for (const { out } of swaps) home.delete(out);
  for (const { into, score } of swaps) home.set(into, score);
  const left = [...home.values()].map((score) => ({ category: 'cleaning' as const, score }));
  const area = homeHealth(left).categories.find(({ category }) => category === 'cleaning');
  return area && area.score !== null && left.length === products.length ? area.total / area.checked : null;
}

/** The best average that up to two swaps can reach, by brute force. */
function bruteForce(area: AreaShelf): number {
  const fits = area.options.filter(({ into }) => !area.products.some(({ key }) => key === into));
  let best = averageAfter(area, []) ?? 0;
  for (const one of fits) {
    best = Math.max(best, averageAfter(area, [one]) ?? 0);
    for (const other of fits) {
      if (one.out !== other.out) best = Math.max(best, averageAfter(area, [one, other]) ?? 0);
    }
  }
  return best;
}

const areas = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 20 }).chain((scores) =>
  fc.array(fc.tuple(fc.nat(scores.length - 1), fc.nat(12)), { maxLength: 40 }).chain((edges) =>
    // A product has one score, whichever product it replaces; some of the replacements are already at home.
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 13, maxLength: 13 }).map(
      (others): AreaShelf => ({
        products: shelf(scores),
        options: edges.map(([out, into]) =>
          into < 2
            ? option(`p${out}`, `p${into}`, scores[into] ?? 0)
            : option(`p${out}`, `n${into}`, others[into] ?? 0),
        ),
      }),
    ),
  ),
);

describe('the best swaps of an area (product P2.11.3)', () => {
  it('are as good as the best of all that could be tried, in 1,000 random homes of up to 20 products', () => {
    fc.assert(
      fc.property(areas, (area) => {
        const found = bestSwaps(area);
        const reached = averageAfter(area, found?.swaps ?? []);
        expect(reached).toBeCloseTo(bruteForce(area), 9);
        if (found) {
          expect(found.after).toBe(Math.round(reached ?? -1));
          expect(found.swaps.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('say from where to where: these two, and Cleaning goes from 58 to 74', () => {
    const products = shelf([10, 20, 60, 70, 70, 70, 70, 70, 70, 70]);
    const found = bestSwaps({
      products,
      options: [option('p0', 'a', 95), option('p1', 'b', 95), option('p2', 'c', 90)],
    });
    expect(found).toEqual({ swaps: [option('p0', 'a', 95), option('p1', 'b', 95)], before: 58, after: 74 });
  });

  it('never put one product in the place of two', () => {
    const products = shelf([10, 10, 50, 50, 50, 50, 50, 50, 50, 50]);
    const options = [option('p0', 'a', 90), option('p1', 'a', 90), option('p2', 'b', 60)];
    expect(bestSwaps({ products, options })?.swaps).toEqual([option('p0', 'a', 90), option('p2', 'b', 60)]);
  });

  it('are one where only one helps, and none where nothing does or the area is incomplete', () => {
    const products = shelf(Array<number>(10).fill(70));
    expect(bestSwaps({ products, options: [option('p3', 'a', 80)] })?.swaps).toHaveLength(1);
    expect(bestSwaps({ products, options: [option('p3', 'a', 70)] })).toBeNull();
    expect(bestSwaps({ products: products.slice(1), options: [option('p3', 'a', 80)] })).toBeNull();
  });
});

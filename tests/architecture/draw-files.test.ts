import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFiles } from '#tests/run/draw-files.mjs';
import { readFileSeconds } from '#tests/run/file-seconds.mjs';
import { TIER_NAMES, tierFiles } from '#tests/run/tiers.mjs';

const names = Array.from({ length: 12 }, (_, at) => `tests/e2e/screen-${at}.test.ts`);
const some = fc.subarray(names);
const draws = fc.record({
  seconds: fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 3, max: 300 })),
  always: some,
  changed: some,
  budget: fc.integer({ min: 0, max: 900 }),
  seed: fc.string(),
});

describe('the files of a run', () => {
  it('are all short ones, and those that run every time', () => {
    fc.assert(
      fc.property(draws, (by) => {
        const drawn = drawFiles(names, by);
        for (const file of names) {
          if (!(file in by.seconds) || by.always.includes(file)) expect(drawn).toContain(file);
        }
        expect(drawn).toEqual(names.filter((file) => drawn.includes(file)));
      }),
    );
  });

  it('stay within the time, and leave out none that would still fit', () => {
    fc.assert(
      fc.property(draws, (by) => {
        const drawn = drawFiles(names, { ...by, always: [] });
        const sum = drawn.reduce((so, file) => so + (by.seconds[file] ?? 0), 0);
        expect(sum).toBeLessThanOrEqual(by.budget);
        for (const file of names) {
          if (!drawn.includes(file)) expect(sum + (by.seconds[file] ?? 0)).toBeGreaterThan(by.budget);
        }
      }),
    );
  });

  it('are first those that were changed lately', () => {
    const seconds = Object.fromEntries(names.map((file) => [file, 100]));
    const changed = names.slice(7, 9);
    const drawn = drawFiles(names, { seconds, always: [], changed, budget: 250, seed: 'any' });
    expect(drawn).toEqual(changed);
  });

  it('are the same for the same seed, and others for another', () => {
    const seconds = Object.fromEntries(names.map((file) => [file, 100]));
    const of = (seed: string) => drawFiles(names, { seconds, always: [], changed: [], budget: 300, seed });
    expect(of('one')).toEqual(of('one'));
    const seen = new Set(Array.from({ length: 40 }, (_, at) => of(String(at))).flat());
    expect(seen.size).toBe(names.length);
  });
});

describe('this repository', () => {
  const seconds = readFileSeconds();

  it('notes the time of no file that is gone', () => {
    const all = TIER_NAMES.flatMap((tier) => tierFiles(tier, {}, '').all);
    expect(Object.keys(seconds).filter((file) => !all.includes(file))).toEqual([]);
  });

  it.each(TIER_NAMES)('runs every file of the %s now and then', (tier) => {
    const { all } = tierFiles(tier, seconds, '');
    const seen = new Set(Array.from({ length: 300 }, (_, at) => tierFiles(tier, seconds, String(at), []).drawn).flat());
    expect(all.filter((file) => !seen.has(file))).toEqual([]);
  });
});

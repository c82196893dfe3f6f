import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BURST, nextKey } from '#domain/scanning/key-burst.ts';

/** The result of each key, when keys are pressed with these gaps in milliseconds. */
function typed(keys: readonly string[], gap: number | readonly number[]): (string | null)[] {
  let [burst, at] = [NO_BURST, 1000];
  return keys.map((key, place) => {
    at += typeof gap === 'number' ? gap : (gap[place] ?? 0);
    const step = nextKey(burst, key, at);
    burst = step.burst;
    return step.code;
  });
}
const codes = (keys: readonly string[], gap: number | readonly number[]) =>
  typed(keys, gap).filter((one) => one !== null);
const CODE = '4006381333931';

describe('a scanner that acts as a keyboard', () => {
  it('is heard when it sends a code and Enter, at the pace of scanners', () => {
    for (const gap of [0, 1, 10, 30, 50]) expect(codes([...CODE, 'Enter'], gap)).toEqual([CODE]);
    expect(codes([...'96385074', 'Tab'], 10)).toEqual(['96385074']);
  });

  it('is heard through the Shift keys that some send', () => {
    expect(codes(['Shift', ...CODE.slice(0, 5), 'Shift', ...CODE.slice(5), 'Enter'], 5)).toEqual([CODE]);
  });

  it('is heard twice in a row, each code by itself', () => {
    expect(codes([...CODE, 'Enter', ...'96385074', 'Enter'], 8)).toEqual([CODE, '96385074']);
  });

  it('leaves out what was pressed long before', () => {
    const keys = ['7', ...CODE, 'Enter'];
    expect(
      codes(
        keys,
        keys.map((_, place) => (place === 1 ? 900 : 8)),
      ),
    ).toEqual([CODE]);
  });

  it('is not a person: not at the pace of fingers, not with a pause, not without Enter', () => {
    expect(codes([...CODE, 'Enter'], 80)).toEqual([]);
    expect(codes([...CODE], 5)).toEqual([]);
    const keys = [...CODE, 'Enter'];
    expect(
      codes(
        keys,
        keys.map((_, place) => (place === 13 ? 400 : 5)),
      ),
    ).toEqual([]);
    expect(
      codes(
        keys,
        keys.map((_, place) => (place === 7 ? 61 : 5)),
      ),
    ).toEqual([]);
  });

  it('sends no code that is too short, too long or not of digits', () => {
    for (const text of ['1234567', '123456789012345', 'ABC12345']) {
      expect(codes([...text, 'Enter'], 5)).toEqual([]);
    }
  });

  it('never takes anything that was not typed as digits in a row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', '2', '9', 'a', 'Enter', 'Tab', 'Shift', ' '), { maxLength: 40 }),
        fc.integer({ min: 0, max: 120 }),
        (keys, gap) => {
          const plain = keys.filter((key) => key !== 'Shift').join('|');
          for (const code of codes(keys, gap)) {
            if (gap > 60) return false;
            if (!plain.includes([...code].join('|'))) return false;
          }
          return true;
        },
      ),
    );
  });
});

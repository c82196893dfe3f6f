import { describe, expect, it } from 'vitest';
import { pastedCode } from '#domain/scanning/pasted-code.ts';

describe('pastedCode', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    [' 4 006381 333931 ', '4006381333931'],
    ['4-006381-333931', '4006381333931'],
    ['4–006381–333931', '4006381333931'],
    ['EAN: 4006381333931, 500 ml', '4006381333931'],
    ['0 49000 00634 6', '049000006346'],
    ['9638 5074', '96385074'],
    ['Order 12 of 2026, code 4006381333931', '4006381333931'],
    ['４００６３８１３３３９３１', '4006381333931'],
    ['500 4006381333931', '4006381333931'],
  ])('finds the code in %j', (text, digits) => {
    expect(pastedCode(text)).toBe(digits);
  });

  it('shows every digit where none of them is a code, so that the hint can say what is wrong', () => {
    expect(pastedCode('4006381333930')).toBe('4006381333930');
    expect(pastedCode('4006 3813')).toBe('40063813');
  });

  it('gives nothing where there are no digits', () => {
    expect(pastedCode('Oat drink')).toBe('');
  });

  // With quadratic work this would not finish within the test's time limit.
  it('reads a text of megabytes to its end', () => {
    expect(pastedCode('1 - '.repeat(1_000_000))).toMatch(/^1*$/);
  });
});

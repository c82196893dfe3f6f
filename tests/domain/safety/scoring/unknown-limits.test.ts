import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../pack.ts';
import { anyLabel, anyToken, NONSENSE, reportOfLabel, type Token } from '../random-labels.ts';

// method M4.5.15, M4.5.16, M4.5.17, M4.5.19, M4.5.20, M4.4.4, M3.3.8.
// Six known names that cost no points; the tests add made-up ones.
const KNOWN = ['Aqua', 'Glycerin', 'Xanthan Gum', 'Cetearyl Alcohol', 'Panthenol', 'Allantoin'];
const report = (text: string): Report => assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge);
const capOf = (names: readonly string[]): number | null => report(names.join(', ')).cap?.value ?? null;

it.each([
  ['rijva'],
  ['rijva 5%'],
  ['Zorbexine, Quillonate, Vexaphrol'],
  ['Zorbexine 0.1%, Quillonate, may contain: Vexaphrol'],
])('gives no score where nothing is known: %s', (text) => {
  const one = report(text);
  expect(one.score).toBeNull();
  expect(one.label).toBe('UNKNOWN');
  expect(one.confidence).toEqual({ value: 0, grade: 'D' });
  expect(one.ingredients.length).toBeGreaterThan(0);
  expect(one.ingredients.every(({ level }) => level === 'unknown')).toBe(true);
  expect(one.deductions).toEqual([]);
});

it('never scores labels of unknown words alone, whatever stands beside them', () => {
  const unknown: fc.Arbitrary<Token> = fc.record({
    name: fc.constantFrom(...NONSENSE),
    percent: fc.constantFrom(null, 0.01, 5, 60),
    optional: fc.boolean(),
  });
  fc.assert(
    fc.property(anyLabel, fc.array(unknown, { minLength: 1, maxLength: 8 }), (label, tokens) => {
      expect(reportOfLabel(label, { tokens }).score).toBeNull();
    }),
    { numRuns: 80 },
  );
});

it('limits by the largest share among the first names, from two on', () => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = KNOWN;
  const [u = '', v = ''] = NONSENSE;
  expect(capOf([a, b, c, d, e, f])).toBeNull();
  expect(capOf([u, a, b, c, d, e])).toBe(69);
  expect(capOf([a, b, u, c, d, e])).toBe(69);
  expect(capOf([a, b, c, u])).toBe(84);
  expect(capOf([a, b, c, d, e, u])).toBe(84);
  expect(capOf([a, b, c, d, e, f, u])).toBeNull();
  expect(capOf([a, b, c, d, u, v])).toBe(69);
});

it('gives an unknown the same weight with a percentage as without', () => {
  for (const percent of ['', ' 0.01%', ' 0.5%', ' 5%', ' 40%']) {
    const one = report(`Aqua, Glycerin, Zorbexine${percent}`);
    expect(one.deductions[0]?.points).toBe(3);
  }
  const minor = report('Aqua, Glycerin, contains 2% or less of: Zorbexine');
  expect(minor.deductions[0]?.points).toBe(3);
});

it('appending any name never raises the score of a label with unknown names', () => {
  fc.assert(
    fc.property(
      anyLabel,
      fc.array(fc.constantFrom(...NONSENSE), { minLength: 1, maxLength: 3 }),
      anyToken,
      (label, names, token) => {
        const tokens = [...names.map((name) => ({ name, percent: null, optional: false })), ...label.tokens];
        const before = reportOfLabel(label, { tokens }).score;
        const after = reportOfLabel(label, { tokens: [...tokens, token] }).score;
        expect(after ?? 0).toBeLessThanOrEqual(before ?? 100);
      },
    ),
    { numRuns: 100 },
  );
});

it('trusts a label less for a longer run of unknown words (method M3.3.10)', () => {
  const [a = '', b = '', c = '', d = ''] = NONSENSE;
  const confidence = (item: string): number => report(`Aqua, Glycerin, Panthenol, ${item}`).confidence.value;
  expect(confidence(`${a} ${b} ${c}`)).toBe(confidence(a));
  expect(confidence(`${a} ${b} ${c} ${d}`)).toBeLessThan(confidence(a));
});

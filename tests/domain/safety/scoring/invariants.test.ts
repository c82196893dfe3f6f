import fc from 'fast-check';
import { expect, it } from 'vitest';
import { householdView } from '#domain/safety/household-view.ts';
import { home, member } from '../pack.ts';
import {
  anyIndex,
  anyLabel,
  anyToken,
  NAMES,
  NONSENSE,
  type RandomLabel,
  reportOfLabel,
  type Token,
} from '../random-labels.ts';

// Method M4.8. Every property is tested on random lists in every product type.
const RUNS = { numRuns: 150 };
const scoreOf = (label: RandomLabel, change: Partial<RandomLabel> = {}): number =>
  reportOfLabel(label, change).score ?? 101;
const costs = (name: string, label: RandomLabel, at: number): boolean => {
  const report = reportOfLabel(label, { tokens: inserted(label.tokens, at, { name, percent: null, optional: false }) });
  return report.deductions.some((line) => line.ingredient === name);
};
function inserted(tokens: readonly Token[], at: number, token: Token): readonly Token[] {
  const place = at % (tokens.length + 1);
  return [...tokens.slice(0, place), token, ...tokens.slice(place)];
}

it('knows enough names to try', () => {
  expect(NAMES.length).toBeGreaterThan(400);
});

it('inserting an ingredient that costs points anywhere never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, fc.constantFrom(...NAMES), anyIndex, (label, name, at) => {
      fc.pre(costs(name, label, at));
      const more = inserted(label.tokens, at, { name, percent: null, optional: false });
      expect(scoreOf(label, { tokens: more })).toBeLessThanOrEqual(scoreOf(label));
    }),
    RUNS,
  );
});

it('inserting an unknown anywhere never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, fc.constantFrom(...NONSENSE), anyIndex, (label, name, at) => {
      const more = inserted(label.tokens, at, { name, percent: null, optional: false });
      expect(scoreOf(label, { tokens: more })).toBeLessThanOrEqual(scoreOf(label));
    }),
    RUNS,
  );
});

it('appending any ingredient never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, anyToken, (label, token) => {
      expect(scoreOf(label, { tokens: [...label.tokens, token] })).toBeLessThanOrEqual(scoreOf(label));
    }),
    RUNS,
  );
});

it('raising a percentage never raises the score', () => {
  fc.assert(
    fc.property(
      anyLabel,
      anyIndex,
      fc.constantFrom(0.005, 0.05, 0.5, 2, 7, 15),
      fc.constantFrom(2, 10, 100),
      (label, at, low, times) => {
        const place = at % label.tokens.length;
        const set = (percent: number): readonly Token[] =>
          label.tokens.map((token, index) => (index === place ? { ...token, percent } : token));
        const high = Math.min(100, low * times);
        expect(scoreOf(label, { tokens: set(high) })).toBeLessThanOrEqual(scoreOf(label, { tokens: set(low) }));
      },
    ),
    RUNS,
  );
});

it('removing "may contain" never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, anyToken, (label, token) => {
      const maybe = [...label.tokens, { ...token, optional: true }];
      const sure = [...label.tokens, { ...token, optional: false }];
      expect(scoreOf(label, { tokens: sure })).toBeLessThanOrEqual(scoreOf(label, { tokens: maybe }));
    }),
    RUNS,
  );
});

it('being for babies never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      expect(scoreOf(label, { baby: true })).toBeLessThanOrEqual(scoreOf(label, { baby: false }));
    }),
    RUNS,
  );
});

it('swapping a costing ingredient with an earlier cost-free one never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, anyIndex, anyIndex, (label, one, other) => {
      const early = Math.min(one, other) % label.tokens.length;
      const late = Math.max(one, other) % label.tokens.length;
      const first = label.tokens[early];
      const second = label.tokens[late];
      if (first === undefined || second === undefined || early >= late) return;
      const report = reportOfLabel(label);
      const costing = (token: Token): boolean => report.deductions.some((line) => line.ingredient === token.name);
      fc.pre(
        !costing(first) && costing(second) && label.tokens.filter((token) => token.name === first.name).length === 1,
      );
      const swapped = label.tokens.map((token, at) => (at === early ? second : at === late ? first : token));
      expect(scoreOf(label, { tokens: swapped })).toBeLessThanOrEqual(report.score ?? 101);
    }),
    RUNS,
  );
});

it('a token that stands twice counts once', () => {
  fc.assert(
    fc.property(anyLabel, anyIndex, (label, at) => {
      const again = label.tokens[at % label.tokens.length];
      if (again === undefined) return;
      const twice = reportOfLabel(label, { tokens: [...label.tokens, again] });
      const once = reportOfLabel(label);
      expect(twice.score).toBe(once.score);
      expect(twice.deductions).toEqual(once.deductions);
      expect(twice.metrics).toEqual(once.metrics);
      expect(twice.confidence).toEqual(once.confidence);
    }),
    RUNS,
  );
});

it('is an integer from 0 to 100, and its receipt adds up', () => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      const { score, deductions, cap, ingredients } = reportOfLabel(label);
      if (score === null) {
        expect(ingredients.every(({ match, points }) => match.step === 'none' && points === 0)).toBe(true);
        expect(deductions).toEqual([]);
        return;
      }
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      const sum = deductions.reduce((total, line) => total + line.applied, 0);
      const left = Math.max(0, 100 - sum);
      const capped = cap === null ? left : Math.min(cap.value, left);
      expect(score).toBe(Math.floor(capped + 0.5));
      const ofRows = ingredients.reduce((total, row) => total + row.applied, 0);
      expect(ofRows).toBeCloseTo(sum, 9);
    }),
    RUNS,
  );
});

it('gives the same bytes for the same input', () => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      expect(JSON.stringify(reportOfLabel(label))).toBe(
        JSON.stringify(reportOfLabel({ ...label, forms: [...label.forms].reverse() })),
      );
    }),
    RUNS,
  );
});

it('no household changes the base score', () => {
  fc.assert(
    fc.property(anyLabel, (label) => {
      const report = reportOfLabel(label);
      const before = JSON.stringify(report);
      const view = householdView(report, home([member('Mia', { ageGroup: 'infant', pregnant: true })], ['cat', 'dog']));
      expect(JSON.stringify(report)).toBe(before);
      expect(view.adjusted ?? 0).toBeLessThanOrEqual(report.score ?? 101);
    }),
    RUNS,
  );
});

import { describe, expect, it } from 'vitest';
import type { AudienceEntry } from '#domain/knowledge/knowledge.ts';
import { confidenceOf } from '#domain/safety/confidence.ts';
import { usageOf } from '#domain/safety/exposure.ts';
import { HAZARD_GROUPS } from '#domain/safety/hazard-classes.ts';
import { confidenceGrade, ingredientLevel, riskLabel } from '#domain/safety/labels.ts';
import { combine, costsOf, type ScoredItem, scoreItems, series, seriesTotal } from '#domain/safety/points.ts';
import { receiptOf } from '#domain/safety/receipt.ts';
import { roundHalfUp } from '#domain/safety/rounding.ts';
import { weightsAt } from '#domain/safety/weights.ts';
import { fact, item, made, mention } from '../made-item.ts';

// method M4.4.1, M4.4.2, M4.4.3, M4.4.4, M4.4.5, M4.3.1, M4.3.11, M4.2.21, M4.2.22, M4.6, M3.3.1, M3.3.2, M3.3.3, M3.3.4,
// M3.3.5, M3.3.6.
const skin = usageOf('leave_on', [], false);
const baby = usageOf('leave_on', [], true);
const food = usageOf('food', [], false);
const outdoor = usageOf('outdoor', [], false);

const costing = (known: ReturnType<typeof made>, use = skin, percent: number | null = 10): Record<string, number> => {
  const mentions = [mention({ percent })];
  const weights = weightsAt(known, mentions[0] ?? mention(), 1, use);
  return Object.fromEntries(costsOf(item(known, { mentions }), weights, use).map((cost) => [cost.class, cost.value]));
};

describe('what a fact costs', () => {
  it('is S × E × weight, by presence, dose or local concentration', () => {
    const known = made({ facts: [fact('CMR_1'), fact('CMR_2'), fact('CORROSIVE')] });
    expect(costing(known)).toEqual({ CMR_1: 45, CMR_2: 22, CORROSIVE: expect.closeTo(44 * 0.2 * 0.9, 9) });
    expect(costing(known, skin, 0.05)).toMatchObject({ CMR_1: 45, CMR_2: expect.closeTo(22 * 0.35, 9) });
  });

  it('is 1.25 times as much on a baby, but for the law and the environment', () => {
    const known = made({ facts: [fact('CMR_1'), fact('PROHIBITED'), fact('AQ_1')] });
    expect(costing(known, baby)).toEqual({ CMR_1: 56.25, PROHIBITED: 60, AQ_1: expect.closeTo(3, 9) });
  });

  it('is less where a regulator set a limit for the use', () => {
    const annexed = made({ facts: [fact('CMR_2'), fact('CMR_1')], annexes: ['III/98'] });
    expect(costing(annexed)).toEqual({ CMR_2: expect.closeTo(13.2, 9), CMR_1: 45 });
    expect(costing(annexed, food)).toEqual({ CMR_2: 22, CMR_1: 45 });
    const additive = made({ facts: [fact('CMR_2')], eNumber: 'E250' });
    expect(costing(additive, food)).toEqual({ CMR_2: expect.closeTo(13.2, 9) });
    expect(costing(additive)).toEqual({ CMR_2: 22 });
  });

  it('is nothing below the concentration it holds from', () => {
    const known = made({ facts: [fact('CMR_1', { route: 'min5' })] });
    expect(costing(known, skin, 4.9)).toEqual({});
    expect(costing(known, skin, 5)).toEqual({ CMR_1: 45 });
  });

  it('is nothing where nothing is exposed', () => {
    expect(costing(made({ facts: [fact('PROHIBITED')] }), food)).toEqual({});
    expect(costsOf(item(null), weightsAt(made(), mention(), 1, skin), skin)).toEqual([]);
  });
});

const entry = (
  audience: string,
  severity: AudienceEntry['severity'],
  routes: readonly string[] = [],
): AudienceEntry => ({
  audience,
  severity,
  routes,
  source: `${audience} ${severity}`,
});

describe('what harms children and animals', () => {
  const worst = (audience: readonly AudienceEntry[], use = outdoor) =>
    costsOf(item(made({ audience })), weightsAt(made(), mention(), 1, use), use).map(
      ({ class: name, source, value }) => [name, source, value],
    );

  it('is the most severe entry of child, dog and cat', () => {
    expect(worst([entry('dog', 'CAUTION'), entry('cat', 'CRITICAL'), entry('child', 'WARNING')])).toEqual([
      ['VULN_CRITICAL', 'cat CRITICAL', 28],
    ]);
    expect(worst([entry('child', 'WARNING'), entry('dog', 'WARNING')])).toEqual([
      ['VULN_WARNING', 'child WARNING', 10],
    ]);
  });

  it('leaves out INFO, others, and routes that do not hold', () => {
    expect(worst([entry('child', 'INFO'), entry('bird', 'CRITICAL'), entry('dog', 'WARNING', ['feed'])])).toEqual([]);
    expect(worst([entry('dog', 'WARNING', ['house'])])).toHaveLength(1);
  });

  it('counts infants in a baby product, and is nothing in food', () => {
    expect(worst([entry('infant', 'WARNING')])).toEqual([]);
    expect(worst([entry('infant', 'WARNING')], usageOf('outdoor', [], true))).toEqual([
      ['VULN_WARNING', 'infant WARNING', 12.5],
    ]);
    expect(worst([entry('dog', 'CRITICAL')], food)).toEqual([]);
  });
});

it('combines the largest group with 0.35 of the others, at most 60', () => {
  expect(combine([])).toBe(0);
  expect(combine([10])).toBe(10);
  expect(combine([4, 10, 6])).toBeCloseTo(13.5, 9);
  expect(combine([60, 45])).toBe(60);
});

it('applies each next by 0.8 more, ties in label order', () => {
  expect(series([])).toEqual([]);
  const applied = series([10, 20, 10, 0]);
  [8, 20, 6.4, 0].forEach((value, at) => {
    expect(applied[at]).toBeCloseTo(value, 9);
  });
  expect(seriesTotal([10, 20, 10, 0, -5])).toBeCloseTo(34.4, 9);
  expect(seriesTotal([])).toBe(0);
});

const scored = (...items: readonly ReturnType<typeof item>[]): readonly ScoredItem[] => scoreItems(items, skin);

describe('the items of a label', () => {
  const costly = (): ReturnType<typeof item> => item(made({ facts: [fact('CMR_2')] }));

  it('a place counts only what costs nothing before it', () => {
    const free = item(made());
    const found = scored(free, costly(), item(null), free, item(made(), { holds: [5] }), free);
    expect(found.map(({ weights }) => weights?.position)).toEqual([1, 2, undefined, 2, 3, 3]);
  });

  it('what is not scored has no weight and costs nothing', () => {
    const [over] = scored(item(made({ facts: [fact('CMR_1')] }), { scored: false }));
    expect(over).toMatchObject({ weights: undefined, plain: 0, costs: [], byGroup: [], points: 0 });
    expect(scored(item(made(), { mentions: [] }))[0]).toMatchObject({ weights: undefined, plain: 0, points: 0 });
  });

  it('an unknown name costs three times its weight by place, its heaviest place counting', () => {
    expect(scored(item(null))[0]).toMatchObject({ plain: 1, points: 3, costs: [] });
    expect(scored(item(null, { mentions: [mention({ optional: true })] }))[0]).toMatchObject({
      plain: 0.5,
      points: 1.5,
    });
    const mentions = [mention({ optional: true }), mention()];
    expect(scored(item(null, { mentions }))[0]).toMatchObject({ plain: 1, points: 3 });
  });

  it('a name broken by a foreign word costs no less than an unknown one', () => {
    const broken = { around: true, match: { step: 'fuzzy', confidence: 0 } } as const;
    const little = made({ functions: ['preservative'], facts: [fact('AQ_3')] });
    expect(scored(item(little, broken))[0]).toMatchObject({ plain: 1, points: 3 });
    expect(scored(item(made({ facts: [fact('CMR_1')] }), broken))[0]?.points).toBe(45);
  });

  it('keeps the largest value of each group', () => {
    const [one] = scored(item(made({ facts: [fact('CMR_2'), fact('CMR_1'), fact('AQ_1')] })));
    expect(one?.byGroup[HAZARD_GROUPS.indexOf('systemic')]).toBe(45);
    expect(one?.byGroup[HAZARD_GROUPS.indexOf('env')]).toBeCloseTo(3, 9);
    expect(one?.byGroup[HAZARD_GROUPS.indexOf('skin')]).toBe(0);
    expect(one?.points).toBeCloseTo(45 + 0.35 * 3, 9);
  });
});

describe('the receipt', () => {
  it('has one line for each that costs, the most first, ties in label order', () => {
    const a = item(made({ facts: [fact('CMR_2')] }), { printed: 'A' });
    const b = item(made({ facts: [fact('CMR_1')] }), { printed: 'B', name: 'Bee' });
    const c = item(made({ facts: [fact('CMR_2')] }), { printed: 'C' });
    const lines = receiptOf(scored(a, item(made()), b, c), [1, 0, 2, 3]);
    expect(lines.map(({ ingredient, applied }) => [ingredient, applied])).toEqual([
      ['B', 2],
      ['A', 1],
      ['C', 3],
    ]);
    expect(lines[0]).toMatchObject({ name: 'Bee', class: 'CMR_1', source: 'source of CMR_1', points: 45 });
  });

  it('names the costliest class of each group first, in the order of the groups, then the further ones', () => {
    const known = made({ facts: [fact('AQ_1'), fact('CMR_2'), fact('CMR_1'), fact('ED_CONFIRMED')] });
    const [line] = receiptOf(scored(item(known)), [1]);
    expect(line?.parts?.map((part) => part.class)).toEqual(['CMR_1', 'ED_CONFIRMED', 'AQ_1', 'CMR_2']);
    expect(line?.parts?.[0]).toEqual({
      class: 'CMR_1',
      group: 'systemic',
      source: 'source of CMR_1',
      exposure: 1,
      weight: 1,
      points: 45,
    });
  });

  it('says that an unknown or broken name was not identified', () => {
    const broken = item(made({ facts: [fact('AQ_3')] }), { around: true, match: { step: 'fuzzy', confidence: 0 } });
    const lines = receiptOf(scored(item(null), broken), [3, 2]);
    const source = 'Not identified: Safeshelf method, rule M4.4.4';
    for (const line of lines) {
      expect(line).toMatchObject({ class: 'UNKNOWN', source, points: 3 });
      expect(line.parts).toEqual([{ class: 'UNKNOWN', group: 'unknown', source, exposure: 1, weight: 1, points: 3 }]);
    }
    expect(lines).toHaveLength(2);
  });
});

describe('confidence', () => {
  const one = (confidence: number, plain: number): ScoredItem => ({
    item: item(made(), { match: { step: 'fuzzy', confidence } }),
    weights: undefined,
    plain,
    costs: [],
    byGroup: [],
    points: 0,
  });

  it('is the mean by dose weight', () => {
    expect(confidenceOf([one(1, 1), one(0.5, 0.25)], undefined, []).value).toBeCloseTo(0.9, 9);
    expect(confidenceOf([], undefined, [])).toEqual({ value: 0, grade: 'D' });
  });

  it('is less for an unclear reading by camera', () => {
    expect(confidenceOf([one(1, 1)], 0.79, [])).toEqual({ value: 0.9, grade: 'A' });
    expect(confidenceOf([one(1, 1)], 0.8, []).value).toBe(1);
  });

  it.each(['torn', 'grave', 'grave_misread'] as const)('is below B beside what is %s', (reason) => {
    expect(confidenceOf([one(1, 1)], undefined, [{ reason, text: 'x' }])).toEqual({ value: 0.749, grade: 'C' });
    expect(confidenceOf([one(0.4, 1)], undefined, [{ reason, text: 'x' }]).value).toBe(0.4);
  });

  it('is not lowered by other notes', () => {
    expect(confidenceOf([one(1, 1)], undefined, [{ reason: 'after_list', text: 'x' }]).value).toBe(1);
  });
});

it('labels, levels, grades and rounding change exactly at their limits', () => {
  expect([100, 85, 84, 70, 69, 40, 39, 20, 19, 0, null].map(riskLabel)).toEqual([
    ...['MINIMAL', 'MINIMAL', 'LOW', 'LOW', 'MODERATE', 'MODERATE', 'HIGH', 'HIGH', 'VERY_HIGH', 'VERY_HIGH'],
    'UNKNOWN',
  ]);
  expect([0, 0.1, 3.9, 4, 11.9, 12, 24.9, 25].map(ingredientLevel)).toEqual([
    ...['none', 'low', 'low', 'moderate', 'moderate', 'high', 'high', 'critical'],
  ]);
  expect([1, 0.9, 0.89, 0.75, 0.74, 0.5, 0.49].map(confidenceGrade)).toEqual(['A', 'A', 'B', 'B', 'C', 'C', 'D']);
  expect([0.49, 0.5, 1.5, 2.49].map(roundHalfUp)).toEqual([0, 1, 2, 2]);
});

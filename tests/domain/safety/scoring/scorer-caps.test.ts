import { describe, expect, it } from 'vitest';
import { capOf } from '#domain/safety/caps.ts';
import { usageOf } from '#domain/safety/exposure.ts';
import { HAZARD_CLASSES } from '#domain/safety/hazard-classes.ts';
import { lowestCap } from '#domain/safety/lowest-cap.ts';
import type { Cost, ScoredItem } from '#domain/safety/points.ts';
import { unknownShareLimit } from '#domain/safety/unknown-share.ts';
import { weightsAt } from '#domain/safety/weights.ts';
import { fact, item, made, mention } from '../made-item.ts';

// method M4.5.1, M4.5.2, M4.5.3, M4.5.4, M4.5.5, M4.5.6, M4.5.7, M4.5.8, M4.5.9, M4.5.10, M4.5.11, M4.5.12, M4.5.15,
// M4.5.16, M4.5.17, M4.5.18, M4.5.19, M4.5.20.
const skin = usageOf('leave_on', [], false);
const house = usageOf('household', [], false);
const spray = usageOf('household', ['spray'], false);

const scoredItem = (
  name: string,
  exposure: number,
  weight: number,
  more: Partial<ScoredItem['item']> = {},
): ScoredItem => {
  const known = made({ facts: [fact(name)] });
  const compiled = known.facts[0];
  const found = HAZARD_CLASSES.get(name);
  if (compiled === undefined || found === undefined) throw new Error(`There is no class ${name}.`);
  const cost: Cost = {
    class: name,
    group: found.group,
    source: `source of ${name}`,
    exposure,
    weight,
    value: 1,
    fact: compiled,
  };
  return {
    item: item(known, more),
    weights: weightsAt(known, mention(), 1, skin),
    plain: 1,
    costs: [cost],
    byGroup: [],
    points: 1,
  };
};
const cap = (name: string, exposure: number, weight: number, use = skin): number | null =>
  capOf([scoredItem(name, exposure, weight)], use)?.value ?? null;

describe('the table of caps', () => {
  it.each<[string, number, number, number | null]>([
    ['PROHIBITED', 0.01, 0.01, 20],
    ['ACUTE_FATAL', 0.5, 0.25, 29],
    ['ACUTE_FATAL', 0.49, 0.25, null],
    ['ACUTE_FATAL', 0.5, 0.24, null],
    ['NOT_PERMITTED', 1, 0.01, 39],
    ['CMR_1', 0.6, 0.01, 39],
    ['CMR_1', 0.59, 1, null],
    ['IARC_1', 0.6, 0.01, 39],
    ['IARC_1', 0.59, 1, null],
    ['CORROSIVE', 0.6, 0.75, 39],
    ['CORROSIVE', 0.59, 0.75, null],
    ['CORROSIVE', 0.6, 0.74, null],
    ['ACUTE_TOXIC', 0.5, 0.6, 39],
    ['ACUTE_TOXIC', 0.49, 0.6, null],
    ['ACUTE_TOXIC', 0.5, 0.59, null],
    ['ASPIRATION', 0.5, 0.75, 39],
    ['ASPIRATION', 0.49, 0.75, null],
    ['ASPIRATION', 0.5, 0.74, null],
    ['ED_CONFIRMED', 0.6, 0.01, 59],
    ['ED_CONFIRMED', 0.59, 1, null],
    ['BANNED_FOOD', 1, 0.01, 59],
    ['BANNED_FOOD', 0.9, 1, null],
    ['TRANS_FAT', 1, 0.01, 59],
    ['TRANS_FAT', 0.9, 1, null],
    ['FORMALDEHYDE_RELEASER', 0.6, 0.01, 69],
    ['FORMALDEHYDE_RELEASER', 0.59, 1, null],
    ['CMR_2', 1, 1, null],
  ])('%s with E %d and weight %d: %s', (name, exposure, weight, expected) => {
    expect(cap(name, exposure, weight)).toBe(expected);
  });

  it('a respiratory sensitiser counts in a spray', () => {
    expect([
      cap('RESP_SENS', 0.9, 0.1, spray),
      cap('RESP_SENS', 0.89, 1, spray),
      cap('RESP_SENS', 1, 1, house),
    ]).toEqual([59, null, null]);
  });

  it('a pesticide counts at home and outdoors', () => {
    const known = made({ functions: ['insecticide'] });
    const one = { ...scoredItem('CMR_2', 1, 1), item: item(known), costs: [] };
    const of = (type: Parameters<typeof usageOf>[0]): number | null =>
      capOf([one], usageOf(type, [], false))?.value ?? null;
    expect([of('household'), of('outdoor'), of('other'), of('leave_on')]).toEqual([69, 69, null, null]);
    expect(capOf([one], house)).toMatchObject({ cause: 'Made is a pesticide', source: 'Safeshelf method, rule M4.5' });
    const preserves = { ...one, item: item(made({ functions: ['insecticide', 'preservative'] })) };
    expect(capOf([preserves], house)).toBeNull();
  });
});

it.each([
  ['PROHIBITED', 'Made is prohibited in cosmetics'],
  ['ACUTE_FATAL', 'Made can be fatal'],
  ['NOT_PERMITTED', 'Made is not permitted in this kind of product'],
  ['CMR_1', 'Made may cause cancer, genetic damage or harm to the unborn child'],
  ['IARC_1', 'Made causes cancer in people'],
  ['CORROSIVE', 'Made is corrosive'],
  ['ACUTE_TOXIC', 'Made is toxic'],
  ['ASPIRATION', 'Made may be fatal if it enters the airways'],
  ['ED_CONFIRMED', 'Made is a confirmed endocrine disruptor'],
  ['BANNED_FOOD', 'Made is no longer permitted in food'],
  ['TRANS_FAT', 'Made is a source of trans fat'],
  ['FORMALDEHYDE_RELEASER', 'Made releases formaldehyde'],
])('says why %s limits, with its source', (name, cause) => {
  expect(capOf([scoredItem(name, 1, 1)], skin)).toMatchObject({ cause, source: `source of ${name}` });
});

it('takes a name as it is, whatever signs it holds', () => {
  expect(capOf([scoredItem('CMR_1', 1, 1, { name: "$& and $'" })], skin)?.cause).toContain("$& and $' may cause");
});

it('the lowest holds; of equal ones the first', () => {
  const [first, second] = [scoredItem('CMR_1', 1, 1, { name: 'One' }), scoredItem('IARC_1', 1, 1, { name: 'Two' })];
  expect(capOf([first, second], skin)?.cause).toContain('One');
  expect(capOf([first, second, scoredItem('PROHIBITED', 1, 1)], skin)?.value).toBe(20);
  const caps = [39, 20, 20].map((value, at) => ({ value, cause: String(at), source: '' }));
  expect(lowestCap(null, ...caps, null)?.cause).toBe('1');
  expect(lowestCap(null, null)).toBeNull();
});

it('neither level C nor a misreading causes one, unless the name stands there around a foreign word', () => {
  const weak = scoredItem('CMR_1', 1, 1);
  const known = made({ facts: [fact('CMR_1', { evidence: 'C' })] });
  const costs = weak.costs.map((cost) => ({ ...cost, fact: known.facts[0] ?? null }));
  expect(capOf([{ ...weak, costs }], skin)).toBeNull();
  expect(capOf([{ ...weak, costs: weak.costs.map((cost) => ({ ...cost, fact: null })) }], skin)).toBeNull();
  const match = { step: 'fuzzy', confidence: 0.8 } as const;
  expect(capOf([scoredItem('CMR_1', 1, 1, { match })], skin)).toBeNull();
  expect(capOf([scoredItem('CMR_1', 1, 1, { match, around: true })], skin)?.value).toBe(39);
});

const known = (points = 0): ScoredItem => ({ ...scoredItem('CMR_2', 1, 1), costs: [], points });
const unknown = (plain = 1, more = {}): ScoredItem => ({
  ...known(3),
  item: item(null, more),
  weights: undefined,
  plain,
});

describe('unknown names', () => {
  // So many known names that the unknown share never reaches a sixth.
  const many = Array.from({ length: 20 }, () => known());

  it.each<[readonly number[], number | null]>([
    [[0.99], null],
    [[1], 84],
    [[0.5, 0.5], 84],
    [[1, 0.99], 84],
    [[1, 1], 69],
  ])('dose weights %j limit to %s', (weights, expected) => {
    expect(capOf([...many, ...weights.map((plain) => unknown(plain))], skin)?.value ?? null).toBe(expected);
  });

  it('names the cause', () => {
    expect(capOf([...many, unknown(2)], skin)).toEqual({
      value: 69,
      cause: 'Too much of the list was not identified',
      source: 'Safeshelf method, rule M4.5',
    });
  });

  it('a name read around a foreign word is one of them', () => {
    const broken = {
      ...known(),
      item: item(made(), { around: true, match: { step: 'fuzzy', confidence: 0 } }),
      plain: 1,
    };
    expect(capOf([...many, broken], skin)?.value).toBe(84);
    expect(unknownShareLimit([known(), broken])).toBe(69);
  });

  it('the largest share of the first names limits, from two on', () => {
    const share = (letters: string): number | null =>
      unknownShareLimit([...letters].map((letter) => (letter === 'u' ? unknown() : known(letter === 'c' ? 5 : 0))));
    expect(share('u')).toBeNull();
    expect(share('uk')).toBe(69);
    expect(share('kku')).toBe(69);
    expect(share('kkku')).toBe(84);
    expect(share('kkkkku')).toBe(84);
    expect(share('kkkkkku')).toBeNull();
    expect(share('kkkkkuk')).toBe(84);
    expect(share('kkkkkuu')).toBe(84);
    expect(share('kkkkuu')).toBe(69);
    // Names that cost points do not count towards n.
    expect(share('ckkkkku')).toBe(84);
    expect(share('kcccccu')).toBe(69);
    expect(share('kkkk')).toBeNull();
  });

  it('what is not scored is left out', () => {
    const over = { ...unknown(), item: item(null, { scored: false }) };
    expect(unknownShareLimit([over, over, known(), known()])).toBeNull();
  });
});

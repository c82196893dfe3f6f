import { describe, expect, it } from 'vitest';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

const only = (text: string): LabelToken => {
  const [token, ...more] = readLabel(text).tokens;
  if (!token || more.length > 0) throw new Error(`${more.length + 1} items were read from ${text}`);
  return token;
};

const justUnder = (limit: number, value: number | null): boolean =>
  value !== null && value < limit && value > limit * 0.999;

describe('the shares that Reg (EC) 648/2004 has detergents printed with', () => {
  it.each([
    ['5 % or over but less than 15 %', 15],
    ['15 % or over but less than 30 %', 30],
    ['less than 5 %', 5],
    ['5 % oder mehr, aber weniger als 15 %', 15],
    ['5 % und mehr, jedoch weniger als 15 %', 15],
    ['weniger als 5 %', 5],
    ['5 % ou plus mais moins de 15 %', 15],
    ['5 % ou plus, mais moins de 15 %', 15],
    ['égal ou supérieur à 5 % mais inférieur à 15 %', 15],
    ['moins de 5 %', 5],
    ['igual o superior al 5 % pero inferior al 15 %', 15],
    ['inferior al 5 %', 5],
    ['uguale o superiore al 5 % ma inferiore al 15 %', 15],
    ['inferiore al 5 %', 5],
  ])('%s is just under %d', (words, bound) => {
    for (const label of [
      `${words} Sodium Hypochlorite`,
      `Sodium Hypochlorite ${words}`,
      `${words}: Sodium Hypochlorite`,
    ]) {
      const token = only(label);
      expect(token.text, label).toBe('Sodium Hypochlorite');
      expect(justUnder(bound, token.percent), `${label}: ${token.percent}`).toBe(true);
    }
  });

  it.each([
    '30 % and more',
    '30 % und mehr',
    '30 % ou plus',
    '30 % et plus',
    'igual o superior al 30 %',
    '30 % y más',
    'uguale o superiore al 30 %',
    '30 % e oltre',
  ])('%s is 30', (words) => {
    for (const label of [`${words} Soap`, `Soap ${words}`, `${words}: Soap`])
      expect(only(label), label).toMatchObject({ text: 'Soap', percent: 30 });
  });
});

describe('percentages', () => {
  it.each([
    ['Permethrin 44%', 'Permethrin', 44],
    ['4,5 % glycerin', 'glycerin', 4.5],
    ['tomatoes (30%)', 'tomatoes', 30],
    ['5-15% nonionic surfactants', 'nonionic surfactants', 15],
    ['>30% zeolites', 'zeolites', 30],
    ['≤5% soap', 'soap', 5],
    ['Sodium fluoride 0.24% w/v', 'Sodium fluoride', 0.24],
    ['aspartame', 'aspartame', null],
    ['Hydrochloric acid ..... 9.25%', 'Hydrochloric acid', 9.25],
  ])('%s', (text, name, percent) => {
    const token = only(text);
    expect([token.text, token.percent]).toEqual([name, percent]);
  });

  it('reads strict bounds as just under', () => {
    expect(justUnder(5, only('<5% anionic surfactants').percent)).toBe(true);
    expect(justUnder(5, only('less than 5% anionic surfactants').percent)).toBe(true);
    expect(justUnder(15, only('≥5% but <15% soap').percent)).toBe(true);
  });

  it('gives a share before a colon to all that follow it', () => {
    const shares = readLabel('5-15%: soap, zeolite; <5%: perfume').tokens.map(({ text, percent }) => [text, percent]);
    expect(shares.slice(0, 2)).toEqual([
      ['soap', 15],
      ['zeolite', 15],
    ]);
    expect(justUnder(5, readLabel('<5%: perfume').tokens[0]?.percent ?? null)).toBe(true);
  });

  it('does not give the share of a filling to its first part', () => {
    const parts = readLabel('filling 20%: sugar').tokens;
    expect(parts.map(({ text, percent, head }) => [text, percent, head])).toEqual([
      ['filling', 20, true],
      ['sugar', null, false],
    ]);
  });
});

describe('shares as so much of so much', () => {
  it.each([
    ['sugar 12 g/100 g', 'sugar', 12],
    ['sugar (12 g / 100 g)', 'sugar', 12],
    ['salt 5 g/kg', 'salt', 0.5],
    ['E202 250 mg/kg', 'E202', 0.025],
    ['caffeine 32 mg per 100 ml', 'caffeine', 0.032],
    ['Koffein 32 mg pro 100 ml', 'Koffein', 0.032],
    ['caféine 320 mg/l', 'caféine', 0.032],
    ['biotin 50 µg/100 g', 'biotin', 0.00005],
    ['taurine 0,4 g pour 100 ml', 'taurine', 0.4],
    ['formaldehyde 2.5% w/w', 'formaldehyde', 2.5],
  ])('%s', (text, name, percent) => {
    const token = only(text);
    expect(token.text).toBe(name);
    expect(token.percent).toBeCloseTo(percent, 9);
  });

  it.each(['paracetamol 500 mg', 'salt 5 g', 'vitamin C 250 g/10 g'])('is none: %s', (text) => {
    expect(only(text).percent).toBeNull();
  });
});

// method M2.6.1
it.each(['(100% NRV)', '(50 % RDA)', '(15% AJR*)', '(20 % VNR)', '100 % of daily value', '(33% RI)'])(
  'a share of what a person needs in a day is none of the product: %s',
  (words) => {
    expect(only(`Vitamin D 5 µg ${words}`)).toMatchObject({ text: 'Vitamin D', percent: null });
  },
);

it.each([
  ['kafein %0,03', 'kafein', 0.03],
  ['tuz (%1,5)', 'tuz', 1.5],
  ['süt % 12', 'süt', 12],
  // The sign belongs to the number before it.
  ['salt 3 % 20', 'salt 20', 3],
])('reads the sign before its figure in %s', (label, name, percent) => {
  expect(only(label)).toMatchObject({ text: name, percent });
});

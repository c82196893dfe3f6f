import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (text: string, type: ProductType, audience = 'al_skin'): readonly string[] =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge)
    .warnings.filter((one) => one.audience === audience)
    .map(({ severity }) => severity);

// method M6.1.22
it.each([
  ['Epoxy resin', 'leave_on', ['CAUTION']],
  ['Colophonium, Cera Alba', 'leave_on', ['CAUTION']],
  ['Potassium dichromate', 'household', ['CAUTION']],
  ['Water, Glycerin, Potassium dichromate 0.2%', 'household', ['CAUTION']],
  ['Water, Glycerin, Potassium dichromate 0.05%', 'household', ['INFO']],
  ['Limonene 60%', 'household', ['WARNING']],
  ['Aqua, Cocamidopropyl Betaine', 'rinse_off', ['INFO']],
] as const)('a sensitiser of no strong kind is told by its share: %s', (text, type, severities) => {
  expect(told(text, type)).toEqual(severities);
  expect(told(text, type, 'al_chemical')).toEqual(severities);
});

it('leaves the strong ones at WARNING, scents to their own rule, and food out of it', () => {
  expect(told('Aqua, Isobornyl Acrylate', 'leave_on')).toEqual(['WARNING']);
  expect(told('Aqua, Limonene', 'leave_on')).toEqual([]);
  expect(told('Epoxy resin', 'food')).toEqual([]);
});

it('knows the acrylate of nails by its written name', () => {
  for (const name of ['HEMA', 'Hydroxyethyl Methacrylate', '2-Hydroxyethyl methacrylate'])
    expect(told(`${name}, Silica`, 'leave_on')).toEqual(['WARNING']);
});

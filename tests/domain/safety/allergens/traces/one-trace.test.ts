import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('one trace, said as a heading (method M2.7.2)', () => {
  it.each([
    'Water, salt. Trace: peanuts',
    'Water, salt. Trace: milk, peanuts',
    'Water, salt. Trace amounts: peanuts',
    'Wasser, Salz. Spur: Erdnuss',
    'Eau, sel. Trace : arachides',
    'Agua, sal. Traza: cacahuete',
    'Acqua, sale. Traccia: arachidi',
    'Water, zout. Spoor: pinda',
  ])('%s', (text) => {
    const own = told(text).filter((one) => one.endsWith('al_food(peanut)'));
    expect(own).toEqual(['WARNING al_food(peanut)']);
  });

  it('is no word of a sentence', () => {
    const iron = assess({ text: 'Water, trace elements: iron', types: ['food'], forms: [], baby: false }, knowledge);
    expect(iron.ingredients.map(({ name }) => name)).toContain('Iron');
  });
});

describe('Hungarian traces joined to one name of several (method M2.7.13)', () => {
  it.each([
    'Tej-nyomokat és szóját tartalmazhat.',
    'Szóját és tejnyomokat tartalmazhat.',
    'Tej nyomokat és szóját tartalmazhat.',
  ])('%s', (statement) => {
    const all = told(`Rizs, só. ${statement}`);
    expect(all).toContain('WARNING al_food(milk)');
    expect(all).toContain('WARNING al_food(soy)');
  });

  it('keeps what is contained beside them', () => {
    const all = told('Rizs, só. Tej-nyomokat és szóját tartalmaz.');
    expect(all).toContain('WARNING al_food(milk)');
    expect(all).toContain('CRITICAL al_food(soy)');
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const warned = (text: string | null, name = '') =>
  assess({ text, types: ['food'], forms: ['supplement'], baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('stimulants and medicines that are sold as supplements are told (method M6.2)', () => {
  it.each([
    ['Synephrine 20 mg', 'WARNING hypertension'],
    ['Synephrine 20 mg', 'WARNING maoi'],
    ['1,3-Dimethylamylamine', 'WARNING hypertension'],
    ['DMAA 60 mg', 'CRITICAL maoi'],
    ['Phenibut 500 mg', 'WARNING child'],
    ['Tianeptine', 'CRITICAL maoi'],
    ['Tianeptine sodium', 'WARNING child'],
  ])('%s: %s', (text, expected) => expect(warned(text)).toContain(expected));
});

describe('dough that is mostly salt is told to whoever has a dog (method M6.3)', () => {
  it.each(['Salt dough', 'Salzteig', 'Pâte à sel', 'Play dough'])('%s', (name) => {
    const told = assess(
      { text: 'Flour, salt, water', types: ['other'], forms: [], baby: false, name },
      knowledge,
    ).warnings.map(({ severity, audience }) => `${severity} ${audience}`);
    expect(told).toContain('CRITICAL dog');
  });

  it('bread is none', () => {
    const told = assess(
      { text: 'Flour, salt, water', types: ['food'], forms: [], baby: false, name: 'Bread' },
      knowledge,
    );
    expect(told.warnings.filter(({ audience }) => audience === 'dog')).toEqual([]);
  });
});

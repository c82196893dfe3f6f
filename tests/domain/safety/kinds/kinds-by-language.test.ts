import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (name: string, type: ProductType, text: string | null): readonly string[] =>
  assess({ text, types: [type], forms: [], baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('kinds are known by their names in every language of the app, and in others (method M6.3)', () => {
  it.each([
    ['Veleno per topi', 'CRITICAL dog'],
    ['Mata-ratos', 'CRITICAL dog'],
    ['Köderblock Ratten', 'CRITICAL cat'],
    ['Trutka na szczury', 'CRITICAL dog'],
    ['Rottegift', 'CRITICAL dog'],
    ['Jed na potkany', 'CRITICAL dog'],
    ['Antilumaca', 'CRITICAL dog'],
    ['Lesma isco', 'CRITICAL dog'],
    ['Kühlflüssigkeit', 'CRITICAL dog'],
    ['Antivries', 'CRITICAL cat'],
    ['Fagyálló', 'CRITICAL dog'],
    ['Mulch di cacao', 'CRITICAL dog'],
    ['Cocoa shells garden mulch', 'CRITICAL dog'],
    ['Óleo essencial', 'CRITICAL child'],
    ['Etherische olie lavendel', 'CRITICAL cat'],
    ['Air fryer', 'CRITICAL bird'],
    ['Castor beans', 'CRITICAL child'],
    ['Mothballs', 'CRITICAL infant'],
    ['Bolas de naftalina', 'CRITICAL g6pd'],
    ['Mosquito coil', 'WARNING bird'],
  ])('household: %s, %s', (name, warning) => expect(told(name, 'household', null)).toContain(warning));

  it.each([
    ['Aged cheddar', 'Milk, salt, rennet', 'WARNING maoi'],
    ['Parmigiano Reggiano', 'Milk, salt, rennet', 'WARNING maoi'],
    ['Salami Milano', 'Pork, salt, spices', 'WARNING maoi'],
    ['Haschkekse', 'Mehl, Butter', 'CRITICAL child'],
    ['Space cake', 'Flour, butter', 'CRITICAL dog'],
  ])('food: %s (%s), %s', (name, text, warning) => expect(told(name, 'food', text)).toContain(warning));

  it.each([
    ['Parmesan flavour crisps', 'Potatoes, salt'],
    ['Salami style snack, vegan', 'Wheat, salt'],
    ['Mozzarella', 'Milk, salt, rennet'],
  ])('%s is no aged cheese and no salami', (name, text) =>
    expect(told(name, 'food', text)).not.toContain('WARNING maoi'),
  );

  it('a vapour rub warns in epilepsy at less than 5% camphor (method M6.1.33)', () => {
    expect(told('Vapour rub', 'leave_on', 'Camphor 4.8%, menthol')).toContain('WARNING epilepsy');
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string, audience: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter((one) => one.audience === audience)
    .map(({ severity, ingredient }) => `${severity} ${ingredient}`);

describe('one fact is told once (method M6.2.25)', () => {
  it('of the nuts in the bracket of a word for all nuts', () => {
    const text = 'Mixed nuts (almonds, cashews, peanuts), salt';
    expect(told(text, 'al_food(tree_nut)')).toEqual(['CRITICAL Almond', 'CRITICAL Cashew Nut']);
    expect(told(text, 'child')).toEqual(['WARNING Almond']);
  });

  it('of a word for all nuts that holds nothing', () => {
    expect(told('Mixed nuts, salt', 'al_food(tree_nut)')).toEqual(['CRITICAL Tree Nuts']);
    expect(told('Mixed nuts (salt, oil)', 'al_food(tree_nut)')).toEqual(['CRITICAL Tree Nuts']);
  });

  it('of a nut whose bracket says only that it is one', () => {
    expect(told('Almonds (nuts), sugar', 'al_food(tree_nut)')).toContain('CRITICAL Almond');
  });

  it.each([
    ['Peanuts, salt. May contain mixed nuts', 'al_food(peanut)', ['CRITICAL Peanut']],
    ['Milk powder, sugar. May contain traces of milk', 'al_food(milk)', ['CRITICAL Milk']],
  ])('of a food that is in it, and may be in it as a trace: %s', (text, audience, all) => {
    expect(told(text, audience)).toEqual(all);
  });

  it.each([
    ['Almonds, salt. May contain traces of hazelnuts', 'al_food(tree_nut)', 2],
    ['Salmon, salt. May contain fish', 'al_food(fish)', 2],
    ['Rice, natural flavouring. May contain milk', 'al_food(milk)', 1],
  ])('but of a trace that may be of another kind: %s', (text, audience, count) => {
    expect(told(text, audience)).toHaveLength(count);
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('what a food is, is told of it with brackets as without (method M2.4.8)', () => {
  it.each([
    ['white wine (sulphites), butter, garlic', 'WARNING preg'],
    ['Weißwein (Sulfite), Sahne, Zwiebel', 'WARNING preg'],
    ['vin blanc (sulfites), crème, échalote', 'WARNING preg'],
    ['vino blanco (sulfitos), nata', 'WARNING preg'],
    ['Beer (malted barley, hops), beef, carrots', 'WARNING preg'],
    ['brandy (grapes, water), sugar', 'WARNING child'],
    ['flour, sultanas (vegetable oil, sulphur dioxide), sugar', 'CRITICAL dog'],
    ['Mehl, Rosinen (Sonnenblumenöl, Schwefeldioxid), Zucker', 'CRITICAL dog'],
    ['honey (glucose syrup, flavouring), oats', 'CRITICAL infant'],
    ['star fruit (sugar, water), rice', 'CRITICAL kidney'],
    ['fava beans (water, salt), cumin', 'CRITICAL g6pd'],
    ['fava bean hummus (water, oil, salt)', 'CRITICAL g6pd'],
    ['chicken liver pâté (chicken, cream, butter), toast', 'WARNING preg'],
    ['liver sausage (pork, salt, spices)', 'WARNING preg'],
    ['parmesan cheese (milk, salt, rennet, lysozyme), pasta', 'WARNING maoi'],
    ['soy sauce (water, soybeans, wheat, salt)', 'WARNING maoi'],
    ['salami (salt, dextrose, spices, E250), pizza dough', 'CRITICAL alpha_gal'],
    ['spinach (water, salt), cream', 'CAUTION anticoag'],
    ['ginger, aspartame (contains phenylalanine), salt', 'CRITICAL pku'],
  ])('%s: %s', (text, warning) => expect(told(text)).toContain(warning));

  it.each([
    ['turkey salami (turkey, salt), rice', 'alpha_gal'],
    ['meat (turkey, salt), rice', 'alpha_gal'],
    ['bread (rice flour, water), salt', 'coeliac'],
    ['cheese (soy, salt), rice', 'galact'],
  ])('%s says nothing of %s: its parts decide', (text, audience) =>
    expect(told(text).filter((one) => one.endsWith(` ${audience}`))).toEqual([]),
  );

  it('costs no points of its own', () => {
    const score = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge).score;
    expect(score('Flour, honey (glucose syrup, water)')).toBe(score('Flour, filling (glucose syrup, water)'));
  });
});

describe('a grave substance counts beside whatever its brackets hold (method M2.4.9)', () => {
  it.each([
    ['leave_on', 'tretinoin (aqua, BHT), glycerin', 20],
    ['pet_topical', 'permethrin (solvent, BHT) 44%', 39],
    ['household', 'hydrochloric acid (water, dye) 15%, parfum', 69],
  ] as const)('%s: %s', (type, text, most) => {
    const name = type === 'pet_topical' ? 'Spot on for cats' : '';
    const { score } = assess({ text, types: [type], forms: [], baby: false, name }, knowledge);
    expect(score).toBeLessThanOrEqual(most);
  });
});

import { describe, expect, it } from 'vitest';
import type { CompositeFood } from '#domain/knowledge/knowledge.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport, Report } from '#domain/safety/report.ts';
import { home, knowledge, member } from '../pack.ts';

// Method M6.2.11.
const COMPOSITES: readonly CompositeFood[] = (knowledge.composites ?? []).filter(({ id }) => id !== 'none');

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const seenBy = (allergen: string, text: string): HouseholdReport =>
  householdView(reportOf(text), home([member('Ana', { allergens: [allergen] })]));
const told = (allergen: string, text: string): readonly string[] =>
  seenBy(allergen, text)
    .warnings.filter(({ subject }) => subject === 'Ana')
    .map(({ severity }) => severity);

const spoken = ({ words, alone }: CompositeFood): readonly string[] => [...words, ...alone];

describe.each(COMPOSITES.map((composite) => [composite.id, composite] as const))('%s', (_, composite) => {
  it('is never silently suitable, by any of its names', () => {
    const silent = spoken(composite).filter((word) => {
      const view = seenBy('lupin', `${word}, water`);
      return view.warnings.length === 0;
    });
    expect(silent).toEqual([]);
  });

  it('tells what it always holds as if it stood there, and what it commonly holds as possible', () => {
    const [word = ''] = spoken(composite);
    for (const allergen of composite.always.filter((id) => id !== 'latex_fruit'))
      expect([allergen, ...told(allergen, `${word}, water`)]).toContain('CRITICAL');
    for (const allergen of composite.often.filter((id) => id !== 'latex_fruit')) {
      const severities = told(allergen, `${word}, water`);
      expect([allergen, severities.includes('WARNING') || severities.includes('CRITICAL')]).toEqual([allergen, true]);
    }
  });

  it('is not known well enough for grade A', () => {
    for (const word of spoken(composite)) expect([word, reportOf(word).confidence.grade]).not.toEqual([word, 'A']);
  });
});

describe('a list in brackets decides', () => {
  it.each([
    ['Pasta (maize flour, water), salt', 'wheat'],
    ['Spaghetti (rice flour), water', 'gluten'],
    ['Chocolate (cocoa mass, sugar), water', 'milk'],
    ['Ketchup (tomatoes, vinegar, sugar), water', 'celery'],
    ['Biscuits (oat flour, sugar, palm oil), water', 'milk'],
    ['Vegetable oils (palm, rapeseed), water', 'soy'],
  ])('%s says nothing of %s', (text, allergen) => {
    expect(told(allergen, text)).toEqual([]);
  });

  it('one allergen in brackets is named, and is no list', () => {
    expect(told('wheat', 'Pain (blé), eau')).toContain('CRITICAL');
    expect(told('egg', 'Pain (blé), eau')).toContain('WARNING');
  });
});

describe('a name says what its food is not made of', () => {
  it.each([
    ['rice noodles, water', 'wheat', []],
    ['Reisnudeln, Wasser', 'gluten', []],
    ['rye bread, water', 'wheat', ['WARNING']],
    ['gluten free bread, water', 'gluten', ['CAUTION']],
    ['vegan mayonnaise, water', 'egg', ['CAUTION']],
    ['vegan pesto, water', 'milk', ['CAUTION']],
    ['pizza sauce, water', 'wheat', ['WARNING']],
  ])('%s, told to somebody allergic to %s', (text, allergen, severities) => {
    const found = told(allergen, text);
    if (severities.length === 0) expect(found.filter((one) => one !== 'CAUTION')).toEqual([]);
    else expect(found).toEqual(severities);
  });

  it.each(['biscuit flavour', 'arôme chocolat', 'breadfruit', 'pizza cheese', 'custard powder', 'pasta di mandorle'])(
    '%s is another thing',
    (name) => {
      expect(told('wheat', `${name}, water`).filter((one) => one === 'CRITICAL' || one === 'WARNING')).toEqual([]);
    },
  );
});

it.each(['caramel', 'colorant : caramel', 'color: caramelo', 'ammonia caramel', 'unsweetened chocolate'])(
  '%s is a colour or cocoa, no sweet',
  (name) => {
    for (const allergen of ['milk', 'egg', 'wheat', 'soy']) expect(told(allergen, `Water, sugar, ${name}`)).toEqual([]);
  },
);

it('somebody allergic to wheat is told of every food that its grain is in, as somebody allergic to gluten is', () => {
  const foods =
    'spaghetti|lasagne|couscous|bulgur|semolina|spelt|seitan|breadcrumbs|freekeh|Kuskus|Hartweizengrieß|Paniermehl|semoule|chapelure|pan rallado|pangrattato|griesmeel|kasza manna|ströbröd|hvedemel|farinha de trigo';
  for (const food of foods.split('|')) {
    expect([food, ...told('wheat', `${food}, water`)]).toContain('CRITICAL');
    expect([food, ...told('gluten', `${food}, water`)]).toContain('CRITICAL');
  }
});

it('of a label of composite foods alone too little is known for a green score', () => {
  expect(reportOf('Chocolate, nougat, biscuits').confidence.grade).toBe('C');
  expect(seenBy('lupin', 'Chocolate, nougat, biscuits').verdict).toBe('not_enough_known');
});

describe('"wafer", one letter from "water" (method M6.2.13)', () => {
  it.each(['Wafer, sugar, salt', 'Carbonated wafer, sugar'])('is told as a doubt in "%s"', (text) => {
    const severities = told('wheat', text);
    expect(severities).toContain('WARNING');
    expect(severities).not.toContain('CRITICAL');
  });

  it.each(['wafer 20%, sugar, salt', 'wafer (wheat flour, water), sugar'])('is taken at its word in "%s"', (text) =>
    expect(told('wheat', text)).toContain('CRITICAL'),
  );
});

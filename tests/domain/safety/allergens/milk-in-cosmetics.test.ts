import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { home, knowledge, member } from '../pack.ts';

const toldOfMilk = (name: string): readonly string[] =>
  householdView(
    assess({ text: `Aqua, Glycerin, ${name}`, types: ['leave_on'], forms: [], baby: false }, knowledge),
    home([member('Ana', { allergens: ['milk'] })]),
  ).warnings.map(({ severity }) => severity);

describe('milk on the skin is told by its INCI names (method M6.2.1)', () => {
  it.each([
    'Lactis Proteinum',
    'Lac',
    'Sine Adipe Lac',
    'Lactis Lipida',
    'Lactis Serum Proteinum',
    'Serum Lactis',
    'Colostrum',
    'Bovine Colostrum',
    'Colostrum Cream',
    'Casein',
    'Hydrolyzed Casein',
    'Sodium Caseinate',
    'Whey Protein',
    'Hydrolyzed Milk Protein',
    'Lactoferrin',
    'Lactoperoxidase',
    'Caprae Lac',
    'Yogurt Powder',
  ])('%s', (name) => {
    expect(toldOfMilk(name)).toContain('WARNING');
  });

  it.each(['Lactic Acid', 'Sodium Lactate', 'Lactococcus Lactis', 'Bifidobacterium Lactis', 'Shellac', 'Coconut Milk'])(
    'no milk: %s',
    (name) => {
      expect(toldOfMilk(name)).toEqual([]);
    },
  );
});

describe('a source of phenylalanine is told in PKU in every language of labels (method M6.1.25)', () => {
  const toldInPku = (text: string): readonly string[] =>
    householdView(
      assess({ text, types: ['food'], forms: [], baby: false }, knowledge),
      home([member('Ana', { conditions: ['pku'] })]),
    ).warnings.map(({ severity }) => severity);

  it.each([
    'Water, sugar. Contains a source of phenylalanine.',
    'Wasser, Zucker. Enthält eine Phenylalaninquelle.',
    'Eau, sucre. Contient une source de phénylalanine.',
    'Agua, azúcar. Contiene una fuente de fenilalanina.',
    'Acqua, zucchero. Contiene una fonte di fenilalanina.',
    'Water, suiker. Bevat een bron van fenylalanine.',
    'Woda, cukier. Zawiera źródło fenyloalaniny.',
    'Eau, arôme. Sans sucres avec édulcorants, source de phénylalanine.',
    'Water, suiker, zoetstof: aspartaam',
  ])('%s', (text) => {
    expect(toldInPku(text)).toContain('CRITICAL');
  });

  it.each(['Water, sugar. Phenylalanine free.', 'Water, sugar. Without phenylalanine.', 'Wasser. Phenylalaninfrei.'])(
    'not where it is denied: %s',
    (text) => {
      expect(toldInPku(text)).not.toContain('CRITICAL');
    },
  );
});

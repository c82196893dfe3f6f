import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { home, knowledge, member } from '../pack.ts';

const toldTo = (about: 'pregnant' | 'immuno', text: string, name = ''): readonly string[] =>
  householdView(
    assess({ text, name, types: ['food'], forms: [], baby: false }, knowledge),
    home([member('Ana', about === 'pregnant' ? { pregnant: true } : { conditions: ['immuno'] })]),
  ).warnings.map(({ severity, ingredient }) => `${severity} ${ingredient}`);

describe('food that is eaten raw, named in a list, is told in pregnancy (method M6.3.13)', () => {
  it.each([
    ['Sugar, raw egg yolk', 'Raw egg'],
    ['Zucker, rohe Eier', 'Raw egg'],
    ['Sucre, œufs crus', 'Raw egg'],
    ['Azúcar, huevos crudos', 'Raw egg'],
    ['Zucchero, uova crude', 'Raw egg'],
    ['Suiker, rauwe eieren', 'Raw egg'],
    ['Cream cheese, smoked salmon 50%', 'Cold-smoked or raw fish'],
    ['Frischkäse, Räucherlachs', 'Cold-smoked or raw fish'],
    ['Fromage frais, saumon fumé', 'Cold-smoked or raw fish'],
    ['Queso, salmón ahumado', 'Cold-smoked or raw fish'],
    ['Formaggio, salmone affumicato', 'Cold-smoked or raw fish'],
    ['Kaas, gerookte zalm', 'Cold-smoked or raw fish'],
    ['Rice, raw tuna', 'Cold-smoked or raw fish'],
    ['Raw beef, salt', 'Raw meat'],
    ['Rohes Rindfleisch, Salz', 'Raw meat'],
    ['Viande de bœuf crue, sel', 'Raw meat'],
    ['Prosciutto crudo, pane', 'Raw meat'],
    ['Rauwmelkse kaas, zout', 'Food from raw milk'],
    ['Rice, camembert', 'Soft or blue cheese'],
  ])('%s', (text, ingredient) => {
    expect(toldTo('pregnant', text)).toContain(`WARNING ${ingredient}`);
    expect(toldTo('immuno', text)).toContain(`WARNING ${ingredient}`);
  });

  it.each([
    'Sugar, pasteurised egg yolk',
    'Raw cane sugar, raw honey, raw cashew nuts',
    'Potatoes, smoked salmon flavouring',
    'Smoked paprika, smoked tofu, smoked salt',
    'Milk, salt, cultures, penicillium roqueforti',
    'Crème, gorgonzola en poudre',
    'Cooked beef, salt',
    'Jambon cuit, sel',
    'Sugar, egg, milk, flour',
  ])('nothing raw: %s', (text) => {
    expect(toldTo('pregnant', text).filter((warning) => /raw|smoked|cheese/i.test(warning))).toEqual([]);
  });

  it('hard cheese of raw milk is not told, and raw milk with an entry of its own is told once', () => {
    expect(toldTo('pregnant', 'Parmigiano Reggiano au lait cru')).not.toContain('WARNING Food from raw milk');
    expect(toldTo('pregnant', "Roquefort (raw sheep's milk)")).toEqual([
      'CRITICAL Unpasteurised Milk',
      'WARNING Soft or blue cheese',
    ]);
  });

  it('mould-ripened cheese is told though its milk was pasteurised', () => {
    expect(toldTo('pregnant', 'Brie cheese from pasteurised milk, salt')).toContain('WARNING Soft or blue cheese');
  });

  it('in a dish that is heated it is CAUTION, and the name of the product and its list are one warning', () => {
    expect(toldTo('pregnant', 'Flour, gorgonzola, tomato', 'Pizza with four cheeses')).toEqual([
      'CAUTION Soft or blue cheese',
    ]);
    expect(toldTo('pregnant', 'Smoked salmon, salt', 'Smoked salmon')).toEqual(['WARNING Cold-smoked or raw fish']);
  });

  it('liver is told by the kind of animal in six languages (method M6.1.11)', () => {
    for (const liver of [
      'pork liver',
      'Schweineleber',
      'foie de volaille',
      'hígado de cerdo',
      'fegato di maiale',
      'kippenlever',
    ])
      expect(toldTo('pregnant', `Salt, water, ${liver}`), liver).toEqual(['CAUTION Liver']);
  });
});

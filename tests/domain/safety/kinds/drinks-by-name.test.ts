import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

// Methods M6.3.3 and M6.3.7: the name of a drink, and the ingredient list that comes with it.
const told = (name: string, text: string | null): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false, name }, knowledge)
    .warnings.filter(({ severity }) => severity === 'CRITICAL')
    .map(({ audience }) => audience);

describe('a word of a drink in a name makes no drink of another food', () => {
  it.each([
    ['Tropi-Cola, Sparkling Cola Champagne Soda', null],
    ['Qualité&Prix: Crémant: Cacao 50%', null],
    ["Mccutcheon's, Filtered Apple Cider", 'Apples'],
    ['Tree Top, Apple Cider', 'Apple juice'],
    ['Apple Cider Juice', null],
    ['Apple Cider Doughnut Mix', null],
    ['Artisan Beer Bread Mix', null],
    ['Cava, Tzatziki', null],
    ['Cuciole de Cateri Vin Blanc', 'Farine de blé, vin blanc, sucre, huile de tournesol'],
    ['Filets de maquereaux marinés au cidre', null],
    ['Véritables Gaufres au Rhum', null],
    ['Confiture pomme au calvados', null],
    ['Cerveja Sagres Radler 0%', null],
    ['Rotkohl verfeinert mit Portwein', null],
    ['Instant Drink Mix, Apple Cider', null],
    ['Sparkling Champagne Punch', 'Carbonated water, sugar, citric acid, flavouring'],
    ['Jambon braisé au porto', null],
  ])('%s: %s', (name, text) => expect(told(name, text)).not.toContain('preg'));

  it.each([
    ['Riesling wine', null],
    ['Cerveza', 'Agua, malta de cebada, lúpulo'],
    ['Somersby Apple Cider', null],
    ['Bulmers cider', 'Fermented apple juice, sugar, sulphites'],
    ['Apple Cider', 'Apple juice, sugar, yeast, sulphites'],
    ['Irish cream liqueur', 'Cream, sugar, alcohol, cocoa extract, flavouring'],
    ['Mojito au rhum', null],
    ['Vodka', 'Water, grain spirit'],
    ['Tripel Beer 9.0%', 'Water, barley malt, hops, yeast'],
    ['Champagne brut', null],
    ['Vin blanc', 'Raisins, sulfites'],
    ['Radler', 'Wasser, Gerstenmalz, Hopfen, Zitronensaft'],
    ['Eierlikör', 'Zucker, Alkohol, Eigelb'],
  ])('%s stays one: %s', (name, text) => expect(told(name, text)).toContain('preg'));
});

describe('rolled wafers are no cigarettes', () => {
  it.each([
    ['Cigarettes Fourrees', null],
    ['Cigarettes russes', null],
    ['Tante Fina, Cigarettes', 'Wheat flour, sugar, butter, egg white'],
    ['Sigara böreği', null],
  ])('%s: %s', (name, text) => expect(told(name, text)).not.toContain('child'));

  it.each(['Cigarettes', 'Zigaretten', 'Nicotine pouches', 'Snus mint'])('%s are', (name) =>
    expect(told(name, null)).toContain('child'),
  );
});

it.each(['chocolate, brandy 2%', 'Bière, tequila', 'Cream, sugar, rum', 'Water, Vodka', 'Sake', 'Cider, gin'])(
  '%s: never says in pregnancy that a little of its alcohol may suit',
  (text) => {
    const actions = assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ audience, family }) => audience === 'preg' && family?.startsWith('preg'))
      .map(({ action }) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).not.toContain('a little of it');
  },
);

it('asks, of the alcohol in drops that are taken, for a doctor or pharmacist', () => {
  const label = {
    text: 'Alcohol, water, valerian root extract',
    types: ['food' as const],
    forms: ['supplement' as const],
  };
  const told = assess({ ...label, baby: false }, knowledge).warnings.find(
    ({ audience, ingredient }) => audience === 'preg' && ingredient === 'Ethanol',
  );
  expect(told?.action).toContain('Ask a doctor or pharmacist');
});

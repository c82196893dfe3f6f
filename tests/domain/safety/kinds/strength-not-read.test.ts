import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string, name = ''): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('alcohol in a drink whose label was read without its strength (method M6.3.7, M1.4.6)', () => {
  it.each([
    ['Hefeweizen', 'Brauwasser, Weizenmalz, Gerstenmalz, Hopfen'],
    ['Paulaner Hefe-Weißbier', 'Brauwasser, Weizenmalz, Gerstenmalz, Hopfen'],
    ['Chocolate Stout', 'Water, malted barley, hops, yeast'],
    ['Pancake Porter', 'Water, malted barley, hops, yeast'],
    ['Smirnoff Ice flavored malt beverage', 'Carbonated water, malt, sugar, natural flavors'],
    ["Mike's Hard Lemonade premium malt beverage", 'Carbonated water, sugar, lemon juice'],
    ['Hopleaf Pale Ale Malta', 'Water, malted barley, hops'],
    ['Carlsberg', 'Vand, bygmalt, humle'],
    ['Staropramen', 'Voda, ječný slad, chmel'],
    ['Ursus', 'Apă, malț, hamei'],
    ['Karhu', 'Vesi, ohramallas, humala'],
    ['Soproni', 'víz, árpamaláta, komló'],
    ['Chablis', 'Raisins, sulfites'],
    ['Weißburgunder', 'Trauben, Saccharose, Antioxidationsmittel: Sulfite'],
    ['Primitivo', 'Uve, solfiti'],
    ['Leffe', 'Water, barley malt, maize, sugar, hops'],
  ])('%s may hold some: %s', (name, text) => expect(told(text, name)).toContain('WARNING preg'));

  it.each([
    ['Bowle 12 % vol', 'Wasser, Zucker'],
    ['White Claw Hard Seltzer', 'Purified carbonated water, alcohol from cane sugar, cane sugar'],
    ['Sirop', 'Eau, sucre, arômes. 45\u00a0% vol'],
    ['Sirop', 'Eau, sucre, arômes. 45\u202f%\u00a0vol'],
  ])('%s holds some: %s', (name, text) => expect(told(text, name)).toContain('CRITICAL preg'));

  it.each([
    ['Birra', "Acqua, malto d'orzo, luppolo. Analcolica"],
    ['Lager', 'Water, malt, hops. 0.0% ABV'],
    ['Weizenbier', 'Wasser, Malz, Hopfen. Alkoholfrei'],
    ['Piwo bezalkoholowe', 'Woda, słód jęczmienny, chmiel'],
    ['Supermalt', 'Water, barley malt, sugar, hops'],
    ['Maltina', 'Water, barley malt, sugar, hops'],
    ['Golden raisins', 'Raisins, citric acid, sulphur dioxide'],
    ['Kedem Concord', 'Grape juice, citric acid, potassium metabisulphite'],
    ['Glassa', 'Grape must, wine vinegar, caramel (sulphites), citric acid'],
    ['Malzbonbons', 'Zucker, Glukosesirup, Gerstenmalzextrakt, Hopfen'],
    ['Schlaftee', 'Hopfen, Melisse, Gerstenmalz'],
    ['Vitamalz', 'Wasser, Gerstenmalz, Hopfen'],
    ['Jever Fun alkoholfrei', 'Wasser, Gerstenmalz, Hopfen'],
    ['Riesling Essig', 'Trauben, Sulfite'],
  ])('%s holds none: %s', (name, text) => expect(told(text, name).filter((one) => one.endsWith(' preg'))).toEqual([]));
});

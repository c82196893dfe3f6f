import { describe, expect, it } from 'vitest';
import { inciFromOtherLanguage } from '#domain/knowledge/inci/inci-romance.ts';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

/** Label names in five languages and their INCI names. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Palmitato de isopropilo', 'isopropyl palmitate'],
  ['Monoestearato de glicerilo', 'glyceryl monostearate'],
  ['Cocoanfodiacetato disódico', 'disodium cocoamphodiacetate'],
  ['Cloruro de behentrimonio', 'behentrimonium chloride'],
  ['Metoxicinamato de etilhexilo', 'ethylhexyl methoxycinnamate'],
  ['Cocoil isetionato de sodio', 'sodium cocoyl isethionate'],
  ['Cloreto de cetrimônio', 'cetrimonium chloride'],
  ['Laurilsulfato de sodio', 'sodium lauryl sulfate'],
  ['Sodio benzoato', 'sodium benzoate'],
  ['Solfato di magnesio', 'magnesium sulfate'],
  ['Biossido di titanio', 'titanium dioxide'],
  ['Chlorure de sodium', 'sodium chloride'],
  ['Acétate de tocophéryle', 'tocopheryl acetate'],
  ['Hydroxyde de potassium', 'potassium hydroxide'],
  ['Acide stéarique', 'stearic acid'],
  ['Ácido glicólico', 'glycolic acid'],
  ['Alcool cétylique', 'cetyl alcohol'],
  ['Natriumlaurylsulfat', 'sodium laurylsulfate'],
  ['Kaliumsorbat', 'potassium sorbate'],
  ['Zitronensäure', 'citric acid'],
  ['Palmitinsäure', 'palmitic acid'],
  ['Nitrito de sodio', 'sodium nitrite'],
  ['PEG12', 'peg 12'],
  ['C12-15alkyl benzoate', 'c12 15 alkyl benzoate'],
];

describe('names of other languages', () => {
  it.each(NAMES)('%s is %s', (name, inci) => {
    expect(inciFromOtherLanguage(normaliseName(name))).toBe(inci);
  });

  it.each(['Plato de arroz', 'Helado de chocolate', 'Gato de Maria', 'Chocolat de lait', 'Eau', 'Mercado de Abasto'])(
    '%s is none',
    (name) => {
      expect(inciFromOtherLanguage(normaliseName(name))).toBeNull();
    },
  );

  it('a form alone identifies nothing: the pack or the grammar has to know the name', () => {
    const [made, salt, soap] = matchLabel(
      readLabel('Ingredientes: Foobarato de sodio, Nitrito de sodio, Behenato de isopropilo'),
      knowledgePack(),
      'leave_on',
    ).ingredients;
    expect(made?.match.step).toBe('none');
    expect(salt?.id).toBe('sodium-nitrite');
    expect(soap?.classMatch?.source).toContain('Ester of a fatty acid');
  });
});

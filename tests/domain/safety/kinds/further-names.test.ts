import { describe, expect, it } from 'vitest';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

/** The report of a product that was entered by hand without a type. */
const report = (name: string, text: string | null) => {
  const guess = guessProductType({ name, category: 'General', ingredientsText: text });
  return assess({ text, ...guess, name }, knowledge);
};
const told = (name: string, text: string | null) =>
  report(name, text).warnings.map(({ severity, audience }) => `${severity} ${audience}`);

describe('detergent capsules by the words of their makers (method M6.3.1)', () => {
  it.each([
    ['Tide Pods', null],
    ['Persil Discs', null],
    ['Gain Flings', null],
    ['Cascade Platinum ActionPacs', null],
    ['All in 1 Pods', '15-30% anionic surfactants, enzymes, perfume'],
    ['Discs 4in1', 'anionische Tenside 15-30%, Seife, Enzyme'],
    ['Surf capsules Tropical Lily', '15-30% anionic surfactants'],
  ])('%s (%s)', (name, text) => expect(told(name, text)).toContain('CRITICAL child'));

  it('are capped, whatever else the list holds', () => {
    expect(report('All in 1 Pods', '15-30% anionic surfactants').score).toBeLessThanOrEqual(69);
  });

  it.each([
    ['Vanilla pods', 'vanilla'],
    ['Cardamom pods', 'cardamom'],
    ['Coffee pods', 'roasted coffee'],
    ['Toilet gel discs', 'Aqua, Sodium Laureth Sulfate, Parfum'],
    ['Omega 3 caps', 'fish oil, gelatin'],
  ])('not %s (%s)', (name, text) => expect(told(name, text)).not.toContain('CRITICAL child'));

  it('a scent of lilies is no lily', () => {
    expect(told('Surf capsules Tropical Lily', '15-30% anionic surfactants')).not.toContain('CRITICAL cat');
  });
});

describe('what a list does not tell, a name does', () => {
  it.each([
    ['Sojasauce', 'Wasser, Sojabohnen, Weizen, Salz'],
    ['Shiro Miso', 'Sojabohnen, Reis, Salz, Aspergillus oryzae'],
    ['Cheddar mature', 'milk, salt, rennet'],
    ['Alter Gouda', 'Milch, Salz, Lab'],
    ['Chorizo', 'pork, paprika, salt'],
  ])('%s (%s) beside an MAO inhibitor (method M6.1.36)', (name, text) =>
    expect(told(name, text)).toContain('WARNING maoi'),
  );
  it.each([
    ['Mozzarella', 'Milch, Salz'],
    ['Sojadrink', 'Wasser, Sojabohnen'],
    ['Soy sauce flavour crisps', 'potatoes, oil, salt'],
  ])('nor %s (%s)', (name, text) => expect(told(name, text)).not.toContain('WARNING maoi'));

  it.each(['Med květový', 'Miód', 'Honing', 'Vegyes virágméz', 'Çiçek balı', 'Липовый мёд', 'Μέλι θυμαρίσιο'])(
    '%s is honey (method M6.1.6)',
    (name) => expect(told(name, null)).toContain('CRITICAL infant'),
  );

  it('a coffee from Bali is no honey', () => expect(told('Bali coffee', null)).not.toContain('CRITICAL infant'));
  it('Vorzugsmilch is raw milk by German law (method M6.1.6)', () =>
    expect(told('Vorzugsmilch', 'Milch')).toContain('CRITICAL infant'));
  it.each(['Duracell 2032', 'Varta Lithium 2016'])('%s is a button cell (method M6.3.2)', (name) =>
    expect(told(name, null)).toContain('CRITICAL child'),
  );
});

describe('names of the pharmacopoeia and of trade', () => {
  it.each(['Campher', 'racemischer Campher', 'D-Campher', 'Camphora'])('%s is camphor (method M6.1.6)', (name) =>
    expect(told('Balsam', `${name}, Vaselin`)).toContain('CRITICAL infant'),
  );
  it.each(['Ethandiol', 'etano-1,2-diol', '1,2-etanodiol', 'etaan-1,2-diol'])('%s is ethylene glycol', (name) =>
    expect(told('Kühler', name)).toContain('CRITICAL dog'),
  );
  it('an extract of kava is kava', () =>
    expect(told('Kava Tabletten', 'Piper methysticum root extract 500 mg')).toContain('WARNING everyone'));
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);

describe('words that join a place to the foods handled there are no names (method M2.7.21)', () => {
  it.each([
    ['Rice flour, sugar. Made in a factory that also handles nuts and milk.', ['nuts and milk']],
    ['Rice flour, sugar. Made on equipment that also processes peanuts.', ['peanuts']],
    ['Rice flour, sugar. Produced in a facility where milk and eggs are processed.', ['milk and eggs']],
    ['Rice flour, sugar. Made in a factory handling nuts.', ['nuts']],
    [
      'Farine de riz, sucre. Fabriqué dans un atelier utilisant lait, œufs et arachides.',
      ['lait', 'œufs et arachides'],
    ],
    ['Farine de riz, sucre. Fabriqué dans un atelier qui utilise du lait et des œufs.', ['lait et des œufs']],
    ['Farina di riso, zucchero. Prodotto in uno stabilimento che utilizza anche uova.', ['uova']],
    ['Farina di riso, zucchero. Prodotto in uno stabilimento dove si lavorano latte e soia.', ['latte e soia']],
    ['Harina de arroz, azúcar. Elaborado en instalaciones donde se manipula gluten y apio.', ['gluten y apio']],
    ['Farinha de arroz, açúcar. Fabricado em instalações que também utilizam leite.', ['leite']],
    [
      'Reismehl, Zucker. Hergestellt in einem Betrieb, der auch Erdnüsse und Milch verarbeitet.',
      ['Erdnüsse und Milch'],
    ],
    ['Reismehl, Zucker. Hergestellt in einem Betrieb, in dem Erdnüsse verarbeitet werden.', ['Erdnüsse']],
    ["Rijstmeel, suiker. Gemaakt in een fabriek waar ook pinda's worden verwerkt.", ["pinda's"]],
    ['Rismjöl, socker. Tillverkad i en fabrik som även hanterar nötter.', ['nötter']],
  ])('%s', (text, traces) => {
    const report = reportOf(text);
    expect(report.traces).toEqual(traces);
    const told = report.warnings.map(({ audience }) => audience);
    expect(told).not.toContain('al_food(undisclosed)');
    expect(told.some((audience) => audience.startsWith('al_food('))).toBe(true);
  });

  it.each([
    'Harina de arroz, azúcar. Fabricado en una planta que procesa leche.',
    'Reismehl, Zucker. Kann Spuren von anderen Schalenfrüchten und Milch enthalten.',
  ])('nor unknown names: %s', (text) => {
    expect(reportOf(text).warnings.map(({ audience }) => audience)).not.toContain('al_food(undisclosed)');
  });

  it('a name that nobody knows stays one', () => {
    const text = 'Rice flour, sugar. Made in a factory that also handles blorfen and milk.';
    expect(reportOf(text).warnings.map(({ audience }) => audience)).toContain('al_food(undisclosed)');
  });
});

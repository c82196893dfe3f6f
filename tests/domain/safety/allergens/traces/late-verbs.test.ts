import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const told = ({ warnings }: Report): string[] =>
  warnings.flatMap(({ audience, severity }) =>
    /^al_food\((?:milk|egg|tree_nut|peanut)\)$/.test(audience) ? [`${audience.slice(8, -1)} ${severity}`] : [],
  );

// method M2.7.2, M2.7.13, M6.2.21
describe('what may be in a food is told as a trace, never as contained', () => {
  it.each([
    ['Buğday unu, şeker. Süt ve fındık içerebilir.', ['milk WARNING', 'tree_nut WARNING']],
    ['Buğday unu, şeker. Süt, yumurta, fındık içerebilir.', ['milk WARNING', 'egg WARNING', 'tree_nut WARNING']],
    ['Buğday unu, şeker. Eser miktarda süt ve yer fıstığı içerebilir.', ['milk WARNING', 'peanut WARNING']],
    ['Rizsliszt, cukor. Tejet, tojást, mogyorót tartalmazhat.', ['milk WARNING', 'egg WARNING', 'tree_nut WARNING']],
    ['Rizsliszt, cukor. Nyomokban tejet és tojást tartalmazhat.', ['milk WARNING', 'egg WARNING']],
    ['Reismehl, Zucker. Kann Spuren von Milch und Erdnüssen enthalten.', ['milk WARNING', 'peanut WARNING']],
    ['Reismehl, Zucker. Spuren von Nüssen und Milch möglich.', ['milk WARNING', 'tree_nut WARNING']],
    ['Harina de arroz, azúcar. Puede contener trazas de leche y cacahuete.', ['milk WARNING', 'peanut WARNING']],
    ['Ryžová múka, cukor. Môže obsahovať stopy mlieka a arašidov.', ['milk WARNING', 'peanut WARNING']],
  ])('%s', (text, expected) => {
    expect(told(reportOf(text)).toSorted()).toEqual([...expected].toSorted());
  });

  it.each([
    ['Buğday unu, şeker. Süt, fındık içerir.', ['milk CRITICAL', 'tree_nut CRITICAL']],
    ['Rizsliszt, cukor. Tej, mogyorót tartalmazhat.', ['milk CRITICAL', 'tree_nut WARNING']],
    ['Rizsliszt, cukor. Tejet, tojást tartalmaz.', ['milk CRITICAL', 'egg CRITICAL']],
  ])('and what is in it as contained: %s', (text, expected) => {
    expect(told(reportOf(text)).toSorted()).toEqual([...expected].toSorted());
  });

  it.each([
    ['Reismehl, Zucker (kann Spuren von Milch enthalten), Salz, Erdnüsse', 'milk WARNING', 'peanut CRITICAL'],
    ['Rice flour, sugar (may contain traces of egg), salt, peanuts', 'egg WARNING', 'peanut CRITICAL'],
    ['Farine de riz, sucre (peut contenir des traces de lait), sel, arachides', 'milk WARNING', 'peanut CRITICAL'],
  ])('a bracket that says so ends it: %s', (text, trace, contained) => {
    const report = reportOf(text);
    expect(told(report)).toContain(trace);
    expect(told(report)).toContain(contained);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['rice', 'sugar', 'sodium-chloride', 'peanut']);
  });

  it.each([
    'Reismehl, kann Spuren von Milch enthalten, Zucker, Erdnüsse',
    'Reismehl, kann Milch enthalten, Erdnüsse',
    "Rijstmeel, kan sporen van melk bevatten, suiker, pinda's",
    'Rizsliszt, nyomokban tejet tartalmazhat, cukor, földimogyoró',
    'Pirinç unu, eser miktarda süt içerebilir, şeker, yer fıstığı',
    'Rice flour, may contain traces of milk, sugar, peanuts',
    'Rice flour, may contain milk, salt, peanuts',
    'Farine de riz, peut contenir du lait, sucre, arachides',
    'Harina de arroz, puede contener trazas de leche, azúcar, cacahuetes',
    'Farina di riso, può contenere tracce di latte, zucchero, arachidi',
  ])('the list goes on behind them: %s', (text) => {
    expect(told(reportOf(text)).toSorted()).toEqual(['milk WARNING', 'peanut CRITICAL']);
  });

  it.each([
    ['Rice flour. May contain traces of milk, egg, nuts, peanuts', ['egg', 'milk', 'peanut', 'tree_nut']],
    ['Reismehl. Kann Spuren von Milch, Ei, Erdnüssen enthalten', ['egg', 'milk', 'peanut']],
  ])('and does not where only allergens follow: %s', (text, expected) => {
    expect(told(reportOf(text)).toSorted()).toEqual(expected.map((allergen) => `${allergen} WARNING`));
  });
});

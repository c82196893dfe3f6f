import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);

describe('bones, stones and bits of shell are no traces of allergens and no unknown names (method M2.7.23)', () => {
  it.each([
    'Fisch, Salz. Kann Gräten enthalten.',
    'Kirschen, Zucker. Kann Kerne enthalten.',
    'Kirschen, Zucker. Kann vereinzelt Steine oder Steinteile enthalten.',
    'Fish, salt. May contain bones.',
    'Cherries, sugar. May contain stones.',
    'Dates, sugar. May contain pits or pit fragments.',
    'Dates, sugar. May contain: the odd stone.',
    'Poisson, sel. Peut contenir des arêtes.',
    'Cerises, sucre. Peut contenir des noyaux ou morceaux de noyaux.',
    'Pescado, sal. Puede contener espinas.',
    'Pesce, sale. Può contenere lische.',
    'Vis, zout. Kan graatjes bevatten.',
    'Wiśnie, cukier. Może zawierać pestki.',
  ])('%s', (text) => {
    const report = reportOf(text);
    expect(report.traces).toEqual([]);
    expect(report.warnings.filter(({ audience }) => audience === 'al_food(undisclosed)')).toEqual([]);
    expect(report.warnings.filter(({ family }) => family === 'allergen_trace')).toEqual([]);
  });

  it.each([
    ['Dates, sugar. May contain pits and milk.', 'al_food(milk)'],
    ['Kirschen, Zucker. Kann Kerne und Spuren von Erdnüssen enthalten.', 'al_food(peanut)'],
    ['Ciliegie, zucchero. Può contenere nocciole.', 'al_food(tree_nut)'],
    ['Rice, salt. May contain shellfish.', 'al_food(crustacean)'],
  ])('what stands beside them is told: %s', (text, audience) => {
    expect(reportOf(text).warnings.map((one) => `${one.severity} ${one.audience}`)).toContain(`WARNING ${audience}`);
  });

  it('a name that nobody knows stays one', () => {
    const told = reportOf('Fish, salt. May contain bones and blorfen.').warnings.map(({ audience }) => audience);
    expect(told).toContain('al_food(undisclosed)');
  });
});

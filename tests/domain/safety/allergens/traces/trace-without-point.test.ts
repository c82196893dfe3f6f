import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const told = ({ warnings }: Report): readonly string[] =>
  warnings
    .filter(({ audience }) => /^al_food\((?:milk|peanut|gluten)\)$/.test(audience))
    .map(({ audience, severity }) => `${audience.slice(8, -1)} ${severity}`)
    .toSorted();

describe('what may be in a food begins behind the last ingredient though no sign stands between (method M2.7.22)', () => {
  it.each([
    ['Reis, Zucker, Salz Kann Gluten enthalten', ['gluten WARNING']],
    ['Reis, Zucker, Salz Kann Spuren von Milch enthalten.', ['milk WARNING']],
    ['Reis, Zucker, Salz Kann Milch und Erdnüsse enthalten.', ['milk WARNING', 'peanut WARNING']],
    ['Reis, Zucker, Salz Dieses Produkt kann Spuren von Milch enthalten.', ['milk WARNING']],
    ['Reis, Zucker, Salz Hinweis für Allergiker: Kann Milch enthalten.', ['milk WARNING']],
    ['Arroz, azúcar, sal Información alérgenos: Puede contener leche.', ['milk WARNING']],
    ['Rice, sugar, salt Allergy advice: May contain milk.', ['milk WARNING']],
    ['Reis, Zucker, Salz Spuren von Milch möglich.', ['milk WARNING']],
    ['REIS, ZUCKER, SALZ KANN SPUREN VON MILCH ENTHALTEN.', ['milk WARNING']],
    ['Reis, Zucker, Salz\nKann Gluten enthalten', ['gluten WARNING']],
    ['Rice, sugar, salt May contain milk.', ['milk WARNING']],
    ['Rice, sugar, salt May also contain milk, peanuts.', ['milk WARNING', 'peanut WARNING']],
    ['Rice, sugar, salt This product may contain traces of milk.', ['milk WARNING']],
    ['Riz, sucre, sel Peut contenir du lait.', ['milk WARNING']],
    ['Riz, sucre, sel Peut contenir des traces de lait et arachides.', ['milk WARNING', 'peanut WARNING']],
    ['Arroz, azúcar, sal Puede contener leche.', ['milk WARNING']],
    ['Arroz, azúcar, sal Puede contener trazas de leche y cacahuetes', ['milk WARNING', 'peanut WARNING']],
    ['Riso, zucchero, sale Può contenere latte.', ['milk WARNING']],
    ['Rijst, suiker, zout Kan melk bevatten.', ['milk WARNING']],
    ['Rijst, suiker, zout Kan sporen van melk bevatten.', ['milk WARNING']],
    ['Ryż, cukier, sól Może zawierać mleko.', ['milk WARNING']],
    ['Arroz, açúcar, sal Pode conter leite.', ['milk WARNING']],
    ['Rýže, cukr, sůl Může obsahovat mléko.', ['milk WARNING']],
    ['Рис, сахар, соль Может содержать молоко.', ['milk WARNING']],
  ])('%s', (text, expected) => {
    const report = reportOf(text);
    expect(told(report)).toEqual(expected);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['rice', 'sugar', 'sodium-chloride']);
    expect(report.warnings.filter(({ audience }) => audience === 'al_food(undisclosed)')).toEqual([]);
  });

  it.each([
    ['Reis, Zucker, Salz Kann Gluten', 0],
    ['Rice, Salt Can Sugar, sugar', 0],
  ])('a name is not cut: %s', (text, traces) => {
    expect(reportOf(text).traces?.length ?? 0).toBe(traces);
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const told = (text: string): readonly string[] =>
  [
    ...new Set(
      assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
        .warnings.filter(({ audience }) => /^al_food\((?:milk|egg|peanut|tree_nut|gluten)\)$/.test(audience))
        .map(({ audience, severity }) => `${audience.slice(8, -1)} ${severity}`),
    ),
  ].toSorted();

describe('what nobody rules out may be there (method M6.2.23)', () => {
  it.each([
    ['Azúcar. No se puede descartar la presencia de leche.', ['milk WARNING']],
    ['Zucchero. Non si può escludere la presenza di latte.', ['milk WARNING']],
    ['Suiker. De aanwezigheid van melk kan niet worden uitgesloten.', ['milk WARNING']],
    ['Cukier. Nie można wykluczyć obecności mleka.', ['milk WARNING']],
    ['Cukr. Nelze vyloučit přítomnost mléka.', ['milk WARNING']],
    ['Сахар. Не исключено наличие молока.', ['milk WARNING']],
    ['Sukker. Tilstedeværelse av melk kan ikke utelukkes.', ['milk WARNING']],
    ['Sugar, milk, not exclusively from Italy.', ['milk CRITICAL']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));

  it.each([
    [
      'Sugar. Not suitable for those with nut, milk or egg allergies.',
      ['egg WARNING', 'milk WARNING', 'tree_nut WARNING'],
    ],
    ['Sugar. Cannot guarantee the absence of nuts.', ['tree_nut WARNING']],
    ['Cukor. Tejnyomokat tartalmazhat.', ['milk WARNING']],
  ])('and is no ingredient: %s', (text, expected) => {
    const report = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
    expect(told(text)).toEqual(expected);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['sugar']);
  });
});

describe('German "oder" between two names is no Estonian barley (method M6.2.1)', () => {
  it.each([
    ['Zucker, Palmöl oder Sonnenblumenöl', []],
    ['Zucker. Enthält Milch oder Ei.', ['egg CRITICAL', 'milk CRITICAL']],
    ['Zucker. Kann Spuren von Milch oder Ei enthalten.', ['egg WARNING', 'milk WARNING']],
    ['vesi, oder, sool', ['gluten CRITICAL']],
    ['vesi, sool. Sisaldab oder ja piim', ['gluten CRITICAL', 'milk CRITICAL']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));
});

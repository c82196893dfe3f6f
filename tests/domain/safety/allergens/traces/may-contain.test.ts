import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
/** The warnings about these three allergens, with their severities. */
const told = ({ warnings }: Report): readonly string[] =>
  warnings
    .filter(({ audience }) => /^al_food\((?:milk|peanut|tree_nut)\)$/.test(audience))
    .map(({ audience, severity }) => `${audience.slice(8, -1)} ${severity}`)
    .toSorted();

describe('what may be in a food is a trace, by whatever words a language says it (method M2.7.2)', () => {
  it.each([
    ['Може да садржи трагове ораха', ['tree_nut WARNING']],
    ['Може да садржи трагове ораха и млека', ['milk WARNING', 'tree_nut WARNING']],
    ['Може садржавати трагове ораха', ['tree_nut WARNING']],
    ['Може да садржи млеко, кикирики', ['milk WARNING', 'peanut WARNING']],
    ['Садржи трагове млека', ['milk WARNING']],
    ['У траговима може садржати млеко', ['milk WARNING']],
    ['Могући трагови млека', ['milk WARNING']],
    ['Може да содржи траги од ореви и млеко', ['milk WARNING', 'tree_nut WARNING']],
    ['Може да содржи млеко', ['milk WARNING']],
    ['Може да съдържа следи от ядки', ['tree_nut WARNING']],
    ['Може също да съдържа мляко', ['milk WARNING']],
    ['Възможно е съдържание на следи от мляко', ['milk WARNING']],
    ['Возможно наличие следов орехов', ['tree_nut WARNING']],
    ['Возможно содержание следов арахиса, молока', ['milk WARNING', 'peanut WARNING']],
    ['Возможны следы арахиса', ['peanut WARNING']],
    ['Может также содержать молоко', ['milk WARNING']],
    ['Можлива наявність слідів арахісу', ['peanut WARNING']],
    ['Може також містити сліди арахісу', ['peanut WARNING']],
    ['Može da sadrži tragove oraha', ['tree_nut WARNING']],
    ['Može da sadrži mleko', ['milk WARNING']],
    ['Proizvod može da sadrži tragove mleka', ['milk WARNING']],
    ['Može sadržavati mlijeko i orahe', ['milk WARNING', 'tree_nut WARNING']],
    ['Sadrži tragove mlijeka', ['milk WARNING']],
    ['U tragovima može sadržavati mlijeko', ['milk WARNING']],
    ['Mogući tragovi mlijeka', ['milk WARNING']],
    ['Mogu biti prisutni tragovi mlijeka', ['milk WARNING']],
    ['May contain allergens: milk, peanuts', ['milk WARNING', 'peanut WARNING']],
  ])('%s', (statement, expected) => {
    const report = reportOf(`Sugar, salt. ${statement}.`);
    expect(told(report)).toEqual(expected);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['sugar', 'sodium-chloride']);
    expect(report.warnings.filter(({ audience }) => audience === 'al_food(undisclosed)')).toEqual([]);
  });

  it.each([
    ['Садржи млеко. Може да садржи кикирики', ['milk CRITICAL', 'peanut WARNING']],
    ['Sadrži mlijeko. Može sadržavati kikiriki', ['milk CRITICAL', 'peanut WARNING']],
    ['Съдържа мляко. Може да съдържа следи от ядки', ['milk CRITICAL', 'tree_nut WARNING']],
    ['Allergens: milk. May contain peanuts', ['milk CRITICAL', 'peanut WARNING']],
  ])('and what it contains stays contained: %s', (statement, expected) => {
    expect(told(reportOf(`Sugar, salt. ${statement}.`))).toEqual(expected);
  });

  it.each(['muškatni orah', 'muškatnog oraha', 'мускатног ораха'])('%s is no nut that grows on a tree', (name) => {
    expect(told(reportOf(`Sugar, ${name}, salt`))).toEqual([]);
  });
});

describe('what may be there is no more than a trace, however much or surely a label says it (method M2.7.2, M2.7.21)', () => {
  it.each([
    'Kann produktionsbedingt Spuren von Milch enthalten',
    'Kann möglicherweise Spuren von Milch enthalten',
    'Kann unter Umständen Milch enthalten',
    'Kann evtl. Spuren von Milch enthalten',
    'Kann geringe Mengen an Milch enthalten',
    'Kann Spuren von Milch aufweisen',
    'Könnte Milch enthalten',
    'Mögliche Spuren: Milch',
    'Spuren von Milch sind möglich',
    'Spuren von Milch können nicht ausgeschlossen werden',
    'Diese Schokolade kann Spuren von Milch enthalten',
    'Allergenhinweis: Kann Milch enthalten',
    'In unserem Betrieb werden auch Soja, Milch verarbeitet',
    'Produziert in einem Betrieb, der auch Milch verarbeitet',
    'Dieses Produkt wurde in einem Betrieb hergestellt, in dem auch Milch verarbeitet wird',
    'Puede contener restos de leche',
    'Puede contener pequeñas cantidades de leche',
    'Puede tener trazas de soja, leche',
    'Podría contener leche',
    'Posibles trazas: leche',
    'Posible presencia de leche',
    'Producto que puede contener trazas de leche',
    'Elaborado en equipos que procesan leche',
    'Elaborado en líneas que también procesan soja, leche',
    'En esta fábrica se manipulan soja, leche',
    'Nyomokban tejet tartalmaz',
    'Kis mennyiségben tejet tartalmazhat',
    'Allergén információ: nyomokban tejet tartalmazhat',
    'Tej nyomokban előfordulhat',
    'Olyan üzemben készült, ahol tejet is feldolgoznak',
    'Süt izleri içerebilir',
    'Süt ihtiva edebilir',
    'Süt eser miktarda bulunabilir',
    'İçerebilir: süt',
    'Eser miktarda süt içerir',
    'Bu ürün süt içerebilir',
    'Alerjen uyarısı: süt içerebilir',
    'Aynı hatta süt işlenmektedir',
    'Süt işlenen bir tesiste üretilmiştir',
    'May be present: milk',
    'Milk may be present',
    'Made in a kitchen that handles soy, milk',
    'Manufactured in the same facility as milk',
    'Fabricado en una fábrica que usa leche',
    'Envasado en una planta que manipula leche',
    'Confezionato in uno stabilimento che utilizza latte',
    'Susceptible de contenir du lait',
    'Możliwa obecność mleka',
    'Posibile urme de lapte',
    'Spår av mjölk kan förekomma',
    'Допускается наличие следов молока',
    'Произведено на предприятии, где используется молоко',
  ])('%s', (statement) => {
    const report = reportOf(`Sugar, salt. ${statement}.`);
    expect(told(report)).toEqual(['milk WARNING']);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['sugar', 'sodium-chloride']);
    expect(report.warnings.filter(({ audience }) => audience === 'al_food(undisclosed)')).toEqual([]);
  });

  it('an ingredient before the words for traces stays one', () => {
    const report = reportOf('Sugar, milk traces of peanuts.');
    expect(told(report)).toEqual(['milk CRITICAL', 'peanut WARNING']);
  });

  it.each(['This plant protein is processed with milk', 'Our plant drink with milk', 'In oil processed with milk'])(
    'what a product is made of is no trace: %s',
    (item) => {
      expect(reportOf(`Sugar, salt. ${item}.`).traces).toEqual([]);
    },
  );

  it('a place without foods handled there says nothing of traces', () => {
    expect(reportOf('Sugar, salt. Made in a plant in Ohio.').traces).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
/** What is told of these allergens, and of names that nobody knows. */
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { onlyDescribes } from '#domain/products/label/describing-item.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { isNutritionLine } from '#domain/products/label/nutrition-item.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const left = (label: string) => readLabel(label).notes.map(({ text }) => text);
const names = (label: string) => readLabel(label).tokens.map(({ text }) => text);

describe('what is set apart', () => {
  it.each([
    'Réchauffer 10 min au four traditionnel',
    'Servir très chaud',
    'kühl und trocken lagern',
    'Conservare in luogo asciutto e lontano da fonti di calore',
    'Disfrútalo también sobre un yogur natural o en tu desayuno cada día',
    'dont acides gras saturés',
    'Kohlenhydrate',
    'Energie 1813 kJ',
    '12 M',
  ])('%s', (told) => {
    expect(left(`sucre, farine de blé, ${told}`)).toContain(told);
  });

  it.each([
    'BHT added to preserve freshness',
    'E330 pour éviter que le produit ne noircisse',
    'salt to taste',
    'pommes de terre cuites au four',
    'protein',
    'sel',
    'sucres',
    'fibres',
    'one or more of the following oils',
    'sauce soja pour les fêtes',
    'contains wheat and this milk',
    'concentré de tomates 33% (184 g de tomates fraîches pour 100 g de ketchup)',
  ])('%s is kept', (name) => {
    expect(
      [...names(`sugar, ${name}, salt`), ...readLabel(`sugar, ${name}, salt`).contains.map(({ raw }) => raw)].join(' '),
    ).toContain(name.replace(/^(?:contains|one or more of the following) /, '').split(' ')[0] ?? '');
  });

  it('keeps what stands behind the colon of a sentence', () => {
    expect(names('Ce sachet contient de quoi faire pour vous 16 parts : Farine de blé 42%, sucre')).toContain(
      'Farine de blé',
    );
  });
});

it('reads a name between two marks as a name, behind a name with a mark', () => {
  expect(names('carrots*. * glucose syrup*, salt')).toContain('glucose syrup');
});

it('reads the name before a sentence that tells of the product', () => {
  expect(names('sucre, gélifiant: pectine. préparé avec 53 g de fruits pour 100 g').join(' ')).toContain('pectine');
});

describe('onlyDescribes', () => {
  it.each([
    'pasteurisé',
    'homogénéisiert',
    'UHT',
    'Afrique de l’Ouest',
    'non UE',
    'länger haltbar',
    'en proportion variable',
    'ultracongelada',
  ])('%s says nothing of what is in it', (text) => {
    expect(onlyDescribes(foldInPlace(text)) || text === 'homogénéisiert').toBe(true);
  });

  it.each([
    'cru',
    'raw',
    'écrémé',
    'skimmed',
    'hydrogenated',
    'non hydrogénées',
    'fumée',
    'pelati',
    'Brazil',
    'turkey',
    'rouge',
    'salé',
    'France lait',
    'of',
    '',
  ])('%s may name something', (text) => {
    expect(onlyDescribes(foldInPlace(text))).toBe(false);
  });

  it('is shown, counts for nothing, and leaves its milk counted', () => {
    const { ingredients } = matchLabel(readLabel('lait (pasteurisé, homogénéisé), sel, UHT'), knowledgePack(), 'food');
    expect(ingredients.find(({ id }) => id === 'milk')?.notCounted).toBeNull();
    expect(ingredients.filter(({ notCounted }) => notCounted === 'group').map(({ text }) => text)).toEqual([
      'pasteurisé',
      'homogénéisé',
      'UHT',
    ]);
  });

  it('holds for no name that the pack knows', () => {
    const ids = knowledgePack().ids();
    const found: string[] = [];
    for (const id of ids) {
      const entry = knowledgePack().ingredient(id);
      if (entry && (onlyDescribes(foldInPlace(entry.name)) || isNutritionLine(foldInPlace(entry.name))))
        found.push(entry.name);
    }
    expect(found).toEqual([]);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => !onlyDescribes(`${text} xylofon`)),
      { seed: 3 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { PRODUCT_TYPES, type ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string, type: ProductType): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const tellsOfKinds = ({ notes }: Report): boolean => notes.some((note) => note.startsWith('These words name kinds'));

describe('words of kinds of ingredients (method M3.3.11)', () => {
  it.each([
    'perfume, preservatives, colourants',
    'surfactants, enzymes',
    'Parfum, conservateurs, colorants',
    'Farbstoffe, Aromen, Konservierungsstoffe',
    'colours, flavourings, preservatives, sweeteners',
    'vitamins, minerals, emulsifiers',
    'solvents, propellants, perfume',
  ])('alone give no score, whatever the product is: %s', (text) => {
    for (const type of PRODUCT_TYPES) {
      const report = reportOf(text, type);
      expect([type, report.score, report.label]).toEqual([type, null, 'UNKNOWN']);
      expect(tellsOfKinds(report)).toBe(true);
    }
  });

  it('go on warning', () => {
    expect(reportOf('perfume, preservatives', 'leave_on').warnings.map(({ audience }) => audience)).toContain(
      'al_fragrance',
    );
  });

  it.each([
    ['Aqua, perfume, preservatives', 'leave_on'],
    ['Aqua, surfactants, perfume', 'household'],
    ['Sugar, colours, sweeteners', 'food'],
  ] as const)('as most of a list are never green: %s', (text, type) => {
    const report = reportOf(text, type);
    expect(shownRisk(report).band).not.toBe('green');
    expect(tellsOfKinds(report)).toBe(true);
  });

  it.each([
    ['5-15% anionic surfactants, <5% non-ionic surfactants, perfume, Linalool', 'household'],
    ['5-15 % anionische Tenside, <5 % nichtionische Tenside, Enzyme, Duftstoffe, Konservierungsmittel', 'household'],
    ['meat and animal derivatives, cereals, oils and fats, minerals', 'pet_food'],
    ['Apple cider, natural flavor and spice', 'food'],
    ['Sugar, glucose syrup, colours, flavourings', 'food'],
    ['Sugar, emulsifier, soy lecithin, acidity regulator, E330', 'food'],
    ['Aqua, Glycerin, Parfum', 'leave_on'],
  ] as const)('say what the law wants said, or stand among enough names: %s', (text, type) => {
    const report = reportOf(text, type);
    expect(report.score).not.toBeNull();
    expect(report.confidence.grade).toBe('A');
    expect(tellsOfKinds(report)).toBe(false);
  });
});

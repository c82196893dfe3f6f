import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string, type: ProductType = 'food'): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const fishIn = (report: Report): string | undefined =>
  report.warnings.find(({ audience }) => audience === 'al_food(fish)')?.severity;
const idsOf = (report: Report): readonly unknown[] => report.ingredients.map(({ id }) => id);

describe('"ribe" is the fish of Slovene and Croatian, "ribes" the currant (method M3.1.13)', () => {
  it.each([
    'Sestavine: voda, ribe, sol',
    'Sastojci: 40% ribe, suncokretovo ulje, sol',
    'Ribe 60 %, voda, sončnično olje',
    'Sastav: RIBE, RAKOVI',
    'Sestavine: ribji filet 60%, pšenična moka',
    'Sestavine: filet ribe (70 %), voda',
    'Sastojci: riblje ulje, voda',
    'Sastojci: riblji želatin, voda',
    'Sastojci: voda, riba',
    'Sadrži: ribe i proizvode od ribe',
  ])('tells of fish: %s', (text) => {
    const report = reportOf(text);
    expect(fishIn(report)).toBe('CRITICAL');
    expect(idsOf(report)).not.toContain('ribes');
  });

  it.each(['ribe', 'Ribe, zucchero, acqua', 'Eau, ribe, sucre'])('tells of fish in doubt: %s', (text) => {
    expect(fishIn(reportOf(text))).toBe('WARNING');
  });

  it.each([
    'Lahko vsebuje sledi rib.',
    'Sestavine: voda, sladkor. Lahko vsebuje sledi rib.',
    'Sastojci: voda, šećer. Može sadržavati tragove ribe.',
    'Sastojci: voda, šećer. Može sadržavati tragove riba.',
  ])('tells of fish as a trace: %s', (text) => {
    expect(fishIn(reportOf(text))).toBe('WARNING');
  });

  it.each([
    'Ingredients: ribes, sugar',
    'Ingredienti: ribes nero, zucchero',
    'Ingredienti: acqua, zucchero, ribes (rosso, nero)',
    'Succo di ribes 40%, acqua',
    'Water, ribes nigrum fruit extract, sugar',
    'Chicken breast with rib meat, water',
    'Pork, salt. Contains rib meat',
  ])('tells of none: %s', (text) => {
    expect(fishIn(reportOf(text))).toBeUndefined();
  });

  it('knows the currants of cosmetics as before', () => {
    expect(idsOf(reportOf('Aqua, Ribes Nigrum Seed Oil, Ribes Rubrum Fruit Extract', 'leave_on'))).toEqual(
      expect.arrayContaining(['blackcurrant', 'redcurrant']),
    );
  });
});

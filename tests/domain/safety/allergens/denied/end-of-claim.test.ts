import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string, type: ProductType = 'food'): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const severityFor = (report: Report, audience: string): string | undefined =>
  report.warnings.find((one) => one.audience === audience)?.severity;
const idsOf = (report: Report): readonly unknown[] => report.ingredients.map(({ id }) => id);

describe('a claim of absence in a bracket, or before a colon (method M2.7.15)', () => {
  it.each([
    '(frei von Parabenen) Methylisothiazolinone, Aqua, Glycerin',
    '(sin parabenos) Methylisothiazolinone, Aqua, Glycerin',
    '[free from parabens, SLS] Methylisothiazolinone, Aqua, Glycerin',
    'ohne Duftstoffe: Methylisothiazolinone, Aqua, Glycerin',
    'sin parabenos: Methylisothiazolinone, Aqua, Glycerin',
    'sans alcool ni parfum: Methylisothiazolinone, Aqua, Glycerin',
    'ohne Parfüm, ohne Alkohol: Methylisothiazolinone, Aqua, Glycerin',
    '0% parabens: Methylisothiazolinone, Aqua, Glycerin',
  ])('denies nothing behind it: %s', (text) => {
    const report = reportOf(text, 'leave_on');
    expect(idsOf(report)).toEqual(['methylisothiazolinone', 'water', 'glycerin']);
    expect(severityFor(report, 'al_skin')).toBe('WARNING');
    expect(report.confidence.grade).toBe('A');
  });

  it.each([
    ['(without added sugar) Peanuts, rice', 'peanut'],
    ['(sin gluten) Cacahuetes, arroz, sal', 'peanut'],
    ['(sans gluten) Arachides, riz', 'peanut'],
    ['(senza zuccheri aggiunti) Arachidi, riso', 'peanut'],
    ['(senza glutine) Nocciole, zucchero', 'tree_nut'],
    ['(sin gluten) Leche en polvo, arroz', 'milk'],
    ['(sin gluten)\nCacahuetes, arroz', 'peanut'],
    ['(free from milk, egg) Peanuts, rice', 'peanut'],
    ['ohne Zuckerzusatz: Erdnüsse, Reis', 'peanut'],
    ['enthält keine Farbstoffe: Erdnüsse, Zucker', 'peanut'],
  ])('tells of the allergen behind it: %s', (text, allergen) => {
    expect(severityFor(reportOf(text), `al_food(${allergen})`)).toBe('CRITICAL');
  });

  it.each(['(free from milk, egg and peanuts) Rice, sugar', 'Rice, sugar. free from milk, egg and peanuts.'])(
    'still denies what it names: %s',
    (text) => {
      const report = reportOf(text);
      expect(idsOf(report)).toEqual(['rice', 'sugar']);
      expect(report.warnings.filter(({ audience }) => audience.startsWith('al_food'))).toEqual([]);
      expect(report.confidence.grade).toBe('A');
    },
  );

  it('is in doubt behind the colon where a list was read before', () => {
    const report = reportOf('Aqua, Glycerin. Ohne Konservierungsstoffe: Methylisothiazolinone', 'leave_on');
    expect(idsOf(report)).toEqual(['water', 'glycerin']);
    expect(shownRisk(report).band).not.toBe('green');
  });
});

describe('what runs on behind a claim without a sign (method M2.7.16)', () => {
  it.each([
    '✓ free from parabens Methylisothiazolinone, Aqua, Glycerin',
    '✓ 0% parabens Alcohol Denat., Aqua, Glycerin',
    '✓ sem parabenos Methylisothiazolinone, Aqua, Glycerin',
    '✓ fără parabeni Methylisothiazolinone, Aqua, Glycerin',
    '✓ fri från parabener Methylisothiazolinone, Aqua, Glycerin',
    '✓ 0% parabenów Methylisothiazolinone, Aqua, Glycerin',
    'ohne Alkohol methylisothiazolinone, Aqua, Glycerin',
    'free from parabens, silicones Methylisothiazolinone, Parfum, Glycerin',
  ])('is in doubt: %s', (text) => {
    const report = reportOf(text, 'leave_on');
    expect(shownRisk(report).band).not.toBe('green');
    expect(report.confidence.value).toBeLessThan(0.75);
  });

  it.each([
    '✓ sin conservantes ni colorantes Cacahuetes, arroz, sal',
    'no artificial colours Peanuts, rice',
    'sin gluten Cacahuetes, arroz',
    '(sin gluten Cacahuetes, arroz',
    'free from milk Peanuts, rice',
    'free from gluten and milk Peanuts, rice',
  ])('is warned of where it is an allergen, the first item as well: %s', (text) => {
    const report = reportOf(text);
    expect(severityFor(report, 'al_food(peanut)')).toMatch(/WARNING|CRITICAL/);
    expect(shownRisk(report).band).not.toBe('green');
  });

  it.each([
    'Rice, sugar. No colours added. Without palm oil.',
    'Rice, sugar. No artificial colours or flavours used',
    'Rice, sugar. Sans conservateurs ni colorants artificiels',
    'Rice, sugar. Ohne Zusatz von Aromen. Free from milk protein.',
    'Rice, sugar. No preservatives in this product.',
  ])('is none where it tells of what is denied: %s', (text) => {
    const report = reportOf(text);
    expect(idsOf(report)).toEqual(['rice', 'sugar']);
    expect(report.confidence.grade).toBe('A');
  });
});

describe('a claim in small letters behind the point of a list (method M2.7.17)', () => {
  it.each([
    'rice flour, sugar, peanuts. gluten free.',
    'rice flour, sugar, peanuts.gluten free.',
    'reismehl, zucker, erdnüsse. glutenfrei.',
    'rismjöl, socker, jordnötter. glutenfri.',
    'rismel, sukker, jordnødder. uden gluten.',
    'rizsliszt, cukor, földimogyoró. gluténmentes.',
    'arroz, açúcar, amendoim. sem glúten.',
    'orez, zahăr, arahide. fără gluten.',
    'рисовая мука, сахар, арахис. без глютена.',
  ])('leaves the last ingredient in the product: %s', (text) => {
    const report = reportOf(text);
    expect(idsOf(report)).toEqual(['rice', 'sugar', 'peanut']);
    expect(severityFor(report, 'al_food(peanut)')).toBe('CRITICAL');
    expect(severityFor(report, 'al_food(gluten)')).toBeUndefined();
  });

  it.each([
    'Aqua, Glycerin, parfum. paraben-free, silicone-free.',
    'Aqua, Glycerin, parfum. parabenfri.',
    'Aqua, Glycerin, parfum. не содержит парабенов.',
  ])('leaves the perfume in it: %s', (text) => {
    expect(idsOf(reportOf(text, 'leave_on'))).toEqual(['water', 'glycerin', 'fragrance']);
  });

  it('begins at no point of an address', () => {
    expect(idsOf(reportOf('Rice, sugar, peanuts, www.glutenfrei.de'))).toEqual(['rice', 'sugar', 'peanut']);
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const severityFor = (text: string, allergen: string): string | undefined =>
  reportOf(text).warnings.find(({ audience }) => audience === `al_food(${allergen})`)?.severity;

describe('an allergen right behind one that a claim names is never denied (method M2.7.19)', () => {
  it.each([
    'ohne Milch Erdnüsse',
    'ohne Milch Erdnüsse, Reis',
    'OHNE MILCH ERDNÜSSE, REIS',
    'Reis, Zucker. Ohne Milch Erdnüsse',
    'Reis, Zucker, ohne Milch Erdnüsse',
    'ohne Ei und Milch Erdnüsse, Reis',
    'without milk peanuts',
    'sin leche cacahuetes',
    'uden mælk Peanuts, ris',
    'utan mjölk jordnötter, ris',
    'bez mléka arašídy, rýže',
    'bez mleka orzeszki arachidowe',
    'без молока арахис, рис',
  ])('warns of peanuts: %s', (text) => {
    expect(severityFor(text, 'peanut')).toMatch(/WARNING|CRITICAL/);
    expect(severityFor(text, 'milk')).toBeUndefined();
  });

  it.each([
    "zonder toegevoegde suikers pinda's, rijst",
    'bez cukru arašídy, rýže',
    'uden tilsat sukker jordnødder',
    'Bez dodatku cukru orzeszki ziemne, ryż',
    'Fără zahăr arahide, orez',
    'Без сахара арахис, рис',
    'ilman sokeria maapähkinä, riisi',
    'sem açúcar amendoim, arroz',
    'Rice. No salt peanuts',
  ])('nor one right behind another ingredient: %s', (text) => {
    expect(severityFor(text, 'peanut')).toBe('WARNING');
  });

  it.each(['Rice. No added milk', 'Reis. Ohne frische Milch', 'Rice. Without rice milk', 'Rýže. Bez přidaného mléka'])(
    'but what is denied alone stays denied: %s',
    (text) => {
      expect(severityFor(text, 'milk')).toBeUndefined();
    },
  );

  it('is in doubt, and not green', () => {
    expect(shownRisk(reportOf('Reis, Zucker. Ohne Milch Erdnüsse')).band).not.toBe('green');
  });

  it.each([
    ['ohne Milch und Erdnüsse', 'peanut'],
    ['ohne Milch, Erdnüsse', 'peanut'],
    ['Rice. Free from cashew nuts', 'tree_nut'],
    ['Rice. Free from wheat gluten', 'gluten'],
    ['Rice. Free from soy milk', 'milk'],
    ['Rice. Free from milk protein', 'milk'],
    ['Reis. Ohne Erdnussbutter', 'peanut'],
    ['Rice. Free from milk, egg, nuts and soya', 'soy'],
  ])('leaves what is joined to the claim denied: %s', (text, allergen) => {
    expect(severityFor(text, allergen)).toBeUndefined();
  });
});

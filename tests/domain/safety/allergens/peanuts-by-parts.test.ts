import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Severity } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const ORDER: readonly Severity[] = ['INFO', 'CAUTION', 'WARNING', 'CRITICAL'];

/** The most severe warning about an allergen, or null. */
const gravest = (allergen: string, text: string): Severity | null =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter(({ audience }) => audience === `al_food(${allergen})`)
    .map(({ severity }) => severity)
    .toSorted((a, b) => ORDER.indexOf(b) - ORDER.indexOf(a))[0] ?? null;

describe('peanuts written in two words or with a hyphen (method M6.2.14)', () => {
  it.each([
    ['Rice, pea nuts', 'CRITICAL', null],
    ['Rice, pea-nuts', 'CRITICAL', null],
    ['WHEAT FLOUR, MILK, PEA NUTS', 'CRITICAL', null],
    // The comma at the end of a line may be missing.
    ['Ingredients: WHEAT FLOUR, MILK, PEA\nNUTS', 'CRITICAL', 'WARNING'],
    ['Rice, pea nut butter', 'CRITICAL', null],
    ['Rice, pea-nut oil', 'CRITICAL', null],
    ['Rice, dry roasted pea-nuts', 'CRITICAL', null],
    ['Rice, salt. May contain pea nuts', 'WARNING', null],
    ['Rice, salt. Contains: pea-nuts', 'CRITICAL', null],
    ['Rice, salt. May contain traces of GLUTEN, EGG, PEA NUTS and NUTS', 'WARNING', 'WARNING'],
    ['Rice, pea nuts, nuts', 'CRITICAL', 'CRITICAL'],
    ['Rice, ground nut oil', 'CRITICAL', null],
    ['Rice, monkey-nuts', 'CRITICAL', null],
    ['Reis, Erd-Nüsse', 'CRITICAL', null],
    ['Ris, jord nötter', 'CRITICAL', null],
    // Two names with a missing comma, or one misspelt name.
    ['Rice, peas nuts', 'CRITICAL', 'WARNING'],
  ])('%s: peanut %s, tree nuts %s', (text, peanut, nuts) => {
    expect([gravest('peanut', text), gravest('tree_nut', text)]).toEqual([peanut, nuts]);
  });

  it.each(['Rice. Free from pea nuts', 'Rice, salt. No pea-nuts'])('"%s" names none', (text) => {
    expect(gravest('peanut', text)).toBeNull();
  });
});

describe('nuts that nobody names one by one may be peanuts (method M6.2.14)', () => {
  it.each([
    'Rice, nuts',
    'Rice, mixed nuts',
    'Rice, chopped mixed nuts',
    'Rice, roasted nuts 12%',
    'Rice, ground nuts',
    'Rice, ground-nuts',
    'Reis, Nüsse',
    'Reis, Nussmischung',
    'Riz, mélange de noix',
    'Rijst, gemengde noten',
    'Ryż, mieszanka orzechów',
    'Рис, ореховая смесь',
    'Rice, salt. Contains: mixed nuts',
    'Rice, salt. May contain mixed nuts',
    'Rice, salt. May contain traces of ground-nuts',
  ])('%s', (text) => {
    expect(gravest('peanut', text)).toBe('WARNING');
    expect(ORDER.indexOf(gravest('tree_nut', text) ?? 'INFO')).toBeGreaterThanOrEqual(ORDER.indexOf('WARNING'));
  });

  it.each(['Raisins, trail mix', 'Rosinen, Studentenfutter'])('%s', (text) => {
    expect([gravest('peanut', text), gravest('tree_nut', text)]).toEqual(['WARNING', 'WARNING']);
  });

  it.each([
    'Rice, mixed nuts (almonds, cashews)',
    'Rice, nuts (almonds 5%, hazelnuts)',
    'Rice, nuts (almonds)',
    'Rice, almonds (nuts)',
    'Rice, pine nuts',
    'Rice, pecan nut pieces',
    'Rice, brazil nuts',
    'Rice, chopped hazelnuts',
    'Rice, coconuts',
    'Rice, ground almonds',
    'Rice, ground nutmeg',
    'Rice, ground walnuts',
    'Rice, tiger nuts',
    'Rice, tree nuts',
    'Riz, noix',
    'Rice, salt. May contain nuts',
    'Rice, salt. Contains: nuts',
  ])('%s names no peanut', (text) => {
    expect(gravest('peanut', text)).toBeNull();
  });
});

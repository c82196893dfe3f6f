import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType, Severity } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (allergen: string, text: string, type: ProductType = 'food'): readonly Severity[] =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge)
    .warnings.filter(({ audience }) => audience === `al_food(${allergen})`)
    .map(({ severity }) => severity);

describe('spices are no seasoning mix, and a stock no bouillon powder (method M6.2.11)', () => {
  it.each([
    ['milk', 'Weißkohl, Gewürze, Salz'],
    ['celery', 'Schweinefleisch, Gewürze, Salz'],
    ['soy', 'Schweinefleisch, Gewürze (enthält Senf), Salz'],
    ['milk', 'Beef, beef stock, salt'],
    ['mustard', 'Beef, beef stock, salt'],
  ])('%s is not suspected in "%s"', (allergen, text) => expect(told(allergen, text)).toEqual([]));

  it.each([
    ['milk', 'Weißkohl, Gewürzmischung, Salz'],
    ['celery', 'Reis, Würze, Salz'],
    ['celery', 'Beef, beef stock, salt'],
    ['milk', 'Beef, stock, salt'],
  ])('%s is suspected in "%s"', (allergen, text) => expect(told(allergen, text)).toEqual(['WARNING']));
});

describe('oils by every spelling (method M6.2.6)', () => {
  it.each([
    ['soy', 'Sugar, soyabean oil, salt', 'WARNING'],
    ['soy', 'Sugar, refined soyabean oil, salt', 'INFO'],
    ['soy', 'Sugar, soyabeans, salt', 'CRITICAL'],
    // EU law exempts no peanut or tree nut oil, however refined (Annex II).
    ['peanut', 'Pecans, highly refined peanut oil, salt', 'CRITICAL'],
    ['tree_nut', 'Corn, highly refined almond oil, salt', 'CRITICAL'],
  ])('%s in "%s": %s', (allergen, text, severity) => expect(told(allergen, text)).toContain(severity));
});

describe('foods of milk and egg by their own name', () => {
  it.each([
    ['milk', 'Sugar, cappuccino', 'CRITICAL'],
    ['milk', 'Sugar, Baileys', 'CRITICAL'],
    ['milk', 'Sugar, Philadelphia', 'CRITICAL'],
    ['egg', 'Sugar, Eierlikör', 'CRITICAL'],
    ['milk', 'Sugar, mashed potato', 'WARNING'],
    ['milk', 'Hackfleisch, Kartoffelpüree', 'WARNING'],
    ['milk', 'Sugar, breadcrumbs', 'WARNING'],
    ['wheat', 'Sugar, breadcrumbs', 'CRITICAL'],
  ])('%s in "%s": %s', (allergen, text, severity) => expect(told(allergen, text)).toContain(severity));

  it.each([
    ['milk', 'Sugar, breadcrumbs (wheat flour, yeast, salt)'],
    ['milk', 'Sugar, mashed potato (potato, salt)'],
    ['milk', 'Sugar, cappuccino flavouring'],
  ])('%s is not told of "%s"', (allergen, text) => expect(told(allergen, text)).toEqual([]));
});

describe('misspelt and joined names', () => {
  it.each([
    ['peanut', 'Azúcar. Puede contener trazas de cacahuente', 'WARNING'],
    ['peanut', 'Azúcar, cacahuentes', 'CRITICAL'],
    ['soy', 'Sugar, roasted soynuts', 'CRITICAL'],
    ['milk', 'Sucre, cacao. Fabriqué dans un atelier utilisant : lait soja, sulfites, oeuf.', 'WARNING'],
    ['soy', 'Sucre, cacao. Fabriqué dans un atelier utilisant : lait soja, sulfites, oeuf.', 'WARNING'],
  ])('%s in "%s": %s', (allergen, text, severity) => expect(told(allergen, text)).toContain(severity));

  it('plant milk in a trace is no milk', () =>
    expect(told('milk', 'Sucre, cacao. Traces éventuelles de lait de soja.')).toEqual([]));

  it('Ovum in a cosmetic is egg', () => expect(told('egg', 'Aqua, Ovum, Glycerin', 'leave_on')).toContain('WARNING'));
});

describe('grains, fish and crayfish in the words of eastern and southern Europe', () => {
  it.each([
    ['gluten', 'вода, ячменный солод, хмель'],
    ['gluten', 'вода, ячмінний солод, хміль'],
    ['gluten', 'вода, ечемичен малц, хмел'],
    ['gluten', 'νερό, βύνη κριθαριού, λυκίσκος'],
    ['gluten', 'voda, ječmenov slad, hmelj'],
    ['gluten', 'rž, voda, sůl'],
    ['crustacean', 'раки, вода, соль'],
    ['fish', 'só, hal, víz'],
  ])('%s in "%s"', (allergen, text) => expect(told(allergen, text)[0]).toMatch(/CRITICAL|WARNING/));
});

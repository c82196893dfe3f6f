import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const told = (text: string, audience: string): readonly string[] =>
  reportOf(text)
    .warnings.filter((warning) => warning.audience === audience)
    .map(({ severity, unclear }) => `${severity}${unclear === true ? ' unclear' : ''}`);

// method M3.2.14
it.each([
  ['Pois-chiche, eau, farine de riz, sej, antioxydant E-223', 'al_food(fish)'],
  ['Sugar, almonds, glucose syrup, honey, potato starch, Peste', 'al_food(fish)'],
  ['Sorbitol, gum base, xylithl, ph3sphate, carnauba lax, citrus extract', 'al_food(fish)'],
  ['Sugar, qvelka, mzlte, CONTAINS LESS THON 2% OF DISTILLED VINEGAR', 'al_food(fish)'],
  ['Soybean oil, CONTAINS LESS THON 2% OF DISTILLED VINEGAR', 'al_food(fish)'],
  ['Cranberries, SXNFLODER OIL, raisins', 'al_food(milk)'],
  ['Rice flour, organic veyan cheddar flavor seasoning (rice syrup solids, palm oil)', 'al_food(milk)'],
  ['Almonds, chocolxte, vqnilla, cake sugar', 'al_food(wheat)'],
  ['Viande de bœuf, cœur de 8œuf. sel', 'al_food(egg)'],
  ['Cured with wafer, salt, brown sugar', 'al_food(wheat)'],
  ['Cured with wafer, salt, brown sugar', 'coeliac'],
  ['Sugar, corn syrup, gelatin, red 40 lake, yellow 6 lake, blue 1 laks', 'al_food(fish)'],
  ['Yogurt (latte, fermenti), ribas nero, uva, zucchero', 'al_food(fish)'],
  ['Zumo de piña, leche de cqcw, azúcar', 'al_food(milk)'],
  ['Parfum noix de co7f, sucre', 'al_food(tree_nut)'],
  ['Sweetcorn, SpiritkVinegar, Malt, Acetis Acid, Beta Cyrotene', 'al_food(gluten)'],
  ['Sweetcorn, SpiritkVinegar, Malt, Acetis Acid, Beta Cyrotene', 'coeliac'],
])('%s: %s is a doubt, and never CRITICAL', (text, audience) => {
  const severities = told(text, audience);
  expect(severities).not.toContain('CRITICAL');
  expect(severities.every((one) => one.endsWith('unclear') || one.startsWith('WARNING'))).toBe(true);
});

// method M3.2.15
it.each([
  ['Sucre, eau, jus de fruits à hase de concentrés (pomme, cassis)', 'alpha_gal'],
  ['Cuisse de dinde, eau, dextrose, mel, gélifiant : pectine', 'hfi'],
  ['Organic dotes, organic cashew butter, pink Himalayan salt', 'preg'],
])('%s: what a short word was read as is a doubt for %s', (text, audience) => {
  expect(told(text, audience)).toEqual(['WARNING unclear']);
});

it.each([
  ['Farinha de trigo, mel, sal', 'hfi'],
  ['Hase, Salz, Zwiebeln, Vand', 'alpha_gal'],
  ['Sugar, rose geranium, beef, salt', 'alpha_gal'],
])('%s: what a short word names is told as a fact for %s', (text, audience) => {
  expect(told(text, audience)).toContain('CRITICAL');
});

it.each([
  ['Vand, sej, salt, hvedemel', 'al_food(fish)'],
  ['Lax, salt, socker', 'al_food(fish)'],
  ['Sucre, lait de vqche, sel', 'al_food(milk)'],
  ['Laks, vann, sukker, salt', 'al_food(fish)'],
  ['Sugar, malt, salt', 'al_food(gluten)'],
  ['Sugar, malt, qvelka, mzlte, salt', 'al_food(gluten)'],
  ['Farine de blé, thon, sel', 'al_food(fish)'],
  ['Dorsz, ryba, sól, woda', 'al_food(fish)'],
  ['Œuf, bœuf, cœur de 8œuf, sel', 'al_food(egg)'],
  ['Wheat flour, cake, sugar', 'al_food(wheat)'],
  ['Sugar, spread (milk protein), salt', 'al_food(milk)'],
])('%s: %s is CRITICAL on a label that was read well', (text, audience) => {
  expect(told(text, audience)).toContain('CRITICAL');
});

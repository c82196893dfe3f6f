import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const toldOf = (text: string, type: ProductType = 'food'): readonly string[] =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge)
    .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
    .map(({ audience }) => audience);
const allergens = (text: string, type: ProductType = 'food'): readonly string[] =>
  toldOf(text, type).flatMap((audience) => /^al_food\((.+)\)$/.exec(audience)?.[1] ?? []);

describe('lists name foods by adjectives and everyday words (method M6.2.9)', () => {
  it.each([
    [
      'Состав: мука пшеничная хлебопекарная, хлопья овсяные, сметана, меланж, треска, паста арахисовая',
      ['gluten', 'wheat', 'milk', 'egg', 'fish', 'peanut'],
    ],
    [
      'Склад: борошно пшеничне, вершки, сир, яєчний порошок, лосось, мідії, соєвий лецитин',
      ['gluten', 'wheat', 'milk', 'egg', 'fish', 'mollusc', 'soy'],
    ],
    [
      'Съставки: пшенично брашно, сирене, яйчен белтък, скумбрия, скариди, соев лецитин',
      ['gluten', 'wheat', 'milk', 'egg', 'fish', 'crustacean', 'soy'],
    ],
    [
      'Složení: špaldová mouka, podmáslí, majonéza, treska, oliheň, arašídová pasta',
      ['gluten', 'milk', 'egg', 'fish', 'mollusc', 'peanut'],
    ],
    [
      'Zloženie: ovsené vločky, cmar, majonéza, tuniak, kalamáre, arašidová pasta',
      ['gluten', 'milk', 'egg', 'fish', 'mollusc', 'peanut'],
    ],
    [
      'Sestavine: pirina moka, sirotka v prahu, skuta, jajčni beljak, postrv, lignji, arašidova krema',
      ['gluten', 'milk', 'egg', 'fish', 'mollusc', 'peanut'],
    ],
    [
      'Sastojci: zobene pahuljice, sirutka u prahu, sir, bjelanjak, bakalar, dagnje',
      ['gluten', 'milk', 'egg', 'fish', 'mollusc'],
    ],
    [
      'Састојци: пшенично брашно, сурутка, јаја, риба, кикирики, соја',
      ['gluten', 'wheat', 'milk', 'egg', 'fish', 'peanut', 'soy'],
    ],
    [
      'Összetevők: tönkölybúzaliszt, tejföl, tojáslé, tőkehal, garnélarák, amerikai mogyoró',
      ['gluten', 'milk', 'egg', 'fish', 'crustacean', 'peanut'],
    ],
    ['Ingrediente: tărâțe de grâu, iaurt, maioneză, păstrăv, stridii', ['gluten', 'milk', 'egg', 'fish', 'mollusc']],
    [
      'İçindekiler: irmik, kaşar peyniri, hamsi, kalamar, fıstık ezmesi',
      ['gluten', 'milk', 'fish', 'mollusc', 'peanut'],
    ],
    [
      'Συστατικά: σιμιγδάλι, τυρί, μαγιονέζα, σολομός, γαρίδες, μύδια, φιστίκια αράπικα, ταχίνι',
      ['gluten', 'milk', 'egg', 'fish', 'crustacean', 'mollusc', 'peanut', 'sesame'],
    ],
    [
      'Ainesosat: mannasuurimo, jogurtti, majoneesi, turska, maapähkinävoi',
      ['gluten', 'milk', 'egg', 'fish', 'peanut'],
    ],
    [
      'Koostisosad: rukkijahu, vadakupulber, munavalge, lõhe, maapähklivõi',
      ['gluten', 'milk', 'egg', 'fish', 'peanut'],
    ],
    ['Sastāvdaļas: auzu pārslas, krējums, olas, lasis, valrieksti', ['gluten', 'milk', 'egg', 'fish', 'tree_nut']],
    [
      'Sudedamosios dalys: kvietiniai miltai, varškė, kiaušinio baltymas, lašiša',
      ['gluten', 'wheat', 'milk', 'egg', 'fish'],
    ],
  ])('%s', (text, expected) => {
    expect(allergens(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['Paprika, zelena paprika, sol', 'food', 'celery'],
    ['Kukuřičná krupice, voda', 'food', 'gluten'],
    ['Eau, sel gris de Guérande', 'food', 'gluten'],
    ['Gris- och nötkött 63%, lök, vatten', 'food', 'gluten'],
    ['Aqua, Manu', 'leave_on', 'gluten'],
    ['Azúcar, cacao en polvo, agua', 'food', 'mollusc'],
    ['Икра кабачковая, вода', 'food', 'fish'],
    ['Water, sugar. Sir Lancelot recommends it', 'food', 'milk'],
    ['Масло подсолнечное, вода', 'food', 'milk'],
    ['Aqua, Silk Amino Acids', 'leave_on', 'fish'],
  ] as const)('but not by a word that means another thing: %s (%s) names no %s', (text, type, allergen) => {
    expect(allergens(text, type)).not.toContain(allergen);
  });
});

describe('honey, raw milk and liver in further languages (method M3.1.11, M6.1.6, M6.1.11)', () => {
  it.each([
    ['Složení: ovesné vločky, med', 'infant'],
    ['Sestavine: med, ovseni kosmiči', 'infant'],
    ['Sastojci: voda, med 5 %', 'infant'],
    ['İçindekiler: su, bal', 'infant'],
    ['Ingredienser: opastöriserad mjölk, salt', 'preg'],
    ['Ingredienser: upasteuriseret mælk, salt', 'preg'],
    ['Ingrediënten: rauwe melk, zout', 'preg'],
    ['Składniki: mleko niepasteryzowane, sól', 'preg'],
  ])('%s is told of for %s', (text, audience) => {
    expect(toldOf(text)).toContain(audience);
  });

  it.each(['Socker, choklad med nötter, salt', 'Ingredienser: bröd med smör'])('but no honey in %s', (text) => {
    expect(toldOf(text)).not.toContain('infant');
  });

  it('reads pasteurised milk as such, and not as raw milk with a letter lost', () => {
    const told = toldOf('Ingredienser: Pastôriserad mjôlk, grädde, socker');
    expect(told).toContain('al_food(milk)');
    expect(told).not.toContain('preg');
  });
});

import { describe, expect, it } from 'vitest';
import { foldInPlace, isWordUnit } from '#domain/products/label/fold-in-place.ts';
import { amountsIn, itemText, LONGEST_NAME, markupIn } from '#domain/products/label/item-text.ts';

describe('foldInPlace', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['ŁOSOŚ Pølse', 'losos polse'],
    ['d’œuf – 5％（fat）', "d'œuf - 5%(fat)"],
    ['İnci', 'inci'],
    ['ΑΛΣ', 'αλς'.replace('ς', 'σ')],
    ['молоко Й', 'молоко и'],
    ['砂糖：塩', '砂糖:塩'],
  ])('%s is %s, each sign in its place', (text, expected) => {
    expect(foldInPlace(text)).toBe(expected);
    expect(foldInPlace(text)).toHaveLength(text.length);
  });
});

describe('isWordUnit', () => {
  const isWord = (sign: string): boolean => isWordUnit(sign.charCodeAt(0));

  it.each([...'az09ßéłжעمミ砂ﾐー한'])('%s stands in words', (sign) => {
    expect(isWord(sign)).toBe(true);
  });

  it.each([...'`{/:@ ×÷«»¿ ‘’“”•…€′→、。〃「」〿！（），－．'])('%s stands between words', (sign) => {
    expect(isWord(sign)).toBe(false);
  });
});

describe('itemText', () => {
  it.each([
    ['aqua', 'aqua'],
    ['  Aqua. ', 'Aqua'],
    ['_milk_ powder', 'milk powder'],
    ['<b>wheat</b> flour', 'wheat flour'],
    ['Aloe* vera†', 'Aloe vera'],
    ['“sugar”', 'sugar'],
    ['sugar...', 'sugar'],
    ['Octinoxate ..... ', 'Octinoxate'],
    ['paracetamol 500 mg', 'paracetamol'],
    ['vitamin c (80 mg)', 'vitamin c'],
    ['vitamin b12', 'vitamin b12'],
    ['salt ( sea )', 'salt (sea)'],
    ['butter [ salted ]', 'butter [salted]'],
    ['oil (  )', 'oil'],
    ['sugar \n  cane', 'sugar cane'],
    ['+ sugar -', 'sugar'],
  ])('%j is %j', (item, name) => {
    expect(itemText(item)).toBe(name);
  });

  it('is no longer than a name', () => {
    expect(itemText('abc '.repeat(LONGEST_NAME))).toHaveLength(LONGEST_NAME - 1);
  });

  it('tells where markup and amounts stand', () => {
    expect(markupIn('a <b>c</b>')).toEqual([
      [2, 5],
      [6, 10],
    ]);
    expect(markupIn('a < b')).toEqual([]);
    expect(amountsIn('a 5 mg (10 g)')).toEqual([
      [2, 6],
      [8, 12],
    ]);
    expect(amountsIn('a mg')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

/** The allergens that a label warns about: as they are if the food contains them, with `~` if it may. */
const told = (text: string): readonly string[] => [
  ...new Set(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
      .flatMap(({ audience, severity }) => {
        const id = /^al_food\((.+)\)$/.exec(audience)?.[1];
        return id === undefined ? [] : [severity === 'CRITICAL' ? id : `~${id}`];
      })
      .toSorted(),
  ),
];

it.each([
  ['砂糖、食塩。本品可能含有牛奶、花生、大豆', ['~milk', '~peanut', '~soy']],
  ['砂糖、食塩。本品可能含有牛奶、花生、大豆。保质期12个月', ['~milk', '~peanut', '~soy']],
  ['白砂糖、食用盐。可能含有：蛋、奶、坚果', ['~egg', '~milk', '~tree_nut']],
  ['白砂糖、食用盐。此生产线也加工含有花生、蛋类、鱼类的产品', ['~egg', '~fish', '~peanut']],
  ['砂糖、可能含有微量的花生、杏仁', ['~peanut', '~tree_nut']],
  ['本製品の製造工場では、卵、乳、落花生を使用しています', ['~egg', '~milk', '~peanut']],
  ['砂糖、食塩。本品製造工場では卵・乳・大豆を含む製品を生産しています。', ['~egg', '~milk', '~soy']],
  ['砂糖、食塩（乳、卵を含む可能性があります）', ['~egg', '~milk']],
  ['本製品は、乳、卵を含む製品と共通の設備で製造しています', ['~egg', '~milk']],
  ['砂糖、食塩。同じ製造ラインで、落花生、えびを使用した製品を製造しています。', ['~crustacean', '~peanut']],
])('traces in Chinese and Japanese hold for every name of their statement (method M2.7.24): %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['本品含有牛奶、大豆，可能含有花生、芝麻', ['milk', 'soy', '~peanut', '~sesame']],
  ['牛奶、大豆、乳、卵を含む可能性があります', ['milk', 'soy', '~egg']],
  ['チョコレート（砂糖、乳、卵を含む可能性があります）', ['milk', '~egg']],
  ['砂糖、食塩、（一部に乳成分・卵を含む）', ['egg', 'milk']],
  ['工厂：上海食品有限公司，配料：牛奶、大豆', ['milk', 'soy']],
  ['当社工場で製造した卵、乳', ['egg', 'milk']],
  ['可能含有花生 配料：牛奶、大豆', ['milk', 'soy', '~peanut']],
])('and for nothing else: %s', (text, expected) => {
  expect(told(text)).toEqual(expect.arrayContaining(expected));
});

it.each([
  '砂糖、食塩。乳、卵、小麦不使用',
  '砂糖、食塩。本品は乳・卵・小麦を使用していません',
  '砂糖、食塩。不含牛奶、鸡蛋、麸质',
  '砂糖、食塩（不含牛奶、鸡蛋）',
  '砂糖、食塩（乳、卵不使用）',
])('a denial holds for every allergen of its statement: %s', (text) => expect(told(text)).toEqual([]));

it.each([
  ['砂糖、食塩、不含防腐剂、牛奶', ['milk']],
  ['砂糖、牛奶、卵不使用', ['milk']],
  ['砂糖。卵、乳を使用しています', ['egg', 'milk']],
  ['配料：大豆、牛奶。不含鸡蛋、麸质', ['milk', 'soy']],
])('but for nothing of a list: %s', (text, expected) => expect(told(text)).toEqual(expected));

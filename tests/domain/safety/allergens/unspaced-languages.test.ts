import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SourceAllergenForms } from '#db/knowledge/source-schema.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { home, knowledge, member } from '../pack.ts';

const FORMS = SourceAllergenForms.array()
  .parse(JSON.parse(readFileSync(new URL('../../../../db/knowledge/allergen-forms.json', import.meta.url), 'utf8')))
  .filter(({ language }) => language === 'ja' || language === 'zh');

const report = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const told = (text: string): readonly string[] =>
  report(text).warnings.map(({ severity, audience }) => `${severity} ${audience}`);

describe.each(FORMS)('allergens in $language, which parts no words (method M6.2.21)', ({ language, forms }) => {
  const [before, behind] = language === 'ja' ? ['砂糖、食塩、', 'を含む'] : ['白砂糖、食盐。含有', '及其制品'];

  it('are named by every form of the table, in a list and in a statement', () => {
    const lost = Object.entries(forms).flatMap(([id, words]) =>
      words
        .split('|')
        .flatMap((form) => [`${before}${form}`, `${before}${form}${behind}`])
        .filter((text) => !told(text).includes(`CRITICAL al_food(${id})`)),
    );
    expect(lost).toEqual([]);
  });
});

describe('lists and statements of Japan and China (method M6.2.21)', () => {
  it.each([
    ['砂糖、植物油脂、（一部に小麦・卵・乳成分・大豆を含む）', ['wheat', 'gluten', 'egg', 'milk', 'soy']],
    ['Sugar, rice. 乳成分・小麦を含む', ['milk', 'wheat']],
    ['原材料名：砂糖、小麦粉、卵、乳', ['wheat', 'egg', 'milk']],
    ['配料：小麦粉、白砂糖、鸡蛋、奶粉。致敏物质提示：含有麸质、乳制品。', ['wheat', 'egg', 'milk', 'gluten']],
    ['Sugar, salt. 过敏原信息：含有花生及其制品', ['peanut']],
    ['砂糖、えびエキス、いか墨', ['crustacean', 'mollusc']],
    ['奶粉 本品可能含有花生', ['milk']],
  ])('%s', (text, allergens) => {
    for (const allergen of allergens) expect(told(text)).toContain(`CRITICAL al_food(${allergen})`);
  });

  it.each([
    ['砂糖、豆乳、乳化剤、乳酸、ココナッツミルク', 'milk'],
    ['白砂糖、椰奶、植物奶油、乳化剂', 'milk'],
    ['白砂糖、大豆蛋白、大豆卵磷脂', 'egg'],
    ['白砂糖、麦芽糊精、荞麦', 'gluten'],
    ['砂糖、スイカ、タコス', 'mollusc'],
    ['砂糖、キャッサバ', 'fish'],
    ['白砂糖、鱿鱼', 'fish'],
    ['砂糖、食塩、乳不使用', 'milk'],
    ['白砂糖、不含牛奶', 'milk'],
  ])('%s names no %s', (text, allergen) => {
    expect(told(text).filter((one) => one.endsWith(` al_food(${allergen})`))).toEqual([]);
  });

  it.each([
    ['白砂糖、大米。本品可能含有微量花生', 'peanut'],
    ['砂糖、食塩。本品製造工場では小麦を含む製品を生産しています。', 'wheat'],
  ])('%s may hold %s', (text, allergen) => {
    expect(told(text).filter((one) => one.endsWith(` al_food(${allergen})`))).toEqual([`WARNING al_food(${allergen})`]);
  });

  it.each([
    '砂糖、食塩',
    '白砂糖、食盐',
    'Sugar, salt. 알레르기 유발물질: 우유, 대두 함유',
    'Sugar, salt. يحتوي على الحليب والفول السوداني',
    'Sugar, salt. מכיל חלב ובוטנים',
    'น้ำตาล, นม, ถั่วลิสง',
    'चीनी, दूध, मूंगफली',
  ])('what is not read is never suitable: %s', (text) => {
    const household = home([member('Mia', { allergyTypes: ['food'], allergens: ['lupin'] })]);
    expect(householdView(report(text), household).verdict).toBe('not_enough_known');
  });
});

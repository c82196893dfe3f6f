import { describe, expect, test } from 'vitest';
import { WordLists, wordFinder } from '#domain/community/word-list.ts';

// Product P22.12.

const find = wordFinder(WordLists.parse({ hold: ['Miracle Cure', 'bunk', '奇跡'], refuse: ['slurry', 'Straße'] }));
const found = (text: string) => find(text)?.word ?? null;

test('a server without lists holds nothing', () => {
  expect(WordLists.parse({})).toEqual({ hold: [], refuse: [] });
  expect(wordFinder(WordLists.parse({}))('bunk slurry')).toBeNull();
});

describe('a listed word is found', () => {
  test.each([
    ['in any case', 'What BUNK!'],
    ['at the ends', 'bunk'],
    ['before a sign', '“bunk”, he said'],
    ['in wide letters', 'ｂｕｎｋ'],
    ['with accents', 'bûñk'],
    ['with marks above marks', 'b\u0301\u0301unk'],
    ['with a joiner within', 'bu\u200dnk'],
    ['with an invisible space within', 'bu\u200bnk'],
    ['with a soft hyphen within', 'bu\u00adnk'],
    ['with a mark of direction within', 'bu\u202enk'],
    ['in Cyrillic letters', 'Вunк'],
    ['in Greek letters', 'bυnκ'],
    ['with dots between', 'b.u.n.k'],
    ['with a star between', 'bu*nk'],
    ['letter by letter', 'it is b u n k .'],
    ['over lines', 'It is\nbunk\nI say'],
  ])('%s', (_, text) => expect(found(text)).toBe('bunk'));

  test('with digits and signs in place of letters', () => {
    expect([found('m1racle cur3'), found('mirac|e cure'), found('$lurry'), found('M!RACLE CURE!')]).toEqual([
      ...['Miracle Cure', 'Miracle Cure', 'slurry', 'Miracle Cure'],
    ]);
  });
  test('as several words in their order, whatever stands between them', () => {
    expect([found('a miracle  \n cure'), found('miracle-cure'), found('cure miracle'), found('miracle')]).toEqual([
      ...['Miracle Cure', 'Miracle Cure', null, null],
    ]);
  });
  test('anywhere, where its script has no spaces', () => expect(found('これは奇跡です')).toBe('奇跡'));
  test('as the list writes it, and by letters that stand for two', () => expect(found('STRASSE')).toBe('Straße'));
});

test('a word within another is not found, nor one that looks alike in some typefaces alone', () => {
  for (const text of ['bunker', 'debunk', 'slurryish', 'bun k', 'burik', 'the bunks'])
    expect(found(text), text).toBeNull();
});

test('of a word of each list the refused one is told', () => {
  expect(find('bunk and slurry')).toEqual({ list: 'refuse', word: 'slurry' });
  expect(find('bunk')).toEqual({ list: 'hold', word: 'bunk' });
});

test('a list with a word of no letters, too long, or under another name is wrong', () => {
  for (const lists of [
    { hold: ['!!'] },
    { hold: ['a'.repeat(61)] },
    { refuse: [''] },
    { held: ['bunk'] },
    { hold: 'bunk' },
  ]) {
    expect(WordLists.safeParse(lists).success).toBe(false);
  }
});

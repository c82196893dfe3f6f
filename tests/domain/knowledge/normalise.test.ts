import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';

describe('normaliseName', () => {
  it.each([
    ['  Sodium   Laureth-Sulfate ', 'sodium laureth sulfate'],
    ['1,2-Hexanediol', '1,2 hexanediol'],
    ['Crème fraîche', 'creme fraiche'],
    ['Weißer Essig', 'weisser essig'],
    ['Œufs', 'oeuf'],
    ['Butyrospermum Parkii(Shea)Butter', 'butyrospermum parkii (shea) butter'],
    ['Butyrospermum Parkii [Shea] Butter', 'butyrospermum parkii (shea) butter'],
    ['Caprylic / Capric Triglyceride', 'caprylic/capric triglyceride'],
    ['PEG – 40', 'peg 40'],
    ['Tinosorb® S', 'tinosorb s'],
    ['α-Tocopherol', 'alpha tocopherol'],
    ['St. John’s Wort', 'st john wort'],
    ['St Johns wort', 'st john wort'],
    ["huile d'arachide", 'huile d arachide'],
    ['Sodium Sulphate', 'sodium sulfate'],
    ['Natural Flavours', 'natural flavor'],
    ['FD&C Blue No. 1', 'fd and c blue no 1'],
    ['E.D.T.A.', 'edta'],
    ['Cocos nucifera L. oil', 'coco nucifera oil'],
    ['strawberries', 'strawberry'],
    ['Tomatoes', 'tomato'],
    ['Hibiscus', 'hibiscus'],
    ['Молоко сухое', 'молоко сухое'],
    ['ΓΑΛΑ', 'γαλα'],
    ['***', ''],
    ['a ( ) b', 'a b'],
    ['(a', '(a)'],
    ['a)', 'a'],
    ['//a//b//', 'a/b'],
  ])('%s → %s', (text, expected) => {
    expect(normaliseName(text)).toBe(expected);
  });

  it('is idempotent on any text', () => {
    const punctuation = fc.string({ unit: fc.constantFrom(..."aAsS e/()[].,&%'-–1lL®"), maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), punctuation), (text) => {
        const once = normaliseName(text);
        expect(normaliseName(once)).toBe(once);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { isNearFrequent } from '#domain/knowledge/misreadings/near-frequent.ts';
import { withLetterForDigit, withoutStraySigns, withSpaceForSign } from '#domain/knowledge/misreadings/stray-sign.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const lookUp = (name: string): string | undefined => knowledge.idOfName(name);
const idsOf = (item: string, type: 'food' | 'leave_on' = 'food') =>
  matchLabel(readLabel(`Water, ${item}, citric acid`), knowledge, type).ingredients.slice(1, -1);

describe('a comma read as a letter', () => {
  it.each([
    ['felodipineq elderberry', ['felodipine', 'elderberry']],
    ['SUGARi 5-HTP', ['sugar', '5-htp']],
    ['Soy Sauce8 Guar Gum', ['soy-sauce', 'guar-gum']],
  ])('%s is two names, both unclear', (text, ids) => {
    const found = idsOf(text);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found.every(({ match }) => match.step === 'fuzzy')).toBe(true);
  });

  it.each(['acide citrate trisodique', "carbonate d'hydrogène de sodium", 'pasta de alune'])(
    '%s is not torn',
    (text) => {
      expect(idsOf(text).filter(({ readAs }) => readAs !== null)).toEqual([]);
    },
  );
});

describe('a sign in place of a letter or a space', () => {
  it('takes the one letter that a digit may be', () => {
    expect(withLetterForDigit('tree 3ut', lookUp)?.name).toBe('tree nut');
    expect(withLetterForDigit('e330', lookUp)).toBeUndefined();
    expect(withLetterForDigit('polysorbate 29', lookUp)).toBeUndefined();
  });

  it('takes none where more than one letter fits', () => {
    const two = (name: string): string | undefined => ({ dish: 'dish', fish: 'fish' })[name];
    expect(withLetterForDigit('8ish', two)).toBeUndefined();
  });

  it('takes a space for a sign inside a word', () => {
    expect(withSpaceForSign('walnutkoil', lookUp)?.name).toBe('walnut oil');
    expect(withSpaceForSign('walnut', lookUp)).toBeUndefined();
  });

  it('drops a digit or a small letter that no word begins or ends with', () => {
    expect(withoutStraySigns('kMiso')).toBe('Miso');
    expect(withoutStraySigns('3Fish')).toBe('Fish');
    expect(withoutStraySigns('SALMONg')).toBe('SALMON');
    expect(withoutStraySigns('Salmon')).toBeNull();
  });
});

describe('an allergen whose word goes on in a digit or a sign', () => {
  const unclear = (text: string, audience: string) =>
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter((warning) => warning.audience === audience)
      .map((warning) => warning.unclear === true);

  it.each([
    ['sucre, 8œuf, farine de riz', 'al_food(egg)'],
    ['eau, ovo!ne, sel', 'al_food(egg)'],
    ['corn syrup, soybean til, salt', 'al_food(sesame)'],
    ['sugar, organic yerba mato tea', 'al_food(milk)'],
  ])('may be another word: %s', (text, audience) => {
    expect(unclear(text, audience)).toEqual([true]);
  });

  it.each([
    ['sucre, 2 œufs, farine de riz', 'al_food(egg)'],
    ['sel, E332soia', 'al_food(soy)'],
    ['sucre, 12,5 % œufs', 'al_food(egg)'],
  ])('is itself behind an amount or a number: %s', (text, audience) => {
    expect(unclear(text, audience)).toContain(false);
  });
});

describe('what nearly excuses an allergen', () => {
  const told = (text: string, audience: string) =>
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.filter(
      (warning) => warning.audience === audience,
    );

  it.each([
    ['Sugar, beurre degcacao, vanille', 'al_food(milk)'],
    ['Sugar, kocqnut cream, vanilla', 'al_food(milk)'],
    ['Sucre, beurre fe cacao, vanille', 'al_food(milk)'],
    ['Acqua, Farina c! riso, sale', 'al_food(gluten)'],
  ])('%s is never CRITICAL for %s', (text, audience) => {
    expect(told(text, audience).filter(({ severity }) => severity === 'CRITICAL')).toEqual([]);
  });

  it.each([
    ['Sugar, whole goat milk, enzymes', 'al_food(milk)'],
    ['Sugar, semoule de blé, sel', 'al_food(gluten)'],
  ])('%s stays CRITICAL for %s', (text, audience) => {
    expect(told(text, audience).map(({ severity }) => severity)).toContain('CRITICAL');
  });

  it('knows short words that are one letter from a word of most lists', () => {
    expect(['thon', 'aal', 'hake', 'til'].every(isNearFrequent)).toBe(true);
    expect(['salt', 'milk', 'soy', 'lait'].some(isNearFrequent)).toBe(false);
  });
});

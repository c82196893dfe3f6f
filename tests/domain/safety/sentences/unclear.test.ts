import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { GOLDEN } from '../golden-products.ts';
import { knowledge } from '../pack.ts';

const reportOn = (text: string, type: ProductType) =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

// Replaces one letter at a time, as a camera might misread it.
const spoilt = (text: string): readonly string[] =>
  [...text].flatMap((letter, at) =>
    /[a-z]/i.test(letter) ? [`${text.slice(0, at)}${letter === 'c' ? 'e' : 'c'}${text.slice(at + 1)}`] : [],
  );

describe('what is told of an unclear reading', () => {
  it('is never only INFO (method M3.2.12)', () => {
    let unclear = 0;
    for (const { input } of Object.values(GOLDEN))
      for (const text of spoilt((input.text ?? '').slice(0, 60)).filter((_, at) => at % 4 === 1))
        for (const warning of assess({ ...input, text }, knowledge).warnings) {
          if (warning.unclear !== true) continue;
          unclear += 1;
          expect(warning.severity, `${text}: ${warning.ingredient}`).not.toBe('INFO');
        }
    expect(unclear).toBeGreaterThan(5);
  });

  it('leaves out names whose letters are all there (method M3.2.13)', () => {
    for (const text of ['sodiumphosphate', 'yeastextract', 'Kalium - iodat', 'soylecithin']) {
      const [one] = reportOn(`Water, ${text}, Sugar`, 'food').ingredients.slice(1);
      expect(one?.match.step, text).not.toBe('fuzzy');
      expect(one?.id, text).not.toBeNull();
    }
  });

  it('never rests on words that only link others (method M3.4.1)', () => {
    for (const text of ['less than 2% of the following', 'one or more of the following', '75% Trinkmolch mit'])
      expect(
        reportOn(`Sugar, Corn Syrup, ${text}`, 'food').warnings.filter(({ unclear }) => unclear),
        text,
      ).toEqual([]);
  });

  it('still tells of a hazard behind a foreign word (method M3.4.2)', () => {
    const told = reportOn('Water, sodium xyz hydroxide, Sodium Chloride', 'household').warnings;
    expect(told.some(({ ingredient, unclear }) => ingredient === 'Sodium Hydroxide' && unclear === true)).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { PRODUCT_TYPES } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const names = (): string[] => {
  const pack = knowledgePack();
  return pack.ids().map((id) => pack.ingredient(id)?.name ?? id);
};
const name = fc.oneof(
  fc.constantFrom(...names()),
  fc.string({ unit: fc.constantFrom(...'abcdeilmnorstu'), minLength: 4, maxLength: 14 }),
);
const wrapped = fc
  .tuple(name, fc.constantFrom('', '*', ' 5%', ' (E330)', ' / aqua', ' (limonene, qwx)'))
  .map((two) => two.join(''));
const label = fc.array(wrapped, { minLength: 1, maxLength: 12 }).map((list) => list.join(', '));
const type = fc.constantFrom(...PRODUCT_TYPES);

describe('matchLabel', () => {
  it('gives a list in label order whose parents stand before their children, each id counted once', () => {
    fc.assert(
      fc.property(label, type, (text, productType) => {
        const { ingredients } = matchLabel(readLabel(text), knowledgePack(), productType);
        const counted = new Set<string>();
        for (const [index, one] of ingredients.entries()) {
          if (one.parent !== null) expect(one.parent).toBeLessThan(index);
          // A name read around a foreign word is as uncertain as an unknown name.
          if (one.match.step === 'none') expect(one.match.confidence).toBe(0);
          else if (one.match.confidence === 0) expect(one.around).toBe(true);
          expect(one.readAs !== null).toBe(one.match.step === 'fuzzy');
          if (one.match.step === 'none') expect(one.id).toBeNull();
          if (one.id === null || one.notCounted !== null) continue;
          expect(counted.has(one.id)).toBe(false);
          counted.add(one.id);
        }
      }),
      { numRuns: 600, seed: 11 },
    );
  });

  it('knows every preferred name of the pack by itself, exactly', () => {
    const pack = knowledgePack();
    // Excluded: "Alkanes, C4-5", "tris(…(…)…)" and similar register names of industrial substances, which no label
    // prints.
    const printed = pack.ids().filter((id) => !/,(?!\d)|[([{].*[([{]/.test(pack.ingredient(id)?.name ?? ''));
    expect(printed.length).toBeGreaterThan(pack.size * 0.8);
    const missed = printed.filter((id) => {
      const entry = pack.ingredient(id);
      const { ingredients } = matchLabel(readLabel(`Ingredients: ${entry?.name} •`), pack, 'other');
      return !ingredients.some((one) => one.id !== null && one.match.confidence >= 0.95);
    });
    // A few names read as several things, as a number or as a group.
    expect(missed.length).toBeLessThan(printed.length / 50);
  });

  it('says the same twice, byte for byte', () => {
    fc.assert(
      fc.property(label, type, (text, productType) => {
        const once = JSON.stringify(matchLabel(readLabel(text), knowledgePack(), productType));
        expect(JSON.stringify(matchLabel(readLabel(text), knowledgePack(), productType))).toBe(once);
      }),
      { numRuns: 100, seed: 12 },
    );
  });
});

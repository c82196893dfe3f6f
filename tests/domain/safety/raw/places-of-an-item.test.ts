import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const assessed = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);

const grave = (text: string): readonly string[] =>
  assessed(text)
    .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
    .map(({ audience, severity, ingredient }) => `${audience} ${severity} ${ingredient}`);

// Audiences whose warnings do not depend on the amount. For animals, choking, lactose and sugar they do, and the order
// of a list implies amounts.
const WHATEVER_AMOUNT = /^(?:al_food|preg|immuno|infant|coeliac)/;

/** The most severe CRITICAL or WARNING for each of these audiences, whatever word of the label it is about. */
const gravest = (text: string): Readonly<Record<string, string>> => {
  const told: Record<string, string> = {};
  for (const { audience, severity } of assessed(text).warnings)
    if (!WHATEVER_AMOUNT.test(audience)) continue;
    else if (severity === 'CRITICAL' || (severity === 'WARNING' && told[audience] === undefined))
      told[audience] = severity;
  return told;
};

describe('what an item says at a later place counts as at its first (method M4.8.12)', () => {
  it.each([
    ['Löffelbiskuits (Weizenmehl, Zucker, Eier), Mascarpone, rohe Eier, Zucker', 'Raw egg'],
    ['sponge (wheat flour, eggs), raw eggs, sugar', 'Raw egg'],
    ['Cooked tuna, rice, raw tuna', 'Cold-smoked or raw fish'],
    ['fish stock (fish), rice, raw salmon', 'Cold-smoked or raw fish'],
    ['beef stock (beef), raw beef, salt', 'Raw meat'],
    ['cheese, camembert, salt', 'Soft or blue cheese'],
  ])('%s', (text, ingredient) => {
    expect(grave(text)).toContain(`preg WARNING ${ingredient}`);
    expect(grave(text)).toContain(`immuno WARNING ${ingredient}`);
  });

  it('raw milk of a hard cheese that also stands by itself is told', () => {
    expect(grave('Parmigiano Reggiano (raw milk, salt), raw milk, sugar')).toContain(
      'preg CRITICAL Unpasteurised Milk',
    );
    expect(grave('Parmigiano Reggiano (raw milk, salt), sugar')).not.toContain('preg CRITICAL Unpasteurised Milk');
  });

  it('nuts are no choking hazard only where none is whole', () => {
    const told = (text: string): boolean => assessed(text).warnings.some(({ family }) => family === 'choking');
    expect(told('ground hazelnuts, sugar, whole hazelnuts')).toBe(told('whole hazelnuts, sugar, ground hazelnuts'));
  });

  it('the name that tells more of an ingredient counts wherever it stands', () => {
    const score = (text: string) => assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge).score;
    expect(score('Aqua, Glycerin, Disodium Laureth Sulfosuccinate, Disodium Laureth-3 Sulfosuccinate')).toBe(
      score('Aqua, Glycerin, Disodium Laureth-3 Sulfosuccinate, Disodium Laureth Sulfosuccinate'),
    );
  });

  it('apple vinegar takes no apple away', () => {
    expect(grave('apple vinegar, water, apple').some((one) => one.startsWith('hfi'))).toBe(true);
  });
});

const ITEMS = [
  'sponge (wheat flour, eggs)',
  'raw eggs',
  'pasteurised egg yolk',
  'cooked tuna',
  'raw tuna',
  'fish stock (fish)',
  'smoked salmon',
  'raw salmon',
  'cooked beef',
  'raw beef',
  'pasteurised milk',
  'milk',
  'raw milk',
  'Parmigiano Reggiano (raw milk, salt)',
  'cheese',
  'camembert',
  'ground hazelnuts',
  'whole hazelnuts',
  'hazelnut flour',
  'peanut butter',
  'peanuts',
  'gluten free oats',
  'oats',
  'wheat flour',
  'pasta (maize flour)',
  'pasta',
  'lecithin (sunflower)',
  'lecithin',
  'apricot kernels',
  'raw apricot kernels',
  'sugar',
  'rice',
];

describe('the order of the items (method M4.8.12)', () => {
  it('takes no grave warning away', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.constantFrom(...ITEMS), { minLength: 3, maxLength: 7 })
          .chain((items) =>
            fc.tuple(
              fc.constant(items),
              fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
            ),
          ),
        ([items, shuffled]) => {
          expect(gravest(shuffled.join(', '))).toEqual(gravest(items.join(', ')));
        },
      ),
      { numRuns: 300 },
    );
  });
});

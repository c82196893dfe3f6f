import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelReading } from '#domain/products/label/label-reading.ts';
import { printReading } from '#domain/products/label/print-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { wordsOfReading } from '#tests/support/words-of-reading.ts';

const WORDS = [
  'Aqua',
  'Glycerin',
  'Parfum',
  'Limonene',
  'sodium laureth sulfate',
  '1,2-Hexanediol',
  'E 330',
  'CI 77891',
  'soy lecithin',
  'Butyrospermum Parkii (Shea) Butter',
  'chocolate (sugar, cocoa)',
  'Aloe*',
  '_milk_',
  'Permethrin 44%',
  '<5% soap',
  'foo (bar',
  'baz)',
  'emulsifier: lecithin',
  'N-Methyl-2-pyrrolidone',
  'acid (E330)',
  '+/- CI 77491',
  '*organic',
  'Filling (52%): sugar',
  'peanut butter stabiliser: palm oil',
  'milk lactose-free',
  'sugar &amp; salt',
  'cr&egrave;me (lait, no nuts\nsalt)',
  'paracetamol 500 mg',
  'no egg',
  'paraben-free',
  'free from silicones',
  'may contain traces of nuts',
  'Contains: milk',
  'contains 2% or less of: salt',
  'Vitamins (A, D)',
  'Aqua / Water / Eau',
  '5-15%: zeolite',
  'www.example.com',
  '77491',
  '50-00-0',
  'a',
  '12',
  'Zucker',
  'crème\nfraîche',
];
const SEPARATORS = [', ', '; ', ' • ', '. ', '\n', '\n\n', ' - ', ',', ' (and) ', ' '];
const HEADINGS = ['', 'Ingredients: ', 'Zutaten: ', 'Bla bla. INGRÉDIENTS : ', 'Active ingredients: ', 'Contains: '];
const TAILS = [
  '',
  '.',
  ' Directions: use it.',
  '\nBest before: see lid',
  '. May contain nuts.',
  '. Ingrédients : eau.',
];

const label = fc
  .tuple(
    fc.constantFrom(...HEADINGS),
    fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...SEPARATORS)), { maxLength: 14 }),
    fc.constantFrom(...TAILS),
  )
  .map(([heading, items, tail]) => heading + items.map(([word, separator]) => word + separator).join('') + tail);
const noise = fc.string({ unit: fc.constantFrom(...'aAbB1 ,;:.()[]%*/-+<\n•é'), maxLength: 80 });

/** Fewer labels in a mutation run, which repeats the tests for every change of the reader. */
const runs = (count: number): number =>
  process.env.STRYKER_MUTATOR_WORKER === undefined ? count : Math.ceil(count / 20);

const withoutNotes = ({ tokens, traces, contains }: LabelReading) => ({ tokens, traces, contains });

describe('readLabel', () => {
  it('reads its own print as it was: parse(print(parse(x))) = parse(x)', () => {
    fc.assert(
      fc.property(label, (text) => {
        const reading = readLabel(text);
        expect(withoutNotes(readLabel(printReading(reading)))).toEqual(withoutNotes(reading));
      }),
      { numRuns: runs(4000), seed: 7 },
    );
  });

  it('loses nothing: every word stands in exactly one stretch of the reading, by its place', () => {
    fc.assert(
      fc.property(fc.oneof(label, noise), (text) => {
        const { unaccounted, twice } = wordsOfReading(readLabel(text));
        expect([unaccounted, twice]).toEqual([[], []]);
      }),
      { numRuns: runs(4000), seed: 8 },
    );
  });

  it('invents nothing: every name is made of characters of the text, in their order', () => {
    fc.assert(
      fc.property(fc.oneof(label, noise), (text) => {
        const reading = readLabel(text);
        for (const { raw } of reading.tokens) expect(reading.text).toContain(raw);
      }),
      { numRuns: runs(2000), seed: 9 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelReading, LabelToken } from '#domain/products/label/label-reading.ts';
import { printReading } from '#domain/products/label/print-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

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

/** A mutation run tries every change of the reader, each with fewer labels. */
const runs = (count: number): number =>
  process.env.STRYKER_MUTATOR_WORKER === undefined ? count : Math.ceil(count / 20);

const withoutNotes = ({ tokens, traces, contains }: LabelReading) => ({ tokens, traces, contains });
const textsOf = (tokens: readonly LabelToken[]): string[] => tokens.map(({ raw }) => raw);

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

  it('loses nothing: every word of the text is in a token, a trace, a statement, the structure or a note', () => {
    fc.assert(
      fc.property(fc.oneof(label, noise), (text) => {
        const reading = readLabel(text);
        const kept = [
          ...textsOf(reading.tokens),
          ...textsOf(reading.contains),
          ...reading.traces,
          ...reading.structure,
          ...reading.notes.map((note) => note.text),
        ]
          .join(' ')
          .replace(/_/g, '');
        const words = text.match(/[\p{L}\d]{2,}/gu) ?? [];
        for (const word of words) if (!JOINS.has(word.toLowerCase())) expect(kept).toContain(word);
      }),
      { numRuns: runs(4000), seed: 8 },
    );
  });

  it('invents nothing: every name is made of characters of the text, in their order', () => {
    fc.assert(
      fc.property(fc.oneof(label, noise), (text) => {
        for (const { raw } of readLabel(text).tokens) expect(text).toContain(raw);
      }),
      { numRuns: runs(2000), seed: 9 },
    );
  });
});

const JOINS = new Set(['and']);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_LIMITS, type LabelReading, type LabelToken } from '#domain/products/label/label-reading.ts';
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

const withoutNotes = ({ tokens, traces, contains }: LabelReading) => ({ tokens, traces, contains });
const textsOf = (tokens: readonly LabelToken[]): string[] => tokens.map(({ raw }) => raw);

describe('readLabel', () => {
  it('reads its own print as it was: parse(print(parse(x))) = parse(x)', () => {
    fc.assert(
      fc.property(label, (text) => {
        const reading = readLabel(text);
        expect(withoutNotes(readLabel(printReading(reading)))).toEqual(withoutNotes(reading));
      }),
      { numRuns: 4000, seed: 7 },
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
      { numRuns: 4000, seed: 8 },
    );
  });

  it('invents nothing: every name is made of characters of the text, in their order', () => {
    fc.assert(
      fc.property(fc.oneof(label, noise), (text) => {
        for (const { raw } of readLabel(text).tokens) expect(text).toContain(raw);
      }),
      { numRuns: 2000, seed: 9 },
    );
  });
});

const JOINS = new Set(['and']);

describe('hostile text', () => {
  const times = (piece: string): string => piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
  const HOSTILE = [
    'a',
    '(',
    ')',
    '()',
    '(a,',
    '((((((a)',
    ',',
    ', ',
    '\n',
    ' \n ',
    '. ',
    '. a',
    '* ',
    '*a ',
    '1,',
    '1,2-',
    'a-',
    ' - ',
    '%',
    '5%',
    '<5',
    '<5% ',
    '5-15% but <',
    'ingredients ',
    'ingredients: a ',
    'contains ',
    'contains: a, ',
    'may contain ',
    'traces of ',
    'free from a, ',
    'less than 2% of ',
    'de '.repeat(3),
    'stop ',
    'directions ',
    'e330 ',
    'a/',
    'A\n',
    'a\n\n',
    '&amp;',
    '<b>',
    '<b ',
    'é',
    '\u0301',
    '𝒳',
    '[+/- ',
    'www.',
    ':',
    'a: ',
    'emulsifier ',
    'vitamin (a, ',
    'rn',
    ' . ',
    '_',
    '\u00a0',
    '…',
    'no a, ',
    'sulph',
  ];

  it.each(HOSTILE)('%j a hundred thousand characters long stays within the budget', (piece) => {
    const text = times(piece);
    let reading = readLabel(text);
    let took = Number.POSITIVE_INFINITY;
    // The best of several runs, since tests share their machine.
    for (let run = 0; run < 4; run += 1) {
      const start = performance.now();
      reading = readLabel(text);
      took = Math.min(took, performance.now() - start);
    }
    const count = (tokens: readonly LabelToken[]): number =>
      tokens.reduce((sum, token) => sum + 1 + count(token.children), 0);
    expect(count(reading.tokens)).toBeLessThanOrEqual(LABEL_LIMITS.ingredients);
    expect(reading.notes.some(({ reason }) => reason === 'too_long')).toBe(true);
    // The budget of the reliability guide, 3.8.
    expect(took).toBeLessThan(50);
  });
});

import { describe, expect, it } from 'vitest';
import { decodeEntities } from '#domain/products/label/decode-entities.ts';
import { LABEL_LIMITS, type LabelToken } from '#domain/products/label/label-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

describe('hostile text', () => {
  const times = (piece: string): string => piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
  const HOSTILE = [
    'a',
    '&amp;a',
    '&#39;',
    '&amp',
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
    ' · ',
    '(a) ',
    '67% a ',
    'a (67%) ',
    'a 5 mg ',
    'ingredlents ',
    'lngredients: a, ',
    'zutaten a, b, c, ',
    'www.a.b, ',
    'purpose ',
    'sunscreen 5% ',
    'each a contains 5 mg b, ',
    'issu de l\u2019agriculture biologique ',
    'from organic farming, ',
    'ماء، ',
    'per 100 g ',
    'methyl',
    'pneumonoultramicroscopicsilicovolcanoconiosis',
    'a.b',
    "a'",
    '[[[[a,b',
    '((a%),',
    '{([',
    'a(b/c,5%)/',
  ];

  it.each(HOSTILE)('%j a hundred thousand characters long stays within the budget', (piece) => {
    const text = times(piece);
    // Processor time, so that other work on the machine does not count.
    const start = process.cpuUsage();
    const reading = readLabel(text);
    const { user, system } = process.cpuUsage(start);
    const count = (tokens: readonly LabelToken[]): number =>
      tokens.reduce((sum, token) => sum + 1 + count(token.children), 0);
    expect(count(reading.tokens)).toBeLessThanOrEqual(LABEL_LIMITS.ingredients);
    expect(reading.notes.some(({ reason }) => reason === 'too_long')).toBe(
      decodeEntities(text).length > LABEL_LIMITS.characters,
    );
    // Many times the budget of product P5.3, which is measured elsewhere: only quadratic run time exceeds this limit.
    expect((user + system) / 1000).toBeLessThan(5000);
  });
});

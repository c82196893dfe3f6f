import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { APP_PAGES } from '#domain/open-pages/app-pages.ts';
import { WORD_PAGES, type WordPage } from '#domain/open-pages/word-pages.ts';
import { TIPS } from '#domain/tips/editorial-tips.ts';
import { MEASUREMENTS } from '#tests/measure/kept-measurements.ts';
import { drawPage } from '#web/drawn/open-pages.tsx';
import { MEASURED } from '#web/drawn/words/bench-page.tsx';

// Figures and product claims on public pages, and what each statement rests on (product P20.15). The start page has a
// test of its own, because most of its figures are computed.

/** A statement on a page, the file it rests on, and words in that file that support it. */
interface Ground {
  readonly states: RegExp;
  readonly file: string;
  readonly rests: string;
}

const SECURITY = 'docs/security.md';
const PRODUCT = 'docs/product.md';
const GROUNDS: readonly Ground[] = [
  {
    states: /Usage events .*? are deleted after 400 days/,
    file: SECURITY,
    rests: 'usage events, after consent: no name, the hour, 400 days',
  },
  {
    states: /none from fewer than five visits, and none before people from five households agreed/,
    file: PRODUCT,
    rests: 'Nothing is shown before people of five households agreed',
  },
  { states: /are recorded for 400 days/, file: PRODUCT, rests: 'is written down for 400 days' },
  { states: /once three households say the same/, file: PRODUCT, rests: 'Where three households' },
  { states: /seven days, four weeks and three months/, file: SECURITY, rests: '7 days, 4 weeks and 3 months' },
  { states: /__Host-sid, 90 days/, file: 'api/http/session-cookie.ts', rests: '90 days in seconds' },
  { states: /signed-in, 90 days/, file: 'api/http/session-cookie.ts', rests: '90 days in seconds' },
  { states: /__Host-known, 400 days/, file: 'api/http/known-browser-cookie.ts', rests: '400 days in seconds' },
  { states: /score (?:out )?of 100/, file: 'docs/method.md', rests: '100' },
  { states: /score 48 of 100/, file: PRODUCT, rests: '48, MODERATE' },
  // Counted by the tests below, or numbers of the law itself.
  { states: /The three cookies that Safeshelf sets/, file: 'web/drawn/words/cookies.tsx', rests: '__Host-known' },
  { states: /Three cookies, all from this server/, file: 'web/drawn/words/cookies.tsx', rests: '__Host-known' },
  { states: /removes the first two/, file: 'web/drawn/words/cookies.tsx', rests: '__Host-known' },
  { states: /Regulation \(EU\) 2016\/679/, file: 'web/drawn/words/gdpr.tsx', rests: '2016/679' },
  { states: /Articles? \d+(?:\(\d+\))?(?:\([a-h]\))?/, file: 'web/drawn/words/gdpr.tsx', rests: '2016/679' },
];

const FIGURE =
  /\b(?:\d[\d.,]*\d|\d|two|three|four|five|six|seven|eight|nine|ten|twelve|hundreds?|thousands?|millions?)\b/gi;
/** Claims that nobody can back, whatever the context. */
const BOAST =
  /\b(?:best|leading|trusted|award|guarantee\w*|proven|clinically|certified|non-toxic|chemical-free|harmless to|is safe|are safe|completely|fastest|most (?:popular|accurate|complete)|experts? (?:agree|recommend)|families (?:trust|love))\b/i;

const operator = {
  name: 'The Operator',
  address: 'Its address',
  email: 'help@example.org',
  authority: 'The authority',
};
/** The words of a page. @param all also as drawn on a server that has a pixel and sells plans */
const textOf = (page: WordPage, all = true): string =>
  (all ? [false, true] : [false])
    .map((one) => {
      const { title, description, markup } = drawPage({ kind: 'words', page, operator, pixel: one, sells: one });
      return `${title} ${description} ${markup.replace(/<[^>]+>/g, ' ')}`;
    })
    .join(' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
/** The figures left in a text after every statement with a ground is removed. */
const ungrounded = (text: string): readonly string[] =>
  GROUNDS.reduce((left, { states }) => left.replaceAll(new RegExp(states, 'g'), ' '), text).match(FIGURE) ?? [];

const PAGES = Object.values(WORD_PAGES);

describe('what pages for everybody claim (product P20.15)', () => {
  test('every ground stands in its file, and every statement on a page', () => {
    const said = [
      ...PAGES.map((page) => textOf(page)),
      ...Object.values(APP_PAGES).map(({ description }) => description),
    ].join(' ');
    for (const { states, file, rests } of GROUNDS) {
      expect([`${states}`, readFileSync(file, 'utf8').includes(rests), states.test(said)]).toEqual([
        `${states}`,
        true,
        true,
      ]);
    }
  });

  test.each(PAGES.filter((page) => page !== 'tips' && page !== 'bench'))(
    'no figure without a ground, and no boast: %s',
    (page) => {
      const text = textOf(page);
      expect(ungrounded(text)).toEqual([]);
      expect(text).not.toMatch(BOAST);
    },
  );

  test('no figure in a tip that its source does not have, and no boast', () => {
    for (const { title, text, rests, audience } of TIPS) {
      const figures = `${audience} ${text}`.match(/\d+/g) ?? [];
      expect([title, figures.filter((figure) => !rests.join(' ').includes(figure))]).toEqual([title, []]);
      expect(text).not.toMatch(BOAST);
    }
  });

  test('every figure of the measurements stands with its command, and is none of our own making (product P20.16)', () => {
    const text = textOf('bench');
    for (const { id, figures, command, on, engine } of MEASURED) {
      const kept = MEASUREMENTS.find((one) => one.id === id);
      expect([id, command]).toEqual([id, `npm run measure -- ${kept?.args.join(' ')}`]);
      for (const words of [command, on, engine]) expect(text).toContain(words);
      for (const { what, measured } of figures) expect(text).toContain(`${what} ${measured}`);
    }
    expect(MEASURED.map(({ id }) => id)).toEqual(MEASUREMENTS.map(({ id }) => id));
    expect(text).not.toMatch(BOAST);
  });

  test('nor in what search engines are told of screens', () => {
    for (const [path, { title, description }] of Object.entries(APP_PAGES)) {
      expect([path, ungrounded(`${title} ${description}`)]).toEqual([path, []]);
      expect(description).not.toMatch(BOAST);
    }
  });

  test('the cookies are as many as the page says', () => {
    expect(textOf('cookies', false).match(/(?:__Host-\w+|signed-in), \d+ days/g)).toHaveLength(3);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const reportOf = (text: string, type: ProductType = 'leave_on'): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const isDoubted = ({ notes }: Report): boolean => notes.some((note) => note.includes('grave risk'));
const RUNS = { numRuns: 200, seed: 10 };

/** Names of the pack that cap a cream below green. */
const grave = knowledge
  .ids()
  .filter((_, at) => at % 7 === 0)
  .map((id) => knowledge.ingredient(id)?.name ?? '')
  .filter((name) => /^[A-Z][a-z]{5,14}(?: [A-Z]?[a-z]{4,12})?$/.test(name))
  .filter((name) => (reportOf(`Glycerin, ${name}`).cap?.value ?? 100) < 70);
const list = fc.shuffledSubarray(['Aqua', 'Glycerin', 'Xanthan Gum', 'Panthenol', 'Allantoin', 'Squalane'], {
  minLength: 2,
});

/** Phrases that put a name next to a list without denying it. */
const FRAMES = [
  ', warning: #',
  '. Warning: #',
  '. Best before. #',
  ', free from parabens, #',
  ', contains no parabens, #',
  ', ohne Parabene, #',
  '. Mindestens haltbar bis Ende 2027. Zubereitung aus #',
  '. À consommer de préférence avant fin 2027. # !',
  ', conservare in frigo: #',
  '. Modo de empleo: # sobre la piel',
  '\nMade in France\n#',
] as const;
/** Claims after which a list may start. */
const CLAIMS = [
  'Free from parabens, SLS, silicones, ',
  'Free from: colours, mineral oil, ',
  'Frei von Parabenen, Silikonen, ',
  'Sans parabènes, silicones, ',
  'Without parabens, ',
  'Libre de parabenos, siliconas, ',
  'Free from formaldehyde, triclosan, ',
] as const;
/** Phrases that deny a name. */
const DENIALS = [
  '. Free from #.',
  '. Without #.',
  '. Contains no #.',
  '. Sans #.',
  '. Ohne #.',
  '. Sin #.',
  '. Senza #.',
  '. Zonder #.',
  '. Best before end 2027. Free from parabens and #.',
] as const;

describe('a grave name beside the list (method M2.1.9, M2.1.11)', () => {
  it('is drawn from enough names', () => {
    expect(grave.length).toBeGreaterThan(100);
  });

  it('is read or named, and never green', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...FRAMES), fc.constantFrom(...grave), (names, frame, name) => {
        const report = reportOf(names.join(', ') + frame.replace('#', name));
        expect(shownRisk(report).band).not.toBe('green');
        expect(report.ingredients.some((one) => one.name === name) || isDoubted(report)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is read or named where the list begins within an absence (method M2.7.11)', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...CLAIMS), fc.constantFrom(...grave), (names, claim, name) => {
        const report = reportOf(`${claim}${names.join(', ')}, ${name}`);
        expect(shownRisk(report).band).not.toBe('green');
        expect(report.ingredients.some((one) => one.name === name) || isDoubted(report)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is no doubt where it is said to be absent', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...DENIALS), fc.constantFrom(...grave), (names, frame, name) => {
        const report = reportOf(names.join(', ') + frame.replace('#', name.toLowerCase()));
        expect(isDoubted(report)).toBe(false);
        expect(report.confidence.grade).toBe('A');
      }),
      RUNS,
    );
  });

  it.each([
    ['what the list names too', 'Aqua, Glycerin, Hydroquinone. Warning: contains hydroquinone.'],
    ['what costs nothing', 'Aqua, Glycerin. Best before. Allantoin'],
    ['what is mixed with the product', 'Aqua, Sodium Lauryl Sulfate. Warning: do not mix with sodium hypochlorite.'],
  ])('is no doubt: %s', (_, text) => {
    expect(isDoubted(reportOf(text, 'household')) || isDoubted(reportOf(text))).toBe(false);
  });

  it('is found by its number', () => {
    expect(isDoubted(reportOf('Aqua, Glycerin. Best before 2027. CAS 123-31-9'))).toBe(true);
  });
});

describe('a misread grave name (method M3.2.6, M3.2.10)', () => {
  it.each(['Aqua, hydroqu1none', 'Aqua, Glycerin, Hydro quinone', 'Aqua, Panthenol, clobetaso1'])('%s', (text) => {
    const report = reportOf(text);
    expect(report.ingredients.some(({ match }) => match.step === 'fuzzy')).toBe(true);
    expect(isDoubted(report)).toBe(true);
    expect(shownRisk(report).band).not.toBe('green');
  });

  it('is never green, whatever letter was misread', () => {
    const sign = fc.constantFrom(...'01|5rmc3x7');
    fc.assert(
      fc.property(list, fc.constantFrom(...grave), fc.nat(), sign, (names, name, at, put) => {
        const place = 1 + (at % (name.length - 1));
        const spoilt = name.slice(0, place) + put + name.slice(place + 1);
        const report = reportOf([...names, spoilt].join(', '));
        const read = report.ingredients.find((one) => one.name === name && one.match.step === 'fuzzy');
        // Some names are grave only in a large amount (method M6.5.2).
        const clear = shownRisk(reportOf([...names, name].join(', '))).band;
        if (read !== undefined && clear !== 'green') expect(shownRisk(report).band).not.toBe('green');
      }),
      RUNS,
    );
  });
});

it.each(['hydroquin@ne', 's@lt', 'hydroquin@ne.'])('%s is no mail address', (name) => {
  const report = reportOf(`Aqua, ${name}`);
  expect(report.ingredients).toHaveLength(2);
  expect(shownRisk(report).band).not.toBe('green');
});

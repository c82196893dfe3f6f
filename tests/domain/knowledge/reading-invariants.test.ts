import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { anyIndex, anyLabel, NAMES, textOf } from '#tests/domain/safety/random-labels.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const RUNS = { numRuns: 120, seed: 11 };
const reportOf = (text: string, type: ProductType): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

it('an empty or unreadable list gives no score at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...' \n\t.,;:-–—*()[]%/+0123456789•·|'), maxLength: 60 }), (text) => {
      // Five digits may be a colour index number, and digits with a hyphen a registry number.
      fc.pre(!/\d{3}|\d-\d/.test(text));
      const report = reportOf(text, 'leave_on');
      expect([report.score, report.label]).toEqual([null, 'UNKNOWN']);
    }),
    { numRuns: 400, seed: 12 },
  );
});

// Text that may follow a list: statements, marketing, another section, another ingredient.
const AFTER = [
  '. May contain traces of milk',
  '. Free from parabens, silicones',
  '. Directions: rub it in and wait for a while',
  '. *from organic farming',
  '. www.example.org',
  ', zzorbex',
  '. Suitable for vegetarians',
  '\n\nBest before: see lid',
  '. Contains: milk, soy',
];

it('text behind a list never raises its score', () => {
  fc.assert(
    fc.property(anyLabel, fc.constantFrom(...AFTER), ({ tokens, type }, after) => {
      // Without letters before "Contains:", the list starts there, and the digits before it only get a note.
      fc.pre(tokens.some(({ name }) => /\p{L}/u.test(name)));
      const text = textOf(tokens);
      const before = reportOf(text, type).score;
      const score = reportOf(text + after, type).score;
      if (before !== null && score !== null) expect(score).toBeLessThanOrEqual(before);
    }),
    RUNS,
  );
});

it('a name that becomes noise never raises the confidence', () => {
  fc.assert(
    fc.property(anyLabel, anyIndex, ({ tokens, type }, at) => {
      const place = at % tokens.length;
      const noisy = tokens.map((token, index) => (index === place ? { ...token, name: 'Qwzzkrth Vxqpt' } : token));
      const same = tokens.filter(({ name }) => name === tokens[place]?.name).length;
      fc.pre(same === 1);
      const clean = reportOf(textOf(tokens), type);
      // A systematic name with several brackets is read as several unknown names; noise in its place would be fewer.
      fc.pre(clean.ingredients.every(({ match }) => match.step !== 'none'));
      // A doubt about a grave name lowers the confidence (method M2.1.11); noise in its place raises no doubt.
      fc.pre(!clean.notes.some((note) => note.includes('grave risk')));
      expect(reportOf(textOf(noisy), type).confidence.value).toBeLessThanOrEqual(clean.confidence.value + 1e-9);
    }),
    RUNS,
  );
});

// By preferred name: a synonym that is a single plain name, for ingredients with facts or warnings.
const SYNONYMS = new Map<string, string>();
for (const id of knowledge.ids()) {
  const entry = knowledge.ingredient(id);
  const other = entry?.synonyms?.find((word) => /^[\p{L} -]{5,40}$/u.test(word));
  if (!entry || other === undefined || normaliseName(other) === normaliseName(entry.name)) continue;
  if (entry.facts.length + entry.audience.length > 0 && SYNONYMS.size < 4000) SYNONYMS.set(entry.name, other);
}
const named = NAMES.filter((name) => SYNONYMS.has(name));

it('a synonym in place of a name gives the same score, metrics and warnings', () => {
  expect(named.length).toBeGreaterThan(300);
  const told = ({ score, metrics, warnings }: Report) => ({
    score,
    metrics,
    // Food allergy warnings depend on the words of the label, not on the ingredient.
    warnings: warnings
      .filter(({ audience }) => !audience.startsWith('al_food'))
      .map(({ audience, severity, ingredient }) => [audience, severity, ingredient]),
  });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...named), { minLength: 1, maxLength: 8 }), (names) => {
      const list = [...new Set(names)];
      const one = reportOf(list.join(', '), 'leave_on');
      const other = reportOf(list.map((name) => SYNONYMS.get(name) ?? name).join(', '), 'leave_on');
      fc.pre(
        other.ingredients.every(
          ({ match }, at) => match.step === 'exact' && other.ingredients[at]?.id === one.ingredients[at]?.id,
        ),
      );
      expect(told(other)).toEqual(told(one));
    }),
    RUNS,
  );
});

import { expect, it } from 'vitest';
import { answerLine } from '#api/analyse/run.ts';
import { GOLDEN } from '../golden-products.ts';
import { knowledge } from '../pack.ts';

const answer = (line: unknown): unknown => JSON.parse(answerLine(JSON.stringify(line), undefined, knowledge));

it('answers a line about a home with the pairs of its products, by name', () => {
  expect(
    answer({
      id: 'h1',
      home: [
        { name: 'Thick bleach', type: 'household', text: GOLDEN.G5.input.text, place: 'cellar' },
        { name: 'Vinegar cleaner', type: 'household', text: 'Water, Acetic Acid', forms: ['spray'] },
        { name: 'Bread', type: 'food', text: 'Wheat flour' },
      ],
    }),
  ).toEqual({
    id: 'h1',
    interactions: [
      {
        products: ['Thick bleach', 'Vinegar cleaner'],
        severity: 'CRITICAL',
        result: 'chlorine',
        source: expect.stringContaining('EUH031'),
      },
    ],
  });
});

it('takes products without a label or a type, an empty home, and who lives there', () => {
  expect(answer({ id: 1, home: [] })).toEqual({ id: 1, interactions: [] });
  const home = [{ name: 'Javel' }, { name: 'Descaler', text: null }];
  expect(answer({ id: 1, home })).toMatchObject({ interactions: [{ severity: 'CRITICAL' }] });
  const cats = { pets: [{ type: 'cat', name: 'Miso' }] };
  expect(answer({ id: 1, home: [{ name: 'Bleach', type: 'household' }], household: cats })).toMatchObject({
    interactions: [{ products: ['Bleach'], severity: 'CAUTION' }],
  });
});

it.each([
  [{ id: 'a', home: 'bleach' }, 'home'],
  [{ id: 'a', home: [{ type: 'household' }] }, 'home.0.name'],
  [{ id: 'a', home: [{ name: 'x', type: 'paint' }] }, 'home.0.type'],
  [{ id: 'a', home: [{ name: 'x', text: 5 }] }, 'home.0.text'],
  [{ id: 'a', home: [{ name: 'x', forms: ['gas'] }] }, 'home.0.forms.0'],
])('%j is answered with an error that names the field %s', (line, field) => {
  expect(answer(line)).toMatchObject({ id: 'a', error: expect.stringContaining(`The field ${field} `) });
});

it('hands the nutrition table of a food and the word medicine on to the engine', () => {
  const drink = { id: 'n', text: 'Water, Sugar', type: 'food', nutrition: { sugars: 20, drink: true } };
  const report = JSON.stringify(answer(drink));
  expect(report).not.toBe(JSON.stringify(answer({ ...drink, nutrition: { sugars: 0.1, drink: true } })));
  expect(answer({ ...drink, nutrition: { sugars: 'much' } })).toMatchObject({
    error: expect.stringContaining('nutrition.sugars'),
  });
  expect(answer({ id: 'm', text: 'Hydroquinone 2%', type: 'leave_on', medicine: true })).toHaveProperty('report');
});

it('names a field that nobody asked for, and a missing id', () => {
  expect(answer({ id: 'a', home: [], text: 'Water' })).toMatchObject({
    id: 'a',
    error: expect.stringContaining('text'),
  });
  expect(answer({ home: [] })).toMatchObject({ id: null, error: expect.stringContaining('id') });
});

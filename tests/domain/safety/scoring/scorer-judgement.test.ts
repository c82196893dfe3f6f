import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { assess } from '#domain/safety/engine.ts';
import { labelItems } from '#domain/safety/label-items.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOn = (type: ProductType, text: string | null, name = '') =>
  assess({ text, types: [type], forms: [], baby: false, name }, knowledge);
const itemsOf = (text: string) => labelItems(matchLabel(readLabel(text), knowledge, 'food'), knowledge).items;

describe('a drink with alcohol (method M1.4.6)', () => {
  const names = (text: string) => reportOn('food', text).ingredients.map(({ name }) => name);

  it('is told by the strength that its label prints, whatever else is in it', () => {
    expect(names('Water, barley malt, hops. Alc. 5% vol.')).toContain('Alcoholic Beverage');
    expect(names('Water, barley malt, hops.')).not.toContain('Alcoholic Beverage');
  });

  it.each([
    ['Vodka', 'Water, ethyl alcohol', 39],
    ['Beer', 'Water, barley malt, hops', 39],
    ['Beer', 'Water, barley malt, hops. Alcohol free', null],
    ['Lager 0.5% vol', 'Water, barley malt, hops', null],
    ['Пиво безалкогольное', 'вода, ячменный солод, хмель', null],
    ['Wine vinegar', 'Wine vinegar', null],
    ['Beer battered cod', 'Cod, beer, flour', null],
    ['Kombucha', 'Water, tea, sugar', null],
  ])('is told by its name where no strength was read: %s', (name, text, cap) => {
    expect(reportOn('food', text, name).cap?.value ?? null).toBe(cap);
  });
});

describe('a cleaner named as no disinfectant (method M4.2)', () => {
  const points = (text: string) =>
    reportOn('household', text, 'Citrus spray').deductions.reduce((sum, { points: taken }) => sum + taken, 0);
  const LIST = 'Water, Citric Acid, Benzalkonium Chloride';

  it('counts a preservative in full where its text says that it disinfects', () => {
    expect(points(`${LIST}\nDisinfectant spray`)).toBeGreaterThan(points(LIST));
  });
});

describe('the items of a label (method M4.8.7)', () => {
  it('hold what stands before and behind their brackets, not what is in them', () => {
    expect(itemsOf('Chocolate (sugar, skimmed milk) pieces, salt')[0]?.texts).toEqual(['Chocolate   pieces']);
  });

  it('are headings where the names behind a colon are theirs', () => {
    const [heading, first] = itemsOf('Chocolate coating: sugar, cocoa butter');
    expect([heading?.heading, first?.heading]).toEqual([true, undefined]);
  });
});

it('gives neither points nor a score where nothing of a text is an ingredient', () => {
  const report = reportOn('food', 'Keep in a dry place.');
  expect([report.score, report.deductions]).toEqual([null, []]);
});

import { describe, expect, it } from 'vitest';
import { endOfMinorPhrase, isFreeFromName, startOfAbsence } from '#domain/products/label/markers.ts';

// method M2.7.1
describe('words that say that the rest is minor', () => {
  it.each([
    ['contains 2% or less of salt', ' salt'],
    ['less than 2% of: salt', ': salt'],
    ['contains less than 1.5 % of each of the following: salt', ': salt'],
    ['moins de 2 % de sel', ' sel'],
    ['weniger als 1 % von salz', ' salz'],
    ['< 2% each: salt', ': salt'],
    ['contains less xyz than 2% of salt', ' salt'],
    ['contains 2% or le5s of: salt', ': salt'],
  ])('end behind them: %s', (text, rest) => {
    expect(text.slice(endOfMinorPhrase(text))).toBe(rest);
  });

  it.each(['less than 5% of salt', '2% salt', 'less than two of salt', 'contains salt', 'milk 2%'])(
    'are none: %s',
    (text) => {
      expect(endOfMinorPhrase(text)).toBe(-1);
    },
  );
});

// method M2.7.4
describe('an absence told behind a name', () => {
  it.each(['paraben-free', 'paraben free', 'glutenfrei', 'sin gluten-libre', 'suikervrij -vrij'])(
    'is one: %s',
    (text) => {
      expect(isFreeFromName(text)).toBe(true);
    },
  );

  it.each(['free', 'milk', 'this is free', 'they are gluten-free', `${'x'.repeat(41)}-free`, 'freekeh'])(
    'is none: %s',
    (text) => {
      expect(isFreeFromName(text)).toBe(false);
    },
  );

  it.each([
    ['corn flour gluten-free', 'gluten-free'],
    ['maismehl glutenfrei', 'glutenfrei'],
    ['yogurt (lactose free)', 'lactose free)'],
    ['oats, wheat-free', 'wheat-free'],
  ])('begins behind the name: %s', (text, rest) => {
    expect(text.slice(startOfAbsence(text))).toBe(rest);
  });

  it.each(['gluten-free', 'corn flour', 'gluten-free oat flakes of the best kind', 'range free'])(
    'does not stand behind one: %s',
    (text) => {
      expect(startOfAbsence(text)).toBe(0);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { itemsAfterColon, rowOfKnownNames, sentenceOfKnownNames } from '#domain/products/label/row-of-known-names.ts';

const KNOWN = new Set(['milk', 'egg', 'salt', 'oats', 'celery']);
const isName = (text: string): boolean => KNOWN.has(text);
const rest = (text: string, at: number): string | null => (at < 0 ? null : text.slice(at));

// method M2.1.4
describe('names behind a stop', () => {
  const behind = (text: string): string | null => rest(text, rowOfKnownNames(text, 0, text.length, isName));

  it.each([
    ['hot. milk, egg, salt', 'milk, egg, salt'],
    ['hot. milk (skimmed), egg [free range], salt', 'milk (skimmed), egg [free range], salt'],
    ['hot. milk, zorbik, egg, salt', 'milk, zorbik, egg, salt'],
    ['hot. milk, 12, egg, salt', 'milk, 12, egg, salt'],
    ['traces of egg. milk, oats, salt', 'milk, oats, salt'],
  ])('are a list: %s', (text, list) => {
    expect(behind(text)).toBe(list);
  });

  it.each([
    'hot. milk, egg',
    'hot. milk, milk, milk',
    'hot. milk, zorbik, blorfin, egg, salt',
    'hot. milk, keep, egg, salt',
    'hot. milk, 12345, egg, salt',
    'hot. zorbik, milk, blorfin, egg, zaquet, salt',
    'fat 5 g, milk 3 g, egg 2 g, salt 1 g',
    'may contain traces of milk, egg, salt',
  ])('are none: %s', (text) => {
    expect(behind(text)).toBeNull();
  });

  it('looks no further than it is told', () => {
    const text = 'hot. milk, egg, salt';
    expect(rowOfKnownNames(text, 0, text.length - 5, isName)).toBe(-1);
    expect(rowOfKnownNames(text, 9, text.length, isName)).toBe(-1);
  });
});

describe('a sentence of names and nothing else', () => {
  const alone = (text: string): string | null => rest(text, sentenceOfKnownNames(text, 0, text.length, isName));

  it.each([
    ['produced in italy. milk, salt', 'milk, salt'],
    ['hot! egg; salt, milk (dried)', 'egg; salt, milk (dried)'],
    ['hot\nmilk, egg', 'milk, egg'],
  ])('is a list: %s', (text, list) => {
    expect(alone(text)).toBe(list);
  });

  it.each([
    'milk, salt',
    'hot. milk',
    'hot. milk, milk',
    'hot. milk, zorbik',
    'hot. milk 2, salt',
    'hot. milk; salt',
    `hot. milk, salt, ${'egg, '.repeat(100)}oats`,
  ])('is none: %s', (text) => {
    expect(alone(text)).toBeNull();
  });
});

describe('short items behind the colon of a stop', () => {
  const items = (text: string): string | null => rest(text, itemsAfterColon(text, 0, text.length));

  it.each([
    ['warning: blorfin, zaquet', 'blorfin, zaquet'],
    ['warning: blorfin (dried), two zaquet words; third. hot', 'blorfin (dried), two zaquet words; third. hot'],
  ])('are a list: %s', (text, list) => {
    expect(items(text)).toBe(list);
  });

  it.each([
    'warning blorfin, zaquet',
    'warning: blorfin',
    'warning: blorfin, blorfin',
    'warning: blorfin, four words of it',
    'warning: blorfin, keep zaquet',
    'warning: blorfin, zaquet 5',
    'warning: blorfin, 7',
    'contains: blorfin, zaquet',
    'warning: may contain blorfin, zaquet',
    'warning: gluten free, zaquet',
    'storage: cool, dry',
    'storage: blorfin, in a dark place',
    `warning: blorfin, ${'z'.repeat(41)}`,
  ])('are none: %s', (text) => {
    expect(items(text)).toBeNull();
  });
});

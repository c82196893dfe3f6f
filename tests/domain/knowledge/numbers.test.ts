import { describe, expect, it } from 'vitest';
import { readCas, readColourIndex, readEc, readENumber } from '#domain/knowledge/chemistry/numbers.ts';

describe('numbers', () => {
  it('reads CAS numbers and checks their digit', () => {
    expect(readCas('50-00-0')).toBe('50-00-0');
    expect(readCas('CAS No. 7732-18-5')).toBe('7732-18-5');
    expect(readCas('7732-18-6')).toBeNull();
    expect(readCas('2020-02-17')).toBeNull();
  });

  it('reads EC numbers and checks their digit', () => {
    expect(readEc('200-001-8')).toBe('200-001-8');
    expect(readEc('EC No 200-001-8')).toBe('200-001-8');
    expect(readEc('200-001-9')).toBeNull();
  });

  it.each([
    ['E 330', 'e330'],
    ['E-330', 'e330'],
    ['e330', 'e330'],
    ['E150d', 'e150d'],
    ['E 160 a', 'e160a'],
    ['E500(ii)', 'e500'],
    ['E500ii', 'e500'],
    ['E160a(ii)', 'e160a'],
    ['INS 330', 'e330'],
    ['SIN 330', 'e330'],
    ['E1520', 'e1520'],
  ])('reads %s as %s', (text, expected) => {
    expect(readENumber(text)).toBe(expected);
  });

  it('refuses what is no additive number', () => {
    for (const text of ['E 30', 'E 9999', 'E330 acid', '330', 'Vitamin E', 'E']) expect(readENumber(text)).toBeNull();
    expect(readENumber('330', true)).toBe('e330');
    expect(readENumber('50', true)).toBeNull();
  });

  it('reads Colour Index numbers', () => {
    expect(readColourIndex('CI 77891')).toBe('77891');
    expect(readColourIndex('C.I.77891')).toBe('77891');
    expect(readColourIndex('C.I. 77891')).toBe('77891');
    expect(readColourIndex('CI 15850:1')).toBe('15850');
    expect(readColourIndex('77891')).toBeNull();
    expect(readColourIndex('77891', true)).toBe('77891');
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const told = (text: string): readonly string[] =>
  reportOf(text).warnings.map(({ audience, severity }) => `${severity} ${audience}`);

describe('a beer without alcohol is a beer of barley (method M2.7.4)', () => {
  it.each([
    '0.0% Bier, Zitronensaft',
    '0,0 % Bier',
    'Wasser, 0% Bier, Zucker',
    'Water, salt. 0.0% beer',
    '0.0% vol beer, sugar',
    'Beer 0.0%, sugar',
    'Alkoholfreies Bier (30%), Zucker',
    'Bier alkoholfrei, Zucker',
    'Cerveza sin alcohol, zumo de limón',
    '0,0% cerveza, zumo de limón',
    'Bière sans alcool 50%, jus de citron',
  ])('%s', (text) => {
    expect(told(text)).toContain('CRITICAL al_food(gluten)');
    expect(told(text)).toContain('CRITICAL coeliac');
  });

  it.each(['0% alcohol, water', '0.0% Alkohol. Wasser', 'No beer, sugar', '0% parabens, water'])(
    'what is absent stays so: %s',
    (text) => {
      expect(told(text).filter((one) => /gluten|coeliac|alcohol/.test(one))).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string | null, name = ''): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('processed cheese holds little tyramine, whatever it is made of (method M6.3.14)', () => {
  it.each(['processed Emmental, salt', 'processed cheddar', 'Emmentaler Schmelzkäse'])('%s', (text) => {
    expect(told(text)).not.toContain('WARNING maoi');
    expect(told(text)).toContain('CRITICAL al_food(milk)');
  });

  it('by its name, too', () => expect(told('milk, salt', 'Processed Emmental slices')).not.toContain('WARNING maoi'));

  it.each(['Emmental', 'fresh Emmental', 'emmental fondu', 'mature cheddar', 'processed cheese, cheddar'])(
    'but %s is told',
    (text) => expect(told(text)).toContain('WARNING maoi'),
  );
});

describe('what is called a tea and is of no tea leaves (method M6.1.14)', () => {
  it.each(['fennel tea', 'peppermint tea', 'sage tea', 'rooibos tea'])('%s harms no cat by caffeine', (text) =>
    expect(told(text).filter((one) => /(?:WARNING|CRITICAL) (?:cat|dog)/.test(one))).toEqual([]),
  );

  it.each(['black tea', 'lemon tea', 'green tea with peppermint', 'peppermint green tea', 'tea, fennel'])(
    'but %s does',
    (text) => expect(told(text)).toContain('WARNING cat'),
  );
});

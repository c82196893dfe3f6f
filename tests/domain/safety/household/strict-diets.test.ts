import { describe, expect, it } from 'vitest';
import type { Condition } from '#domain/households/household.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { home, knowledge, member } from '../pack.ts';

const seen = (condition: Condition | null, text: string) =>
  householdView(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge),
    home([member('Ana', condition === null ? {} : { conditions: [condition] })]),
  );

const STRICT: readonly Condition[] = ['coeliac', 'lactose', 'galact', 'pku', 'g6pd', 'alpha_gal', 'hfi'];
const LIST = 'Corn, salt, potato starch, water, sunflower oil';

describe('what a label leaves open, for somebody on a strict diet (method M6.2.22)', () => {
  describe.each(STRICT)('%s', (condition) => {
    it.each([
      ['a name in a statement', `${LIST}. Contains blorfen`],
      ['a name beside a known one', `${LIST}. Contains soya and blorfen`],
      ['a possible trace', `${LIST}. May contain blorfen`],
      ['a name in the list', `${LIST}, grumbly paste, rice, rice flour, corn starch, tapioca`],
      ['a list cut off', `${LIST}, rice and`],
    ])('%s: not enough is known', (_, text) => {
      const { verdict, warnings } = seen(condition, text);
      expect(verdict).toBe('not_enough_known');
      expect(warnings.some(({ severity, subject }) => severity === 'CAUTION' && subject === 'Ana')).toBe(true);
    });

    it('a list that was understood is suitable', () => expect(seen(condition, LIST).verdict).toBe('suitable'));
  });

  it.each([null, 'eczema', 'migraine'] as const)('says nothing of it for %s', (condition) => {
    expect(seen(condition, `${LIST}. Contains blorfen`).verdict).toBe('suitable');
  });

  it('an unlisted sauce is not known to suit a fructose intolerance', () => {
    expect(seen('hfi', 'Rice, salt, mustard sauce').verdict).toBe('not_enough_known');
    expect(seen('g6pd', 'Rice, salt, mustard sauce').warnings.map(({ severity }) => severity)).toContain('CAUTION');
  });

  it('a composite that commonly holds milk may harm with galactosaemia and lactose intolerance', () => {
    const { warnings } = assess({ text: 'Rice, croutons', types: ['food'], forms: [], baby: false }, knowledge);
    const told = warnings.map(({ severity, audience, family }) => `${severity} ${audience} ${family}`);
    expect(told).toContain('WARNING galact galact_unstated');
    expect(told).toContain('CAUTION lactose lactose_unstated');
    expect(seen('galact', 'Rice, croutons').verdict).toBe('not_suitable');
  });
});

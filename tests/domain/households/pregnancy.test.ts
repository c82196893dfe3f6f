import { describe, expect, it } from 'vitest';
import { canBeDue } from '#domain/households/due-date.ts';
import type { Member } from '#domain/households/household.ts';
import { MEMBER } from '#domain/households/member-schemas.ts';
import { isPastDue } from '#domain/households/pregnancy.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { knowledge } from '../safety/pack.ts';

const maya: Member = {
  id: 'm',
  name: 'Maya',
  ageGroup: 'adult',
  pregnant: true,
  dueOn: '2027-02-20',
  allergyTypes: [],
  allergens: ['milk'],
  conditions: ['asthma'],
};

describe('a pregnancy with a due date (product P2.9.7)', () => {
  it('goes on until somebody says otherwise, whatever the clock of a phone says', () => {
    const report = assess(
      { text: 'Water, Wine, Alcohol 12% vol', types: ['food'], forms: [], baby: false, name: 'Red wine' },
      knowledge,
    );
    for (const dueOn of ['2020-02-20', '2027-02-20', null, undefined]) {
      const { warnings, verdict } = householdView(report, { members: [{ ...maya, dueOn }], pets: [] });
      expect(warnings.some(({ audience, severity }) => audience === 'preg' && severity === 'CRITICAL')).toBe(true);
      expect(verdict).toBe('not_suitable');
    }
  });

  it('is asked about from the day after its due date on', () => {
    expect(isPastDue(maya, '2027-02-20')).toBe(false);
    expect(isPastDue(maya, '2027-02-21')).toBe(true);
    expect(isPastDue({ pregnant: false, dueOn: '2027-02-20' }, '2028-01-01')).toBe(false);
    for (const dueOn of [null, undefined]) expect(isPastDue({ pregnant: true, dueOn }, '2099-01-01')).toBe(false);
  });

  it('takes a date within the time that a pregnancy lasts, and none that is no day', () => {
    const today = '2026-11-26';
    expect(['2026-11-12', '2026-11-26', '2027-09-22'].map((day) => canBeDue(day, today))).toEqual([true, true, true]);
    expect(['2026-11-11', '2027-09-23', '2062-01-01'].map((day) => canBeDue(day, today))).toEqual([
      false,
      false,
      false,
    ]);
    const edit = MEMBER.operations['member.edit'];
    expect(edit.safeParse({ dueOn: { from: null, to: '2027-02-30' } }).success).toBe(false);
    expect(edit.safeParse({ dueOn: { from: null, to: '2027-02-28' } }).success).toBe(true);
  });
});

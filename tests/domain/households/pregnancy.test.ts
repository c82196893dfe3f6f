import { describe, expect, it } from 'vitest';
import { canBeDue } from '#domain/households/due-date.ts';
import type { Household, Member } from '#domain/households/household.ts';
import { MEMBER } from '#domain/households/member-schemas.ts';
import { householdOn, isPregnantOn } from '#domain/households/pregnancy.ts';

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
  it('ends by itself on the day after two weeks', () => {
    expect(isPregnantOn(maya, '2026-11-26')).toBe(true);
    expect(isPregnantOn(maya, '2027-02-20')).toBe(true);
    expect(isPregnantOn(maya, '2027-03-06')).toBe(true);
    expect(isPregnantOn(maya, '2027-03-07')).toBe(false);
  });

  it('goes on until somebody says otherwise where there is no date', () => {
    for (const dueOn of [null, undefined]) expect(isPregnantOn({ pregnant: true, dueOn }, '2099-01-01')).toBe(true);
    expect(isPregnantOn({ pregnant: false, dueOn: '2027-02-20' }, '2026-11-26')).toBe(false);
  });

  it('leaves everything else of a household as it is', () => {
    const household: Household = { members: [maya, { ...maya, id: 'n', dueOn: null }], pets: [] };
    expect(householdOn(household, '2027-03-06')).toEqual(household);
    expect(householdOn(household, '2027-03-07')).toEqual({
      members: [
        { ...maya, pregnant: false },
        { ...maya, id: 'n', dueOn: null },
      ],
      pets: [],
    });
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

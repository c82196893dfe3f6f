import { describe, expect, it } from 'vitest';
import { audienceName, avatarOf, whoIsWarned } from '#web/words/audience-words.ts';

const member = {
  id: 'm',
  ageGroup: 'adult' as const,
  pregnant: false,
  allergyTypes: [],
  allergens: [],
  conditions: [],
};
const household = { members: [{ ...member, name: 'Maya' }], pets: [{ id: 'p', type: 'cat' as const, name: 'Maya' }] };

describe('who a warning is for', () => {
  it('names the member with what it is about, and the animal as one of the home', () => {
    expect(whoIsWarned({ audience: 'asthma', subject: 'Maya' })).toBe('Maya, asthma');
    expect(whoIsWarned({ audience: 'cat', subject: 'Miso' })).toBe('Miso, your cat');
    expect(whoIsWarned({ audience: 'al_food(milk)', subject: 'Leo' })).toBe('Leo, food allergy: milk');
    expect(whoIsWarned({ audience: 'g6pd', subject: 'Leo' })).toBe('Leo, G6PD deficiency');
    expect(whoIsWarned({ audience: 'everyone', subject: null })).toBe('Everyone');
  });

  it('heads a group of people or animals', () => {
    expect(audienceName('preg')).toBe('During pregnancy');
    expect(audienceName('al_food(tree_nut)')).toBe('Food allergy: tree nut');
  });

  it('keeps a pet and a person of one name apart', () => {
    expect(avatarOf({ audience: 'cat', subject: 'Maya' }, household)).toBe('cat');
    expect(avatarOf({ audience: 'asthma', subject: 'Maya' }, household)).toBe('person');
    expect(avatarOf({ audience: 'everyone', subject: null }, household)).toBe('everyone');
  });
});

import { describe, expect, it } from 'vitest';
import type { Member } from '#domain/households/household.ts';
import { draftOf, EMPTY_DRAFT, memberChanges } from '#web/features/household/member-draft.ts';

const maya: Member = {
  id: 'm',
  name: 'Maya',
  ageGroup: 'adult',
  pregnant: false,
  allergyTypes: ['fragrance'],
  allergens: ['milk'],
  conditions: ['asthma'],
};

describe('memberChanges', () => {
  it('makes everything of a new member an addition', () => {
    const changes = memberChanges(null, {
      ...EMPTY_DRAFT,
      name: 'Leo',
      allergyTypes: ['skin'],
      conditions: ['eczema'],
    });
    expect(changes).toEqual({
      edit: null,
      added: [
        { kind: 'allergyType', value: 'skin' },
        { kind: 'condition', value: 'eczema' },
      ],
      removed: [],
    });
  });

  it('names only the fields and elements that changed', () => {
    const changes = memberChanges(maya, {
      ...draftOf(maya),
      pregnant: true,
      allergens: ['Milk', 'kiwi'],
      conditions: [],
    });
    expect(changes).toEqual({
      edit: { pregnant: { from: false, to: true } },
      added: [{ kind: 'allergen', value: 'kiwi' }],
      removed: [{ kind: 'condition', value: 'asthma' }],
    });
  });

  it('is empty where nothing changed', () => {
    expect(memberChanges(maya, draftOf(maya))).toEqual({ edit: null, added: [], removed: [] });
  });

  it('forgets the due date of a pregnancy that is over when another begins (product P2.9.7)', () => {
    const before: Member = { ...maya, pregnant: false, dueOn: '2025-03-01' };
    expect(memberChanges(before, { ...draftOf(before), pregnant: true }).edit).toEqual({
      pregnant: { from: false, to: true },
      dueOn: { from: '2025-03-01', to: null },
    });
  });
});

import type { AgeGroup, AllergyType, Condition, Member, MemberElement } from '#domain/households/household.ts';

/** The state of the member form while it is filled in. */
export interface MemberDraft {
  readonly name: string;
  readonly ageGroup: AgeGroup;
  readonly pregnant: boolean;
  /** Due date of a pregnancy, as an ISO date; null if not given. */
  readonly dueOn: string | null;
  readonly allergyTypes: readonly AllergyType[];
  readonly allergens: readonly string[];
  readonly conditions: readonly Condition[];
}

export const EMPTY_DRAFT: MemberDraft = {
  name: '',
  ageGroup: 'adult',
  pregnant: false,
  dueOn: null,
  allergyTypes: [],
  allergens: [],
  conditions: [],
};

const elementsOf = (draft: Omit<MemberDraft, 'name' | 'ageGroup' | 'pregnant' | 'dueOn'>): MemberElement[] => [
  ...draft.allergyTypes.map((value) => ({ kind: 'allergyType' as const, value })),
  ...draft.allergens.map((value) => ({ kind: 'allergen' as const, value })),
  ...draft.conditions.map((value) => ({ kind: 'condition' as const, value })),
];

const sameElement = (one: MemberElement, other: MemberElement): boolean =>
  one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase();

/** The form's initial state. The due date of an earlier pregnancy is dropped: it does not apply to another one. */
export const draftOf = (member: Member | null): MemberDraft =>
  member ? { ...member, dueOn: member.pregnant ? (member.dueOn ?? null) : null } : EMPTY_DRAFT;

/** Changes between a saved member and the form, each its own operation, so that edits on two phones do not conflict. */
export interface MemberChanges {
  readonly edit: {
    name?: { from: string; to: string };
    ageGroup?: { from: AgeGroup; to: AgeGroup };
    pregnant?: { from: boolean; to: boolean };
    dueOn?: { from: string | null; to: string | null };
  } | null;
  readonly added: readonly MemberElement[];
  readonly removed: readonly MemberElement[];
}

/** The changes that the form makes to a member. For a new member `before` is null and everything is an addition. */
export function memberChanges(before: Member | null, draft: MemberDraft): MemberChanges {
  const had = before ? elementsOf(before) : [];
  const has = elementsOf(draft);
  const added = has.filter((element) => !had.some((other) => sameElement(element, other)));
  const removed = had.filter((element) => !has.some((other) => sameElement(element, other)));
  if (!before) return { edit: null, added, removed };
  const wasDue = before.dueOn ?? null;
  const edit = {
    ...(before.name !== draft.name && { name: { from: before.name, to: draft.name } }),
    ...(before.ageGroup !== draft.ageGroup && { ageGroup: { from: before.ageGroup, to: draft.ageGroup } }),
    ...(before.pregnant !== draft.pregnant && { pregnant: { from: before.pregnant, to: draft.pregnant } }),
    ...(wasDue !== draft.dueOn && { dueOn: { from: wasDue, to: draft.dueOn } }),
  };
  return { edit: Object.keys(edit).length > 0 ? edit : null, added, removed };
}

import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, changedSince, conflict, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import { wasPlausibleDueDate } from './due-date.ts';
import type { Member, MemberElement } from './household.ts';
import type { MEMBER } from './member-schemas.ts';

type On<T extends keyof (typeof MEMBER)['operations']> = OperationOn<typeof MEMBER, T>;
type World = RuleWorld<Member>;

/** Maximum allergy types, allergens or conditions of one member. */
const MOST_ELEMENTS = 100;

const row = (data: Member, deleted = false) => ({ entity: 'member' as const, id: data.id, deleted, data });

const missing = () => rejected('NOT_FOUND', 'This family member is not in your household.');
const gone = () => rejected('GONE', 'This family member was removed.');

/**
 * Whether the due date of a pregnancy is impossible: long past, or further ahead than a pregnancy lasts. It is judged
 * by the day it was entered, since a phone may have been offline for months.
 */
const isNeverDue = ({ pregnant, dueOn }: Pick<Member, 'pregnant' | 'dueOn'>, createdAt: number, { nowMs }: World) =>
  pregnant && !!dueOn && !wasPlausibleDueDate(dueOn, clampCreatedAt(createdAt, nowMs));

const NEVER_DUE = 'A due date can be at most two weeks ago or ten months ahead.';
const neverDue = () => rejected('INVALID_INPUT', NEVER_DUE, { dueOn: NEVER_DUE });

/** Adds a person. Idempotent: the same operation sent again changes nothing. */
function createMember(operation: On<'member.create'>, world: World): RuleOutcome {
  const known = world.row;
  if (known) return known.deleted ? gone() : applied();
  const { name, ageGroup, pregnant, dueOn } = operation.payload;
  if (isNeverDue({ pregnant, dueOn }, operation.createdAt, world)) return neverDue();
  const id = operation.entityId;
  const nothing = { allergyTypes: [], allergens: [], conditions: [] };
  return applied(row({ id, name, ageGroup, pregnant, dueOn: dueOn ?? null, ...nothing }));
}

/** Edits single fields: per field, the last operation to arrive wins. */
function editMember(operation: On<'member.edit'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return gone();
  const { name, ageGroup, pregnant, dueOn } = operation.payload;
  const next = {
    ...known.data,
    ...(name && { name: name.to }),
    ...(ageGroup && { ageGroup: ageGroup.to }),
    ...(pregnant && { pregnant: pregnant.to }),
    ...(dueOn && { dueOn: dueOn.to }),
  };
  if ((pregnant || dueOn) && isNeverDue(next, operation.createdAt, world)) return neverDue();
  return applied(row(next));
}

/** Whether two elements are the same; free text is compared case-insensitively. */
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const without = <T extends string>(list: readonly T[], value: T): T[] => list.filter((held) => !same(held, value));
const withOne = <T extends string>(list: readonly T[], value: T): T[] =>
  list.some((held) => same(held, value)) ? [...list] : [...list, value];

function changeElement(
  member: Member,
  element: MemberElement,
  change: <T extends string>(list: readonly T[], value: T) => T[],
): Member {
  switch (element.kind) {
    case 'allergyType':
      return { ...member, allergyTypes: change(member.allergyTypes, element.value) };
    case 'allergen':
      return { ...member, allergens: change(member.allergens, element.value) };
    case 'condition':
      return { ...member, conditions: change(member.conditions, element.value) };
  }
}

/** Adds one allergy, allergen or condition. */
function addElement(operation: On<'member.addElement'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return gone();
  const next = changeElement(known.data, operation.payload, withOne);
  if (Math.max(next.allergyTypes.length, next.allergens.length, next.conditions.length) > MOST_ELEMENTS) {
    return rejected('INVALID_INPUT', `One person can have at most ${MOST_ELEMENTS} entries of each kind.`);
  }
  return applied(row(next));
}

/**
 * Removes one element. On a tie the addition wins: if another phone added the element since this phone's last sync, it
 * stays, because a lost allergy hides a warning.
 */
function removeElement(operation: On<'member.removeElement'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return gone();
  if (changedSince(world.elementForeignRev, operation.baseRev)) {
    return conflict('Somebody else added this entry since you last looked, so it was kept.');
  }
  return applied(row(changeElement(known.data, operation.payload, without)));
}

/** Removes a person. If somebody else changed the profile in the meantime, it stays. */
function deleteMember(operation: On<'member.delete'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return applied();
  if (changedSince(world.foreignRev, operation.baseRev)) {
    return conflict('Somebody else changed this profile since you last saw it, so it was kept.');
  }
  return applied(row(known.data, true));
}

/** Undoes a removal. */
function restoreMember(_operation: On<'member.restore'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  return known.deleted ? applied(row(known.data)) : applied();
}

/** The people of a household. Their allergies and conditions are health data. */
export const memberRules = {
  scope: 'household',
  // 2: the due date.
  revision: 2,
  phone: { name: 'members', indexes: 'id', since: 1 },
  bounds: { bytes: 32_768, rows: byPlan(100) },
  fitsId: namedByUuid,
  operations: {
    'member.create': { words: 'Family member added', apply: createMember },
    'member.edit': { words: 'Family member edited', apply: editMember },
    'member.addElement': { words: 'Allergy or condition added', apply: addElement },
    'member.removeElement': { words: 'Allergy or condition removed', apply: removeElement },
    'member.delete': { words: 'Family member removed', apply: deleteMember },
    'member.restore': { words: 'Family member restored', apply: restoreMember },
  },
} as const satisfies EntityRules<typeof MEMBER>;

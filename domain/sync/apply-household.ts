import type { Member, MemberElement } from '../households/household.ts';
import type { OperationOf } from './operation.ts';
import { applied, changedSince, conflict, rejected, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

/** Most allergies, allergens or conditions of one member. */
const MOST_ELEMENTS = 100;

const row = (data: Member, deleted = false) => ({ entity: 'member' as const, id: data.id, deleted, data });

const missing = () => rejected('NOT_FOUND', 'This family member is not in your household.');
const gone = () => rejected('GONE', 'This family member was removed.');

/** Adds a person. The same one sent again changes nothing. */
export function createMember(operation: OperationOf<'member.create'>, world: World): Outcome {
  const known = rowOf(world, 'member');
  if (known) return known.deleted ? gone() : applied();
  const { name, ageGroup, pregnant } = operation.payload;
  const id = operation.entityId;
  return applied(row({ id, name, ageGroup, pregnant, allergyTypes: [], allergens: [], conditions: [] }));
}

/** Edits single fields: the last arrival wins per field. */
export function editMember(operation: OperationOf<'member.edit'>, world: World): Outcome {
  const known = rowOf(world, 'member');
  if (!known) return missing();
  if (known.deleted) return gone();
  const { name, ageGroup, pregnant } = operation.payload;
  return applied(
    row({
      ...known.data,
      ...(name && { name: name.to }),
      ...(ageGroup && { ageGroup: ageGroup.to }),
      ...(pregnant && { pregnant: pregnant.to }),
    }),
  );
}

/** Whether two elements are the same; a member's own words are compared without case. */
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
export function addElement(operation: OperationOf<'member.addElement'>, world: World): Outcome {
  const known = rowOf(world, 'member');
  if (!known) return missing();
  if (known.deleted) return gone();
  const next = changeElement(known.data, operation.payload, withOne);
  if (Math.max(next.allergyTypes.length, next.allergens.length, next.conditions.length) > MOST_ELEMENTS) {
    return rejected('INVALID_INPUT', `One person can have at most ${MOST_ELEMENTS} entries of a kind.`);
  }
  return applied(row(next));
}

/**
 * Takes one element away. On a tie the addition wins: an element that another phone added since the person last
 * looked stays, because a lost allergy hides a warning.
 */
export function removeElement(operation: OperationOf<'member.removeElement'>, world: World): Outcome {
  const known = rowOf(world, 'member');
  if (!known) return missing();
  if (known.deleted) return gone();
  if (changedSince(world.elementForeignRev, operation.baseRev)) {
    return conflict('Somebody else added this entry since you last looked, so it was kept.');
  }
  return applied(row(changeElement(known.data, operation.payload, without)));
}

/** Removes a person. Where somebody else changed the profile since, it stays. */
export function deleteMember(operation: OperationOf<'member.delete'>, world: World): Outcome {
  const known = rowOf(world, 'member');
  if (!known) return missing();
  if (known.deleted) return applied();
  if (changedSince(world.foreignRev, operation.baseRev)) {
    return conflict('Somebody else changed this profile since you last saw it, so it was kept.');
  }
  return applied(row(known.data, true));
}

/** Takes a removal back. */
export function restoreMember(_operation: OperationOf<'member.restore'>, world: World): Outcome {
  const known = rowOf(world, 'member');
  if (!known) return missing();
  return known.deleted ? applied(row(known.data)) : applied();
}

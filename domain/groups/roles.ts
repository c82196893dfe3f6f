import { fail, type Result, succeed } from '../problem.ts';

// Who may do what in a group (product P22.2), as pure functions.

export const GROUP_ROLES = ['member', 'moderator', 'owner'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** A person's membership state: invited, active, left voluntarily, or removed by others. */
export const MEMBERSHIP_STATES = ['invited', 'active', 'left', 'removed'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** Actions in a group. */
export type GroupAct =
  | 'read'
  | 'write'
  | 'react'
  | 'report'
  | 'invite'
  | 'hide'
  | 'remove'
  | 'edit'
  | 'setRole'
  | 'handOver'
  | 'archive';

const OF_MEMBER: readonly GroupAct[] = ['read', 'write', 'react', 'report'];
const OF_MODERATOR: readonly GroupAct[] = [...OF_MEMBER, 'invite', 'hide', 'remove'];
const MAY: Readonly<Record<GroupRole, ReadonlySet<GroupAct>>> = {
  member: new Set(OF_MEMBER),
  moderator: new Set(OF_MODERATOR),
  owner: new Set<GroupAct>([...OF_MODERATOR, 'edit', 'setRole', 'handOver', 'archive']),
};

/** Actions allowed in an archived group: it can be read, moderated, handed over and reopened, but nothing is added. */
const IN_ARCHIVE: ReadonlySet<GroupAct> = new Set(['read', 'report', 'hide', 'archive', 'handOver']);

/** A person's role and membership state in a group, and whether the group is archived. */
export interface Standing {
  readonly role: GroupRole;
  readonly state: MembershipState;
  readonly archived: boolean;
}

/** For non-members: the same answer whether the group exists or not. */
export const noSuchGroup = () => fail('NOT_FOUND', 'This group does not exist, or you are not in it.');

/**
 * Whether a person may do something in a group.
 * @param standing null if the person has nothing to do with the group
 * @returns NOT_FOUND for non-members, FORBIDDEN if the role does not allow it, CONFLICT in an archived group
 */
export function mayAct(standing: Standing | null, act: GroupAct): Result<void> {
  if (standing?.state !== 'active') return noSuchGroup();
  if (!MAY[standing.role].has(act)) {
    const who = MAY.moderator.has(act) ? 'moderators and the owner' : 'the owner';
    return fail('FORBIDDEN', `Only ${who} of the group can do that.`);
  }
  if (standing.archived && !IN_ARCHIVE.has(act)) {
    return fail('CONFLICT', 'This group is archived. You can read it, but not add to it.');
  }
  return succeed(undefined);
}

const rankOf = (role: GroupRole): number => GROUP_ROLES.indexOf(role);

/** Whether one role outranks another: members of equal rank cannot remove each other or hide each other's entries. */
export const outranks = (role: GroupRole, other: GroupRole): boolean => rankOf(role) > rankOf(other);

/**
 * Whether a person may join on their own.
 * @param standing null if they were never in the group
 * @param open whether the group is open to everybody
 * @param invited whether they have a valid invitation
 */
export function mayJoin(standing: Standing | null, open: boolean, archived: boolean, invited: boolean): Result<void> {
  if (standing?.state === 'active') return fail('CONFLICT', 'You are already in this group.');
  // A removed member can only be let back in by somebody who may remove members.
  if (standing?.state === 'removed') return noSuchGroup();
  if (!open && !invited && standing?.state !== 'invited') return noSuchGroup();
  if (archived) return fail('CONFLICT', 'This group is archived. It can be read, but nobody can join.');
  return succeed(undefined);
}

/**
 * Whether a member may leave: an owner has to hand the group over first, unless nobody else is in it.
 * @param others number of other members
 */
export function mayLeave(standing: Standing | null, others: number): Result<void> {
  if (standing?.state !== 'active') return noSuchGroup();
  return standing.role === 'owner' && others > 0
    ? fail('CONFLICT', 'Hand the group over to another member first.')
    : succeed(undefined);
}

import { fail, type Result, succeed } from '../problem.ts';

// Who may do what in a group (product P22.2), as pure functions.

export const GROUP_ROLES = ['member', 'moderator', 'owner'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** How somebody stands to a group: asked in, inside, gone by themselves, or sent out. */
export const MEMBERSHIP_STATES = ['invited', 'active', 'left', 'removed'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** What can be done in a group. */
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

/** What goes on in an archived group: it can be read, put right and opened again, and nothing is added. */
const IN_ARCHIVE: ReadonlySet<GroupAct> = new Set(['read', 'report', 'hide', 'archive', 'handOver']);

/** How somebody stands to a group, and the group to the world. */
export interface Standing {
  readonly role: GroupRole;
  readonly state: MembershipState;
  readonly archived: boolean;
}

/** What a group is to everybody who is not in it, and a group that never was: the same words. */
export const noSuchGroup = () => fail('NOT_FOUND', 'This group does not exist, or you are not in it.');

/**
 * Whether somebody may do something in a group.
 * @param standing null for whoever has nothing to do with it
 * @returns NOT_FOUND for whoever is not inside, FORBIDDEN for a role that may not, CONFLICT in an archived group
 */
export function mayAct(standing: Standing | null, act: GroupAct): Result<void> {
  if (standing?.state !== 'active') return noSuchGroup();
  if (!MAY[standing.role].has(act)) {
    const who = MAY.moderator.has(act) ? 'moderators and the owner' : 'the owner';
    return fail('FORBIDDEN', `Only ${who} of the group can do that.`);
  }
  if (standing.archived && !IN_ARCHIVE.has(act)) {
    return fail('CONFLICT', 'This group is archived. It can be read, and nothing is added.');
  }
  return succeed(undefined);
}

const rankOf = (role: GroupRole): number => GROUP_ROLES.indexOf(role);

/** Whether somebody outranks another: nobody sends out, or hides the words of, their equals. */
export const outranks = (role: GroupRole, other: GroupRole): boolean => rankOf(role) > rankOf(other);

/**
 * How somebody comes in by themselves.
 * @param standing null for whoever was never there
 * @param open whether the group is open to everybody
 * @param invited whether they come with an invitation that works
 */
export function mayJoin(standing: Standing | null, open: boolean, archived: boolean, invited: boolean): Result<void> {
  if (standing?.state === 'active') return fail('CONFLICT', 'You are in this group already.');
  // Whoever was sent out comes back only by somebody who may send out.
  if (standing?.state === 'removed') return noSuchGroup();
  if (!open && !invited && standing?.state !== 'invited') return noSuchGroup();
  if (archived) return fail('CONFLICT', 'This group is archived. It can be read, and nobody joins any more.');
  return succeed(undefined);
}

/**
 * Whether somebody may go: an owner hands the group over first, unless nobody else is there.
 * @param others how many others are inside
 */
export function mayLeave(standing: Standing | null, others: number): Result<void> {
  if (standing?.state !== 'active') return noSuchGroup();
  return standing.role === 'owner' && others > 0
    ? fail('CONFLICT', 'Hand the group over to another member first.')
    : succeed(undefined);
}

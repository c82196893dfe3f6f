import type { GroupKind } from '#domain/groups/group-calls.ts';
import type { GroupRole } from '#domain/groups/roles.ts';

/** A count with its noun, such as "3 members". */
export const countWithNoun = (count: number, one: string, many: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;

export const members = (count: number): string => countWithNoun(count, 'member', 'members');

export const KIND_WORD: Readonly<Record<GroupKind, string>> = {
  open: 'Open to everyone here',
  invitation: 'By invitation',
};

export const ROLE_WORD: Readonly<Record<GroupRole, string>> = {
  owner: 'Owner',
  moderator: 'Moderator',
  member: 'Member',
};

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });
/** A day and month, such as 9 November. */
export const dayWords = (at: number): string => DAY.format(at);

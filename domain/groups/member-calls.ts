import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { InvitationToken } from '../households/household-calls.ts';
import { GroupPreview, GroupRoleName, SHOWN_NAME_MAX } from './group-calls.ts';
import { MOST_USES, USUAL_USES } from './group-invitation.ts';
import { groupName } from './group-text.ts';

// The members of a group, and inviting others.

/** Members of one answer. */
export const MEMBERS_AT_ONCE = 100;

export const GroupMember = z.object({
  id: z.string(),
  name: z.string(),
  role: GroupRoleName,
  since: z.number(),
  you: z.boolean(),
  /** Whether the person blocked them. */
  blocked: z.boolean(),
});
export type GroupMember = z.infer<typeof GroupMember>;

/** A link that still works. The address itself is told once, when it is made. */
export const GroupLink = z.object({
  id: z.string(),
  /** Who made it; null where they are gone. */
  by: z.string().nullable(),
  used: z.number().int(),
  most: z.number().int(),
  endsAt: z.number(),
});
export type GroupLink = z.infer<typeof GroupLink>;

export const MembersAnswer = z.object({
  members: z.array(GroupMember),
  /** What the next part begins after; null where this was the last. */
  next: z.string().nullable(),
  /** Empty for those who cannot invite. */
  links: z.array(GroupLink),
});
export type MembersAnswer = z.infer<typeof MembersAnswer>;

const GROUP = '/api/groups/{id}';
const UserId = z.string().max(100);

export const groupMembers = {
  method: 'GET',
  path: `${GROUP}/members`,
  access: 'user',
  limit: 'default',
  summary: 'The members of a group, owner and moderators first, and the links that work.',
  query: z.object({ after: z.string().max(200).optional() }),
  answers: { 200: MembersAnswer },
} as const satisfies Call;

export const setGroupRole = {
  method: 'PUT',
  path: `${GROUP}/role`,
  access: 'user',
  limit: 'default',
  summary: 'Make a member a moderator or take that back; "owner" hands the group over. Owner only.',
  body: z.strictObject({ userId: UserId, role: GroupRoleName }),
  answers: { 204: null },
} as const satisfies Call;

export const removeFromGroup = {
  method: 'POST',
  path: `${GROUP}/remove`,
  access: 'user',
  limit: 'default',
  summary: 'Send a member out. They come back only if somebody asks them in by name.',
  body: z.strictObject({ userId: UserId }),
  answers: { 204: null },
} as const satisfies Call;

export const inviteToGroup = {
  method: 'POST',
  path: `${GROUP}/links`,
  access: 'user',
  limit: 'invite',
  perDay: 50,
  summary: 'Make a link that lets people in for 7 days. Its token is told here and never again.',
  body: z.strictObject({ most: z.number().int().min(1).max(MOST_USES).default(USUAL_USES) }),
  answers: { 201: GroupLink.extend({ token: z.string() }) },
} as const satisfies Call;

/** Asking a person of this server in, who finds it with their notifications. */
export const askIntoGroup = {
  method: 'POST',
  path: `${GROUP}/asks`,
  access: 'user',
  limit: 'invite',
  perDay: 50,
  summary: 'Ask a person of this server in by their user name. The answer is the same whether there is one.',
  body: z.strictObject({ username: z.string().min(1).max(100) }),
  answers: { 204: null },
} as const satisfies Call;

export const revokeGroupLink = {
  method: 'DELETE',
  path: '/api/groups/links/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Take a link back.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const previewGroupLink = {
  method: 'POST',
  path: '/api/groups/links/preview',
  access: 'public',
  limit: 'invite',
  summary: 'What group a link leads to. Uses nothing up.',
  body: z.strictObject({ token: InvitationToken }),
  answers: { 200: GroupPreview },
} as const satisfies Call;

export const useGroupLink = {
  method: 'POST',
  path: '/api/groups/links/use',
  access: 'user',
  limit: 'invite',
  repeats: 'answer',
  summary: 'Join the group of a link.',
  body: z.strictObject({ token: InvitationToken, yourName: groupName(SHOWN_NAME_MAX) }),
  answers: { 200: z.object({ id: z.string() }) },
} as const satisfies Call;

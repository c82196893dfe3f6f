import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { InvitationToken } from '../households/household-calls.ts';
import { GroupPreview, GroupRoleName, SHOWN_NAME_MAX } from './group-calls.ts';
import { MOST_USES, USUAL_USES } from './group-invitation.ts';
import { groupName } from './group-text.ts';

// The members of a group, and invitations to it.

/** Members per page. */
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

/** A link that still works. The token itself is returned only once, on creation. */
export const GroupLink = z.object({
  id: z.string(),
  /** Who made it; null if the account is gone. */
  by: z.string().nullable(),
  used: z.number().int(),
  most: z.number().int(),
  endsAt: z.number(),
});
export type GroupLink = z.infer<typeof GroupLink>;

export const MembersAnswer = z.object({
  members: z.array(GroupMember),
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
  /** Empty for members who cannot invite. */
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
  summary: 'List the members of a group, owner and moderators first, and its active links.',
  query: z.object({ after: z.string().max(200).optional() }),
  answers: { 200: MembersAnswer },
} as const satisfies Call;

export const setGroupRole = {
  method: 'PUT',
  path: `${GROUP}/role`,
  access: 'user',
  limit: 'default',
  summary: 'Make a member a moderator or undo that; "owner" hands the group over. Owner only.',
  body: z.strictObject({ userId: UserId, role: GroupRoleName }),
  answers: { 204: null },
} as const satisfies Call;

export const removeFromGroup = {
  method: 'POST',
  path: `${GROUP}/remove`,
  access: 'user',
  limit: 'default',
  summary: 'Remove a member. They can come back only if someone invites them by name.',
  body: z.strictObject({ userId: UserId }),
  answers: { 204: null },
} as const satisfies Call;

export const inviteToGroup = {
  method: 'POST',
  path: `${GROUP}/links`,
  access: 'user',
  limit: 'invite',
  perDay: 50,
  summary: 'Create an invite link that works for 7 days. Its token is shown only once, here.',
  body: z.strictObject({ most: z.number().int().min(1).max(MOST_USES).default(USUAL_USES) }),
  answers: { 201: GroupLink.extend({ token: z.string() }) },
} as const satisfies Call;

/** Invites a person of this server by user name. They find the invitation in their notifications. */
export const askIntoGroup = {
  method: 'POST',
  path: `${GROUP}/asks`,
  access: 'user',
  limit: 'invite',
  perDay: 50,
  summary: 'Invite a person on this server by username. The response is the same whether or not they exist.',
  body: z.strictObject({ username: z.string().min(1).max(100) }),
  answers: { 204: null },
} as const satisfies Call;

export const revokeGroupLink = {
  method: 'DELETE',
  path: '/api/groups/links/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Revoke a link.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const previewGroupLink = {
  method: 'POST',
  path: '/api/groups/links/preview',
  access: 'public',
  limit: 'invite',
  summary: 'Preview the group a link leads to. Does not use the link up.',
  body: z.strictObject({ token: InvitationToken }),
  answers: { 200: GroupPreview },
} as const satisfies Call;

export const useGroupLink = {
  method: 'POST',
  path: '/api/groups/links/use',
  access: 'user',
  limit: 'invite',
  repeats: 'answer',
  summary: 'Join a group by link.',
  body: z.strictObject({ token: InvitationToken, yourName: groupName(SHOWN_NAME_MAX) }),
  answers: { 200: z.object({ id: z.string() }) },
} as const satisfies Call;

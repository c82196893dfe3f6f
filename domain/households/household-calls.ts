import { z } from 'zod';
import { User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// The adults of a household: listing, inviting, joining, leaving.

/** Lifetime of an invitation, which works once (product P2.9.3). */
export const INVITATION_MS = 7 * 86_400_000;
/** Maximum adults in a household, and maximum pending invitations. */
export const MOST_ADULTS = 10;
export const MOST_INVITATIONS = 10;

/** The token behind the `#` of an invitation link: 32 bytes in base64url. */
export const InvitationToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This invitation is incomplete. Please open the link or scan the code again.');

/** The owner invites, removes, and hands the household over; everybody else is a member. */
export const AdultRole = z.enum(['owner', 'member']);
export type AdultRole = z.infer<typeof AdultRole>;

export const Adult = z.object({
  id: z.string(),
  name: z.string(),
  /** Hash of the picture they chose, null if none. The picture is at `/api/people/{id}/picture`. */
  picture: z.string().nullable(),
  role: AdultRole,
  /** Milliseconds since 1970. */
  joinedAt: z.number(),
  you: z.boolean(),
});
export type Adult = z.infer<typeof Adult>;

/** A pending invitation. Its link is returned only once, on creation. */
export const WaitingInvitation = z.object({ id: z.string(), madeAt: z.number(), endsAt: z.number() });
export type WaitingInvitation = z.infer<typeof WaitingInvitation>;

export const HouseholdAnswer = z.object({
  role: AdultRole,
  adults: z.array(Adult),
  /** Empty for adults who cannot invite. */
  invitations: z.array(WaitingInvitation),
});
export type HouseholdAnswer = z.infer<typeof HouseholdAnswer>;

export const household = {
  method: 'GET',
  path: '/api/household',
  access: 'household',
  limit: 'default',
  summary: 'List the adults of the household and its pending invitations.',
  answers: { 200: HouseholdAnswer },
} as const satisfies Call;

export const invite = {
  method: 'POST',
  path: '/api/household/invitations',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  summary: 'Invite an adult. The token is shown only once, here.',
  answers: { 201: WaitingInvitation.extend({ token: z.string() }) },
} as const satisfies Call;

export const revokeInvitation = {
  method: 'DELETE',
  path: '/api/household/invitations/{id}',
  access: 'household',
  limit: 'default',
  summary: 'Cancel an invitation.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

/** What a person sees of an invitation before accepting it. */
export const InvitationPreview = z.object({ invitedBy: z.string(), adults: z.number().int(), endsAt: z.number() });
export type InvitationPreview = z.infer<typeof InvitationPreview>;

export const previewInvitation = {
  method: 'POST',
  path: '/api/invitations/preview',
  access: 'public',
  limit: 'invite',
  summary: 'Preview an invitation. Does not use it up.',
  body: z.strictObject({ token: InvitationToken }),
  answers: { 200: InvitationPreview },
} as const satisfies Call;

export const acceptInvitation = {
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'user',
  limit: 'invite',
  perDay: 50,
  summary: 'Join a household by invitation. This device then acts for that household.',
  body: z.strictObject({ token: InvitationToken }),
  answers: { 200: User },
} as const satisfies Call;

export const leaveHousehold = {
  method: 'POST',
  path: '/api/household/leave',
  access: 'household',
  limit: 'invite',
  perDay: 20,
  summary: 'Leave the household for another of yours or a new one. A household without adults is deleted.',
  answers: { 200: User },
} as const satisfies Call;

export const removeAdult = {
  method: 'DELETE',
  path: '/api/household/adults/{id}',
  access: 'household',
  limit: 'default',
  summary: 'Remove an adult from the household. They continue in their own.',
  answers: { 204: null },
} as const satisfies Call;

export const handOver = {
  method: 'POST',
  path: '/api/household/owner',
  access: 'household',
  limit: 'default',
  summary: 'Make another adult the owner of the household.',
  body: z.strictObject({ adultId: z.string().max(100) }),
  answers: { 204: null },
} as const satisfies Call;

import { z } from 'zod';
import { User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// The adults of a household: who they are, inviting, joining, leaving.

/** An invitation can be used this long, once (product P2.9.3). */
export const INVITATION_MS = 7 * 86_400_000;
/** Adults of one household, and invitations of it that wait, at most. */
export const MOST_ADULTS = 10;
export const MOST_INVITATIONS = 10;

/** What stands behind the `#` of an invitation: 32 bytes in base64url. */
export const InvitationToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This invitation is not complete. Please open the link or scan the code again.');

/** The owner invites, removes, and hands the household over; everybody else is a member. */
export const AdultRole = z.enum(['owner', 'member']);
export type AdultRole = z.infer<typeof AdultRole>;

export const Adult = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether they chose a picture: then the hash of it, else null. It lies at `/api/people/{id}/picture`. */
  picture: z.string().nullable(),
  role: AdultRole,
  /** Milliseconds since 1970. */
  joinedAt: z.number(),
  you: z.boolean(),
});
export type Adult = z.infer<typeof Adult>;

/** An invitation that nobody has used yet. Its link is told once, when it is made. */
export const WaitingInvitation = z.object({ id: z.string(), madeAt: z.number(), endsAt: z.number() });
export type WaitingInvitation = z.infer<typeof WaitingInvitation>;

export const HouseholdAnswer = z.object({
  role: AdultRole,
  adults: z.array(Adult),
  /** Empty for those who cannot invite. */
  invitations: z.array(WaitingInvitation),
});
export type HouseholdAnswer = z.infer<typeof HouseholdAnswer>;

export const household = {
  method: 'GET',
  path: '/api/household',
  access: 'household',
  limit: 'default',
  summary: 'The adults of the household, and the invitations that wait.',
  answers: { 200: HouseholdAnswer },
} as const satisfies Call;

export const invite = {
  method: 'POST',
  path: '/api/household/invitations',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  summary: 'Invite an adult. The token is told here and never again.',
  answers: { 201: WaitingInvitation.extend({ token: z.string() }) },
} as const satisfies Call;

export const revokeInvitation = {
  method: 'DELETE',
  path: '/api/household/invitations/{id}',
  access: 'household',
  limit: 'default',
  summary: 'Take an invitation back.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

/** What somebody learns of an invitation before they accept it. */
export const InvitationPreview = z.object({ invitedBy: z.string(), adults: z.number().int(), endsAt: z.number() });
export type InvitationPreview = z.infer<typeof InvitationPreview>;

export const previewInvitation = {
  method: 'POST',
  path: '/api/invitations/preview',
  access: 'public',
  limit: 'invite',
  summary: 'What an invitation is for. Uses nothing up.',
  body: z.strictObject({ token: InvitationToken }),
  answers: { 200: InvitationPreview },
} as const satisfies Call;

export const acceptInvitation = {
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'user',
  limit: 'invite',
  perDay: 50,
  summary: 'Join the household of an invitation. From then on this device acts for that one.',
  body: z.strictObject({ token: InvitationToken }),
  answers: { 200: User },
} as const satisfies Call;

export const leaveHousehold = {
  method: 'POST',
  path: '/api/household/leave',
  access: 'household',
  limit: 'invite',
  perDay: 20,
  summary: 'Leave the household, for another of one’s own or a new one. Without adults it is deleted.',
  answers: { 200: User },
} as const satisfies Call;

export const removeAdult = {
  method: 'DELETE',
  path: '/api/household/adults/{id}',
  access: 'household',
  limit: 'default',
  summary: 'Remove an adult from the household. They go on in their own.',
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

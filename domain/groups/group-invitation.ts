// Invitations to a group (product P22.3), as pure functions.

/** How long an invitation link can be used. */
export const GROUP_INVITATION_MS = 7 * 86_400_000;
/** How often a link can be used: the maximum, and the default. */
export const MOST_USES = 50;
export const USUAL_USES = 5;
/** Maximum number of valid links of one group. */
export const MOST_GROUP_LINKS = 10;

/** What determines whether a link works. Times are milliseconds since 1970. */
export interface InvitationState {
  readonly endsAt: number;
  readonly revokedAt: number | null;
  readonly used: number;
  readonly most: number;
}

/** Whether a link can still be used. */
export const invitationWorks = ({ endsAt, revokedAt, used, most }: InvitationState, nowMs: number): boolean =>
  revokedAt === null && used < most && nowMs < endsAt;

import { holdsLink } from '../link-text.ts';
import { fail, type Result, succeed } from '../problem.ts';

// How far accounts are trusted (product P22.7), as pure functions.

const HOUR_MS = 3_600_000;
/** How long an account counts as new. */
export const NEW_FOR_MS = 3 * 24 * HOUR_MS;
/** Maximum posts and comments per person and hour. */
export const MOST_AN_HOUR = { new: 10, known: 60 } as const;

/** Whether an account is new. Times are milliseconds since 1970. */
export const isNewcomer = (madeAt: number, nowMs: number): boolean => nowMs - madeAt < NEW_FOR_MS;

/** Whether a text is held for a moderator: texts with links from new accounts are. */
export const isHeld = (text: string, madeAt: number, nowMs: number): boolean =>
  isNewcomer(madeAt, nowMs) && holdsLink(text);

/**
 * Whether a person may write one more post or comment.
 * @param written how many they wrote in the last hour, and when they wrote the first of these
 * @returns RATE_LIMITED with the seconds to wait
 */
export function mayWriteMore(
  madeAt: number,
  written: { readonly count: number; readonly firstAt: number | null },
  nowMs: number,
): Result<void> {
  const most = isNewcomer(madeAt, nowMs) ? MOST_AN_HOUR.new : MOST_AN_HOUR.known;
  if (written.count < most) return succeed(undefined);
  const retryAfter = Math.max(1, Math.ceil(((written.firstAt ?? nowMs) + HOUR_MS - nowMs) / 1000));
  return fail('RATE_LIMITED', 'You have written a lot in the last hour. Please wait a while.', { retryAfter });
}

/** A person's community suspension on this server. */
export interface CommunityStanding {
  /** Milliseconds since 1970; null if they were never suspended. */
  readonly suspendedUntil: number | null;
}

/** A timestamp that means "for ever": the latest time a Date can represent. */
export const SUSPENDED_FOR_EVER = 8_640_000_000_000_000;

/** Whether a person may write, react and invite. Reading is always allowed. */
export function mayTakePart({ suspendedUntil }: CommunityStanding, nowMs: number): Result<void> {
  if (suspendedUntil === null || suspendedUntil <= nowMs) return succeed(undefined);
  return fail(
    'FORBIDDEN',
    suspendedUntil === SUSPENDED_FOR_EVER
      ? 'The people who run this server closed the community to you. You can still read, and ask them to review this.'
      : `The people who run this server paused the community for you until ${new Date(suspendedUntil).toISOString().slice(0, 10)}. You can still read, and ask them to review this.`,
  );
}

/** The possible decisions of the operators about a reported text. */
export const OUTCOMES = ['dismiss', 'hide', 'warn', 'suspend', 'ban'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * When a suspension ends after a decision. A later, milder decision does not shorten an existing suspension.
 * @param days length of the suspension
 * @param before the end of the existing suspension, milliseconds since 1970; null if there is none
 */
export function suspendedUntil(decision: Outcome, days: number, before: number | null, nowMs: number): number | null {
  if (decision === 'ban') return SUSPENDED_FOR_EVER;
  if (decision !== 'suspend') return before;
  return Math.max(before ?? 0, nowMs + days * 24 * HOUR_MS);
}

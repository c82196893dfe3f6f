import { holdsLink } from '../link-text.ts';
import { fail, type Result, succeed } from '../problem.ts';

// How much is believed of whom (product P22.7), as pure functions.

const HOUR_MS = 3_600_000;
/** An account is new for this long. */
export const NEW_FOR_MS = 3 * 24 * HOUR_MS;
/** Posts and comments of one person in an hour. */
export const MOST_AN_HOUR = { new: 10, known: 60 } as const;

/** Whether an account is new. Times are milliseconds since 1970. */
export const isNewcomer = (madeAt: number, nowMs: number): boolean => nowMs - madeAt < NEW_FOR_MS;

/** Whether a text waits for a moderator: links of new accounts do. */
export const isHeld = (text: string, madeAt: number, nowMs: number): boolean =>
  isNewcomer(madeAt, nowMs) && holdsLink(text);

/**
 * Whether somebody may write one more.
 * @param written how many they wrote in the last hour, and when the first of these
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
  return fail('RATE_LIMITED', 'You wrote a lot in the last hour. Please wait a while.', { retryAfter });
}

/** How the people who run the server stand to somebody. */
export interface CommunityStanding {
  /** Milliseconds since 1970; null where they never were. */
  readonly suspendedUntil: number | null;
}

/** For ever, in a column of times. */
export const FOR_GOOD = 8_640_000_000_000_000;

/** Whether somebody may write, react and invite at all. Reading goes on. */
export function mayTakePart({ suspendedUntil }: CommunityStanding, nowMs: number): Result<void> {
  if (suspendedUntil === null || suspendedUntil <= nowMs) return succeed(undefined);
  return fail(
    'FORBIDDEN',
    suspendedUntil === FOR_GOOD
      ? 'The people who run this server closed the community for you. You can read, and ask them to look again.'
      : `The people who run this server paused the community for you until ${new Date(suspendedUntil).toISOString().slice(0, 10)}. You can read, and ask them to look again.`,
  );
}

/** What the people who run the server decide about what somebody wrote. */
export const OUTCOMES = ['dismiss', 'hide', 'warn', 'suspend', 'ban'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * Until when somebody may not take part after a decision. A milder one later does not shorten what stands.
 * @param days of a suspension
 * @param before what stood until now, milliseconds since 1970; null where nothing did
 */
export function suspendedUntil(decision: Outcome, days: number, before: number | null, nowMs: number): number | null {
  if (decision === 'ban') return FOR_GOOD;
  if (decision !== 'suspend') return before;
  return Math.max(before ?? 0, nowMs + days * 24 * HOUR_MS);
}

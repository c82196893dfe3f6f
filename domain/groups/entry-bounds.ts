import { fail, type Result, succeed } from '../problem.ts';
import { WITH_TOMBSTONES } from '../sync/row-bounds.ts';

// How much one person may leave in groups (product P10.14), as pure functions.

/** Earlier texts of one post or comment that are kept; the oldest gives way. */
export const VERSIONS_KEPT = 5;
/** Posts and comments of one person that stand at once, in all groups. */
export const MOST_ENTRIES = 2_000;
/** People of one group who were asked in and have not answered. */
export const MOST_ASKED = 200;
/** Who said no, or went, is asked into the same group again after this: asking must not be a way to press somebody. */
const ASKED_AGAIN_MS = 30 * 86_400_000;

/**
 * Whether somebody may leave one more post or comment.
 * @param all theirs, with those that were deleted, whose trace stays
 * @param standing those that were not deleted
 * @returns TOO_LARGE
 */
export function mayLeaveMore({ all, standing }: { readonly all: number; readonly standing: number }): Result<void> {
  if (standing < MOST_ENTRIES && all < MOST_ENTRIES * WITH_TOMBSTONES) return succeed(undefined);
  return fail(
    'TOO_LARGE',
    `You have ${MOST_ENTRIES} posts and comments here, which is the most. Please delete some first.`,
  );
}

/** Whether somebody who is not inside may be asked in again. @param since when they were asked or came, milliseconds since 1970 */
export const mayBeAskedAgain = (since: number, nowMs: number): boolean => nowMs - since >= ASKED_AGAIN_MS;

import { fail, type Result, succeed } from '../problem.ts';
import { WITH_TOMBSTONES } from '../sync/row-bounds.ts';

// Limits on what one person may post in groups (product P10.14), as pure functions.

/** Earlier versions kept of one post or comment; the oldest are dropped. */
export const VERSIONS_KEPT = 5;
/** Maximum posts and comments of one person that are not deleted, in all groups together. */
export const MOST_ENTRIES = 2_000;
/** Maximum unanswered invitations by name of one group. */
export const MOST_ASKED = 200;
/** A person who left or declined can be invited again after this: invitations must not be used to pester. */
const ASKED_AGAIN_MS = 30 * 86_400_000;

/**
 * Whether a person may add one more post or comment.
 * @param all all of the person's entries, including deleted ones, which leave a tombstone
 * @param standing those that are not deleted
 * @returns TOO_LARGE if not
 */
export function mayPostMore({ all, standing }: { readonly all: number; readonly standing: number }): Result<void> {
  if (standing < MOST_ENTRIES && all < MOST_ENTRIES * WITH_TOMBSTONES) return succeed(undefined);
  return fail(
    'TOO_LARGE',
    `You have reached the limit of ${MOST_ENTRIES} posts and comments here. Please delete some first.`,
  );
}

/**
 * Whether a person who left or declined may be invited again.
 * @param since when they left or declined, milliseconds since 1970
 */
export const mayBeAskedAgain = (since: number, nowMs: number): boolean => nowMs - since >= ASKED_AGAIN_MS;

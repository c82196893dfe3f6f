/** Days for which a used-up entry still counts: 18 months of 30 days (product P11.6). */
const USED_UP_DAYS = 18 * 30;
const DAY_MS = 86_400_000;

/**
 * Whether an entry is matched against notices: what is at home, and what is used up for 18 months from the day it was
 * added.
 * @param nowMs milliseconds since 1970
 */
export const isCheckedForRecalls = (
  { quantity, addedAt }: { readonly quantity: number; readonly addedAt: number },
  nowMs: number,
): boolean => quantity > 0 || nowMs - addedAt <= USED_UP_DAYS * DAY_MS;

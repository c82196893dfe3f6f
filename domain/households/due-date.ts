import { addDays, daysBetween } from '../inventory/expiry.ts';
import { lastPregnantDay } from './pregnancy.ts';

/** A due date cannot be further ahead than a pregnancy lasts. */
const LONGEST_DAYS = 300;

/** Whether a date is a plausible due date: not long past, and no further ahead than a pregnancy lasts. */
export const canBeDue = (dueOn: string, today: string): boolean =>
  today <= lastPregnantDay(dueOn) && daysBetween(today, dueOn) <= LONGEST_DAYS;

/**
 * Whether a date was a plausible due date at the time it was entered, in any time zone: the person's calendar may be a
 * day off that of UTC.
 * @param saidAt when it was entered, milliseconds since 1970
 */
export function wasPlausibleDueDate(dueOn: string, saidAt: number): boolean {
  const day = new Date(saidAt).toISOString().slice(0, 10);
  return canBeDue(dueOn, addDays(day, -1)) || canBeDue(dueOn, addDays(day, 1));
}

import { addDays, daysBetween } from '../inventory/expiry.ts';
import { lastPregnantDay } from './pregnancy.ts';

/** A due date lies no further ahead than a pregnancy lasts. */
const LONGEST_DAYS = 300;

/** Whether a date can be one on which a baby is due: neither long past nor further ahead than a pregnancy lasts. */
export const canBeDue = (dueOn: string, today: string): boolean =>
  today <= lastPregnantDay(dueOn) && daysBetween(today, dueOn) <= LONGEST_DAYS;

/**
 * Whether a date could be one on which a baby is due when somebody said so, wherever on earth they were: their calendar
 * may be a day off that of UTC.
 * @param saidAt milliseconds since 1970
 */
export function couldBeDue(dueOn: string, saidAt: number): boolean {
  const day = new Date(saidAt).toISOString().slice(0, 10);
  return canBeDue(dueOn, addDays(day, -1)) || canBeDue(dueOn, addDays(day, 1));
}

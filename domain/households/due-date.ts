import { daysBetween } from '../inventory/expiry.ts';
import { lastPregnantDay } from './pregnancy.ts';

/** A due date lies no further ahead than a pregnancy lasts. */
const LONGEST_DAYS = 300;

/** Whether a date can be one on which a baby is due: neither long past nor further ahead than a pregnancy lasts. */
export const canBeDue = (dueOn: string, today: string): boolean =>
  today <= lastPregnantDay(dueOn) && daysBetween(today, dueOn) <= LONGEST_DAYS;

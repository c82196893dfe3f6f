import { addDays } from '../inventory/expiry.ts';
import type { Member } from './household.ts';

/**
 * Days after the due date on which nobody is pregnant any more. Due dates are counted to 40 weeks, and 42 completed weeks
 * are the longest that a pregnancy is let go on (WHO recommendations on induction of labour, at or beyond term, 2022).
 */
const AFTER_DUE_DAYS = 14;

/** The last day on which somebody with this due date can be pregnant. @param dueOn an ISO calendar date */
export const lastPregnantDay = (dueOn: string): string => addDays(dueOn, AFTER_DUE_DAYS);

/**
 * Whether somebody who counts as pregnant should be asked if the baby is born. The warnings go on until somebody says so: a
 * phone whose clock runs ahead must not end them (product P2.9.7).
 * @param today an ISO calendar date
 */
export const isPastDue = ({ pregnant, dueOn }: Pick<Member, 'pregnant' | 'dueOn'>, today: string): boolean =>
  pregnant && !!dueOn && today > dueOn;

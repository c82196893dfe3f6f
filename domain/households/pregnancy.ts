import { addDays } from '../inventory/expiry.ts';
import type { Member } from './household.ts';

/**
 * Days after the due date until a pregnancy is certainly over. Due dates are set at 40 weeks, and pregnancies are
 * allowed to continue to 42 completed weeks at most (WHO recommendations on induction of labour, at or beyond term,
 * 2022).
 */
const AFTER_DUE_DAYS = 14;

/** The last day on which a person with this due date can be pregnant. @param dueOn an ISO calendar date */
export const lastPregnantDay = (dueOn: string): string => addDays(dueOn, AFTER_DUE_DAYS);

/**
 * Whether to ask a person recorded as pregnant if the baby is born. The warnings continue until somebody answers: a
 * phone whose clock is ahead must not end them (product P2.9.7).
 * @param today an ISO calendar date
 */
export const isPastDue = ({ pregnant, dueOn }: Pick<Member, 'pregnant' | 'dueOn'>, today: string): boolean =>
  pregnant && !!dueOn && today > dueOn;

import { addDays } from '../inventory/expiry.ts';
import type { Household, Member } from './household.ts';

/**
 * Days after the due date on which a pregnancy counts as over. Due dates are counted to 40 weeks, and 42 completed weeks
 * are the longest that a pregnancy is let go on (WHO recommendations on induction of labour, at or beyond term, 2022).
 */
const AFTER_DUE_DAYS = 14;

type Expecting = Pick<Member, 'pregnant' | 'dueOn'>;

/** The last day on which somebody with this due date counts as pregnant. @param dueOn an ISO calendar date */
export const lastPregnantDay = (dueOn: string): string => addDays(dueOn, AFTER_DUE_DAYS);

/** Whether somebody counts as pregnant on a day: without a due date until somebody says otherwise (product P2.9.7). */
export const isPregnantOn = ({ pregnant, dueOn }: Expecting, today: string): boolean =>
  pregnant && (!dueOn || today <= lastPregnantDay(dueOn));

/**
 * A household as reports look at it on a day: a pregnancy whose due date is long past has ended by itself.
 * @param today an ISO calendar date
 */
export const householdOn = <H extends Household>(household: H, today: string): H => ({
  ...household,
  members: household.members.map((member) =>
    member.pregnant === isPregnantOn(member, today) ? member : { ...member, pregnant: false },
  ),
});

import type { Member } from '#domain/households/household.ts';
import { isPastDue } from '#domain/households/pregnancy.ts';
import { dateWords } from '#web/words/expiry-words.ts';

/**
 * The due date, and once it has passed, a reminder that pregnancy warnings go on until the birth is entered. '' without
 * a pregnancy or a date.
 * @param today an ISO calendar date
 */
export function pregnancyWords(member: Pick<Member, 'pregnant' | 'dueOn'>, today: string): string {
  if (!member.pregnant || !member.dueOn) return '';
  const due = `Due ${dateWords(member.dueOn)}`;
  return isPastDue(member, today) ? `${due}. Is the baby born? Pregnancy warnings continue until you change it` : due;
}

import type { Member } from '#domain/households/household.ts';
import { isPastDue } from '#domain/households/pregnancy.ts';
import { dateWords } from '#web/words/expiry-words.ts';

/**
 * When a baby is due, and once that day is past, that the warnings wait for somebody to say that it is born. Empty where
 * nobody is pregnant or nobody gave a date.
 * @param today an ISO calendar date
 */
export function pregnancyWords(member: Pick<Member, 'pregnant' | 'dueOn'>, today: string): string {
  if (!member.pregnant || !member.dueOn) return '';
  const due = `Due ${dateWords(member.dueOn)}`;
  return isPastDue(member, today) ? `${due}. Is the baby born? Pregnancy warnings go on until you change it` : due;
}

import type { Member } from '#domain/households/household.ts';
import { lastPregnantDay } from '#domain/households/pregnancy.ts';
import { dateWords } from '#web/words/expiry-words.ts';

/** When a baby is due, or when the warnings for it ended by themselves; empty where nobody gave a date. */
export function pregnancyWords({ pregnant, dueOn }: Pick<Member, 'pregnant' | 'dueOn'>): string {
  if (!dueOn) return '';
  return pregnant ? `Due ${dateWords(dueOn)}` : `Warnings for pregnancy ended on ${dateWords(lastPregnantDay(dueOn))}`;
}

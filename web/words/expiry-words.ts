import { daysBetween, EXPIRING_DAYS, lastDayOf } from '#domain/inventory/expiry.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { formatDay } from '#web/ui/formats.ts';

/** What a row says about the time left. `urgent` colours the words, and counts as "needs attention". */
export interface ExpiryNote {
  readonly text: string;
  readonly urgent: 'no' | 'soon' | 'past';
}

/** A calendar date as it is read: "3 Mar 2027". @param day ISO */
export const dateWords = (day: string): string => formatDay(new Date(`${day}T00:00:00`));

const ahead = (days: number): string => {
  if (days === 0) return 'Use today';
  return days === 1 ? 'Use by tomorrow' : `Use within ${days} days`;
};

/**
 * How long an entry keeps, reading forward: "Use within 5 days". Null where no date is known.
 * @param today the calendar date of the phone, ISO
 */
export function expiryNote(
  item: Pick<InventoryItem, 'expiresOn' | 'openedOn' | 'periodAfterOpening'>,
  today: string,
): ExpiryNote | null {
  const until = lastDayOf(item);
  if (!until) return null;
  const days = daysBetween(today, until.day);
  if (days < 0) {
    const text =
      until.cause === 'opened' ? `Open too long since ${dateWords(until.day)}` : `Expired ${dateWords(until.day)}`;
    return { text, urgent: 'past' };
  }
  if (days <= EXPIRING_DAYS) return { text: ahead(days), urgent: 'soon' };
  return {
    text: until.cause === 'opened' ? `Use by ${dateWords(until.day)}` : `Best before ${dateWords(until.day)}`,
    urgent: 'no',
  };
}

/** Until when something is to be used, and why: of the printed date and the time since opening the earlier counts. */
export function lastDayWords(item: Pick<InventoryItem, 'expiresOn' | 'openedOn' | 'periodAfterOpening'>): string {
  const until = lastDayOf(item);
  if (!until) return 'No date: you are not reminded.';
  const why =
    until.cause === 'printed'
      ? item.openedOn
        ? ', the date on the pack'
        : ''
      : item.expiresOn
        ? ', since it was opened: that is sooner than the date on the pack'
        : ', since it was opened';
  return `Use by ${dateWords(until.day)}${why}.`;
}

/** The calendar date of this phone, ISO. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

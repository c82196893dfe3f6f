import { daysBetween, EXPIRING_DAYS, lastDayOf } from '#domain/inventory/expiry.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { formatDay } from '#web/ui/formats.ts';

/** A row's text about the time left. `urgent` colours it, and anything but `no` counts as "needs attention". */
export interface ExpiryNote {
  readonly text: string;
  readonly urgent: 'no' | 'soon' | 'past';
}

/** A calendar date as shown: "3 Mar 2027". @param day ISO */
export const dateWords = (day: string): string => formatDay(new Date(`${day}T00:00:00`));

const ahead = (days: number): string => {
  if (days === 0) return 'Use today';
  return days === 1 ? 'Use by tomorrow' : `Use within ${days} days`;
};

/**
 * How long an entry still keeps: "Use within 5 days". Null if no date is known.
 * @param today the phone's calendar date, ISO
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

/** The last day to use something, and why: the earlier of the printed date and the period after opening. */
export function lastDayWords(item: Pick<InventoryItem, 'expiresOn' | 'openedOn' | 'periodAfterOpening'>): string {
  const until = lastDayOf(item);
  if (!until) return 'No date, so no reminder.';
  const why =
    until.cause === 'printed'
      ? item.openedOn
        ? ', the date on the pack'
        : ''
      : item.expiresOn
        ? ', because it was opened: that is sooner than the date on the pack'
        : ', because it was opened';
  return `Use by ${dateWords(until.day)}${why}.`;
}

/** This phone's calendar date, ISO. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

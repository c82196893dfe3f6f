import type { InventoryItem } from './item.ts';

const DAY_MS = 86_400_000;

const midnight = (day: string): number => Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10));

/** Whole calendar days from one ISO date to another; negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / DAY_MS);

/** The calendar day a number of days later. @param day an ISO calendar date */
export const addDays = (day: string, days: number): string =>
  new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The same day a number of months later; the last day of the month if that day does not exist (31 January + 1 is 28 or
 * 29 February).
 * @param day an ISO calendar date
 */
export function addMonths(day: string, months: number): string {
  const year = +day.slice(0, 4);
  const month = +day.slice(5, 7) - 1 + months;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month, Math.min(+day.slice(8, 10), lastOfMonth)));
  return date.toISOString().slice(0, 10);
}

/**
 * The day until which an entry should be used, and where it comes from: the printed date, or the time since opening.
 */
export interface LastDay {
  readonly day: string;
  readonly cause: 'printed' | 'opened';
}

/**
 * The earlier of the printed date and the opening date plus the period after opening (months, the open-jar symbol of
 * Reg. (EC) 1223/2009 Annex VII 2): opening never extends the date (product P2.8.7). Null if neither is known.
 */
export function lastDayOf(item: Pick<InventoryItem, 'expiresOn' | 'openedOn' | 'periodAfterOpening'>): LastDay | null {
  const printed: LastDay | null = item.expiresOn ? { day: item.expiresOn, cause: 'printed' } : null;
  const opened: LastDay | null =
    item.openedOn && item.periodAfterOpening
      ? { day: addMonths(item.openedOn, item.periodAfterOpening), cause: 'opened' }
      : null;
  if (!printed || !opened) return printed ?? opened;
  return opened.day < printed.day ? opened : printed;
}

/** An entry counts as expiring from this many days before its last day: the first reminder (product P2.8.6). */
export const EXPIRING_DAYS = 30;

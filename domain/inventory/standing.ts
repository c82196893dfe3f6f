import type { ShownRisk } from '../safety/shown-risk.ts';
import { daysBetween, EXPIRING_DAYS, lastDayOf } from './expiry.ts';
import type { InventoryItem } from './item.ts';

/** The state of an entry by its last day. */
export type DateStanding = 'past' | 'soon' | 'later' | 'none';

/**
 * The state of an entry by its last day: past, within the days of the first reminder, later, or without a date.
 * @param today ISO date of the phone's own calendar
 */
export function dateStanding(
  item: Pick<InventoryItem, 'expiresOn' | 'openedOn' | 'periodAfterOpening'>,
  today: string,
): DateStanding {
  const last = lastDayOf(item);
  if (!last) return 'none';
  const days = daysBetween(today, last.day);
  if (days < 0) return 'past';
  return days <= EXPIRING_DAYS ? 'soon' : 'later';
}

/** Whether an entry is used up: it is listed separately, and there are no reminders for it (product P2.8.10). */
export const isUsedUp = ({ quantity }: Pick<InventoryItem, 'quantity'>): boolean => quantity === 0;

/** The state of an entry by its score; `unknown` if there is no score or too little is known for one. */
export type ScoreStanding = 'green' | 'yellow' | 'red' | 'unknown';

/** The state of an entry by its score. @param risk null if there is no report yet */
export const scoreStanding = (risk: Pick<ShownRisk, 'band'> | null): ScoreStanding =>
  risk === null || risk.band === 'no_score' || risk.band === 'not_enough_known' ? 'unknown' : risk.band;

import type { ShownRisk } from '../safety/shown-risk.ts';
import { daysBetween, EXPIRING_DAYS, lastDayOf } from './expiry.ts';
import type { InventoryItem } from './item.ts';

/** How an entry stands to its last day. */
export type DateStanding = 'past' | 'soon' | 'later' | 'none';

/**
 * How an entry stands to its last day: past it, within the days of the first reminder, later, or without a date.
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

/** Whether nothing of an entry is left: it stands apart, and nobody is reminded of it (product P2.8.10). */
export const isUsedUp = ({ quantity }: Pick<InventoryItem, 'quantity'>): boolean => quantity === 0;

/** How an entry stands by its score; `unknown` is none, and too little known for one. */
export type ScoreStanding = 'green' | 'yellow' | 'red' | 'unknown';

/** How an entry stands by its score. @param risk null where no report is made yet */
export const scoreStanding = (risk: Pick<ShownRisk, 'band'> | null): ScoreStanding =>
  risk === null || risk.band === 'no_score' || risk.band === 'not_enough_known' ? 'unknown' : risk.band;

import { latestPlausibleDate } from '../latest-plausible-date.ts';
import type { RecallNotice } from './notice.ts';

const isSame = (one: RecallNotice, other: RecallNotice): boolean =>
  (Object.keys(one) as (keyof RecallNotice)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );

/**
 * Replaces future dates in a notice (product P11.16) by the day on which it arrived or changed here. A warning is never
 * refused because of a wrong date, never sorted above those of today, and never blocks a later version of itself.
 * @param held the stored version of the notice; null if it is new
 */
export function withoutFutureDates(notice: RecallNotice, held: RecallNotice | null, nowMs: number): RecallNotice {
  const latest = latestPlausibleDate(nowMs);
  if (notice.publishedOn <= latest && notice.changedOn <= latest) return notice;
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const before = held && held.publishedOn <= latest && held.changedOn <= latest ? held : null;
  const publishedOn = notice.publishedOn <= latest ? notice.publishedOn : (before?.publishedOn ?? today);
  if (notice.changedOn <= latest) return { ...notice, publishedOn };
  const unchanged = before && { ...notice, publishedOn, changedOn: before.changedOn };
  return unchanged && isSame(unchanged, before) ? unchanged : { ...notice, publishedOn, changedOn: today };
}

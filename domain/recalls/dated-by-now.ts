import { latestDay } from '../latest-day.ts';
import type { RecallNotice } from './notice.ts';

const isSame = (one: RecallNotice, other: RecallNotice): boolean =>
  (Object.keys(one) as (keyof RecallNotice)[]).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );

/**
 * A notice without days that have not come (product P11.16): in the place of such a day stands the one on which the
 * notice arrived, or changed, here. A warning is never refused for a slip of its date, never stands before those of
 * today, and holds up no later version of itself.
 * @param held the notice as it is stored; null where it is new
 */
export function datedByNow(notice: RecallNotice, held: RecallNotice | null, nowMs: number): RecallNotice {
  const latest = latestDay(nowMs);
  if (notice.publishedOn <= latest && notice.changedOn <= latest) return notice;
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const before = held && held.publishedOn <= latest && held.changedOn <= latest ? held : null;
  const publishedOn = notice.publishedOn <= latest ? notice.publishedOn : (before?.publishedOn ?? today);
  if (notice.changedOn <= latest) return { ...notice, publishedOn };
  const unchanged = before && { ...notice, publishedOn, changedOn: before.changedOn };
  return unchanged && isSame(unchanged, before) ? unchanged : { ...notice, publishedOn, changedOn: today };
}

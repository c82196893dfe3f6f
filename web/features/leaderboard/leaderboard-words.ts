import type { BoardLine, BoardReceiptLine } from '#domain/leaderboard/calls.ts';
import { MARKS_A_WEEK, MOST_A_DAY } from '#domain/leaderboard/points.ts';
import type { Period } from '#domain/leaderboard/receipt.ts';

const dayAndMonth = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What the points of a line were given for. */
export function deedWords({ corrections, photos, recalls, marks }: BoardLine['counts']): string {
  const words = [
    corrections > 0 && counted(corrections, 'correction accepted', 'corrections accepted'),
    photos > 0 && counted(photos, 'label photo', 'label photos'),
    recalls > 0 && counted(recalls, 'first report of a recall', 'first reports of recalls'),
    marks > 0 && `helpful ${counted(marks, 'time', 'times')}`,
  ].filter((one) => one !== false);
  return words.length === 0 ? 'Nothing yet' : words.join(', ');
}

/** The days that count, in words. */
export function spanWords(period: Period, { from, to }: { readonly from: number; readonly to: number }): string {
  if (period === 'all') return 'all time';
  return period === 'month' ? month.format(from) : dayAndMonth.formatRange(from, to - 1);
}

export const PERIOD_WORDS: Readonly<Record<Period, string>> = { week: 'Week', month: 'Month', all: 'All time' };
/** Label of the total of a receipt. */
export const SUM_WORDS: Readonly<Record<Period, string>> = {
  week: 'This week',
  month: 'This month',
  all: 'All time',
};

/** The name of a receipt line, and the text below it. */
export function lineWords({ kind, count, points, about, at }: BoardReceiptLine): { name: string; reason: string } {
  const names = about.join(', ');
  switch (kind) {
    case 'correction':
      return { name: counted(count, 'correction accepted', 'corrections accepted'), reason: names };
    case 'gap':
      return {
        name: count === 1 ? 'Label photo filled a gap' : `${count} label photos filled a gap`,
        reason: `${names} had no list`,
      };
    case 'recall':
      return { name: counted(count, 'first report of a recall', 'first reports of recalls'), reason: names };
    case 'mark':
      return { name: `Marked helpful, ${counted(count, 'time', 'times')}`, reason: `${names}. 3 for each family` };
    case 'marks_limit':
      return {
        name: 'Over the limit for marks',
        reason: `They count for up to ${MARKS_A_WEEK} points a week, or as many as accepted entries earned that week.`,
      };
    case 'day_limit':
      return {
        name: `Daily limit of ${MOST_A_DAY} on ${dayAndMonth.format(at)}`,
        reason: `${MOST_A_DAY - points} points on one day count as ${MOST_A_DAY}`,
      };
  }
}

/** "+20", "−3", "0". */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `\u2212${Math.abs(points)}` : '0';

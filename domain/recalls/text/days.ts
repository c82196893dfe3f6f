import type { DateRange } from '../notice.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

/** The ISO date, or null if there is no such day. @param month 1 to 12 */
function isoDay(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const made = new Date(Date.UTC(year, month - 1, day));
  if (made.getUTCMonth() !== month - 1 || made.getUTCDate() !== day) return null;
  return made.toISOString().slice(0, 10);
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

/** Pattern of one written date, without capture groups of its own: {@link readDay} parses it. */
const WRITTEN =
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}[/.](?:\\d{4}|\\d{2})(?!\\d)|' +
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? {1,3}\\d{1,2},? {1,3}\\d{4}';

/**
 * Parses the date at the start of a text: `20260401`, `2026-04-01T…`, `04/01/2026` (month first, as United States
 * agencies write), `01-04-2026` (day first, as RASFF writes), `April 1, 2026`, and the date of an RSS item.
 * @returns ISO date; null if it is none of these, or not a day of the calendar
 */
export function readDay(written: string): string | null {
  const text = written.trim().slice(0, 40);
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(text);
  if (american) return isoDay(fullYear(american[3] ?? ''), Number(american[1]), Number(american[2]));
  const european = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4}|\d{2})(?!\d)/.exec(text);
  if (european) return isoDay(fullYear(european[3] ?? ''), Number(european[2]), Number(european[1]));
  const inWords = /^([a-z]{3,9})\.? +(\d{1,2}),? +(\d{4})/i.exec(text);
  if (inWords) return isoDay(Number(inWords[3]), monthOf(inWords[1] ?? ''), Number(inWords[2]));
  const feed = /^(?:[a-z]{3}, )?(\d{1,2}) ([a-z]{3}) (\d{4})/i.exec(text);
  if (feed) return isoDay(Number(feed[3]), monthOf(feed[2] ?? ''), Number(feed[1]));
  return null;
}

const DATE_WORDS = '(?:best (?:by|before|if used by)|use by|sell by|enjoy by|expir[a-z]{1,6}|exp\\.?|bb)';
const PRINTED = new RegExp(
  `${DATE_WORDS}[^;.\\d]{0,30}?(${WRITTEN})(?:[^;\\d]{0,4}(?:through|to|and|thru|-|–)[^;\\d]{0,4}(${WRITTEN}))?`,
  'gi',
);
const MOST = 20;

/**
 * Dates printed on packs that a text names, such as "Best by December 23, 2021 through January 8, 2022". A date without
 * such a label (a day of sale, of a phone call) does not count.
 */
export function printedDatesIn(text: string): DateRange[] {
  const found: DateRange[] = [];
  for (const [, first = '', last] of text.slice(0, 8000).matchAll(PRINTED)) {
    const from = readDay(first);
    const to = last === undefined ? from : readDay(last);
    if (from && to && from <= to && !found.some((one) => one.from === from && one.to === to)) found.push({ from, to });
    if (found.length >= MOST) break;
  }
  return found;
}

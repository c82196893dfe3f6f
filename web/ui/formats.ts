/** The order of a date's parts that a person chose; `system` follows the phone. */
export type DateOrder = 'system' | 'day_first' | 'month_first' | 'year_first';

/** Where the choice is stored. */
export const DATE_ORDER_KEY = 'dateFormat';

/** A locale that writes dates in each order. The year comes first in figures alone. */
const LOCALE = { day_first: 'en-GB', month_first: 'en-US', year_first: 'en-CA' } as const;

/** Where there is no page, as in a worker or a page that the build draws, there is no phone whose habits count. */
const DRAWN: DateOrder = 'day_first';

const isOrder = (text: string | null): text is keyof typeof LOCALE => text !== null && Object.hasOwn(LOCALE, text);

/** The stored choice. */
export function chosenDateOrder(): DateOrder {
  if (typeof document === 'undefined') return DRAWN;
  const stored = localStorage.getItem(DATE_ORDER_KEY);
  return isOrder(stored) ? stored : 'system';
}

let order: DateOrder | null = null;
let day: Intl.DateTimeFormat | null = null;
let moment: Intl.DateTimeFormat | null = null;

/** Makes one format. Each is made when it is first drawn, and once: it takes a slow phone some 30 ms. */
function formatOf(inFigures: Intl.DateTimeFormatOptions, inWords: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  order ??= chosenDateOrder();
  const locale = order === 'system' ? undefined : LOCALE[order];
  return new Intl.DateTimeFormat(locale, order === 'year_first' ? inFigures : inWords);
}

/** Draws from now on in this order. */
export function followDateOrder(chosen: DateOrder): void {
  order = chosen;
  day = null;
  moment = null;
}

/** A day as the person reads it: "3 Mar 2027". @param at a date, or milliseconds since 1970 */
export function formatDay(at: Date | number): string {
  day ??= formatOf({ dateStyle: 'short' }, { day: 'numeric', month: 'short', year: 'numeric' });
  return day.format(at);
}

/** A moment to the minute: "3 March 2027 at 14:05". @param at milliseconds since 1970 */
export function formatMoment(at: number): string {
  moment ??= formatOf({ dateStyle: 'short', timeStyle: 'short' }, { dateStyle: 'long', timeStyle: 'short' });
  return moment.format(at);
}

/** A count with the signs that the phone puts between thousands. */
export const formatCount = (count: number): string =>
  count.toLocaleString(typeof document === 'undefined' ? 'en-GB' : undefined);

/** The order of the parts of a date that a person chose; `system` follows the phone. */
export type DateOrder = 'system' | 'day_first' | 'month_first' | 'year_first';

/** Local storage key of the choice. */
export const DATE_ORDER_KEY = 'dateFormat';

/** A locale for each order. Year first is only used for dates in figures. */
const LOCALE = { day_first: 'en-GB', month_first: 'en-US', year_first: 'en-CA' } as const;

/** The order used without a document, in workers and in pages rendered by the build: no phone settings apply there. */
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

/** Creates a format. Done once and only when first needed, since it takes some 30 ms on a slow phone. */
function formatOf(inFigures: Intl.DateTimeFormatOptions, inWords: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  order ??= chosenDateOrder();
  const locale = order === 'system' ? undefined : LOCALE[order];
  return new Intl.DateTimeFormat(locale, order === 'year_first' ? inFigures : inWords);
}

/** Formats dates in this order from now on. */
export function followDateOrder(chosen: DateOrder): void {
  order = chosen;
  day = null;
  moment = null;
}

/** A day in the person's format: "3 Mar 2027". @param at a date, or milliseconds since 1970 */
export function formatDay(at: Date | number): string {
  day ??= formatOf({ dateStyle: 'short' }, { day: 'numeric', month: 'short', year: 'numeric' });
  return day.format(at);
}

/** A time to the minute: "3 March 2027 at 14:05". @param at milliseconds since 1970 */
export function formatMoment(at: number): string {
  moment ??= formatOf({ dateStyle: 'short', timeStyle: 'short' }, { dateStyle: 'long', timeStyle: 'short' });
  return moment.format(at);
}

/** A count with the phone's thousands separators. */
export const formatCount = (count: number): string =>
  count.toLocaleString(typeof document === 'undefined' ? 'en-GB' : undefined);

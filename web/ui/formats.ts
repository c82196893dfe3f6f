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

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly moment: Intl.DateTimeFormat;
}

function formatsOf(order: DateOrder): Formats {
  const locale = order === 'system' ? undefined : LOCALE[order];
  const day: Intl.DateTimeFormatOptions =
    order === 'year_first' ? { dateStyle: 'short' } : { day: 'numeric', month: 'short', year: 'numeric' };
  return {
    day: new Intl.DateTimeFormat(locale, day),
    moment: new Intl.DateTimeFormat(locale, {
      dateStyle: order === 'year_first' ? 'short' : 'long',
      timeStyle: 'short',
    }),
  };
}

let formats: Formats | null = null;
const current = (): Formats => {
  // Made once: a list would make them for every row.
  formats ??= formatsOf(chosenDateOrder());
  return formats;
};

/** Draws from now on in this order. */
export const followDateOrder = (order: DateOrder): void => {
  formats = formatsOf(order);
};

/** A day as the person reads it: "3 Mar 2027". @param at a date, or milliseconds since 1970 */
export const formatDay = (at: Date | number): string => current().day.format(at);

/** A moment to the minute: "3 March 2027 at 14:05". @param at milliseconds since 1970 */
export const formatMoment = (at: number): string => current().moment.format(at);

/** A count with the signs that the phone puts between thousands. */
export const formatCount = (count: number): string =>
  count.toLocaleString(typeof document === 'undefined' ? 'en-GB' : undefined);

/** The figures count UTC days, so days are formatted in UTC. */
const ZONE = { timeZone: 'UTC' } as const;
const short = new Intl.DateTimeFormat('en-GB', { ...ZONE, day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat('en-GB', { ...ZONE, weekday: 'short', day: 'numeric', month: 'short' });

/** "22 Oct" @param day ISO */
export const shortDay = (day: string): string => short.format(Date.parse(day));

/** "Thu, 22 Oct" @param day ISO */
export const longDay = (day: string): string => long.format(Date.parse(day));

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A date in words. @param iso YYYY-MM-DD */
export const dayWords = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

/**
 * Abbreviated month names on packs, by month: English, German, French, Spanish, Italian, Dutch and Portuguese, cut to
 * three or four letters.
 */
const BEGINNINGS: readonly string[] = [
  'JAN ENE GEN JAEN',
  'FEB FEV',
  'MAR MRZ MAER MRT MAAR',
  'APR AVR ABR',
  'MAY MAI MEI MAG MAY',
  'JUN JUIN GIU',
  'JUL JUIL LUG',
  'AUG AOU AOUT AGO',
  'SEP SET',
  'OCT OKT OTT OUT',
  'NOV',
  'DEC DEZ DIC',
];

/** Month numbers, 1 to 12, by the first letters of the name. */
export const MONTH_OF: ReadonlyMap<string, number> = new Map(
  BEGINNINGS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);

/** Matches a month name or its abbreviation, in capitals without accents. */
export const MONTH_PATTERN = `(?:${[...MONTH_OF.keys()].sort((one, other) => other.length - one.length).join('|')})[A-Z]{0,7}`;

/** The number of a month by its name in capitals; null for any other word. */
export function monthOf(word: string): number | null {
  for (const length of [4, 3]) {
    const month = MONTH_OF.get(word.slice(0, length));
    if (month !== undefined) return month;
  }
  return null;
}

import { MONTH_PATTERN, monthOf } from './month-names.ts';

/** A date that may be the best-before date of a pack. */
export interface DateReading {
  /** ISO date; the last day if only a month is printed. */
  readonly day: string;
  /** Only a month is printed. */
  readonly monthOnly: boolean;
}

/** What was read from the print on a pack. None of it is used until a person confirms it (product P2.8.16). */
export interface PrintedDate {
  /**
   * Most likely first: end dates before dates of unknown meaning. An ambiguous date like 03/04/23 gives both orders.
   */
  readonly dates: readonly DateReading[];
  readonly lot: string | null;
}

type Role = 'end' | 'unknown' | 'made';

interface Seen extends DateReading {
  readonly role: Role;
  readonly at: number;
}

const [FIRST_YEAR, LAST_YEAR] = [2000, 2049];

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** A valid calendar date, or nothing: there is no 31 April. */
function dayOf(year: number, month: number, day: number): readonly DateReading[] {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return [];
  const text = iso(year, month, day);
  return Number(text.slice(5, 7)) === month ? [{ day: text, monthOnly: false }] : [];
}

function lastDayOf(year: number, month: number): readonly DateReading[] {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return [];
  return [{ day: iso(year, month + 1, 0), monthOnly: true }];
}

/** Day first, as most of the world prints it; then month first if that is a valid date too. */
const eitherOrder = (one: string, two: string, year: string): readonly DateReading[] => [
  ...dayOf(yearOf(year), Number(two), Number(one)),
  ...(one === two ? [] : dayOf(yearOf(year), Number(one), Number(two))),
];

type Form = readonly [pattern: RegExp, read: (groups: readonly string[]) => readonly DateReading[]];

const SEP = '\\s?[./,\\-\\s]\\s?';
const MONTH = `(${MONTH_PATTERN})`;
const YEAR = '(20\\d\\d|\\d\\d)';
const form = (pattern: string, read: Form[1]): Form => [new RegExp(`(?<![\\d])${pattern}(?!\\d)`, 'g'), read];

/** Formats of printed dates, most reliable first. Text matched by one format is not matched again by another. */
const FORMS: readonly Form[] = [
  form(`(20\\d\\d)${SEP}(\\d\\d?)${SEP}(\\d\\d?)`, ([y = '', m = '', d = '']) =>
    dayOf(Number(y), Number(m), Number(d)),
  ),
  form(`(\\d\\d?)${SEP}(\\d\\d?)${SEP}(20\\d\\d)`, ([a = '', b = '', y = '']) => eitherOrder(a, b, y)),
  form(`(\\d\\d?)(?:${SEP})?${MONTH}(?:${SEP})?${YEAR}`, ([d = '', m = '', y = '']) =>
    dayOf(yearOf(y), monthOf(m) ?? 0, Number(d)),
  ),
  form(`${MONTH}(?:${SEP})?(\\d\\d?)${SEP}${YEAR}`, ([m = '', d = '', y = '']) =>
    dayOf(yearOf(y), monthOf(m) ?? 0, Number(d)),
  ),
  form(`${MONTH}(?:${SEP})?(20\\d\\d)`, ([m = '', y = '']) => lastDayOf(Number(y), monthOf(m) ?? 0)),
  form(`(\\d\\d)${SEP}(\\d\\d)${SEP}(\\d\\d)`, ([a = '', b = '', y = '']) => eitherOrder(a, b, y)),
  form('(?<![./\\-])(\\d\\d?)\\s?[./\\-]\\s?(20\\d\\d)', ([m = '', y = '']) => lastDayOf(Number(y), Number(m))),
  form('(20\\d\\d)(0[1-9]|1[0-2])([0-3]\\d)', ([y = '', m = '', d = '']) => dayOf(Number(y), Number(m), Number(d))),
  form('([0-3]\\d)(0[1-9]|1[0-2])(20\\d\\d)', ([d = '', m = '', y = '']) => dayOf(Number(y), Number(m), Number(d))),
];

const END =
  /EXP|BEST|\bBBE?\b|USE\s?D?\s?BY|USE BEFORE|SELL BY|MHD|HALTBAR|VERBRAUCH|CONSOMMER|DLC|DDM|DLUO|CADUC|CONSUMIR|SCAD|CONSUMAR|TMC|THT|TGT|VALID|까지|\bE\b/g;
const MADE = /MFG|MFD|\bMAN\b|PROD|PKD|PACKED|PACKAGED|MADE ON|HERGESTELLT|FABRIQU|FABRIC|ELAB|\bP\b|부터/g;

const lastMatch = (pattern: RegExp, text: string): number =>
  [...text.matchAll(pattern)].reduce((last, { index }) => Math.max(last, index), -1);

/**
 * What kind of date it is, by the words before it on its line. If they say nothing, "best before" may be on the line
 * above.
 */
function roleOf(before: string): Role {
  const [line = '', above = ''] = before.split('\n').reverse();
  const [end, made] = [lastMatch(END, line), lastMatch(MADE, line)];
  if (end < 0 && made < 0) return lastMatch(END, above) >= 0 ? 'end' : 'unknown';
  return end > made ? 'end' : 'made';
}

/** Capitals without accents. Letters among digits that OCR confuses with digits are replaced by them. */
const plainPrint = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/(?<=\d[./-]?)[OQD](?=[./-]?\d)|(?<=[./-])[OQ](?=\d)|(?<=\d)[OQ](?=[./\-\s]|$)/g, '0')
    .replace(/(?<=\d[./-]?)[IL|](?=[./-]?\d)|(?<=[./-])[IL|](?=\d)/g, '1');

function seenIn(text: string): readonly Seen[] {
  let left = text;
  const seen: Seen[] = [];
  for (const [pattern, read] of FORMS) {
    for (const match of left.matchAll(pattern)) {
      const readings = read(match.slice(1));
      if (readings.length === 0) continue;
      const role = roleOf(text.slice(0, match.index));
      seen.push(...readings.map((one) => ({ ...one, role, at: match.index })));
      left = left.slice(0, match.index) + '#'.repeat(match[0].length) + left.slice(match.index + match[0].length);
    }
  }
  return seen;
}

/** "L" alone means a lot only at the start of a line and before digits: OCR also reads folds and edges as letters. */
const LOT =
  /(?:(?:\bLOT(?:TO|E|NR|NO)?|\bBATCH|\bCHARGE|\bCH\.?-?B)\s?[.:#]?\s?([A-Z0-9][A-Z0-9-]{2,15})|^\s*L\s?[.:]?\s?(\d{3}[A-Z0-9-]{0,12}))/m;

const RANK: readonly Role[] = ['end', 'unknown', 'made'];

/**
 * Reads the print on a pack: its best-before date and its lot. Dates marked as the date of manufacture are ignored.
 * @param text lines of OCR output, in any case
 */
export function readPrintedDate(text: string): PrintedDate {
  const print = plainPrint(text);
  const seen = seenIn(print);
  const places = [...new Set(seen.map(({ at }) => at))];
  const rank = ({ role }: Seen) => RANK.indexOf(role);
  // Of several dates the latest is the end date; the two orders of one ambiguous date keep their order.
  const latest = new Map(
    places.map((at) => [at, seen.filter((one) => one.at === at).map(({ day }) => day)[0] ?? ''] as const),
  );
  const later = (one: Seen, other: Seen): number => {
    const [first = '', second = ''] = [latest.get(one.at), latest.get(other.at)];
    return first < second ? 1 : first > second ? -1 : 0;
  };
  const dates = seen
    .filter(({ role }) => role !== 'made')
    .map((one, at) => ({ one, at }))
    .sort((a, b) => rank(a.one) - rank(b.one) || later(a.one, b.one) || a.at - b.at)
    .map(({ one: { day, monthOnly } }) => ({ day, monthOnly }));
  const unlike = dates.filter(({ day }, at) => dates.findIndex((other) => other.day === day) === at);
  const [, named, short] = LOT.exec(print) ?? [];
  const lot = named ?? short ?? null;
  return { dates: unlike, lot: lot !== null && /\d/.test(lot) ? lot : null };
}

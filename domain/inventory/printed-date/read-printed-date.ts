import { MONTH_PATTERN, monthOf } from './month-names.ts';

/** A day that may be the one until which a pack keeps. */
export interface DateReading {
  /** ISO date; of a month alone its last day. */
  readonly day: string;
  /** Only a month is printed. */
  readonly monthOnly: boolean;
}

/** What was read of the print on a pack. Nothing of it counts before a person has agreed (product P2.8.16). */
export interface PrintedDate {
  /** The likeliest first: an end date before a day that could be anything, and of a day like 03/04/23 both orders. */
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

/** A day of the calendar, or nothing: no 31 April. */
function dayOf(year: number, month: number, day: number): readonly DateReading[] {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return [];
  const text = iso(year, month, day);
  return Number(text.slice(5, 7)) === month ? [{ day: text, monthOnly: false }] : [];
}

function lastDayOf(year: number, month: number): readonly DateReading[] {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return [];
  return [{ day: iso(year, month + 1, 0), monthOnly: true }];
}

/** Day first, as most of the world prints it; then month first where that is a day too. */
const eitherOrder = (one: string, two: string, year: string): readonly DateReading[] => [
  ...dayOf(yearOf(year), Number(two), Number(one)),
  ...(one === two ? [] : dayOf(yearOf(year), Number(one), Number(two))),
];

type Form = readonly [pattern: RegExp, read: (groups: readonly string[]) => readonly DateReading[]];

const SEP = '\\s?[./,\\-\\s]\\s?';
const MONTH = `(${MONTH_PATTERN})`;
const YEAR = '(20\\d\\d|\\d\\d)';
const form = (pattern: string, read: Form[1]): Form => [new RegExp(`(?<![\\d])${pattern}(?!\\d)`, 'g'), read];

/** How dates are printed, the surest form first. What one form has read no other reads again. */
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

/** What the words before a date on its line say that it is; where they say nothing, "best before" may stand on the line above. */
function roleOf(before: string): Role {
  const [line = '', above = ''] = before.split('\n').reverse();
  const [end, made] = [lastMatch(END, line), lastMatch(MADE, line)];
  if (end < 0 && made < 0) return lastMatch(END, above) >= 0 ? 'end' : 'unknown';
  return end > made ? 'end' : 'made';
}

/** Capitals without accents. A letter among digits that an optical reader takes for one becomes the digit. */
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

/** "L" alone is a word for it only at the start of a line and before digits: folds and edges are read as letters too. */
const LOT =
  /(?:(?:\bLOT(?:TO|E|NR|NO)?|\bBATCH|\bCHARGE|\bCH\.?-?B)\s?[.:#]?\s?([A-Z0-9][A-Z0-9-]{2,15})|^\s*L\s?[.:]?\s?(\d{3}[A-Z0-9-]{0,12}))/m;

const RANK: readonly Role[] = ['end', 'unknown', 'made'];

/**
 * Reads what is printed on a pack: until when it keeps, and its lot. A date that says when the pack was made is no answer.
 * @param text lines as an optical reader gave them, in any writing
 */
export function readPrintedDate(text: string): PrintedDate {
  const print = plainPrint(text);
  const seen = seenIn(print);
  const places = [...new Set(seen.map(({ at }) => at))];
  const rank = ({ role }: Seen) => RANK.indexOf(role);
  // Of several days the later one is the end; both orders of one day stay in theirs.
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

import { lastDayOf } from '#domain/inventory/expiry.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { type DateStanding, dateStanding, isUsedUp, scoreStanding } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import type { CriticalAtHome } from '#web/product-view/critical-at-home.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import type { Risk } from '#web/ui/risk/levels.ts';
import { type InventoryFilter, type InventorySort, isNarrowed, type ListQuery } from './ask/list-query.ts';
import type { InventoryRow } from './use-inventory.ts';

export interface ViewedRow extends InventoryRow {
  readonly shown: Risk;
  /** Names of those at home for whom it is CRITICAL; left out if there is nobody. */
  readonly criticalFor?: readonly string[];
}

export interface InventoryView {
  /** Entries to use soon or past their date; empty while a search or filter is on. */
  readonly attention: readonly ViewedRow[];
  readonly rest: readonly ViewedRow[];
  /** Used-up entries; part of `rest` while a search or filter is on. */
  readonly usedUp: readonly ViewedRow[];
  /** Number of entries per filter, among those that match the search. */
  readonly counts: ReadonlyMap<InventoryFilter, number>;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Caches the result per object, as long as the object lives. */
function remembered<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    const held = known.get(of);
    if (held !== undefined) return held;
    const made = work(of);
    known.set(of, made);
    return made;
  };
}

const productText = remembered(({ name, brand }: Product) => plain(`${name} ${brand}`));
const itemText = remembered(({ place, notes, productId }: InventoryItem) =>
  plain(`${place ?? ''} ${notes} ${productId}`),
);
const shownWhile = (reading: boolean) =>
  remembered((row: InventoryRow): ViewedRow => ({ ...row, shown: rowRisk(row.product, row.risk, reading) }));
const [shownNow, shownReading] = [shownWhile(false), shownWhile(true)];
/** A row with its displayed risk, as a stable object. Only rows without a report depend on `reading`. */
const viewedOnce = (row: InventoryRow, reading: boolean): ViewedRow =>
  reading && row.risk === null ? shownReading(row) : shownNow(row);

/** Adds the names for whom a row is CRITICAL. Returns the same objects while nothing changes. */
const withCritical = remembered((critical: CriticalAtHome) =>
  remembered((row: ViewedRow): ViewedRow => {
    const criticalFor = critical.get(row.item.productId);
    return criticalFor ? { ...row, criticalFor } : row;
  }),
);
const NOBODY: CriticalAtHome = new Map();

/** Every word of the search must occur in name, brand, place, notes or barcode. */
const found = ({ product, item }: InventoryRow, words: readonly string[]): boolean => {
  const name = product ? productText(product) : '';
  return words.every((word) => name.includes(word) || itemText(item).includes(word));
};

const { compare: byText } = new Intl.Collator('en');

const ORDER: Readonly<Record<InventorySort, (a: InventoryRow, b: InventoryRow) => number>> = {
  added: (a, b) => b.item.addedAt - a.item.addedAt,
  name: (a, b) => byText(a.product?.name ?? '', b.product?.name ?? ''),
  // Rows without a shown score cannot be compared, so they come last.
  score: (a, b) => (a.risk?.score ?? 101) - (b.risk?.score ?? 101),
  useFirst: (a, b) => byText(lastDayOf(a.item)?.day ?? '9999', lastDayOf(b.item)?.day ?? '9999'),
};

const sorted = (sort: InventorySort) => remembered((rows: readonly InventoryRow[]) => [...rows].sort(ORDER[sort]));
/** All rows in each order, sorted once: typing in the search field only filters them. */
const inOrder = { added: sorted('added'), name: sorted('name'), score: sorted('score'), useFirst: sorted('useFirst') };

/** Where entries stand relative to their last day, cached for one day. */
let standings = { today: '', of: remembered((_: InventoryItem): DateStanding => 'none') };
function standingOn(today: string): (item: InventoryItem) => DateStanding {
  if (standings.today !== today) standings = { today, of: remembered((item) => dateStanding(item, today)) };
  return standings.of;
}

/** The list for a search, filters and an order. */
export function viewInventory(
  rows: readonly InventoryRow[],
  ask: ListQuery,
  today: string,
  /** Whether missing reports are being made. */
  reading: boolean,
  /** Areas that the household chose itself, by product id (product P3.8). */
  chosen: ReadonlyMap<string, HomeCategory> = new Map(),
  critical: CriticalAtHome = NOBODY,
): InventoryView {
  const areaOf = (product: Product): HomeCategory => chosen.get(product.id) ?? homeCategory(product);
  const standing = standingOn(today);
  const told = withCritical(critical);
  const words = plain(ask.search).split(/\s+/).filter(Boolean);
  const fits = ({ item, risk }: InventoryRow): boolean =>
    (ask.score === 'any' || scoreStanding(risk) === ask.score) &&
    (ask.date === 'any' || standing(item) === ask.date) &&
    (ask.place === null || (item.place ?? '') === ask.place);
  const matching = inOrder[ask.sort](rows).filter((row) => found(row, words) && fits(row));
  const urgent = ({ item }: InventoryRow): boolean => !isUsedUp(item) && ['past', 'soon'].includes(standing(item));
  const viewed = (some: readonly InventoryRow[]): readonly ViewedRow[] =>
    some.map((row) => told(viewedOnce(row, reading)));
  const soon = matching.filter(urgent);
  const counts = new Map<InventoryFilter, number>([
    ['all', matching.length],
    ['attention', soon.length],
  ]);
  for (const { product } of matching) {
    if (product) counts.set(areaOf(product), (counts.get(areaOf(product)) ?? 0) + 1);
  }
  if (ask.filter === 'attention') return { attention: [], rest: viewed(soon), usedUp: [], counts };
  if (ask.filter !== 'all') {
    const inArea = matching.filter(({ product }) => product !== null && areaOf(product) === ask.filter);
    return { attention: [], rest: viewed(inArea), usedUp: [], counts };
  }
  if (isNarrowed(ask) || ask.byPlace) return { attention: [], rest: viewed(matching), usedUp: [], counts };
  const apart = new Set(soon);
  return {
    attention: viewed(soon),
    rest: viewed(matching.filter((row) => !apart.has(row) && !isUsedUp(row.item))),
    usedUp: viewed(matching.filter(({ item }) => isUsedUp(item))),
    counts,
  };
}

/** Rows grouped by place, alphabetically; those without a place come last. */
export function byPlace(rows: readonly ViewedRow[]): readonly (readonly [place: string, rows: readonly ViewedRow[]])[] {
  const places = new Map<string, ViewedRow[]>();
  for (const row of rows) {
    const place = row.item.place ?? '';
    const held = places.get(place);
    if (held) held.push(row);
    else places.set(place, [row]);
  }
  return [...places].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : byText(a, b)));
}

/** The places in use, alphabetically. */
export const placesOf = (rows: readonly InventoryRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ item }) => item.place ?? []))].sort(byText);

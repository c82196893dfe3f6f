import { lastDayOf } from '#domain/inventory/expiry.ts';
import { type HomeCategory, homeCategory } from '#domain/products/category.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import type { Risk } from '#web/ui/risk/levels.ts';
import { type ExpiryNote, expiryNote } from '#web/words/expiry-words.ts';
import type { InventoryRow } from './use-inventory.ts';

export type InventorySort = 'added' | 'name' | 'score' | 'useFirst';
export type InventoryFilter = 'all' | 'attention' | HomeCategory;

export interface ViewedRow extends InventoryRow {
  readonly note: ExpiryNote | null;
  readonly home: HomeCategory | null;
  readonly risk: Risk;
}

export interface InventoryView {
  /** Entries to use soon or past their date; empty while something is searched or filtered. */
  readonly attention: readonly ViewedRow[];
  readonly rest: readonly ViewedRow[];
  /** How many entries each filter leaves, of those that the search found. */
  readonly counts: ReadonlyMap<InventoryFilter, number>;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Every word of the search must occur in name, brand, place, notes or barcode. */
const found = (row: InventoryRow, words: readonly string[]): boolean => {
  const { product, item } = row;
  const text = plain([product?.name, product?.brand, item.place, item.notes, item.productId].filter(Boolean).join(' '));
  return words.every((word) => text.includes(word));
};

const byText = (a: string, b: string): number => a.localeCompare(b, 'en');

const ORDER: Readonly<Record<InventorySort, (a: ViewedRow, b: ViewedRow) => number>> = {
  added: (a, b) => b.item.addedAt - a.item.addedAt,
  name: (a, b) => byText(a.product?.name ?? '', b.product?.name ?? ''),
  // Without a score that is shown there is nothing to compare: last.
  score: (a, b) => (shownRisk(a.report).score ?? 101) - (shownRisk(b.report).score ?? 101),
  useFirst: (a, b) => byText(lastDayOf(a.item)?.day ?? '9999', lastDayOf(b.item)?.day ?? '9999'),
};

/** What the list shows for a search, a filter and an order. */
export function viewInventory(
  rows: readonly InventoryRow[],
  ask: {
    search: string;
    filter: InventoryFilter;
    sort: InventorySort;
    today: string;
    /** Whether the reports that are missing are being made. */
    reading: boolean;
  },
): InventoryView {
  const words = plain(ask.search).split(/\s+/).filter(Boolean);
  const matching = rows
    .filter((row) => found(row, words))
    .map(
      (row): ViewedRow => ({
        ...row,
        note: expiryNote(row.item, ask.today),
        home: row.product ? homeCategory(row.product) : null,
        risk: rowRisk(row.product, row.report, ask.reading),
      }),
    )
    .sort(ORDER[ask.sort]);
  const urgent = (row: ViewedRow): boolean => row.note !== null && row.note.urgent !== 'no';
  const counts = new Map<InventoryFilter, number>([
    ['all', matching.length],
    ['attention', matching.filter(urgent).length],
  ]);
  for (const row of matching) if (row.home) counts.set(row.home, (counts.get(row.home) ?? 0) + 1);
  if (ask.filter === 'attention') return { attention: [], rest: matching.filter(urgent), counts };
  if (ask.filter !== 'all') return { attention: [], rest: matching.filter((row) => row.home === ask.filter), counts };
  const split = words.length === 0;
  return {
    attention: split ? matching.filter(urgent) : [],
    rest: split ? matching.filter((row) => !urgent(row)) : matching,
    counts,
  };
}

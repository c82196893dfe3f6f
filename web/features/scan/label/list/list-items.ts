import type { Report } from '#domain/safety/report.ts';

/** One ingredient of the list to check, or an allergen statement after it. */
export interface ListItem {
  readonly id: number;
  /** As it is written to the list. */
  readonly text: string;
}

/** How an item was recognised. */
export interface ItemReading {
  /** `known`, `read_as` another spelling, or `unknown`. */
  readonly state: 'known' | 'read_as' | 'unknown';
  /** The name it was matched to by fuzzy matching; otherwise null. */
  readonly name: string | null;
  /** Whether the optical reader was unsure of a word in it. */
  readonly unsure: boolean;
}

let lastId = 0;

/** An item with a fresh id. */
export function newItem(text: string): ListItem {
  lastId += 1;
  return { id: lastId, text };
}

/** Items that start a sentence of their own after the list. */
const STATEMENT = /^(?:contains|may contain)\b/i;

const isStatement = ({ text }: ListItem): boolean => STATEMENT.test(text);

/** The list as stored: the ingredients, then the allergen statements. */
export function textOf(items: readonly ListItem[]): string {
  let text = '';
  for (const item of items) text += text === '' ? item.text : `${isStatement(item) ? '. ' : ', '}${item.text}`;
  return text;
}

/** A list with one more ingredient, inserted before the statements that follow the list. */
export function withAdded(items: readonly ListItem[], text: string): ListItem[] {
  const first = isStatement({ id: 0, text }) ? -1 : items.findIndex(isStatement);
  const at = first < 0 ? items.length : first;
  return [...items.slice(0, at), newItem(text), ...items.slice(at)];
}

/** Splits off the statements after a list from the part that another photo may continue. */
export function partsOf(items: readonly ListItem[]): { list: readonly ListItem[]; statements: readonly ListItem[] } {
  const first = items.findIndex(isStatement);
  return first < 0 ? { list: items, statements: [] } : { list: items.slice(0, first), statements: items.slice(first) };
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How the engine recognised each item. Statements are not ingredients, so they are never counted as missing.
 * @param report on the current list; null until it is ready
 * @param unsure words that the optical reader was unsure of
 */
export function readingsOf(
  items: readonly ListItem[],
  report: Report | null,
  unsure: readonly string[],
): ReadonlyMap<number, ItemReading> {
  const doubtful = new Set(unsure.flatMap(words));
  const readings = new Map<number, ItemReading>();
  for (const item of items) {
    const { id, text } = item;
    const rows = report?.ingredients.filter(({ raw }) => text.includes(raw)) ?? [];
    const fuzzy = rows.find(({ match }) => match.step === 'fuzzy');
    const missing = rows.length === 0 && !isStatement(item);
    const lost = report !== null && (missing || rows.some(({ match }) => match.step === 'none'));
    readings.set(id, {
      state: lost ? 'unknown' : fuzzy ? 'read_as' : 'known',
      name: fuzzy?.name ?? null,
      unsure: words(text).some((word) => doubtful.has(word)),
    });
  }
  return readings;
}

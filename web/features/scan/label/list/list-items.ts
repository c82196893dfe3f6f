import type { Report } from '#domain/safety/report.ts';

/** One ingredient of the list that a person checks, or a sentence about allergens behind it. */
export interface ListItem {
  readonly id: number;
  /** As it goes into the list. */
  readonly text: string;
}

/** How an item was understood. */
export interface ItemReading {
  /** `known`, `read_as` another spelling, or `unknown`. */
  readonly state: 'known' | 'read_as' | 'unknown';
  /** The name it was read as, where that is not what stands there. */
  readonly name: string | null;
  /** The optical reader was not sure of a word of it. */
  readonly unsure: boolean;
}

let lastId = 0;

/** An item with an id of its own. */
export function newItem(text: string): ListItem {
  lastId += 1;
  return { id: lastId, text };
}

/** Items that begin a sentence of their own behind the list. */
const STATEMENT = /^(?:contains|may contain)\b/i;

const isStatement = ({ text }: ListItem): boolean => STATEMENT.test(text);

/** The list as it is stored: what is in it, then the sentences about what it names besides. */
export function textOf(items: readonly ListItem[]): string {
  let text = '';
  for (const item of items) text += text === '' ? item.text : `${isStatement(item) ? '. ' : ', '}${item.text}`;
  return text;
}

/** A list with one more ingredient: before the sentences that stand behind a list. */
export function withAdded(items: readonly ListItem[], text: string): ListItem[] {
  const first = isStatement({ id: 0, text }) ? -1 : items.findIndex(isStatement);
  const at = first < 0 ? items.length : first;
  return [...items.slice(0, at), newItem(text), ...items.slice(at)];
}

/** The part of a list that another photo may go on with, and the sentences behind it. */
export function partsOf(items: readonly ListItem[]): { list: readonly ListItem[]; statements: readonly ListItem[] } {
  const first = items.findIndex(isStatement);
  return first < 0 ? { list: items, statements: [] } : { list: items.slice(0, first), statements: items.slice(first) };
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How each item was understood by the engine. Sentences are no ingredient and are not looked up.
 * @param report of the list as it stands; null while it is not there yet
 * @param unsure words that the optical reader was not sure of
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

import { readLabel } from '#domain/products/label/read-label.ts';
import type { Report } from '#domain/safety/report.ts';

/** One ingredient of the list that a person checks. */
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

/** The ingredients of a label text, one for each chip. What follows "may contain" says so itself. */
export function itemsOf(text: string): ListItem[] {
  return readLabel(text).tokens.map((token, at, all) => {
    const opens = (token.optional || token.mayContain) && !(all[at - 1]?.optional || all[at - 1]?.mayContain);
    return newItem(opens ? `May contain: ${token.raw.trim()}` : token.raw.trim());
  });
}

/** The list as it is stored. */
export const textOf = (items: readonly ListItem[]): string => items.map(({ text }) => text).join(', ');

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How each item was understood by the engine.
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
  for (const { id, text } of items) {
    const rows = report?.ingredients.filter(({ raw }) => text.includes(raw)) ?? [];
    const fuzzy = rows.find(({ match }) => match.step === 'fuzzy');
    const lost = report !== null && (rows.length === 0 || rows.some(({ match }) => match.step === 'none'));
    readings.set(id, {
      state: lost ? 'unknown' : fuzzy ? 'read_as' : 'known',
      name: fuzzy?.name ?? null,
      unsure: words(text).some((word) => doubtful.has(word)),
    });
  }
  return readings;
}

import { HOME_CATEGORIES, type HomeCategory } from '../products/category.ts';
import { addMonths } from './expiry.ts';
import { type HealthDay, healthDay, sameHealth } from './home-course.ts';
import { homeHealth } from './home-health.ts';
import type { InventoryItem } from './item.ts';
import type { ItemEnd } from './item-end-schemas.ts';
import { isUsedUp } from './standing.ts';

/** A product with its current area and score; `score` is null if none may be shown. */
export interface ScoredProduct {
  readonly id: string;
  readonly category: HomeCategory;
  readonly score: number | null;
}

/**
 * The period a product was at home, as ISO dates; `until` is the first day without it, null while it is still there.
 */
export interface Stay {
  readonly productId: string;
  readonly from: string;
  readonly until: string | null;
}

/** The stays derived from entries and their history. A used-up entry without a recorded end gives none. */
export function staysOf(
  items: readonly Pick<InventoryItem, 'id' | 'productId' | 'quantity' | 'addedAt'>[],
  ends: readonly Pick<ItemEnd, 'itemId' | 'endedOn'>[],
): readonly Stay[] {
  const lastEnd = new Map<string, string>();
  for (const { itemId, endedOn } of ends) {
    if (endedOn > (lastEnd.get(itemId) ?? '')) lastEnd.set(itemId, endedOn);
  }
  return items.flatMap((item): Stay[] => {
    const until = isUsedUp(item) ? lastEnd.get(item.id) : null;
    const from = new Date(item.addedAt).toISOString().slice(0, 10);
    return until === undefined ? [] : [{ productId: item.productId, from, until }];
  });
}

/**
 * The Home Health of the last twelve months, reconstructed from when products came and went, with their current scores
 * (product P2.11.2). The result is the same on every phone of a household.
 * @param today ISO date of the phone's own calendar
 * @returns records for the days on which it changed, oldest first, up to yesterday
 */
export function pastDays(
  products: readonly ScoredProduct[],
  items: readonly Pick<InventoryItem, 'id' | 'productId' | 'quantity' | 'addedAt'>[],
  ends: readonly Pick<ItemEnd, 'itemId' | 'endedOn'>[],
  today: string,
): readonly HealthDay[] {
  const known = new Map(products.map((product) => [product.id, product]));
  const stays = staysOf(items, ends).filter(({ productId }) => known.has(productId));
  const start = addMonths(today, -12);
  const changes = stays.flatMap(({ from, until }) => [from, ...(until === null ? [] : [until])]);
  const days = [...new Set([start, ...changes.filter((day) => day > start && day < today)])].sort();
  const lines: HealthDay[] = [];
  for (const day of days) {
    const there = new Set(
      stays.flatMap(({ productId, from, until }) => (from <= day && (until === null || until > day) ? productId : [])),
    );
    const line = healthDay(homeHealth([...there].flatMap((id) => known.get(id) ?? [])), day);
    const before = lines.at(-1);
    const tellsNothing = before
      ? sameHealth(before, line)
      : line.score === null && HOME_CATEGORIES.every((area) => line.areas[area] === null);
    if (!tellsNothing) lines.push(line);
  }
  return lines;
}

/** The full history on a phone: its stored records, preceded by reconstructed ones for the time before the first. */
export const wholeCourse = (kept: readonly HealthDay[], past: readonly HealthDay[]): readonly HealthDay[] => {
  const [first] = kept;
  return [...(first ? past.filter(({ day }) => day < first.day) : past), ...kept];
};

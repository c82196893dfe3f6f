import { addDays, daysBetween, lastDayOf } from '../inventory/expiry.ts';
import type { InventoryItem } from '../inventory/item.ts';
import type { ItemEnd } from '../inventory/item-end-schemas.ts';

/** Something a household will need again soon (product P6.9). */
export interface RunningOut {
  readonly productId: string;
  /** Nothing is left; or what is left may not be used for long; or it is used up soon at the pace so far. */
  readonly cause: 'gone' | 'last_day' | 'pace';
  /** Packs at home. */
  readonly left: number;
  /** The ISO date on which nothing usable is left, or was. */
  readonly day: string;
  /** How many days one pack lasted here; null where too little is known for that. */
  readonly daysEach: number | null;
}

/** What ended longer ago is not bought again without being asked for, in days. */
const FORGOTTEN_AFTER = 60;
/** What lasts longer than this is not told of yet, in days. */
const AHEAD = 14;
/** Older packs say nothing of today's pace, in days. */
const PACE_WITHIN = 730;

type Outlook = Omit<RunningOut, 'productId'>;
type Ended = Pick<ItemEnd, 'productId' | 'how' | 'quantity' | 'endedOn'>;

/**
 * How many days one pack lasts: between the first and the last that was used up in two years. What was thrown away or
 * given away says nothing of it. Null with fewer than two days on which something was used up.
 */
function paceOf(ends: readonly Ended[], today: string): number | null {
  const used = ends
    .filter(({ how, endedOn }) => how === 'used_up' && daysBetween(endedOn, today) <= PACE_WITHIN)
    .sort((one, other) => (one.endedOn < other.endedOn ? -1 : 1));
  const [first, ...later] = used;
  const last = later.at(-1);
  if (!first || !last || first.endedOn === last.endedOn) return null;
  return daysBetween(first.endedOn, last.endedOn) / later.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Until when something of it can be used; null where a pack is left of which no last day is known. */
function usableUntil(items: readonly InventoryItem[]): string | null {
  const days = items.filter(({ quantity }) => quantity > 0).map((item) => lastDayOf(item)?.day ?? null);
  return days.reduce(
    (latest, day) => (latest === null || day === null || day > latest ? day : latest),
    days[0] ?? null,
  );
}

function outlook(items: readonly InventoryItem[], ends: readonly Ended[], today: string): Outlook | null {
  const left = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const lastEnd =
    ends
      .map(({ endedOn }) => endedOn)
      .sort()
      .at(-1) ?? '';
  const pace = paceOf(ends, today);
  const daysEach = pace === null ? null : Math.round(pace);
  if (left === 0) {
    if (lastEnd === '' || daysBetween(lastEnd, today) > FORGOTTEN_AFTER) return null;
    return { cause: 'gone', left, day: lastEnd, daysEach };
  }
  const until = usableUntil(items);
  const usedUp = pace === null ? null : addDays(lastEnd, Math.round(pace * left));
  const byDate = until !== null && (usedUp === null || until <= usedUp);
  const day = byDate ? until : usedUp;
  if (day === null || day > addDays(today, AHEAD)) return null;
  return { cause: byDate ? 'last_day' : 'pace', left, day, daysEach };
}

/** Rows by the product they are of. */
function byProduct<T extends { readonly productId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}

/**
 * What runs out or has run out, the earliest first. Of several packs the last one to be usable counts.
 * @param items entries of the inventory, also those of which nothing is left
 * @param ends what left the home
 * @param listed products that are on the shopping list already
 * @param today ISO date of the phone's own calendar
 */
export function runningOut(
  items: readonly InventoryItem[],
  ends: readonly Ended[],
  listed: ReadonlySet<string>,
  today: string,
): readonly RunningOut[] {
  const endsOf = byProduct(ends);
  const found: RunningOut[] = [];
  for (const [productId, own] of byProduct(items)) {
    const one = listed.has(productId) ? null : outlook(own, endsOf.get(productId) ?? [], today);
    if (one) found.push({ productId, ...one });
  }
  const orderOf = ({ day, productId }: RunningOut): string => `${day} ${productId}`;
  return found.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

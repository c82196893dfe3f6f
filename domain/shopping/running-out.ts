import { addDays, daysBetween, lastDayOf } from '../inventory/expiry.ts';
import type { InventoryItem } from '../inventory/item.ts';
import type { ItemEnd } from '../inventory/item-end-schemas.ts';

/** A product the household will soon need again (product P6.9). */
export interface RunningOut {
  readonly productId: string;
  /** None is left, its last day is near, or at the current pace it is soon used up. */
  readonly cause: 'gone' | 'last_day' | 'pace';
  /** Packs at home. */
  readonly left: number;
  /** The ISO date on which the last usable pack is gone, or was gone. */
  readonly day: string;
  /** How many days one pack lasts in this household; null if too little is known. */
  readonly daysEach: number | null;
}

/** A product that ran out longer ago than this, in days, is no longer suggested. */
const FORGOTTEN_AFTER = 60;
/** A product is suggested at most this many days before it runs out. */
const AHEAD = 14;
/** Packs used up longer ago than this, in days, are ignored for the pace. */
const PACE_WITHIN = 730;

type Outlook = Omit<RunningOut, 'productId'>;
type Ended = Pick<ItemEnd, 'productId' | 'how' | 'quantity' | 'endedOn'>;

/**
 * How many days one pack lasts, measured between the first and the last pack used up within two years. Packs thrown or
 * given away are ignored. Null unless packs were used up on at least two different days.
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

/** The last day on which a pack is usable; null if one of the packs has no known last day. */
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

/** Groups rows by product. */
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
 * Products that run out or have run out, earliest first. Of several packs, the one usable longest counts.
 * @param items inventory entries, including used-up ones
 * @param ends records of what left the home
 * @param listed products already on the shopping list
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

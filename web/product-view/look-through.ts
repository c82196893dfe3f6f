import {
  dateFinding,
  type Finding,
  pairFinding,
  personFinding,
  recallFinding,
} from '#domain/inventory/hazards/findings.ts';
import type { KeptProduct } from '#domain/inventory/hazards/move-apart.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { Product } from '#domain/products/product.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { pairSteps } from '#domain/safety/mixing/interactions.ts';
import { type Profile, profileOf } from '#domain/safety/mixing/profile.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { homeProduct } from './home-products.ts';
import { inSlices } from './in-slices.ts';
import { readHousehold } from './read-household.ts';
import { readRecallsAtHome } from './recalls-at-home.ts';

/** Reports that are read at once: one holds some ten kilobytes. */
const READ_AT_ONCE = 20;

/** What a look through the home brought. */
export interface Detection {
  readonly findings: readonly Finding[];
  /** Pairs that are only worth knowing. */
  readonly toKnow: readonly Interaction[];
  /** Products that could be looked at: those with a report. */
  readonly checked: number;
  readonly products: ReadonlyMap<string, Product>;
  /** Everything that something is left of, with its place. */
  readonly kept: readonly KeptProduct[];
}

/** Each product that something is left of, with the entry that was put there first. */
async function readEntries(db: AccountDb): Promise<readonly InventoryItem[]> {
  const items = await db.inventory.orderBy('addedAt').toArray();
  const seen = new Set<string>();
  return items.filter((item) => {
    if (isUsedUp(item) || seen.has(item.productId)) return false;
    seen.add(item.productId);
    return true;
  });
}

/** Looks through everything at home, a few reports at a time. */
async function* lookThrough(db: AccountDb): AsyncGenerator<void, Detection> {
  const today = localToday(new Date());
  const [items, entries, household, recalls] = await Promise.all([
    db.inventory.toArray(),
    readEntries(db),
    readHousehold(db),
    readRecallsAtHome(db),
  ]);
  const places = new Map(entries.map(({ productId, place }) => [productId, place]));
  const findings: (Finding | null)[] = items.map((item) => dateFinding(item, today));
  findings.push(...recalls.map((one) => recallFinding(one, places.get(one.productId) ?? null)));
  const products = new Map<string, Product>();
  const profiles: Profile[] = [];
  for (let at = 0; at < entries.length; at += READ_AT_ONCE) {
    const some = entries.slice(at, at + READ_AT_ONCE);
    const ids = some.map(({ productId }) => productId);
    const [rows, reports] = await Promise.all([db.products.bulkGet(ids), db.reports.bulkGet(ids)]);
    for (const [index, { place }] of some.entries()) {
      const [product, stored] = [rows[index], reports[index]];
      if (product) products.set(product.id, product);
      if (!product || !stored) continue;
      profiles.push(profileOf(homeProduct(product, stored.report, place)));
      findings.push(personFinding(product.id, place, householdView(stored.report, household).warnings));
      yield;
    }
  }
  const pairs = yield* pairSteps(profiles, household);
  findings.push(...pairs.map(pairFinding));
  return {
    findings: findings.filter((one) => one !== null),
    toKnow: pairs.filter(({ severity }) => severity === 'INFO'),
    checked: profiles.length,
    products,
    kept: [...products.values()].map(({ id, category }) => ({
      productId: id,
      place: places.get(id) ?? null,
      category,
    })),
  };
}

/**
 * Looks through everything at home, in slices that leave the page free to answer.
 * @returns what it brought; nothing once the signal is given
 */
export const lookThroughHome = (db: AccountDb, signal: AbortSignal) => inSlices(lookThrough(db), signal);

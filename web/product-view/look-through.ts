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
import { rowsInPieces } from '#web/offline/tables/rows-in-pieces.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { homeProduct } from './home-products.ts';
import { inSlices } from './in-slices.ts';
import { readHousehold } from './read-household.ts';
import { readRecallsAtHome } from './recalls-at-home.ts';

/** Reports that are read at once: one holds some ten kilobytes. */
const REPORTS_AT_ONCE = 20;
/** Products that are read at once. */
const PRODUCTS_AT_ONCE = 200;

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
function firstEntries(items: readonly InventoryItem[]): readonly InventoryItem[] {
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
  const [items, household, recalls] = await Promise.all([
    db.inventory.orderBy('addedAt').toArray(),
    readHousehold(db),
    readRecallsAtHome(db),
  ]);
  const entries = firstEntries(items);
  const places = new Map(entries.map(({ productId, place }) => [productId, place]));
  const findings: (Finding | null)[] = items.map((item) => dateFinding(item, today));
  findings.push(...recalls.map((one) => recallFinding(one, places.get(one.productId) ?? null)));
  const products = new Map<string, Product>();
  const profileOfProduct = new Map<string, Profile>();
  for await (const rows of rowsInPieces(db.products, [...places.keys()], PRODUCTS_AT_ONCE)) {
    for (const product of rows) if (places.has(product.id)) products.set(product.id, product);
    yield;
  }
  for await (const rows of rowsInPieces(db.reports, [...products.keys()], REPORTS_AT_ONCE)) {
    for (const { productId, report } of rows) {
      const product = products.get(productId);
      if (!product) continue;
      const place = places.get(productId) ?? null;
      profileOfProduct.set(productId, profileOf(homeProduct(product, report, place)));
      findings.push(personFinding(productId, place, householdView(report, household).warnings));
      yield;
    }
  }
  // In the order of the home, which decides which product of a pair is told first.
  const profiles = entries.flatMap(({ productId }) => profileOfProduct.get(productId) ?? []);
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

import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Product } from '#domain/products/product.ts';
import { isLaidAside, recallMarkId } from '#domain/recalls/mark.ts';
import type { RecallMark } from '#domain/recalls/mark-schemas.ts';
import type { RecallMatch } from '#domain/recalls/match.ts';
import { type MatchWords, matchWords } from '#domain/recalls/match-words.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { createNoticeIndex } from '#domain/recalls/notice-index.ts';
import { ownedOf } from '#domain/recalls/owned-entries.ts';
import { type KnownProduct, knownProduct, type OwnedProduct } from '#domain/recalls/owned-product.ts';
import { stillCounts } from '#domain/recalls/still-counts.ts';
import type { AccountDb, StoredOutlook } from '../tables/account-db.ts';
import { rarityOf, readChecked } from './checked.ts';
import { readHomeKeys } from './home-keys.ts';
import { UNKEYED } from './unkeyed.ts';

/** A notice that concerns a product, as this phone sees it. */
export interface RecallHere {
  /** Names what is decided about it (see `recallMarkId`). */
  readonly id: string;
  readonly notice: RecallNotice;
  readonly product: Product;
  readonly match: RecallMatch;
  readonly words: MatchWords;
  /** How many are at home: 0 where it is used up, null where it never was at home. */
  readonly quantity: number | null;
  /** Where it is kept. */
  readonly place: string | null;
  /** What the household decided; null while it is to be looked at. */
  readonly aside: RecallMark | null;
}

interface Asked {
  readonly product: Product;
  readonly entries: readonly InventoryItem[];
  readonly known: KnownProduct;
}

/** Those of some products that the notices may concern, with their words taken apart. */
async function readAsked(
  db: AccountDb,
  ids: readonly string[],
  byProduct: ReadonlyMap<string, readonly InventoryItem[]>,
): Promise<readonly Asked[]> {
  return (await db.products.bulkGet([...ids])).flatMap((product): Asked[] => {
    const entries = product && byProduct.get(product.id);
    return entries ? [{ product, entries, known: knownOnce(db, product.id, ownedOf(product, entries)) }] : [];
  });
}

/** The notices that concern what was at home, by their keys: nothing is read through. */
async function matchesOf(
  db: AccountDb,
  keysOf: ReadonlyMap<string, readonly string[]>,
  byProduct: ReadonlyMap<string, readonly InventoryItem[]>,
  marks: ReadonlyMap<string, RecallMark>,
): Promise<RecallHere[]> {
  const keys = [...new Set([...keysOf.values()].flat())];
  // What came with a push is laid beside everything: its words have not been taken apart.
  const rows = await db.notices
    .where('keys')
    .anyOf([...keys, UNKEYED])
    .distinct()
    .toArray();
  if (rows.length === 0) return [];
  const index = createNoticeIndex();
  for (const { notice } of rows) index.add(notice);
  const rarity = rarityOf(await readChecked(db));
  // Most products share no key with any notice: their rows are not read.
  const concerned = [...keysOf].flatMap(([id, own]) => (index.mayConcern(own) ? [id] : []));
  const asked = await readAsked(db, concerned, byProduct);
  const found = asked.flatMap(({ product, entries, known }) =>
    index.matches(known, rarity).map(({ notice, match }) => ({ notice, match, product, entries })),
  );
  return found.map(({ notice, match, product, entries }) => {
    const id = recallMarkId(notice.id, product.id);
    const mark = marks.get(id);
    return {
      id,
      notice,
      product,
      match,
      words: matchWords(notice, match),
      quantity: entries.length === 0 ? null : entries.reduce((sum, { quantity }) => sum + quantity, 0),
      place: entries[0]?.place ?? null,
      aside: mark && isLaidAside(mark, notice) ? mark : null,
    };
  });
}

interface Taken {
  readonly from: string;
  readonly known: KnownProduct;
}

/** Products of an open account with their words taken apart, by their id, with what they were taken from; gone with it. */
const takenOf = new WeakMap<AccountDb, Map<string, Taken>>();

/** Takes a product's words apart where it was not done yet: most of what is at home is what it was. */
function knownOnce(db: AccountDb, id: string, owned: OwnedProduct): KnownProduct {
  const taken = takenOf.get(db) ?? new Map<string, Taken>();
  takenOf.set(db, taken);
  const from = JSON.stringify(owned);
  const held = taken.get(id);
  if (held?.from === from) return held.known;
  const known = knownProduct(owned);
  taken.set(id, { from, known });
  return known;
}

const byGravity = (one: RecallHere, other: RecallHere): number =>
  Number(one.match.verdict === 'mayAffect') - Number(other.match.verdict === 'mayAffect') ||
  (one.notice.publishedOn < other.notice.publishedOn
    ? 1
    : one.notice.publishedOn > other.notice.publishedOn
      ? -1
      : 0) ||
  (one.id < other.id ? -1 : 1);

/** The recalls of a household, the surest and newest first, and how many products were compared. */
export interface RecallsHere {
  readonly open: readonly RecallHere[];
  readonly aside: readonly RecallHere[];
  readonly compared: number;
}

/** What somebody who looks through the home has just read of it. */
export interface HomeRead {
  /** Every entry. */
  readonly items: readonly InventoryItem[];
  /** Outlooks by the rules of this page, of some products or of all. */
  readonly outlooks: Iterable<StoredOutlook>;
}

/**
 * Matches what is and was at home (product P11.6) against the notices on this phone.
 * @param nowMs since 1970
 * @param read what was just read of the home; without it both tables are read here
 */
export async function recallsHere(db: AccountDb, nowMs: number, read?: HomeRead): Promise<RecallsHere> {
  const byProduct = new Map<string, InventoryItem[]>();
  // Both at the start: whoever follows this by a live query hears of a decision from the first read on.
  const [items, marks] = await Promise.all([read?.items ?? db.inventory.toArray(), db.recallMarks.toArray()]);
  for (const item of items) {
    if (stillCounts(item, nowMs)) byProduct.set(item.productId, [...(byProduct.get(item.productId) ?? []), item]);
  }
  const keysOf = await readHomeKeys(db, byProduct, read?.outlooks);
  const found = await matchesOf(db, keysOf, byProduct, new Map(marks.map((mark) => [mark.id, mark])));
  found.sort(byGravity);
  return {
    open: found.filter(({ aside }) => aside === null),
    aside: found.filter(({ aside }) => aside !== null),
    compared: keysOf.size,
  };
}

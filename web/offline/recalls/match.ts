import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Product } from '#domain/products/product.ts';
import { isCheckedForRecalls } from '#domain/recalls/is-checked-for-recalls.ts';
import { isDismissed, recallMarkId } from '#domain/recalls/mark.ts';
import type { RecallMark } from '#domain/recalls/mark-schemas.ts';
import type { RecallMatch } from '#domain/recalls/match.ts';
import { type MatchWords, matchWords } from '#domain/recalls/match-words.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { createNoticeIndex } from '#domain/recalls/notice-index.ts';
import { ownedOf } from '#domain/recalls/owned-entries.ts';
import { type KnownProduct, type OwnedProduct, tokeniseProduct } from '#domain/recalls/owned-product.ts';
import type { AccountDb, StoredOutlook } from '../tables/account-db.ts';
import { rarityOf, readChecked } from './checked.ts';
import { readHomeKeys } from './home-keys.ts';
import { UNKEYED } from './unkeyed.ts';

/** A notice that concerns a product, as matched on this phone. */
export interface MatchedRecall {
  /** Id of the household's decision about it (see `recallMarkId`). */
  readonly id: string;
  readonly notice: RecallNotice;
  readonly product: Product;
  readonly match: RecallMatch;
  readonly words: MatchWords;
  /** How many are at home: 0 if it is used up, null if it never was at home. */
  readonly quantity: number | null;
  /** Where it is kept. */
  readonly place: string | null;
  /** The household's decision; null while one is needed. */
  readonly aside: RecallMark | null;
}

interface Asked {
  readonly product: Product;
  readonly entries: readonly InventoryItem[];
  readonly known: KnownProduct;
}

/** The given products with their entries, and with their text tokenised. */
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

/** The notices that concern what is or was at home. Found by their keys, without a table scan. */
async function matchesOf(
  db: AccountDb,
  keysOf: ReadonlyMap<string, readonly string[]>,
  byProduct: ReadonlyMap<string, readonly InventoryItem[]>,
  marks: ReadonlyMap<string, RecallMark>,
): Promise<MatchedRecall[]> {
  const keys = [...new Set([...keysOf.values()].flat())];
  // Notices that came with a push have no word keys yet, so they are compared with every product.
  const rows = await db.notices
    .where('keys')
    .anyOf([...keys, UNKEYED])
    .distinct()
    .toArray();
  if (rows.length === 0) return [];
  const index = createNoticeIndex();
  for (const { notice } of rows) index.add(notice);
  const rarity = rarityOf(await readChecked(db));
  // Most products share no key with any notice, so their rows are not read.
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
      aside: mark && isDismissed(mark, notice) ? mark : null,
    };
  });
}

interface Taken {
  readonly from: string;
  readonly known: KnownProduct;
}

/** Tokenised products of an open account, by id, each with the data it was made from. Dropped with the account. */
const takenOf = new WeakMap<AccountDb, Map<string, Taken>>();

/** Tokenises a product unless its data is unchanged, as for most of what is at home. */
function knownOnce(db: AccountDb, id: string, owned: OwnedProduct): KnownProduct {
  const taken = takenOf.get(db) ?? new Map<string, Taken>();
  takenOf.set(db, taken);
  const from = JSON.stringify(owned);
  const held = taken.get(id);
  if (held?.from === from) return held.known;
  const known = tokeniseProduct(owned);
  taken.set(id, { from, known });
  return known;
}

const byGravity = (one: MatchedRecall, other: MatchedRecall): number =>
  Number(one.match.verdict === 'mayAffect') - Number(other.match.verdict === 'mayAffect') ||
  (one.notice.publishedOn < other.notice.publishedOn
    ? 1
    : one.notice.publishedOn > other.notice.publishedOn
      ? -1
      : 0) ||
  (one.id < other.id ? -1 : 1);

/** A household's recalls, surest and newest first, and how many products were compared. */
export interface RecallsHere {
  readonly open: readonly MatchedRecall[];
  readonly aside: readonly MatchedRecall[];
  readonly compared: number;
}

/** Data of the home that the caller has just read. */
export interface HomeRead {
  /** Every entry. */
  readonly items: readonly InventoryItem[];
  /** Outlooks made by this page's rules, of some products or of all. */
  readonly outlooks: Iterable<StoredOutlook>;
}

/**
 * Matches what is and was at home (product P11.6) against the notices on this phone.
 * @param nowMs since 1970
 * @param read data of the home that was just read; without it both tables are read here
 */
export async function matchRecalls(db: AccountDb, nowMs: number, read?: HomeRead): Promise<RecallsHere> {
  const byProduct = new Map<string, InventoryItem[]>();
  // Read both at once, so that a live query on this observes marks from its first run on.
  const [items, marks] = await Promise.all([read?.items ?? db.inventory.toArray(), db.recallMarks.toArray()]);
  for (const item of items) {
    if (isCheckedForRecalls(item, nowMs))
      byProduct.set(item.productId, [...(byProduct.get(item.productId) ?? []), item]);
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

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader, Reads } from '#db/handles.ts';
import { isCritical } from '#domain/recalls/critical.ts';
import { noticeKeys, productKeys } from '#domain/recalls/index-keys.ts';
import { isCheckedForRecalls } from '#domain/recalls/is-checked-for-recalls.ts';
import type { RecallMatch } from '#domain/recalls/match.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { ownedOf } from '#domain/recalls/owned-entries.ts';
import { type KnownProduct, tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { type KnownNotice, tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import type { ProductStore } from '../products/room.ts';
import { candidateNotices } from './candidates.ts';
import { createCompare } from './compare.ts';
import { type HeldProduct, heldKeys } from './held-keys.ts';
import { ownedEntriesOf } from './owned-entries.ts';
import { findNotice } from './store.ts';

/** A match of a notice with a product of a household. */
export interface FoundAtHome {
  readonly householdId: string;
  readonly noticeId: string;
  readonly productId: string;
  readonly verdict: RecallMatch['verdict'];
  /** See `isCritical`. */
  readonly critical: boolean;
}

/** Households read before yielding to the event loop. */
const HOMES_AT_ONCE = 50;

type Find = Pick<ProductStore, 'find'>;

/** A household's product with what its entries say; null if no entry of it still counts. */
async function productAtHome(
  reads: Reads,
  products: Find,
  householdId: string,
  productId: string,
  nowMs: number,
): Promise<KnownProduct | null> {
  const entries = (await ownedEntriesOf(reads, householdId, productId)).filter((entry) =>
    isCheckedForRecalls(entry, nowMs),
  );
  const seen = entries.length > 0 ? await products.find(reads, householdId, productId) : null;
  return seen && tokeniseProduct(ownedOf(seen.product, entries));
}

const foundOf = (householdId: string, productId: string, { notice }: KnownNotice, match: RecallMatch): FoundAtHome => ({
  householdId,
  productId,
  noticeId: notice.id,
  verdict: match.verdict,
  critical: isCritical(notice, match),
});

/** The households that have a product in the index, a few at a time. */
async function* homesOf(reader: Reader, { owner, product_id }: HeldProduct): AsyncGenerator<readonly string[]> {
  if (owner !== '') {
    yield [owner];
    return;
  }
  let after = '';
  for (;;) {
    const some = await heldKeys.households(reader, product_id, after, HOMES_AT_ONCE);
    if (some.length > 0) yield some;
    if (some.length < HOMES_AT_ONCE) return;
    after = some.at(-1) ?? '';
    await nextTurn();
  }
}

/** The homes that a stored notice concerns, a few at a time; none if it was withdrawn. */
export async function* homesOfNotice(
  reader: Reader,
  products: Find,
  noticeId: string,
  nowMs: number,
): AsyncGenerator<readonly FoundAtHome[]> {
  const notice = await findNotice(reader, noticeId);
  if (notice && !notice.withdrawn) yield* homesConcerned(reader, products, notice, nowMs);
}

/** The homes that a notice concerns, stored or not, a few at a time, by the index of products at home. */
export async function* homesConcerned(
  reader: Reader,
  products: Find,
  notice: RecallNotice,
  nowMs: number,
): AsyncGenerator<readonly FoundAtHome[]> {
  const known = tokeniseNotice(notice);
  const { match: compare } = createCompare();
  for (const held of await heldKeys.find(reader, noticeKeys(known))) {
    await nextTurn();
    // Entries can only rule a match out: if the product does not match without them, no home has to be checked.
    const [first] = held.owner === '' ? await heldKeys.households(reader, held.product_id, '', 1) : [held.owner];
    const any = first === undefined ? null : await products.find(reader, first, held.product_id);
    if (!any || !(await compare(reader, tokeniseProduct(ownedOf(any.product, [])), known))) continue;
    for await (const homes of homesOf(reader, held)) {
      yield await reader.snapshot(async (reads) => {
        const found: FoundAtHome[] = [];
        for (const householdId of homes) {
          const product = await productAtHome(reads, products, householdId, held.product_id, nowMs);
          const match = product && (await compare(reads, product, known));
          if (match) found.push(foundOf(householdId, held.product_id, known, match));
        }
        return found;
      });
    }
  }
}

/** The notices that match a product at home, and the keys by which later notices find it; null if it is gone. */
export async function noticesOfProduct(
  reads: Reads,
  products: Find,
  householdId: string,
  productId: string,
  nowMs: number,
): Promise<{ readonly found: readonly FoundAtHome[]; readonly held: HeldProduct; readonly keys: string[] } | null> {
  const seen = await products.find(reads, householdId, productId);
  if (!seen) return null;
  const held = { product_id: productId, owner: seen.product.own ? householdId : '' };
  const bare = tokeniseProduct(ownedOf(seen.product, []));
  const keys = productKeys(bare);
  // The candidates do not depend on the entries. Most products have none, and a household may have thousands of entries
  // of one product.
  const candidates = await candidateNotices(reads, bare);
  const product = candidates.length > 0 ? await productAtHome(reads, products, householdId, productId, nowMs) : null;
  const { match: compare } = createCompare();
  const found: FoundAtHome[] = [];
  for (const notice of product ? candidates : []) {
    const known = tokeniseNotice(notice);
    const match = product && (await compare(reads, product, known));
    if (match) found.push(foundOf(householdId, productId, known, match));
  }
  return { found, held, keys };
}

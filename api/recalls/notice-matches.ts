import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader, Reads } from '#db/handles.ts';
import type { Product } from '#domain/products/product.ts';
import type { RecallAlert } from '#domain/recalls/alert.ts';
import { isCheckedForRecalls } from '#domain/recalls/is-checked-for-recalls.ts';
import { matchWords } from '#domain/recalls/match-words.ts';
import { ownedOf } from '#domain/recalls/owned-entries.ts';
import { tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import type { ProductStore } from '../products/room.ts';
import { candidateNotices } from './candidates.ts';
import { createCompare } from './compare.ts';
import { type OwnedEntry, ownedEntries } from './owned-entries.ts';

/** Products compared before yielding to the event loop: the longest list alone takes some milliseconds. */
const AT_ONCE = 2;

/** The notices that match products, and the word weights of the comparison. */
export interface NoticeMatches {
  readonly alerts: RecallAlert[];
  /** The number of notices that contain each word of these products and notices. */
  readonly words: Map<string, number>;
}

/** Adds the notices that match one product, taking into account what its inventory entries say. */
async function lookAt(
  reads: Reads,
  product: Product,
  entries: readonly OwnedEntry[],
  into: NoticeMatches,
): Promise<void> {
  const { id, name } = product;
  const known = tokeniseProduct(ownedOf(product, entries));
  const candidates = (await candidateNotices(reads, known)).map(tokeniseNotice);
  const compare = createCompare();
  for (const candidate of candidates) {
    const match = await compare.match(reads, known, candidate);
    if (!match) continue;
    const { notice } = candidate;
    const about = { id: `${notice.id} ${id}`, productId: id, productName: name, reason: notice.reason };
    into.alerts.push({ ...about, ...match, ...matchWords(notice, match), notice });
    for (const word of [...known.all, ...candidate.all]) into.words.set(word, compare.holding(word));
  }
}

/** The household and person whose products are compared. */
interface Whose {
  readonly householdId: string;
  readonly id: string;
}

/** The notices that match anything a household has or had (product P11.6), a few products at a time. */
export async function matchesAtHome(
  reader: Reader,
  products: Pick<ProductStore, 'find'>,
  { householdId, id: userId }: Whose,
  nowMs: number,
): Promise<NoticeMatches> {
  const byProduct = new Map<string, OwnedEntry[]>();
  for await (const entries of ownedEntries(reader, householdId, userId)) {
    for (const entry of entries) {
      if (isCheckedForRecalls(entry, nowMs))
        byProduct.set(entry.productId, [...(byProduct.get(entry.productId) ?? []), entry]);
    }
  }
  const found: NoticeMatches = { alerts: [], words: new Map() };
  const held = [...byProduct];
  for (let from = 0; from < held.length; from += AT_ONCE) {
    await nextTurn();
    await reader.snapshot(async (reads) => {
      for (const [productId, entries] of held.slice(from, from + AT_ONCE)) {
        const seen = await products.find(reads, householdId, productId);
        if (seen) await lookAt(reads, seen.product, entries, found);
      }
    }, userId);
  }
  return found;
}

/** The notices that match one product, which need not be at home, such as one scanned in a shop. */
export async function matchesOfProduct(
  reader: Reader,
  products: Pick<ProductStore, 'find'>,
  { householdId, id: userId }: Whose,
  productId: string,
): Promise<NoticeMatches> {
  const found: NoticeMatches = { alerts: [], words: new Map() };
  await reader.snapshot(async (reads) => {
    const seen = await products.find(reads, householdId, productId);
    if (seen) await lookAt(reads, seen.product, [], found);
  }, userId);
  return found;
}

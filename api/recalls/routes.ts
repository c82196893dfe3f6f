import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { Reader, Reads } from '#db/handles.ts';
import type { Product } from '#domain/products/product.ts';
import { type RecallAlert, stillCounts } from '#domain/recalls/alert.ts';
import { NOTICE_PAGE } from '#domain/recalls/calls.ts';
import { productQuery } from '#domain/recalls/index-keys.ts';
import { knownNotice } from '#domain/recalls/known-notice.ts';
import { matchNotice } from '#domain/recalls/match.ts';
import { matchWords } from '#domain/recalls/match-words.ts';
import { RECALL_SOURCES, type RecallNotice, type RecallSource } from '#domain/recalls/notice.ts';
import { knownProduct } from '#domain/recalls/owned-product.ts';
import { noticeRarity } from '#domain/recalls/rarity.ts';
import { tokensOf } from '#domain/recalls/tokens.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Stores } from '../stores.ts';
import {
  candidateNotices,
  feedRuns,
  idsOfAll,
  type NoticePlace,
  noticeCounts,
  noticesOf,
  type OwnedEntry,
  ownedEntries,
  recentNotices,
  wordCounts,
} from './store.ts';

/** Products that are compared before others get their turn. */
const AT_ONCE = 10;

/** What the notices say of one product, by the entries that hold it. */
async function alertsOf(reads: Reads, product: Product, entries: readonly OwnedEntry[]): Promise<RecallAlert[]> {
  const { id, gtin, brand, name, size, category } = product;
  const known = knownProduct({
    gtin,
    brand,
    name: size ? `${name} ${size}` : name,
    category,
    notes: entries.map(({ notes }) => notes).join(' ; '),
    // Packs with different dates leave the date open.
    printedDay: entries.length === 1 ? (entries[0]?.expiresOn ?? null) : null,
  });
  const candidates = (await candidateNotices(reads, productQuery(known))).map(knownNotice);
  if (candidates.length === 0) return [];
  const words = new Set([...known.all, ...candidates.flatMap(({ all }) => [...all])]);
  const rarity = noticeRarity(...(await wordCounts(reads, words)));
  return candidates.flatMap(({ notice, ...rest }): RecallAlert[] => {
    const match = matchNotice(known, { notice, ...rest }, rarity);
    if (!match) return [];
    const about = { id: `${notice.id} ${id}`, productId: id, productName: name, reason: notice.reason };
    return [{ ...about, ...match, ...matchWords(notice, match), notice }];
  });
}

const byDay = (a: NoticePlace, b: NoticePlace): number =>
  a.publishedOn === b.publishedOn ? (a.id === b.id ? 0 : a.id < b.id ? 1 : -1) : a.publishedOn < b.publishedOn ? 1 : -1;

/** A place in the notices as the address carries it. */
function readPlace(cursor: string): NoticePlace {
  return { publishedOn: cursor.slice(0, 10), id: cursor.slice(11) };
}

/** Notices that are looked through for one page at most: an address that fits nothing ends. */
const LOOKED_THROUGH = 3000;
/** Notices that are read before others get their turn. */
const READ_AT_ONCE = 100;

/** The next notices that fit, newest first, and how far was looked. */
async function page(
  reader: Reader,
  keys: readonly string[],
  cursor: NoticePlace | null,
  fits: (n: RecallNotice) => boolean,
) {
  if (keys.length > 0) {
    const ids = await reader.snapshot((reads) => idsOfAll(reads, keys));
    const found: RecallNotice[] = [];
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      await nextTurn();
      const some = await reader.snapshot((reads) => noticesOf(reads, ids.slice(from, from + READ_AT_ONCE)));
      found.push(...some.filter(fits));
    }
    found.sort(byDay);
    const after = cursor ? found.filter((one) => byDay(cursor, one) < 0) : found;
    return after.slice(0, NOTICE_PAGE);
  }
  const found: RecallNotice[] = [];
  let place = cursor;
  for (let looked = 0; looked < LOOKED_THROUGH && found.length < NOTICE_PAGE; looked += READ_AT_ONCE) {
    await nextTurn();
    const after = place;
    const some = await reader.snapshot((reads) => recentNotices(reads, after, READ_AT_ONCE));
    found.push(...some.filter(fits));
    const last = some.at(-1);
    if (!last) break;
    place = last;
  }
  return found.slice(0, NOTICE_PAGE);
}

/** The recalls of a household, and those of everybody. */
export const recallRoutes = ({
  reader,
  products,
}: Database & Pick<Stores, 'products'>): Handlers<'recalls' | 'recallNotices'> => ({
  recalls: async ({ session, nowMs }) => {
    const { householdId, id: userId } = session.user;
    const byProduct = new Map<string, OwnedEntry[]>();
    for (const entry of await reader.snapshot((reads) => ownedEntries(reads, householdId), userId)) {
      if (stillCounts(entry, nowMs)) byProduct.set(entry.productId, [...(byProduct.get(entry.productId) ?? []), entry]);
    }
    const alerts: RecallAlert[] = [];
    const held = [...byProduct];
    for (let from = 0; from < held.length; from += AT_ONCE) {
      await nextTurn();
      await reader.snapshot(async (reads) => {
        for (const [productId, entries] of held.slice(from, from + AT_ONCE)) {
          const seen = await products.find(reads, householdId, productId);
          if (seen) alerts.push(...(await alertsOf(reads, seen.product, entries)));
        }
      }, userId);
    }
    return answer(
      200,
      alerts.sort((a, b) => byDay(a.notice, b.notice)),
    );
  },
  recallNotices: async ({ query }) => {
    const { q = '', area, hazard, country, cursor } = query;
    const keys = tokensOf(q, 5).map((token) => `t:${token}`);
    const fits = (notice: RecallNotice): boolean =>
      (area === undefined || notice.area === area) &&
      (hazard === undefined || notice.hazard === hazard) &&
      (country === undefined || notice.countries.includes(country));
    const notices = await page(reader, keys, cursor === undefined ? null : readPlace(cursor), fits);
    const last = notices.length === NOTICE_PAGE ? notices.at(-1) : undefined;
    const runs = await feedRuns(reader);
    const answered = runs.flatMap((run) => (run.error === null && run.last_at !== null ? [run.last_at] : []));
    const sources = Object.entries(await noticeCounts(reader)).map(([source, count]) => ({
      source: source as RecallSource,
      name: RECALL_SOURCES[source as RecallSource].name,
      notices: count,
    }));
    return answer(200, {
      notices,
      next: last ? `${last.publishedOn} ${last.id}` : null,
      sources,
      checkedAt: answered.length > 0 ? Math.max(...answered) : null,
    });
  },
});

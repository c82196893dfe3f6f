import { HELD_DAYS, heldRecalls, recallArrivals } from '#domain/recalls/calls.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';
import type { Ask } from '../transport/reply.ts';
import { type RecallsChecked, readChecked } from './checked.ts';
import { noticeRow } from './notice-rows.ts';
import { UNKEYED } from './unkeyed.ts';

const DAY_MS = 86_400_000;
/** Recalls are checked again after this long, or at once if other products are at home. */
const FRESH_MS = 30 * 60_000;
/** Maximum pages of notices per check; the next check continues from there. */
const PAGES_MOST = 40;

/** Stores notices. One that concerns the household stays marked as its own. */
async function keep(db: AccountDb, notices: readonly RecallNotice[], own: boolean): Promise<void> {
  await db.transaction('rw', db.notices, async () => {
    const held = await db.notices.bulkGet(notices.map(({ id }) => id));
    await db.notices.bulkPut(notices.map((notice, at) => noticeRow(notice, own || held[at]?.own === 1)));
  });
}

/** Fetches the next pages of all notices. @returns whether the server answered */
async function readArrivals(ask: Ask, db: AccountDb): Promise<boolean> {
  for (let page = 0; page < PAGES_MOST; page += 1) {
    const after = await readMeta(db, 'recallsAfter');
    const reply = await ask(recallArrivals, { query: after === undefined ? {} : { after } });
    if (!reply.ok) return false;
    await keep(db, reply.value.notices, false);
    await writeMeta(db, 'recallsAfter', reply.value.next);
    if (!reply.value.more) break;
  }
  return true;
}

/** In how many notices each word occurs, extrapolated from those here to all of the server's. */
async function countWords(db: AccountDb, total: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await db.notices
    .where('keys')
    .startsWith('t:')
    .eachKey((key) => {
      const word = String(key).slice(2);
      counts[word] = (counts[word] ?? 0) + 1;
    });
  const scale = Math.max(1, total / Math.max(1, await db.notices.count()));
  return Object.fromEntries(
    Object.entries(counts).flatMap(([word, count]) => (count > 1 ? [[word, Math.round(count * scale)]] : [])),
  );
}

/** A digest of the products at home, so that a new one is noticed. */
async function productsNow(db: AccountDb): Promise<string> {
  const items = await db.inventory.toArray();
  return shortDigest([...new Set(items.map(({ productId }) => productId))].sort().join());
}

/** Adds the word keys to notices that came with a push. */
async function keyPushed(db: AccountDb): Promise<void> {
  const rows = await db.notices.where('keys').equals(UNKEYED).toArray();
  if (rows.length > 0) await db.notices.bulkPut(rows.map(({ notice }) => noticeRow(notice, true)));
}

/** Whether recalls are due for a check. They are also due if the clock was set back. */
async function isDue(db: AccountDb, nowMs: number): Promise<boolean> {
  const checked = await readChecked(db);
  if (checked === null || checked.at > nowMs || nowMs - checked.at >= FRESH_MS) return true;
  return checked.products !== (await productsNow(db));
}

/**
 * Fetches the notices of the last 90 days, and those that concern the household (product P11.8). What was fetched
 * before is not fetched again.
 * @returns whether the server answered, or no check was due
 */
export async function refreshRecalls(ask: Ask, db: AccountDb, nowMs: number): Promise<boolean> {
  await keyPushed(db);
  if (!(await isDue(db, nowMs))) return true;
  const products = await productsNow(db);
  if (!(await readArrivals(ask, db))) return false;
  const reply = await ask(heldRecalls, { query: {} });
  if (!reply.ok) return false;
  const { notices, words, ...rest } = reply.value;
  await keep(db, notices, true);
  const since = new Date(nowMs - HELD_DAYS * DAY_MS).toISOString().slice(0, 10);
  const concerning = new Set(notices.map(({ id }) => id));
  await db.notices
    .where('publishedOn')
    .below(since)
    .filter(({ id, notice }) => !concerning.has(id) && notice.changedOn < since)
    .delete();
  const counted = await countWords(db, rest.total);
  const checked: RecallsChecked = { ...rest, words: { ...counted, ...words }, at: nowMs, products };
  await writeMeta(db, 'recallsChecked', { ...checked });
  return true;
}

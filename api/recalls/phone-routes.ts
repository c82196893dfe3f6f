import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import type { RecallRunsTable } from '#db/schema.ts';
import { fail } from '#domain/problem.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { ARRIVALS_PAGE, HELD_DAYS } from '#domain/recalls/calls.ts';
import type { RecallNotice, RecallSource } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { sourceStates } from '../sources/room.ts';
import type { Stores } from '../stores.ts';
import { feedSource } from './fetch-feed.ts';
import { matchesAtHome, matchesOfProduct } from './notice-matches.ts';
import type { RecallFeed } from './source-list.ts';
import { type ArrivalPlace, arrivals, feedRuns, noticeCounts, noticeTotal } from './store.ts';

const DAY_MS = 86_400_000;
/** Notices read before yielding to the event loop, and in total for one answer. */
const LOOK_AT = 200;
const LOOKED_AT_MOST = 4_000;

/** The longest that importing one file may take. */
const STILL_ARRIVING_MS = 15 * 60_000;

const readPlace = (after: string): ArrivalPlace => {
  const blank = after.indexOf(' ');
  return { at: Number(after.slice(0, blank)), id: after.slice(blank + 1) };
};

/** The feeds that no administrator switched off: one that is not asked cannot fail to answer. */
async function feedsOn(reads: Reads, feeds: readonly RecallFeed[]): Promise<readonly RecallFeed[]> {
  const states = await sourceStates.all(reads);
  return feeds.filter(({ id }) => (states.get(feedSource(id))?.off_since ?? null) === null);
}

/** The feeds that were asked, by the name of their source; a source with two feeds has answered if both have. */
function statesOf(feeds: readonly RecallFeed[], runs: readonly RecallRunsTable[]) {
  const states = new Map<string, { name: string; askedAt: number; answered: boolean }>();
  for (const { id, source } of feeds) {
    const run = runs.find(({ feed }) => feed === id);
    if (!run || run.last_at === null) continue;
    const { name } = RECALL_SOURCES[source];
    const known = states.get(name);
    const answered = run.error === null && (known?.answered ?? true);
    states.set(name, { name, askedAt: Math.max(run.last_at, known?.askedAt ?? 0), answered });
  }
  return [...states.values()];
}

/** The notices that phones store, so that they can be read and matched offline (product P11.8). */
export const phoneRecallRoutes = (
  { reader, products }: Pick<Database, 'reader'> & Pick<Stores, 'products'>,
  feeds: readonly RecallFeed[],
): Handlers<'heldRecalls' | 'recallArrivals'> => ({
  heldRecalls: async ({ session, query, nowMs }) => {
    const id = query.product === undefined ? null : productIdOf(query.product);
    if (query.product !== undefined && id === null) {
      return fail('INVALID_INPUT', 'This is not a product id. Please give the id of a product.');
    }
    const found =
      id === null
        ? await matchesAtHome(reader, products, session.user, nowMs)
        : await matchesOfProduct(reader, products, session.user, id);
    const notices = [...new Map(found.alerts.map(({ notice }) => [notice.id, notice])).values()];
    const sources = Object.keys(await noticeCounts(reader)).map((one) => RECALL_SOURCES[one as RecallSource].name);
    return answer(200, {
      notices,
      words: Object.fromEntries(found.words),
      total: await noticeTotal(reader),
      sources,
      feeds: statesOf(await feedsOn(reader, feeds), await feedRuns(reader)),
    });
  },
  recallArrivals: async ({ session, query, nowMs }) => {
    const since = new Date(nowMs - HELD_DAYS * DAY_MS).toISOString().slice(0, 10);
    let place = query.after === undefined ? { at: 0, id: '' } : readPlace(query.after);
    const notices: RecallNotice[] = [];
    let more = true;
    for (let looked = 0; more && looked < LOOKED_AT_MOST && notices.length < ARRIVALS_PAGE; looked += LOOK_AT) {
      await nextTurn();
      const from = place;
      const some = await reader.snapshot((reads) => arrivals(reads, from, since, LOOK_AT), session.user.id);
      notices.push(...some.notices);
      more = some.more;
      if (some.last) place = some.last;
    }
    // Notices that are being imported bear the time at which their file began, so the last minutes are sent again.
    const settled = nowMs - STILL_ARRIVING_MS;
    if (!more && place.at > settled) place = { at: settled, id: '' };
    return answer(200, { notices, next: `${place.at} ${place.id}`, more });
  },
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { Reader } from '#db/handles.ts';
import { fail } from '#domain/problem.ts';
import { NOTICE_PAGE } from '#domain/recalls/calls.ts';
import type { RecallNotice, RecallSource } from '#domain/recalls/notice.ts';
import { RECALL_SOURCES } from '#domain/recalls/source-names.ts';
import { tokensOf } from '#domain/recalls/tokens.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { WorkBudget } from '../http/work-budget.ts';
import type { Stores } from '../stores.ts';
import { matchesAtHome } from './notice-matches.ts';
import { feedRuns, findNotice, idsOfAll, type NoticePlace, noticeCounts, noticesOf, recentNotices } from './store.ts';

const byDay = (a: NoticePlace, b: NoticePlace): number =>
  a.publishedOn === b.publishedOn ? (a.id === b.id ? 0 : a.id < b.id ? 1 : -1) : a.publishedOn < b.publishedOn ? 1 : -1;

/** Decodes the cursor of a page of notices. */
function readPlace(cursor: string): NoticePlace {
  return { publishedOn: cursor.slice(0, 10), id: cursor.slice(11) };
}

/** The most notices searched for one page, so that a filter which matches nothing comes to an end. */
const LOOKED_THROUGH = 3000;
/** Notices read before yielding to the event loop. */
const READ_AT_ONCE = 100;

/** The next notices that fit, newest first. */
async function page(
  reader: Reader,
  keys: readonly string[],
  cursor: NoticePlace | null,
  fits: (n: RecallNotice) => boolean,
  account: string,
) {
  if (keys.length > 0) {
    const ids = await reader.snapshot((reads) => idsOfAll(reads, keys), account);
    const found: RecallNotice[] = [];
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      await nextTurn();
      const some = await reader.snapshot((reads) => noticesOf(reads, ids.slice(from, from + READ_AT_ONCE)), account);
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
    const some = await reader.snapshot((reads) => recentNotices(reads, after, READ_AT_ONCE), account);
    found.push(...some.filter(fits));
    const last = some.at(-1);
    if (!last) break;
    place = last;
  }
  return found.slice(0, NOTICE_PAGE);
}

/** The recalls of a household, and those that anybody can look up. */
export const recallRoutes = ({
  reader,
  products,
  work,
}: Pick<Database, 'reader'> & Pick<Stores, 'products'> & { readonly work: Pick<WorkBudget, 'check'> }): Handlers<
  'recalls' | 'recallNotices' | 'recallNotice'
> => ({
  recalls: async ({ session, nowMs }) => {
    const { alerts } = await matchesAtHome(reader, products, session.user, nowMs);
    return answer(
      200,
      alerts.sort((a, b) => byDay(a.notice, b.notice)),
    );
  },
  recallNotices: async ({ query, client }) => {
    // No sign-in is needed, so the work is counted for the client's IP address (product P10.10).
    const account = `address ${client}`;
    const free = work.check(account);
    if (!free.ok) return free;
    const { q = '', area, hazard, country, cursor } = query;
    const keys = tokensOf(q, 5).map((token) => `t:${token}`);
    const fits = (notice: RecallNotice): boolean =>
      (area === undefined || notice.area === area) &&
      (hazard === undefined || notice.hazard === hazard) &&
      (country === undefined || notice.countries.includes(country));
    const notices = await page(reader, keys, cursor === undefined ? null : readPlace(cursor), fits, account);
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
  recallNotice: async ({ params }) => {
    const notice = await findNotice(reader, params.id ?? '');
    return notice ? answer(200, notice) : fail('NOT_FOUND', 'There is no recall notice with this number.');
  },
});

import type { Reader, Reads } from '#db/handles.ts';
import { jsonText } from '#db/json-text.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';
import { inPages } from './in-pages.ts';

type Page = { readonly limit: number };
type AfterContribution = Page & { readonly householdId: string; readonly id: string };

const TAKEN = statement((q, { householdId, id, limit }: AfterContribution) =>
  q
    .selectFrom('contributions')
    .select(['id', 'household_id as householdId', 'product_id as productId', 'helped', 'settled_at as at'])
    .where('state', '=', 'taken')
    .where((eb) => eb(eb.refTuple('household_id', 'id'), '>', eb.tuple(householdId, id)))
    .orderBy('household_id')
    .orderBy('id')
    .limit(limit),
);
type AfterProduct = Page & { readonly householdId: string; readonly productId: string };
const FIRST_REPORTS = statement((q, { householdId, productId, limit }: AfterProduct) =>
  q
    .selectFrom('first_reports')
    .select(['household_id as householdId', 'product_id as productId', 'at'])
    .where((eb) => eb(eb.refTuple('household_id', 'product_id'), '>', eb.tuple(householdId, productId)))
    .orderBy('household_id')
    .orderBy('product_id')
    .limit(limit),
);
type AfterMark = Page & { readonly authorId: string; readonly key: string; readonly by: string };
// Marks that do not count are dropped after reading: filtered in SQL, a page could scan any number of rows.
const REVIEW_MARKS = statement((q, { authorId, key, by, limit }: AfterMark) =>
  q
    .selectFrom('helpful_reviews as m')
    .leftJoin('reviews as r', (on) =>
      on.onRef('r.user_id', '=', 'm.author_id').onRef('r.id', '=', 'm.product_id').on('r.deleted', '=', 0),
    )
    .leftJoin('hidden_reviews as h', (on) =>
      on.onRef('h.author_id', '=', 'm.author_id').onRef('h.product_id', '=', 'm.product_id'),
    )
    .select(['m.author_id as authorId', 'm.user_id as by', 'm.product_id as key', 'm.at'])
    .select(['r.written_at as writtenAt', 'h.at as hiddenAt'])
    .where((eb) => eb(eb.refTuple('m.author_id', 'm.product_id', 'm.user_id'), '>', eb.tuple(authorId, key, by)))
    .orderBy('m.author_id')
    .orderBy('m.product_id')
    .orderBy('m.user_id')
    .limit(limit),
);
const TIP_MARKS = statement((q, { authorId, key, by, limit }: AfterMark) =>
  q
    .selectFrom('helpful_tips as m')
    .leftJoin('tips as t', (on) => on.onRef('t.user_id', '=', 'm.author_id').onRef('t.id', '=', 'm.tip_id'))
    .select(['m.author_id as authorId', 'm.user_id as by', 'm.tip_id as key', 'm.at'])
    .select(['t.written_at as writtenAt', 't.hidden_at as hiddenAt'])
    .where((eb) => eb(eb.refTuple('m.author_id', 'm.tip_id', 'm.user_id'), '>', eb.tuple(authorId, key, by)))
    .orderBy('m.author_id')
    .orderBy('m.tip_id')
    .orderBy('m.user_id')
    .limit(limit),
);
type AfterMember = Page & { readonly householdId: string; readonly userId: string };
const MEMBERS = statement((q, { householdId, userId, limit }: AfterMember) =>
  q
    .selectFrom('memberships')
    .select(['household_id as householdId', 'user_id as userId', 'status'])
    .where((eb) => eb(eb.refTuple('household_id', 'user_id'), '>', eb.tuple(householdId, userId)))
    .orderBy('household_id')
    .orderBy('user_id')
    .limit(limit),
);
type Browser = { readonly userId: string; readonly hash: Buffer };
const BROWSERS = statement((q, { userId, hash, limit }: Page & Browser) =>
  q
    .selectFrom('known_browsers')
    .select(['user_id as userId', 'token_hash as hash'])
    .where((eb) => eb(eb.refTuple('user_id', 'token_hash'), '>', eb.tuple(userId, hash)))
    .orderBy('user_id')
    .orderBy('token_hash')
    .limit(limit),
);
type AfterDevice = Page & { readonly userId: string; readonly sign: string };
const DEVICES = statement((q, { userId, sign, limit }: AfterDevice) =>
  q
    .selectFrom('devices')
    .select(['user_id as userId', 'device_id as sign'])
    .where((eb) => eb(eb.refTuple('user_id', 'device_id'), '>', eb.tuple(userId, sign)))
    .orderBy('user_id')
    .orderBy('device_id')
    .limit(limit),
);
const BROUGHT = statement((q, { userId, limit }: Page & { readonly userId: string }) =>
  q
    .selectFrom('referrals')
    .select(['user_id as userId', 'household_id as householdId'])
    .where('user_id', '>', userId)
    .orderBy('user_id')
    .limit(limit),
);
const PRODUCT_NAME = statement((q, { id }: { readonly id: string }) =>
  q
    .selectFrom('products')
    .select(jsonText('data', 'name').as('name'))
    .where('id', '=', id)
    .where('household_id', 'is', null),
);
const TIP_TITLE = statement((q, { id }: { readonly id: string }) =>
  q.selectFrom('tips').select('title').where('id', '=', id),
);

const FIRST_BROWSER: Browser = { userId: '', hash: Buffer.alloc(0) };
const FIRST_MARK = { authorId: '', key: '', by: '' };
type MarkRow = { readonly at: number; readonly writtenAt: number | null; readonly hiddenAt: number | null };
/** A mark does not count if the review or tip was deleted, hidden, or rewritten after the mark. */
const counts = ({ at, writtenAt, hiddenAt }: MarkRow) => writtenAt !== null && at >= writtenAt && hiddenAt === null;

/** Contributions, and what links people to one family. Read in pages, yielding to the event loop in between. */
export const contributionStore = {
  accepted: (reader: Reader) => inPages({ householdId: '', id: '' }, (after) => reader.all(TAKEN, after)),
  firstReports: (reader: Reader) =>
    inPages({ householdId: '', productId: '' }, (after) => reader.all(FIRST_REPORTS, after)),
  async *marks(reader: Reader) {
    for await (const rows of inPages(FIRST_MARK, (after) => reader.all(REVIEW_MARKS, after))) yield rows.filter(counts);
    for await (const rows of inPages(FIRST_MARK, (after) => reader.all(TIP_MARKS, after))) yield rows.filter(counts);
  },
  async *members(reader: Reader) {
    const pages = inPages({ householdId: '', userId: '' }, (after) => reader.all(MEMBERS, after));
    for await (const rows of pages) yield rows.filter(({ status }) => status === ACTIVE);
  },
  browsers: (reader: Reader) => inPages(FIRST_BROWSER, (after) => reader.all(BROWSERS, after)),
  devices: (reader: Reader) => inPages({ userId: '', sign: '' }, (after) => reader.all(DEVICES, after)),
  brought: (reader: Reader) => inPages({ userId: '' }, (after) => reader.all(BROUGHT, after)),
  /** The name of a catalogue product or the title of a tip. @returns the id if it no longer exists */
  nameOf: async (reads: Reads, id: string): Promise<string> =>
    (await reads.first(PRODUCT_NAME, { id }))?.name ?? (await reads.first(TIP_TITLE, { id }))?.title ?? id,
};

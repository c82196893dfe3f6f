import type { Reads } from '#db/handles.ts';
import { jsonText } from '#db/json-text.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';

const ACCEPTED = statement((q) =>
  q
    .selectFrom('contributions')
    .select(['household_id as householdId', 'product_id as productId', 'helped', 'settled_at as at'])
    .select(jsonText('data', 'name').as('name'))
    .where('state', '=', 'taken')
    .where('helped', 'is not', null),
);
const FIRST_REPORTS = statement((q) =>
  q
    .selectFrom('first_reports as f')
    .leftJoin('products as p', (on) => on.onRef('p.id', '=', 'f.product_id').on('p.household_id', 'is', null))
    .select(['f.household_id as householdId', 'f.product_id as productId', 'f.at'])
    .select(jsonText('p.data', 'name').as('name')),
);
const REVIEW_MARKS = statement((q) =>
  q
    .selectFrom('helpful_reviews as m')
    .innerJoin('reviews as r', (on) => on.onRef('r.user_id', '=', 'm.author_id').onRef('r.id', '=', 'm.product_id'))
    .leftJoin('hidden_reviews as h', (on) =>
      on.onRef('h.author_id', '=', 'm.author_id').onRef('h.product_id', '=', 'm.product_id'),
    )
    .leftJoin('products as p', (on) => on.onRef('p.id', '=', 'm.product_id').on('p.household_id', 'is', null))
    .select(['m.author_id as authorId', 'm.user_id as by', 'm.product_id as key', 'm.at'])
    .select(jsonText('p.data', 'name').as('about'))
    .where('r.deleted', '=', 0)
    .whereRef('m.at', '>=', 'r.written_at')
    .where('h.at', 'is', null),
);
const TIP_MARKS = statement((q) =>
  q
    .selectFrom('helpful_tips as m')
    .innerJoin('tips as t', (on) => on.onRef('t.user_id', '=', 'm.author_id').onRef('t.id', '=', 'm.tip_id'))
    .select(['m.author_id as authorId', 'm.user_id as by', 'm.tip_id as key', 'm.at', 't.title as about'])
    .where('t.hidden_at', 'is', null),
);
const MEMBERS = statement((q) =>
  q.selectFrom('memberships').select(['household_id as householdId', 'user_id as userId']).where('status', '=', ACTIVE),
);
const BROWSERS = statement((q) => q.selectFrom('known_browsers').select(['user_id as userId', 'token_hash as hash']));
const DEVICES = statement((q) => q.selectFrom('devices').select(['user_id as userId', 'device_id as sign']));
const BROUGHT = statement((q) =>
  q.selectFrom('referrals').select(['user_id as userId', 'household_id as householdId']),
);

/** What people did for each other, and who belongs together. */
export const deedStore = {
  accepted: (reads: Reads) => reads.all(ACCEPTED),
  firstReports: (reads: Reads) => reads.all(FIRST_REPORTS),
  marks: async (reads: Reads) => [...(await reads.all(REVIEW_MARKS)), ...(await reads.all(TIP_MARKS))],
  members: (reads: Reads) => reads.all(MEMBERS),
  /** Browsers and phones, by who signed in there. */
  signs: async (reads: Reads): Promise<{ userId: string; sign: string }[]> => [
    ...(await reads.all(BROWSERS)).map(({ userId, hash }) => ({ userId, sign: hash.toString('hex') })),
    ...(await reads.all(DEVICES)),
  ],
  brought: (reads: Reads) => reads.all(BROUGHT),
};

import { sql } from 'kysely';
import type { Reads, Tx } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';
import type { ReviewOrder } from '#domain/reviews/calls.ts';

type OfProduct = { readonly productId: string };
/** A product's reviews, as of a given time. */
type Shown = OfProduct & { readonly now: number };
type OfReview = OfProduct & { readonly authorId: string };
type ByPerson = OfReview & { readonly userId: string };
type Page = Shown & { readonly userId: string; readonly offset: number; readonly limit: number };

/**
 * Reviews of a product that others may read: not hidden, and their author is neither leaving, blocked nor suspended.
 */
const shown = (q: Queries, { productId, now }: Shown) =>
  q
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('hidden_reviews as h', (on) =>
      on.onRef('h.author_id', '=', 'r.user_id').onRef('h.product_id', '=', 'r.id'),
    )
    .leftJoin('community_standing as s', (on) =>
      on.onRef('s.user_id', '=', 'r.user_id').on('s.suspended_until', '>', now),
    )
    .where('r.id', '=', productId)
    .where('r.deleted', '=', 0)
    .where('u.deletes_at', 'is', null)
    .where('u.blocked_at', 'is', null)
    .where('h.at', 'is', null)
    .where('s.user_id', 'is', null);

const COUNTS = statement((q, of: Shown) =>
  shown(q, of)
    .select((eb) => ['r.stars', eb.fn.countAll<number>().as('count')])
    .groupBy('r.stars'),
);

/** The reviews of one page. A mark on a withdrawn review does not count for a later one by the same author. */
const page = (q: Queries, of: Page) =>
  shown(q, of)
    .select(['r.user_id as author', 'u.first_name as firstName', 'u.username', 'r.stars', 'r.text', 'r.about'])
    .select(['r.written_at as writtenAt', 'r.edited_at as editedAt', 'r.earlier'])
    .select((eb) => [
      eb
        .selectFrom('helpful_reviews as m')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('m.author_id', '=', 'r.user_id')
        .whereRef('m.product_id', '=', 'r.id')
        .whereRef('m.at', '>=', 'r.written_at')
        .as('helpful'),
      eb
        .selectFrom('helpful_reviews as m')
        .select('m.at')
        .whereRef('m.author_id', '=', 'r.user_id')
        .whereRef('m.product_id', '=', 'r.id')
        .whereRef('m.at', '>=', 'r.written_at')
        .where('m.user_id', '=', of.userId)
        .as('marked'),
    ]);
/**
 * The authors of one page, in its order. Without the texts: of ten thousand reviews, all would be read and sorted for a
 * page of twenty.
 */
const authorsOfPage = (q: Queries, of: Page) =>
  shown(q, of)
    .select('r.user_id')
    .leftJoin('person_blocks as b', (on) => on.onRef('b.blocked_id', '=', 'r.user_id').on('b.user_id', '=', of.userId))
    .where('b.at', 'is', null)
    .where('r.user_id', '!=', of.userId)
    .limit(of.limit)
    .offset(of.offset);
/** Not the bare column: walking its index would read all the reviews of a product for the twenty on the page. */
const WRITTEN = sql<number>`+r.written_at`;
const NEWEST = statement((q, of: Page) =>
  page(q, of)
    .where('r.user_id', 'in', authorsOfPage(q, of).orderBy('r.written_at', 'desc').orderBy('r.user_id'))
    .orderBy(WRITTEN, 'desc')
    .orderBy('r.user_id'),
);
const MOST_HELPFUL = statement((q, of: Page) =>
  page(q, of)
    .where('r.user_id', 'in', (eb) =>
      authorsOfPage(q, of)
        .orderBy(
          eb
            .selectFrom('helpful_reviews as m')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('m.author_id', '=', 'r.user_id')
            .whereRef('m.product_id', '=', 'r.id')
            .whereRef('m.at', '>=', 'r.written_at'),
          'desc',
        )
        .orderBy('r.written_at', 'desc')
        .orderBy('r.user_id'),
    )
    .orderBy('helpful', 'desc')
    .orderBy('r.written_at', 'desc')
    .orderBy('r.user_id'),
);

const AUTHORS = statement((q, of: Shown) => shown(q, of).select('r.user_id as authorId'));
const WHY_HIDDEN = statement((q, { productId, authorId }: OfReview) =>
  q.selectFrom('hidden_reviews').select('why').where('author_id', '=', authorId).where('product_id', '=', productId),
);
const HELPFUL = statement((q, { productId, authorId }: OfReview) =>
  q
    .selectFrom('helpful_reviews as m')
    .innerJoin('reviews as r', (on) => on.onRef('r.user_id', '=', 'm.author_id').onRef('r.id', '=', 'm.product_id'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('m.author_id', '=', authorId)
    .where('m.product_id', '=', productId)
    .whereRef('m.at', '>=', 'r.written_at'),
);
const MARK = statement((q, { productId, authorId, userId, at }: ByPerson & { readonly at: number }) =>
  q
    .insertInto('helpful_reviews')
    .values({ author_id: authorId, product_id: productId, user_id: userId, at })
    .onConflict((on) => on.columns(['author_id', 'product_id', 'user_id']).doUpdateSet({ at })),
);
const UNMARK = statement((q, { productId, authorId, userId }: ByPerson) =>
  q
    .deleteFrom('helpful_reviews')
    .where('author_id', '=', authorId)
    .where('product_id', '=', productId)
    .where('user_id', '=', userId),
);

/** Reviews as others see them. */
export const reviewStore = {
  counts: (reads: Reads, of: Shown) => reads.all(COUNTS, of),
  page: (reads: Reads, order: ReviewOrder, of: Page) => reads.all(order === 'newest' ? NEWEST : MOST_HELPFUL, of),
  authors: async (reads: Reads, of: Shown): Promise<string[]> =>
    (await reads.all(AUTHORS, of)).map(({ authorId }) => authorId),
  whyHidden: async (reads: Reads, of: OfReview): Promise<string | null> =>
    (await reads.first(WHY_HIDDEN, of))?.why ?? null,
  helpful: async (reads: Reads, of: OfReview): Promise<number> => Number((await reads.first(HELPFUL, of))?.count ?? 0),
  mark: async (tx: Tx, by: ByPerson, on: boolean, nowMs: number): Promise<void> =>
    void (on ? await tx.run(MARK, { ...by, at: nowMs }) : await tx.run(UNMARK, by)),
};

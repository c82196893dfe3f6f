import type { Reads, Tx } from '#db/handles.ts';
import { jsonText } from '#db/json-text.ts';
import { statement } from '#db/statement.ts';
import type { Outcome } from '#domain/groups/trust.ts';

type OfReview = { readonly productId: string; readonly authorId: string };
type Complaint = OfReview & {
  readonly id: string;
  readonly reporterId: string;
  readonly reason: string;
  readonly words: string;
  readonly at: number;
};

/** The most reports of reviews listed at once, and the most hidden reviews. */
const LISTED = 100;

const ADD = statement((q, row: Complaint) =>
  q
    .insertInto('review_reports')
    .values({
      id: row.id,
      author_id: row.authorId,
      product_id: row.productId,
      reporter_id: row.reporterId,
      reason: row.reason,
      words: row.words,
      at: row.at,
    })
    .onConflict((on) => on.doNothing()),
);
const OPEN = statement((q) =>
  q
    .selectFrom('review_reports as c')
    .innerJoin('reviews as r', (on) =>
      on.onRef('r.user_id', '=', 'c.author_id').onRef('r.id', '=', 'c.product_id').on('r.deleted', '=', 0),
    )
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .leftJoin('products as p', (on) => on.onRef('p.id', '=', 'c.product_id').on('p.household_id', 'is', null))
    .select(['c.id', 'c.reason', 'c.words', 'c.at', 'c.product_id as productId', 'u.username as author'])
    .select(['r.stars', 'r.text', 'r.earlier', jsonText('p.data', 'name').as('productName')])
    .select((eb) =>
      eb
        .selectFrom('hidden_reviews as h')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('h.author_id', '=', 'c.author_id')
        .as('hiddenBefore'),
    )
    .where('c.decided_at', 'is', null)
    .orderBy('c.at')
    .orderBy('c.id')
    .limit(LISTED),
);
const HIDDEN = statement((q) =>
  q
    .selectFrom('hidden_reviews as h')
    .innerJoin('reviews as r', (on) =>
      on.onRef('r.user_id', '=', 'h.author_id').onRef('r.id', '=', 'h.product_id').on('r.deleted', '=', 0),
    )
    .innerJoin('users as u', 'u.id', 'h.author_id')
    .leftJoin('products as p', (on) => on.onRef('p.id', '=', 'h.product_id').on('p.household_id', 'is', null))
    .select(['h.product_id as productId', 'h.author_id as authorId', 'u.username as author', 'r.text', 'h.why', 'h.at'])
    .select(jsonText('p.data', 'name').as('productName'))
    .orderBy('h.at', 'desc')
    .orderBy('h.author_id')
    .limit(LISTED),
);
const ONE_OPEN = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('review_reports')
    .select(['author_id as authorId', 'product_id as productId'])
    .where('id', '=', id)
    .where('decided_at', 'is', null),
);
// One decision settles all reports of a review.
const SETTLE = statement((q, row: OfReview & { readonly decision: string; readonly at: number }) =>
  q
    .updateTable('review_reports')
    .set({ decided_at: row.at, decision: row.decision })
    .where('author_id', '=', row.authorId)
    .where('product_id', '=', row.productId)
    .where('decided_at', 'is', null),
);
const HIDE = statement((q, row: OfReview & { readonly at: number; readonly why: string }) =>
  q
    .insertInto('hidden_reviews')
    .values({ author_id: row.authorId, product_id: row.productId, at: row.at, why: row.why })
    .onConflict((on) => on.columns(['author_id', 'product_id']).doUpdateSet({ at: row.at, why: row.why })),
);
// An earlier decision stays, with its reason.
const HOLD = statement((q, row: OfReview & { readonly at: number; readonly why: string }) =>
  q
    .insertInto('hidden_reviews')
    .values({ author_id: row.authorId, product_id: row.productId, at: row.at, why: row.why })
    .onConflict((on) => on.columns(['author_id', 'product_id']).doNothing()),
);
const SHOW = statement((q, { authorId, productId }: OfReview) =>
  q.deleteFrom('hidden_reviews').where('author_id', '=', authorId).where('product_id', '=', productId),
);

/** Reported reviews, and the decisions about them. */
export const complaintStore = {
  /** A second report by the same person has no effect. */
  add: async (tx: Tx, row: Complaint): Promise<void> => void (await tx.run(ADD, row)),
  open: (reads: Reads) => reads.all(OPEN),
  hidden: (reads: Reads) => reads.all(HIDDEN),
  /** The review of a report that is not decided yet. */
  find: (reads: Reads, id: string) => reads.first(ONE_OPEN, { id }),
  settle: async (tx: Tx, of: OfReview, decision: Outcome, at: number): Promise<void> =>
    void (await tx.run(SETTLE, { ...of, decision, at })),
  hide: async (tx: Tx, of: OfReview, why: string, at: number): Promise<void> =>
    void (await tx.run(HIDE, { ...of, why, at })),
  /** Hides a review until somebody has checked it. */
  hold: async (tx: Tx, of: OfReview, why: string, at: number): Promise<void> =>
    void (await tx.run(HOLD, { ...of, why, at })),
  /** @returns whether it was hidden */
  show: async (tx: Tx, of: OfReview): Promise<boolean> => (await tx.run(SHOW, of)) === 1,
};

import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { type productReviews, REVIEWS_AT_ONCE, type ReviewsAnswer, type reportReview } from '#domain/reviews/calls.ts';
import { Review } from '#domain/reviews/review.ts';
import { STARS } from '#domain/reviews/stars.ts';
import type { Session } from '../http/caller.ts';
import type { OperationStores } from '../sync/operations.ts';
import { complaintStore } from './complaint-store.ts';
import { reviewStore } from './review-store.ts';

const About = Review.shape.about;
const Earlier = Review.shape.earlier;
const gone = () => fail('NOT_FOUND', 'This review is no longer there.');

/** A review as clients refer to it. */
interface SharedId {
  readonly productId: string;
  readonly key: string;
}

/** A key for a review that does not reveal its author's id. */
const keyOf = (productId: string, authorId: string): string =>
  createHash('sha256').update(`review ${productId} ${authorId}`).digest('base64url').slice(0, 22);

/** The author of a review that others may read; null if there is none. */
async function authorOf(reads: Reads, { productId, key }: SharedId, now: number): Promise<string | null> {
  const authors = await reviewStore.authors(reads, { productId, now });
  return authors.find((authorId) => keyOf(productId, authorId) === key) ?? null;
}

/** Reviews of products, as others read them (product P23). */
export function createReviews({ reader, writes }: Database, findProduct: OperationStores['findProduct']) {
  return {
    /** @param who the reader @returns NOT_FOUND for a product that is neither in the catalogue nor their household's */
    list: (who: Session['user'], productId: string, query: z.output<(typeof productReviews)['query']>, now: number) =>
      reader.snapshot(async (reads): Promise<Result<ReviewsAnswer>> => {
        const userId = who.id;
        if (!(await findProduct(reads, who.householdId, productId))) {
          return fail('NOT_FOUND', 'This product does not exist.');
        }
        const counted = await reviewStore.counts(reads, { productId, now });
        const [one, two, three, four, five] = STARS.map((stars) =>
          Number(counted.find((row) => row.stars === stars)?.count ?? 0),
        );
        const of = { productId, userId, now, offset: query.page * REVIEWS_AT_ONCE, limit: REVIEWS_AT_ONCE + 1 };
        const rows = await reviewStore.page(reads, query.order, of);
        const own = { productId, authorId: userId };
        return succeed({
          counts: [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0],
          reviews: rows
            .slice(0, REVIEWS_AT_ONCE)
            .map(({ author, firstName, username, about, earlier, helpful, marked, ...review }) => ({
              ...review,
              key: keyOf(productId, author),
              name: firstName ?? username,
              about: about === null ? null : About.parse(JSON.parse(about)),
              earlier: Earlier.parse(JSON.parse(earlier)),
              helpful: Number(helpful ?? 0),
              marked: marked !== null,
            })),
          more: rows.length > REVIEWS_AT_ONCE,
          hidden: await reviewStore.whyHidden(reads, own),
          ownHelpful: await reviewStore.helpful(reads, own),
        });
      }),

    /** @param userId the person who finds it helpful, or no longer does */
    mark: (userId: string, { productId, key }: SharedId, on: boolean, now: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const authorId = await authorOf(tx, { productId, key }, now);
        if (authorId === null) return gone();
        if (authorId === userId) return fail('CONFLICT', 'Only others can mark your review as helpful.');
        await reviewStore.mark(tx, { productId, authorId, userId }, on, now);
        return succeed(undefined);
      }),

    /** Reports a review to the people who run the server. */
    report: (
      reporterId: string,
      { productId, key }: SharedId,
      said: z.output<(typeof reportReview)['body']>,
      now: number,
    ) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const authorId = await authorOf(tx, { productId, key }, now);
        if (authorId === null) return gone();
        if (authorId === reporterId) return fail('CONFLICT', 'This is your own review: you can withdraw it.');
        await complaintStore.add(tx, { productId, authorId, ...said, id: randomUUID(), reporterId, at: now });
        return succeed(undefined);
      }),
  };
}

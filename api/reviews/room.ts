import type { Database } from '#db/database.ts';
import { type Result, succeed } from '#domain/problem.ts';
import type { ReviewsAnswer } from '#domain/reviews/calls.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import type { OperationStores } from '../sync/operations.ts';
import { createComplaints } from './complaints.ts';
import { createReviews } from './reviews.ts';

const empty = (result: Result<void>): Result<Answer> => (result.ok ? succeed({ status: 204 }) : result);

/** Path parameters. */
type Parts = Readonly<Record<string, string>>;
const sharedOf = ({ id = '', key = '' }: Parts) => ({ productId: id, key });
const reviewOf = ({ id = '', author = '' }: Parts) => ({ productId: id, authorId: author });
const shownOf = (result: Result<ReviewsAnswer>) => (result.ok ? answer(200, result.value) : result);

/** The calls about reviews of products and decisions about them. */
export const reviewCalls = (
  database: Database,
  { findProduct }: Pick<OperationStores, 'findProduct'>,
): Handlers<
  'productReviews' | 'markReview' | 'reportReview' | 'adminReviews' | 'adminDecideReview' | 'adminShowReview'
> => {
  const reviews = createReviews(database, findProduct);
  const complaints = createComplaints(database);
  return {
    productReviews: async ({ session, params, query, nowMs }) =>
      shownOf(await reviews.list(session.user, params.id ?? '', query, nowMs)),
    markReview: async ({ session, params, body, nowMs }) =>
      empty(await reviews.mark(session.user.id, sharedOf(params), body.on, nowMs)),
    reportReview: async ({ session, params, body, nowMs }) =>
      empty(await reviews.report(session.user.id, sharedOf(params), body, nowMs)),
    adminReviews: async () => answer(200, await complaints.list()),
    adminDecideReview: async ({ caller, params, body, nowMs }) =>
      empty(await complaints.decide(caller.administratorId, params.id ?? '', body, nowMs)),
    adminShowReview: async ({ caller, params, nowMs }) =>
      empty(await complaints.show(caller.administratorId, reviewOf(params), nowMs)),
  };
};

import { fail } from '#domain/problem.ts';

/** What was entered is stored; only its report is not ready yet. */
export const reportNotReady = () =>
  fail('BUSY', 'The report is not ready yet. Please try again in a moment.', { retryAfter: 5 });

/** There is no product with this id. */
export const productNotFound = () => fail('NOT_FOUND', 'This product does not exist.');

import { fail } from '#domain/problem.ts';

/** What was entered is stored; only its report is not there yet. */
export const tooLong = () =>
  fail('BUSY', 'The report is still being made. Please try again in a moment.', { retryAfter: 5 });

/** Nobody knows a product of this id. */
export const missing = () => fail('NOT_FOUND', 'This product does not exist.');

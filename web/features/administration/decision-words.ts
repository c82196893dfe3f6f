import type { Outcome } from '#domain/groups/trust.ts';

/** What can be decided about it. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  dismiss: 'Leave it as it is',
  hide: 'Hide it',
  warn: 'Hide it and warn its author',
  suspend: 'Hide it and suspend its author',
  ban: 'Hide it and close the community for its author',
};

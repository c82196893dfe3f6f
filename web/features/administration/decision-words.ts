import type { Outcome } from '#domain/groups/trust.ts';

/** Words for the possible decisions. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  dismiss: 'Leave it as it is',
  hide: 'Hide it',
  warn: 'Hide it and warn its author',
  suspend: 'Hide it and suspend its author',
  ban: 'Hide it and ban its author from the community',
};

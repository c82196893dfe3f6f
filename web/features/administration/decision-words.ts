import type { Outcome } from '#domain/groups/trust.ts';

const REASON: Readonly<Record<string, string>> = {
  dangerous: 'Could hurt somebody',
  rude: 'Rude or threatening',
  private: 'Tells private things',
  advertising: 'Advertising',
};

/** Why somebody reported something. */
export const reasonWords = (reason: string): string => REASON[reason] ?? 'Something else';

/** What can be decided about it. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  dismiss: 'Leave it as it is',
  hide: 'Hide it',
  warn: 'Hide it and warn its author',
  suspend: 'Hide it and suspend its author',
  ban: 'Hide it and close the community for its author',
};

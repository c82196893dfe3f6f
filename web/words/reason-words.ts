import type { ReportReason } from '#domain/groups/moderation-calls.ts';

const WORDS: Readonly<Record<ReportReason, string>> = {
  dangerous: 'Could hurt someone',
  rude: 'Rude or threatening',
  private: 'Shares private details',
  advertising: 'Advertising',
  other: 'Something else',
};

const isKnown = (reason: string): reason is ReportReason => Object.hasOwn(WORDS, reason);

/** Why a post was reported. Reasons known only to a newer server count as "Something else". */
export const reasonWords = (reason: string): string => WORDS[isKnown(reason) ? reason : 'other'];

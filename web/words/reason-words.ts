import type { ReportReason } from '#domain/groups/moderation-calls.ts';

const WORDS: Readonly<Record<ReportReason, string>> = {
  dangerous: 'Could hurt somebody',
  rude: 'Rude or threatening',
  private: 'Tells private things',
  advertising: 'Advertising',
  other: 'Something else',
};

const isKnown = (reason: string): reason is ReportReason => Object.hasOwn(WORDS, reason);

/** Why somebody reports what another person wrote; a newer server may know further reasons. */
export const reasonWords = (reason: string): string => WORDS[isKnown(reason) ? reason : 'other'];

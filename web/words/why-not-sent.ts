import type { OutboxEntry } from '#web/offline/tables/account-db.ts';

/** The reason for a refusal, where the code says more than the server's message. */
const WHY: Readonly<Record<string, string>> = {
  NOT_FOUND: 'What it changes no longer exists. Someone in your household may have removed it.',
  CONFLICT: 'Someone in your household changed it after you last saw it.',
  GONE: 'What it changes was removed.',
  FORBIDDEN: 'This account is not allowed to do that.',
  NOT_WITHOUT: 'It depends on another change that was not sent. Send that one first.',
  OP_ID_REUSED: 'The server has a different change under the same number. Discard this one and make it again.',
  TOO_LARGE: 'It is larger than the server accepts.',
  UNKNOWN: 'The server did not say why.',
};

/** Why something was not sent, in a sentence. */
export function whyNotSent({ lastError }: Pick<OutboxEntry, 'lastError'>): string {
  if (!lastError) return 'It is waiting its turn.';
  return WHY[lastError.code] ?? lastError.message;
}

import type { OutboxEntry } from '#web/offline/tables/account-db.ts';

/** Why the server refused, where its code says more than its sentence. */
const WHY: Readonly<Record<string, string>> = {
  NOT_FOUND: 'What it is about is no longer there. Somebody of your household may have removed it.',
  CONFLICT: 'Somebody of your household changed it after you last saw it.',
  GONE: 'What it is about was removed.',
  FORBIDDEN: 'This account may not do that.',
  NOT_WITHOUT: 'It belongs to another change that was not sent. Send that one first.',
  OP_ID_REUSED: 'The server has another change under the same number. Discard this one and do it again.',
  TOO_LARGE: 'It is larger than the server takes.',
  UNKNOWN: 'The server did not say why.',
};

/** Why something is not sent, in a sentence. */
export function whyNotSent({ lastError }: Pick<OutboxEntry, 'lastError'>): string {
  if (!lastError) return 'It waits for its turn.';
  return WHY[lastError.code] ?? lastError.message;
}

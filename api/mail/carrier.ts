import type { Letter } from '#domain/mail/letter.ts';

/** Takes letters away from this server: by SMTP, or into the outbox that its operator hands on by hand. */
export interface Carrier {
  /**
   * @param id the same at each attempt, so that a letter which arrived twice can be told for one
   * @throws {NotCarriedError} where it has to be tried again
   */
  carry(letter: Letter, id: string, signal: AbortSignal): Promise<void>;
}

/** A letter that could not be taken away. The message holds no address and no text of it: it is logged. */
export class NotCarriedError extends Error {
  override readonly name = 'NotCarriedError';
}

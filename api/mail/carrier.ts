import type { Letter } from '#domain/mail/letter.ts';

/** Delivers e-mails: by SMTP, or into the outbox, from which the operator passes them on by hand. */
export interface Carrier {
  /**
   * @param id the same at each attempt, so that an e-mail delivered twice can be recognised as one
   * @throws {NotCarriedError} if it has to be tried again
   */
  carry(letter: Letter, id: string, signal: AbortSignal): Promise<void>;
}

/** An e-mail that could not be delivered. The message is logged, so it contains neither its address nor its text. */
export class NotCarriedError extends Error {
  override readonly name = 'NotCarriedError';
}

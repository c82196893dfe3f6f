import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/handles.ts';
import type { AddressedLetter, Letter } from '#domain/mail/letter.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { MAIL_JOB } from './mail-job.ts';

/** Writes one kind of e-mail. */
export interface LetterWriter {
  /** The recipient's address; null if nobody should get it, or no longer. */
  addressee(data: Letter['data']): Promise<string | null>;
  /** The e-mail, with a fresh link if it has one; null if nobody should get it. */
  write(data: Letter['data'], nowMs: number): Promise<AddressedLetter | null>;
}

/** The writers of all e-mails, by kind. */
export type LetterWriters = Readonly<Record<string, LetterWriter>>;

/** Lets rooms send e-mails. */
export interface Post {
  /** Enqueues an e-mail in the transaction of the event it reports: both are stored, or neither. */
  put(tx: Tx, letter: Letter, nowMs: number): Promise<void>;
  /** Signals that e-mails may be waiting. Without it they are found within a minute. */
  wake(): void;
}

/** E-mails as jobs: each is sent, retried for hours, or kept as failed (product P13.1). */
export const createPost = ({
  rows,
  runner,
}: {
  readonly rows: Pick<Jobs['rows'], 'add'>;
  readonly runner: Pick<Jobs['runner'], 'wake'>;
}): Post => ({
  put: (tx, letter, nowMs) =>
    rows.add(tx, { kind: MAIL_JOB, key: `${MAIL_JOB} ${randomUUID()}`, payload: JSON.stringify(letter) }, nowMs),
  wake: () => runner.wake(),
});

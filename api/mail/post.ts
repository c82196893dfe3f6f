import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/handles.ts';
import type { AddressedLetter, Letter } from '#domain/mail/letter.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { MAIL_JOB } from './mail-job.ts';

/** How a letter of one kind is written. */
export interface LetterWriter {
  /** Whom it goes to; null where nobody is to get it any more, or never was. */
  addressee(data: Letter['data']): Promise<string | null>;
  /** The letter, with a fresh link where it has one; null where nobody is to get it. */
  write(data: Letter['data'], nowMs: number): Promise<AddressedLetter | null>;
}

/** The writers of every kind of letter, by kind. */
export type LetterWriters = Readonly<Record<string, LetterWriter>>;

/** Where rooms leave letters. */
export interface Post {
  /** Leaves a letter in the transaction of what it tells of: both, or neither. */
  put(tx: Tx, letter: Letter, nowMs: number): Promise<void>;
  /** Says that letters may be waiting. Without it they are found within a minute. */
  wake(): void;
}

/** Letters as jobs: each is sent, tried again for hours, or kept as failed (product P13.1). */
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

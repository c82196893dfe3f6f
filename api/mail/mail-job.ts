import { z } from 'zod';
import { statement } from '#db/statement.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { Carrier } from './carrier.ts';

/** The kind of job that delivers one e-mail. */
export const MAIL_JOB = 'mail';

const MINUTE_MS = 60_000;
/** Pause after each failed attempt: some eight hours in total, enough for a mail server to recover. */
const PAUSES_MS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS);

const StoredLetter = z.object({ kind: z.string(), data: z.record(z.string(), z.string()) });

// What somebody typed, perhaps an address that is not registered, is not kept longer than needed.
const FORGET_LETTER = statement((q, { id }: { id: number }) =>
  q.updateTable('jobs').set({ payload: '{}' }).where('id', '=', id),
);

/** Delivers e-mails, one per job. */
export const mailJob = (carrier: Carrier): JobKind => ({
  failed: 'A message could not be sent.',
  lane: 'mail',
  tries: PAUSES_MS.length + 1,
  pauseMs: (attempt) => PAUSES_MS[Math.min(attempt, PAUSES_MS.length) - 1] ?? MINUTE_MS,
  async run({ id, key, payload }, _note, signal) {
    await carrier.carry(StoredLetter.parse(JSON.parse(payload)), key, signal);
    return async (tx) => {
      await tx.run(FORGET_LETTER, { id });
      return null;
    };
  },
});

import { z } from 'zod';
import { SignInCode } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// What the server does by itself, for whoever looks after it: its jobs, the messages nobody sends, its backups.

const FailedJob = z.object({
  id: z.string(),
  key: z.string(),
  kind: z.string(),
  attempts: z.number().int(),
  at: z.number(),
  /** What a person would be told. */
  message: z.string(),
  /** What went wrong, for whoever mends it. */
  error: z.string(),
});
export type AdminFailedJob = z.infer<typeof FailedJob>;

export const adminJobs = {
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  limit: 'default',
  summary: 'How many jobs wait and run, by kind, and those that failed for good, the last first.',
  answers: {
    200: z.object({
      underWay: z.array(z.object({ kind: z.string(), queued: z.number().int(), running: z.number().int() })),
      failed: z.array(FailedJob),
    }),
  },
} as const satisfies Call;

export const adminRetryJob = {
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  access: 'admin',
  limit: 'default',
  summary: 'Put a job that failed for good back into the queue, with all its tries.',
  answers: { 204: null },
} as const satisfies Call;

const LyingLetter = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  writtenAt: z.number(),
  /** When it was last written out to be handed on. */
  handedAt: z.number().nullable(),
});
export type AdminLetter = z.infer<typeof LyingLetter>;

export const adminOutbox = {
  method: 'GET',
  path: '/api/admin/outbox',
  access: 'admin',
  limit: 'default',
  summary: 'Messages of the last 30 days that this server did not send, because it sends no mail.',
  answers: { 200: z.object({ sendsMail: z.boolean(), letters: z.array(LyingLetter) }) },
} as const satisfies Call;

export const adminOpenLetter = {
  method: 'POST',
  path: '/api/admin/outbox/{id}/open',
  access: 'admin',
  limit: 'default',
  summary: 'Write a message out, with a link that works from now on, to hand it to its person.',
  answers: { 200: z.object({ to: z.string(), subject: z.string(), text: z.string() }) },
} as const satisfies Call;

/** How the backup that was asked for last stands. */
const AskedBackup = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Why it failed; null where it did not. */
  message: z.string().nullable(),
});

export const adminBackups = {
  method: 'GET',
  path: '/api/admin/backups',
  access: 'admin',
  limit: 'default',
  summary: 'The verified backups that are kept, the newest first, and how the one asked for here stands.',
  answers: {
    200: z.object({
      /** False where this server takes none. */
      taken: z.boolean(),
      /** Whether they can be downloaded: the operator named the key that they are encrypted to. */
      sealed: z.boolean(),
      backups: z.array(z.object({ at: z.number(), bytes: z.number() })),
      /** Null where nobody asked for one here. */
      asked: AskedBackup.nullable(),
    }),
  },
} as const satisfies Call;

export const adminSealedBackup = {
  method: 'POST',
  path: '/api/admin/backups/download',
  access: 'admin',
  limit: 'default',
  summary: "A kept backup, encrypted to the operator's own key (age), once a fresh code of the second step is given.",
  body: z.strictObject({
    /** When it was taken, as the list says. */
    at: z.number().int(),
    code: SignInCode,
  }),
  file: 'application/octet-stream',
  answers: { 200: null },
} as const satisfies Call;

export const adminBackUp = {
  method: 'POST',
  path: '/api/admin/backups',
  access: 'admin',
  limit: 'default',
  summary: 'Take a backup now. One that is under way is left alone.',
  answers: { 204: null },
} as const satisfies Call;
